// The search: by name, by a word of the effect, by the English name.

import type { ReferencePage } from './page.ts';

/** Letters that don't decompose, and the apostrophe that no keyboard types, as people type them. */
const TYPED_AS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae', '’': "'" };

/** Without accents and case, so that quick typing finds it. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łßœæ’]/g, (letter) => TYPED_AS[letter] ?? letter);

export interface SearchEntry {
  readonly page: ReferencePage;
  readonly title: string;
  /** All other text by which it is found. */
  readonly text: string;
}

export const searchEntry = (page: ReferencePage, title: string, texts: readonly string[]): SearchEntry => ({
  page,
  title,
  text: texts.join(' '),
});

/** The sheets of a guide, by their ids. */
export const sheetEntries = (
  sheets: Readonly<Record<string, { readonly title: string; readonly text: readonly string[] }>>,
): readonly SearchEntry[] =>
  Object.entries(sheets).map(([id, { title, text }]) =>
    searchEntry({ part: 'guide', item: id }, title, text),
  );

/** Every word of the query has to occur; matches in the title come before matches in the text. */
export function found(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.includes(word));
  const isCalledSo = ({ title }: SearchEntry) => hasAll(plain(title));
  const all = entries.filter(({ title, text }) => hasAll(plain(`${title} ${text}`)));
  return [...all.filter(isCalledSo), ...all.filter((each) => !isCalledSo(each))];
}
