// What stands between words, as each language writes it. Sentences of a catalogue have theirs; this is for what code puts together.

import { factsOf, type Language } from './languages.ts';

const spaceIn = (language: Language): string => (factsOf(language).isSpaced ? '\u202f' : '');

/** “Coins: 3”. */
export const labelledIn =
  (language: Language) =>
  (label: string, value: string | number): string =>
    `${label}${spaceIn(language)}: ${value}`;

/** Puts a text in the quotes of a language. */
export const quotedIn =
  (language: Language) =>
  (text: string): string => {
    const [opening, closing] = factsOf(language).quotes;
    return [opening, text, closing].join(spaceIn(language));
  };

const lists = (type: Intl.ListFormatType) => (language: Language) => {
  const format = new Intl.ListFormat(factsOf(language).locale, { type });
  return (parts: readonly string[]): string => format.format(parts);
};
/** “A, B and C”. */
export const andIn = lists('conjunction');
/** “A, B or C”. */
export const orIn = lists('disjunction');
