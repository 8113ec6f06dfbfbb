// Looking something up: by its name, by a word of what it does, by its English name.

import type { Place } from './place.ts';

/** Without accents and case, so that whoever types quickly finds it too. The Polish ł is a letter of its own. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

export interface Entry {
  readonly place: Place;
  readonly title: string;
  /** Everything else by which it is found. */
  readonly text: string;
}

export const entry = (place: Place, title: string, texts: readonly string[]): Entry => ({
  place,
  title,
  text: texts.join(' '),
});

/** Every word that is looked for has to occur; what is called so comes before what only mentions it. */
export function found(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.includes(word));
  const isCalledSo = ({ title }: Entry) => hasAll(plain(title));
  const all = entries.filter(({ title, text }) => hasAll(plain(`${title} ${text}`)));
  return [...all.filter(isCalledSo), ...all.filter((each) => !isCalledSo(each))];
}
