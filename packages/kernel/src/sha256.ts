// SHA-256 (FIPS 180-4). Written out here because the engine has no dependency and runs unchanged in a browser,
// where the platform's own hash is only to be had asynchronously.

const primes = firstPrimes(64);
const ROUND = Int32Array.from(primes, (p) => fractionBits(Math.cbrt(p)));
const START = primes.slice(0, 8).map((p) => fractionBits(Math.sqrt(p)));
const schedule = new Int32Array(64);

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
}

/** The first 32 bits after the binary point: the standard's constants are these bits of roots of primes. */
function fractionBits(x: number): number {
  return ((x - Math.floor(x)) * 0x100000000) | 0;
}

function rotate(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

function compress(hash: number[], words: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const a = words[i - 15] as number;
    const b = words[i - 2] as number;
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[i] = ((words[i - 16] as number) + s0 + (words[i - 7] as number) + s1) | 0;
  }
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + (ROUND[i] as number) + (words[i] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const t2 = (s0 + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = ((hash[0] as number) + a) | 0;
  hash[1] = ((hash[1] as number) + b) | 0;
  hash[2] = ((hash[2] as number) + c) | 0;
  hash[3] = ((hash[3] as number) + d) | 0;
  hash[4] = ((hash[4] as number) + e) | 0;
  hash[5] = ((hash[5] as number) + f) | 0;
  hash[6] = ((hash[6] as number) + g) | 0;
  hash[7] = ((hash[7] as number) + h) | 0;
}

/** The hash of an ASCII text, as eight 32-bit words. */
export function sha256Words(text: string): number[] {
  const hash = START.slice();
  const length = text.length;
  const blocks = ((length + 8) >> 6) + 1;
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) {
      let word = 0;
      for (let j = 0; j < 4; j++) {
        const at = block * 64 + i * 4 + j;
        const byte = at < length ? text.charCodeAt(at) & 0xff : at === length ? 0x80 : 0;
        word = (word << 8) | byte;
      }
      schedule[i] = word;
    }
    // The last block ends with the length in bits; texts here are far shorter than 2^29 bytes.
    if (block === blocks - 1) schedule[15] = length << 3;
    compress(hash, schedule);
  }
  return hash;
}

const HEX_BYTES: readonly string[] = Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).padStart(2, '0'),
);

/** The SHA-256 of a text, hexadecimal. */
export function sha256Hex(text: string): string {
  let hex = '';
  for (const word of sha256Words(text)) {
    for (let shift = 24; shift >= 0; shift -= 8) hex += HEX_BYTES[(word >>> shift) & 0xff];
  }
  return hex;
}
