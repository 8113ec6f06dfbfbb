// Pictures of a page, to count their pixels in and to keep: PNG as drivers send it, and the memory of a virtual screen.

import { crc32, deflateSync, inflateSync } from 'node:zlib';
import type { Point, Size } from './tab.ts';

export interface Picture extends Size {
  /** Red, green and blue of every pixel, row by row. */
  readonly pixels: Uint8Array;
}

export function colourAt({ width, pixels }: Picture, { x, y }: Point): readonly [number, number, number] {
  const at = 3 * (Math.round(y) * width + Math.round(x));
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** What PNG's filters predict a byte from. */
const PREDICTED: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

/** A PNG with eight bits per colour, as browsers write screenshots. */
export function fromPng(png: Buffer): Picture {
  const parts: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [width, height, depth, kind] = [png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]];
  if (depth !== 8 || (kind !== 2 && kind !== 6)) throw new Error(`a PNG of kind ${kind}, ${depth} bits`);
  const channels = kind === 6 ? 4 : 3;
  const bytes = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const pixels = new Uint8Array(3 * width * height);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const predict = PREDICTED[bytes[start] as number] as (typeof PREDICTED)[number];
    const row = new Uint8Array(stride);
    for (let i = 0; i < stride; i++) {
      const [left, corner] = i < channels ? [0, 0] : [row[i - channels], above[i - channels]];
      row[i] =
        (bytes[start + 1 + i] as number) + predict(left as number, above[i] as number, corner as number);
    }
    for (let x = 0; x < width; x++) {
      pixels.set(row.subarray(x * channels, x * channels + 3), 3 * (y * width + x));
    }
    above = row;
  }
  return { width, height, pixels };
}

/** What an X server without a screen keeps in its file (format XWD): a part of it, 32 bits per pixel. */
export function fromScreen(xwd: Buffer, corner: Point, { width, height }: Size): Picture {
  const [header, stride, colours] = [xwd.readUInt32BE(0), xwd.readUInt32BE(48), xwd.readUInt32BE(76)];
  const pixels = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // After the header there is a table of colours, twelve bytes each.
      const from = header + 12 * colours + (corner.y + y) * stride + 4 * (corner.x + x);
      const to = 3 * (y * width + x);
      for (let i = 0; i < 3; i++) pixels[to + i] = xwd[from + 2 - i] ?? 0;
    }
  }
  return { width, height, pixels };
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export function toPng({ width, height, pixels }: Picture): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = Buffer.alloc(height * (3 * width + 1));
  for (let y = 0; y < height; y++) {
    rows.set(pixels.subarray(3 * y * width, 3 * (y + 1) * width), y * (3 * width + 1) + 1);
  }
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, ...parts]);
}
