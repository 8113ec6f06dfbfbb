// Which language the page speaks now, and the words in it.

import { LANGUAGE_FACTS, type Language, labelledIn } from '@mirabilia/kernel';
import { batch, signal } from '@preact/signals';

export const language = signal<Language>('en');
/** For what code joins: “Coins: 3”, as the language writes a colon. */
export const labelled = (label: string, value: string | number): string =>
  labelledIn(language.value)(label, value);
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
