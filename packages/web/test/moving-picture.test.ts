import { expect, test } from 'vitest';
import { animatedWebp } from '../e2e/kit/moving-picture.ts';

/** A file with one picture of four bytes, as a browser writes it. */
function single(bytes: readonly number[]): Buffer {
  const picture = Buffer.concat([
    Buffer.from('VP8 '),
    Buffer.from([bytes.length, 0, 0, 0]),
    Buffer.from(bytes),
  ]);
  return Buffer.concat([
    Buffer.from('RIFF'),
    Buffer.from([picture.length + 4, 0, 0, 0]),
    Buffer.from('WEBP'),
    picture,
  ]);
}

test('frames follow each other in one file, each with its time and its picture', () => {
  const file = animatedWebp(
    [
      { webp: single([1, 2, 3, 4]), stays: 80 },
      { webp: single([5, 6, 7, 8]), stays: 300 },
    ],
    { width: 720, height: 450 },
  );
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  const first = file.indexOf('ANMF');
  const second = file.indexOf('ANMF', first + 4);
  // Place, size less one, time.
  expect(file.readUIntLE(first + 8 + 6, 3)).toBe(719);
  expect(file.readUIntLE(first + 8 + 9, 3)).toBe(449);
  expect(file.readUIntLE(first + 8 + 12, 3)).toBe(80);
  expect(file.readUIntLE(second + 8 + 12, 3)).toBe(300);
  expect([...file.subarray(second + 8 + 16 + 8, second + 8 + 16 + 12)]).toEqual([5, 6, 7, 8]);
});

test('a frame that is no picture is an error', () => {
  const empty = Buffer.concat([Buffer.from('RIFF'), Buffer.from([4, 0, 0, 0]), Buffer.from('WEBP')]);
  expect(() => animatedWebp([{ webp: empty, stays: 1 }], { width: 1, height: 1 })).toThrow();
});
