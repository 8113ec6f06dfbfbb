// Which texts of a language are still to be translated: those that are the same as in English, unless they have no words or
// a translator has taken their "todo" away. What translators decided so is kept in `same-as-english.json`.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringsIn, type Value } from './catalogue-source.ts';

/** Keys by language. */
export const SAME_AS_ENGLISH = 'scripts/words/same-as-english.json';

type Keys = Readonly<Record<string, readonly string[]>>;

function keysIn(root: string): Keys {
  const file = join(root, SAME_AS_ENGLISH);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export const sameOnPurpose = (root: string, language: string): ReadonlySet<string> =>
  new Set(keysIn(root)[language]);

/** The file with these keys for a language, or undefined if it has them already. */
export function withSame(root: string, language: string, keys: readonly string[]): string | undefined {
  const { [language]: before = [], ...others } = keysIn(root);
  if (before.join() === keys.join()) return undefined;
  return JSON.stringify({ ...others, [language]: keys }, null, 2);
}

/** Arguments of `Intl.ListFormat`. */
const NO_WORDS = ['conjunction', 'disjunction'];

/** What a translator would translate: a single letter, such as the side of a board, is no word. */
const wordsIn = ({ text, isCode }: Value): string[] =>
  (isCode ? stringsIn(text) : [text]).filter((part) => /\p{L}{2}/u.test(part) && !NO_WORDS.includes(part));

export const isAsInEnglish = (own: Value, english: Value): boolean =>
  own.text === english.text && wordsIn(english).length > 0;

const wordsInHead = (head: string): string[] => wordsIn({ text: head, isCode: true });
export const hasWords = (head: string): boolean => wordsInHead(head).some((word) => !/^[a-z]{2}$/.test(word));

/** Helpers differ between languages, so a head is compared word by word. */
export function isHeadAsInEnglish(own: string, english: string): boolean {
  const words = new Set(wordsInHead(english));
  return wordsInHead(own).some((word) => words.has(word));
}
