// A moving picture for the docs: frames as WebP, which the browser makes, put one after the other into one file.

import type { Page } from '@playwright/test';
import type { Frame } from './strip.ts';

interface Shape {
  readonly width: number;
  readonly height: number;
}

/** As small as it may be without looking so. */
const QUALITY = 0.62;

/** A chunk of a RIFF file: its name, its length, its bytes, padded to an even number. */
function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

const threeBytes = (number: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes.subarray(0, 3);
};

/** Frames of one shape, each with the milliseconds that it stays; again and again. */
export function animatedWebp(
  frames: readonly { readonly webp: Buffer; readonly stays: number }[],
  { width, height }: Shape,
): Buffer {
  const size = [threeBytes(width - 1), threeBytes(height - 1)];
  const ANIMATED = Buffer.from([0x02, 0, 0, 0]);
  const OPAQUE_FOR_EVER = Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0]);
  const parts = [
    chunk('VP8X', Buffer.concat([ANIMATED, ...size])),
    chunk('ANIM', OPAQUE_FOR_EVER),
    ...frames.map(({ webp, stays }) =>
      // A frame covers the one before it; what follows the file's own head is its picture.
      chunk(
        'ANMF',
        Buffer.concat([Buffer.alloc(6), ...size, threeBytes(stays), Buffer.from([0x02]), pictureIn(webp)]),
      ),
    ),
  ];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]));
}

/** The chunk with the picture of a WebP that is a single one. */
function pictureIn(webp: Buffer): Buffer {
  for (let at = 12; at < webp.length; ) {
    const length = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4).startsWith('VP8 '))
      return webp.subarray(at, at + 8 + length + (length % 2));
    at += 8 + length + (length % 2);
  }
  throw new Error('a frame has no picture');
}

/** Draws screenshots at a smaller size, as WebP. */
export async function asWebp(
  page: Page,
  frames: readonly Frame[],
  { width, height }: Shape,
): Promise<Buffer[]> {
  const sheet = await page.context().newPage();
  try {
    const drawn: Buffer[] = [];
    for (const { png } of frames) {
      const data = await sheet.evaluate(
        async ({ source, wide, high, quality }) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const canvas = document.createElement('canvas');
          canvas.width = wide;
          canvas.height = high;
          const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
          brush.imageSmoothingQuality = 'high';
          brush.drawImage(image, 0, 0, wide, high);
          return canvas.toDataURL('image/webp', quality);
        },
        {
          source: `data:image/png;base64,${png.toString('base64')}`,
          wide: width,
          high: height,
          quality: QUALITY,
        },
      );
      drawn.push(Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'));
    }
    return drawn;
  } finally {
    await sheet.close();
  }
}
