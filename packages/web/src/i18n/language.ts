// The languages of the page, and which one is spoken now.

import type { Language } from '@mirabilia/kernel';
import { batch, signal } from '@preact/signals';

/** Each in its own words, as browsers call it, and the forms of a word that its plurals need. */
export const LANGUAGE_FACTS = {
  en: { name: 'English', locale: 'en', plurals: ['one', 'other'] },
  // Brazilians write “0 pontos”, though the rules that browsers follow count zero as one.
  pt: { name: 'Português (Brasil)', locale: 'pt-BR', plurals: ['one', 'other'], zero: 'other' },
  pl: { name: 'Polski', locale: 'pl', plurals: ['one', 'few', 'many'] },
  ro: { name: 'Română', locale: 'ro', plurals: ['one', 'few', 'other'] },
  es: { name: 'Español', locale: 'es', plurals: ['one', 'other'] },
  de: { name: 'Deutsch', locale: 'de', plurals: ['one', 'other'] },
  it: { name: 'Italiano', locale: 'it', plurals: ['one', 'other'] },
  fr: { name: 'Français', locale: 'fr', plurals: ['one', 'other'] },
} as const satisfies Readonly<Record<Language, LanguageFacts>>;

export interface LanguageFacts {
  readonly name: string;
  readonly locale: string;
  readonly plurals: readonly Intl.LDMLPluralRule[];
  /** The form for zero, where people write another one than the rules of the locale say. */
  readonly zero?: Intl.LDMLPluralRule;
}

export const language = signal<Language>('en');
export const localeNow = (): string => LANGUAGE_FACTS[language.value].locale;

/** A catalogue of words that is loaded one language at a time. */
export interface Catalogue<Words> {
  /** In the current language. Only after `ready`. Reading it in a component draws that again when the language changes. */
  readonly value: Words;
  /** Loads the current language if it isn't there yet. */
  ready(): Promise<void>;
}

interface Shelf {
  fetch(wanted: Language): Promise<void>;
}

const shelves = new Set<Shelf>();

/** `also` are catalogues without which this one is never used: they are loaded at the same time. */
export function catalogue<Words>(
  load: (wanted: Language) => Promise<Words>,
  ...also: readonly Catalogue<unknown>[]
): Catalogue<Words> {
  const loaded = new Map<Language, Words>();
  const fetch = async (wanted: Language) => {
    if (!loaded.has(wanted)) loaded.set(wanted, await load(wanted));
  };
  let isWanted = false;
  return {
    get value() {
      const words = loaded.get(language.value);
      if (words === undefined) throw new Error(`the words in ${language.value} are not loaded`);
      return words;
    },
    async ready() {
      if (!isWanted) shelves.add({ fetch });
      isWanted = true;
      await Promise.all([fetch(language.value), ...also.map((each) => each.ready())]);
    },
  };
}

/** Everything that is on the page is fetched first, then all of it changes at once. */
export async function speak(wanted: Language): Promise<void> {
  await Promise.all([...shelves].map((shelf) => shelf.fetch(wanted)));
  batch(() => {
    language.value = wanted;
    document.documentElement.lang = LANGUAGE_FACTS[wanted].locale;
  });
}
