// Values that break careless programs, and ways to corrupt valid ones.

import { below, pick, type Rng } from '@mirabilia/kernel';

const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202egnp.exe',
  '\u200b',
  '\ufeff',
  '👩‍👩‍👧‍👦'.repeat(8),
  `e${'\u0301'.repeat(200)}`,
  '__proto__',
  'constructor',
  'toString',
  "'; drop table matches; --",
  '%s%s%n',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'null',
  'NaN',
  '-0',
  '1e999',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(41),
  'x'.repeat(121),
  'x'.repeat(3000),
] as const;

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  0.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  [],
  {},
  [[]],
  { id: 1 },
  { toString: 'x' },
  { length: 1e9 },
  [null, null],
];

export const oddText = (rng: Rng): string => pick(rng, ODD_TEXTS);

export const oddValue = (rng: Rng): unknown =>
  below(rng, 3) === 0 ? pick(rng, ODD_VALUES) : below(rng, 2) === 0 ? oddText(rng) : below(rng, 1_000_000);

export function randomText(rng: Rng, longest: number): string {
  const length = below(rng, longest) + 1;
  return String.fromCharCode(
    ...Array.from({ length }, () => below(rng, below(rng, 4) === 0 ? 0xffff : 0x7f)),
  );
}

export function randomBytes(rng: Rng, longest: number): Buffer {
  return Buffer.from(Array.from({ length: below(rng, longest) + 1 }, () => below(rng, 256)));
}

const nested = (depth: number, [open, close]: readonly [string, string]): string =>
  `${open.repeat(depth)}0${close.repeat(depth)}`;

/** Texts that are no JSON, or none that anybody wants. */
export function junkText(rng: Rng): string {
  switch (below(rng, 7)) {
    case 0:
      return randomText(rng, 300);
    case 1:
      return JSON.stringify(oddValue(rng)) ?? 'undefined';
    case 2:
      return nested(below(rng, 1500) + 1, ['[', ']']);
    case 3:
      return nested(below(rng, 600) + 1, ['{"a":', '}']);
    case 4:
      return `{"type":"watch","id":${pick(rng, ['1e999', 'NaN', '--1', '0x1', '"\\u00"', '"'])},"match":"a"}`;
    case 5:
      return `{"__proto__":{"type":"ping"},"constructor":{"prototype":{"id":"x"}},"type":${JSON.stringify(oddText(rng))}}`;
    default:
      return '';
  }
}

/** The same with one thing wrong: a value, a missing or an unknown field, or an end that is cut off. */
export function spoilt(rng: Rng, good: object): string {
  const fields = Object.entries(good);
  const at = below(rng, Math.max(fields.length, 1));
  switch (below(rng, 5)) {
    case 0:
      return JSON.stringify({ ...good, [fields[at]?.[0] ?? 'id']: oddValue(rng) });
    case 1:
      return JSON.stringify(Object.fromEntries(fields.toSpliced(at, 1)));
    case 2:
      return JSON.stringify({ ...good, [oddText(rng)]: oddValue(rng) });
    case 3: {
      const text = JSON.stringify(good);
      return text.slice(0, below(rng, text.length));
    }
    default: {
      const text = JSON.stringify(good);
      const cut = below(rng, text.length);
      return `${text.slice(0, cut)}${String.fromCharCode(below(rng, 128))}${text.slice(cut + 1)}`;
    }
  }
}
