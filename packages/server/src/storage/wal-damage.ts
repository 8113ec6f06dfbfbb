// SQLite takes a damaged page of its write-ahead log for the end of the log: everything after it is lost without a word.
// A commit is on the disk before the next one begins, so two whole commits after the supposed end prove that there was more.
// The format: https://www.sqlite.org/fileformat2.html#walformat

import { closeSync, existsSync, openSync, readSync } from 'node:fs';

const HEADER = 32;
const FRAME_HEADER = 24;
/** The last bit says in which order of bytes sums are computed. */
const MAGIC = 0x377f0682;

type Sums = readonly [number, number];

interface Frame {
  readonly bytes: Buffer;
  readonly isCommit: boolean;
  readonly salts: string;
  readonly sums: Sums;
}

/** Does the log go on after the place where SQLite stops reading it? The file must not be in use. */
export function isCutShort(file: string): boolean {
  if (!existsSync(file)) return false;
  const descriptor = openSync(file, 'r');
  try {
    return goesOnAfterItsEnd(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function goesOnAfterItsEnd(descriptor: number): boolean {
  const header = Buffer.alloc(HEADER);
  if (readSync(descriptor, header, 0, HEADER, 0) < HEADER) return false;
  const isBigEndian = (header.readUInt32BE(0) & 1) === 1;
  const pageSize = header.readUInt32BE(8);
  if (pageSize < 512 || pageSize > 65_536) return false;
  const frameAt = (index: number) => readFrame(descriptor, index, pageSize);
  const follows = (sums: Sums, { bytes, sums: stored }: Frame): boolean => {
    const page = sum(bytes.subarray(FRAME_HEADER), sum(bytes.subarray(0, 8), sums, isBigEndian), isBigEndian);
    return page[0] === stored[0] && page[1] === stored[1];
  };

  const headerSums = sumsAt(header, 24);
  const computed = sum(header.subarray(0, 24), [0, 0], isBigEndian);
  const isHeaderWhole =
    (header.readUInt32BE(0) & ~1) === MAGIC && computed[0] === headerSums[0] && computed[1] === headerSums[1];
  // Frames of an earlier round have other salts. A damaged header doesn't tell them, but the first frame does.
  const salts = isHeaderWhole ? saltsAt(header, 16) : frameAt(0)?.salts;

  let index = 0;
  let last = headerSums;
  for (; isHeaderWhole; index++) {
    const frame = frameAt(index);
    if (frame === undefined || frame.salts !== salts || !follows(last, frame)) break;
    last = frame.sums;
  }

  // Frames belong together if the sums of each go on from those of the one before it.
  let commitsInARow = 0;
  let before: Sums | undefined;
  for (; ; index++) {
    const frame = frameAt(index);
    if (frame === undefined) return false;
    const isOfThisRound = frame.salts === salts;
    if (!isOfThisRound || before === undefined || !follows(before, frame)) commitsInARow = 0;
    if (isOfThisRound && frame.isCommit) commitsInARow++;
    if (commitsInARow === 2) return true;
    before = isOfThisRound ? frame.sums : undefined;
  }
}

function readFrame(descriptor: number, index: number, pageSize: number): Frame | undefined {
  const bytes = Buffer.alloc(FRAME_HEADER + pageSize);
  const read = readSync(descriptor, bytes, 0, bytes.length, HEADER + index * bytes.length);
  if (read < bytes.length) return undefined;
  return {
    bytes,
    isCommit: bytes.readUInt32BE(4) !== 0,
    salts: saltsAt(bytes, 8),
    sums: sumsAt(bytes, 16),
  };
}

const saltsAt = (bytes: Buffer, offset: number): string => bytes.toString('hex', offset, offset + 8);

const sumsAt = (bytes: Buffer, offset: number): Sums => [
  bytes.readUInt32BE(offset),
  bytes.readUInt32BE(offset + 4),
];

function sum(bytes: Buffer, [first, second]: Sums, isBigEndian: boolean): Sums {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let a = first;
  let b = second;
  for (let offset = 0; offset < bytes.length; offset += 8) {
    a = (a + view.getUint32(offset, !isBigEndian) + b) >>> 0;
    b = (b + view.getUint32(offset + 4, !isBigEndian) + a) >>> 0;
  }
  return [a, b];
}
