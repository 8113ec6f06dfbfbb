// Names and chat are text that others see: one form of each character, nothing invisible, nothing that steers a terminal.

import { LONGEST_CHAT, LONGEST_NAME } from './facts.ts';

const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters may be joined to one that is drawn at once; no more of them than this. */
const MOST_CODE_UNITS_EACH = 12;

function readText(given: unknown, longest: number): string | undefined {
  if (typeof given !== 'string' || given.length > longest * MOST_CODE_UNITS_EACH) return undefined;
  const text = given
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  // The joiner of emoji is invisible by itself and welcome between two of them.
  if (
    INVISIBLE.test(
      text.replace(/(?<=\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu, ''),
    )
  ) {
    return undefined;
  }
  const length = [...graphemes.segment(text)].length;
  return length >= 1 && length <= longest ? text : undefined;
}

/** The name as it is shown, or undefined if it is none: 1 to 24 visible characters. */
export const readName = (given: unknown): string | undefined => readText(given, LONGEST_NAME);

export const readChat = (given: unknown): string | undefined => readText(given, LONGEST_CHAT);
