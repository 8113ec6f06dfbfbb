// The language that a match is told in: words, names of cards, and how the language joins them.

import type { Words as ArchitectsNames } from '@mirabilia/architects/i18n';
import { en as architects } from '@mirabilia/architects/i18n/en';
import type { ReasonWords } from '@mirabilia/bots/i18n';
import { en as reasons } from '@mirabilia/bots/i18n/en';
import { andIn, type Language, labelledIn, orIn, quotedIn } from '@mirabilia/kernel';
import type { Words as SevenWondersNames } from '@mirabilia/seven-wonders/i18n';
import { en as sevenWonders } from '@mirabilia/seven-wonders/i18n/en';
import { en as words } from './words/en.ts';
import type { TerminalWords } from './words/words.ts';

interface Vocabulary {
  readonly words: TerminalWords;
  readonly sevenWonders: SevenWondersNames;
  readonly architects: ArchitectsNames;
  readonly reasons: ReasonWords;
}

export interface Speech extends Vocabulary {
  readonly language: Language;
  and(parts: readonly string[]): string;
  or(parts: readonly string[]): string;
  labelled(label: string, value: string | number): string;
  quoted(text: string): string;
}

const speech = (language: Language, vocabulary: Vocabulary): Speech => ({
  language,
  ...vocabulary,
  and: andIn(language),
  or: orIn(language),
  labelled: labelledIn(language),
  quoted: quotedIn(language),
});

/** What commands speak that tell no match. */
export const ENGLISH = speech('en', { words, sevenWonders, architects, reasons });

/** The other languages are loaded when one of them is asked for. */
export async function speechIn(language: Language): Promise<Speech> {
  if (language === 'en') return ENGLISH;
  const [own, ofSevenWonders, ofArchitects, ofReasons] = await Promise.all([
    import('./words/index.ts'),
    import('@mirabilia/seven-wonders/i18n'),
    import('@mirabilia/architects/i18n'),
    import('@mirabilia/bots/i18n'),
  ]);
  return speech(language, {
    words: own.WORDS[language],
    sevenWonders: ofSevenWonders.WORDS[language],
    architects: ofArchitects.WORDS[language],
    reasons: ofReasons.WORDS[language],
  });
}
