// Names and chat are text that others see: one form of each character, nothing invisible, nothing that steers a terminal.

import { LONGEST_CHAT, LONGEST_NAME, LONGEST_TITLE } from './facts.ts';

const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0\u{1d159}]|\u034f|\u17b4|\u17b5/u;
/** Marks alone, such as the selectors of a variant, draw nothing. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters may be joined to one that is drawn at once; no more of them than this. */
const MOST_CODE_UNITS_EACH = 12;

/** The joiner of emoji is invisible by itself and welcome between two of them. */
const JOINER = /(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu;
const UNWANTED = new RegExp(`(${JOINER.source})|${INVISIBLE.source}`, 'gu');
const MOST_CODE_POINTS_EACH = 8;

function readText(given: unknown, longest: number): string | undefined {
  if (typeof given !== 'string' || given.length > longest * MOST_CODE_UNITS_EACH) return undefined;
  const text = given
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  if (INVISIBLE.test(text.replaceAll(JOINER, '')) || !VISIBLE.test(text)) return undefined;
  const length = [...graphemes.segment(text)].length;
  return length >= 1 && length <= longest ? text : undefined;
}

/** A name from elsewhere, such as a file: what is no part of a name is left out, and the rest is cut. */
export function cutName(given: string): string {
  // Before anything else: putting thousands of marks in order takes seconds.
  const text = given
    .slice(0, LONGEST_NAME * MOST_CODE_UNITS_EACH)
    .normalize('NFC')
    .replace(UNWANTED, '$1')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  let cut = '';
  let length = 0;
  for (const { segment } of graphemes.segment(text)) {
    cut += [...segment].slice(0, MOST_CODE_POINTS_EACH).join('');
    if (++length === LONGEST_NAME) break;
  }
  return readName(cut) ?? '?';
}

/** The name as it is shown, or undefined if it is none: 1 to 24 visible characters. */
export const readName = (given: unknown): string | undefined => readText(given, LONGEST_NAME);

/** The name of a tournament or a group as it is shown; undefined if it is none. */
export const readTitle = (given: unknown): string | undefined => readText(given, LONGEST_TITLE);

/** A chat message as it is shown; undefined if nothing is left of it. */
export const readChat = (given: unknown): string | undefined => readText(given, LONGEST_CHAT);

/** Letters that look like Latin ones, and like which. Capitals have a look of their own: Η looks like H, but η like n. */
const ALIKE: readonly (readonly [letters: string, latin: string])[] = [
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αβγεηικνορτυχω', 'abyenikvoptuxw'],
  // Cyrillic
  ['АВЕЅІЈКМНОРСТУХҮӀ', 'ABESIJKMHOPCTYXYl'],
  ['авгеѕіјкмноптрсухьүһӏԁԛԝ', 'abresijkmhontpcyxbyhldqw'],
  // Armenian, and Latin letters that no accent explains
  ['ՕՏօսոհ', 'OSounh'],
  ['ØĐŁøđłıɑɡɩ', 'ODLodliagi'],
  // Cherokee, Lisu
  ['ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ', 'ABCDEGHJKLMPRSTVWZ'],
  ['ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'ABCDEFGHIJKLMNOPRSTUVWXYZ'],
];
const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap(([letters, latin]) => [...letters].map((letter, i) => [letter, latin[i] as string] as const)),
);

/** What can't be told apart at a glance, once everything is in small letters. */
const GLANCES: readonly (readonly [RegExp, string])[] = [
  [/[i1|]/g, 'l'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** Two names with the same look are taken for each other: case, accents, spaces, marks and foreign letters don't count. */
export function lookOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/./gu, (letter) => LOOKS_LIKE.get(letter) ?? letter)
    .toUpperCase()
    .toLowerCase()
    .replace(/[\p{Z}\p{P}]/gu, '');
  const look = GLANCES.reduce((text, [alike, as]) => text.replace(alike, as), letters);
  return look === '' ? name : look;
}

/** The name, or with a number, "Ann (2)", if it looks like one of the others. It stays within the length of a name. */
export function distinctName(name: string, others: readonly string[]): string {
  const looks = new Set(others.map(lookOf));
  if (!looks.has(lookOf(name))) return name;
  const characters = [...graphemes.segment(name)].map(({ segment }) => segment);
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`;
    const numbered =
      characters
        .slice(0, LONGEST_NAME - suffix.length)
        .join('')
        .trimEnd() + suffix;
    if (!looks.has(lookOf(numbered))) return numbered;
  }
}
