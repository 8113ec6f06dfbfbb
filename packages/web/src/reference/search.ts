// Looking something up: by its name, by a word of what it does, by its English name.

import type { ReferencePage } from './page.ts';

/** Without accents and case, so that whoever types quickly finds it too. The Polish ł is a letter of its own. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

export interface SearchEntry {
  readonly page: ReferencePage;
  readonly title: string;
  /** Everything else by which it is found. */
  readonly text: string;
}

export const searchEntry = (page: ReferencePage, title: string, texts: readonly string[]): SearchEntry => ({
  page,
  title,
  text: texts.join(' '),
});

/** Every word that is looked for has to occur; what is called so comes before what only mentions it. */
export function found(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.includes(word));
  const isCalledSo = ({ title }: SearchEntry) => hasAll(plain(title));
  const all = entries.filter(({ title, text }) => hasAll(plain(`${title} ${text}`)));
  return [...all.filter(isCalledSo), ...all.filter((each) => !isCalledSo(each))];
}
