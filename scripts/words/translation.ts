// The file that translators get: one per language, as JSON, with a comment and the screen for every text.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogueSource, parseCatalogue, type Value } from './catalogue-source.ts';
import { CATALOGUES, type CatalogueFolder } from './catalogues.ts';
import { notesIn } from './notes.ts';
import { hasWords, isAsInEnglish, isHeadAsInEnglish, sameOnPurpose } from './same-as-english.ts';

/** Code of several lines is a list of them. */
type Lines = string | readonly string[];

export interface Entry {
  readonly key: string;
  readonly screen: string;
  readonly comment: string;
  readonly english: Lines;
  readonly text: Lines;
  /** The text is an expression in TypeScript; for a sentence, what it is given. */
  readonly code?: string;
  /** Still in English. */
  readonly todo?: true;
}

export interface Translation {
  readonly language: string;
  readonly about: readonly string[];
  readonly entries: readonly Entry[];
}

const ABOUT = [
  'Change "text" only, and take away "todo" when it is done. "english" is what it says in English.',
  'If your language says the same as English, take away "todo" and leave the text as it is.',
  'Where "code" is given, "text" is TypeScript: translate what stands in quotes, and keep names and placeholders as they are.',
  'plural(count, { one: ..., other: ... }) has a form for each plural of your language; # stands for the number.',
  'The rulebook of your language comes first, then what players there say, then the English text.',
];

/** Under this key are the imports and helpers before a catalogue. */
export const HEAD = '(code)';

export const fileOf = ({ folder }: CatalogueFolder, language: string): string => `${folder}/${language}.ts`;

const linesOf = (text: string): Lines => (text.includes('\n') ? text.split('\n') : text);
export const textOf = (lines: Lines): string => (typeof lines === 'string' ? lines : lines.join('\n'));

export function catalogueIn(
  root: string,
  folder: CatalogueFolder,
  language: string,
): CatalogueSource | undefined {
  const file = join(root, fileOf(folder, language));
  if (!existsSync(file)) return undefined;
  try {
    return parseCatalogue(readFileSync(file, 'utf8'), language);
  } catch (error) {
    throw new Error(`${fileOf(folder, language)}: ${(error as Error).message}`);
  }
}

export function englishIn(root: string, folder: CatalogueFolder): CatalogueSource {
  const found = catalogueIn(root, folder, 'en');
  if (found === undefined) throw new Error(`${fileOf(folder, 'en')} is missing`);
  return found;
}

/** English code for a new language: its plurals and lists are those of the new one. */
const headFor = (english: string, language: string): string => english.replaceAll("'en'", `'${language}'`);

/** A language that doesn't exist yet begins with English texts. */
export function translationOf(root: string, language: string): Translation {
  const onPurpose = sameOnPurpose(root, language);
  const markOf = (key: string, isEnglish: boolean): { todo?: true } =>
    isEnglish && language !== 'en' && !onPurpose.has(key) ? { todo: true } : {};
  const entries = CATALOGUES.flatMap((folder): Entry[] => {
    const english = englishIn(root, folder);
    const own = catalogueIn(root, folder, language);
    const noteOn = notesIn(readFileSync(join(root, folder.folder, 'words.ts'), 'utf8'), folder.type);
    const texts = new Map<string, Value>(own?.leaves.map((leaf) => [leaf.key, leaf]));
    const headKey = `${folder.name}.${HEAD}`;
    const head = own?.head ?? headFor(english.head, language);
    return [
      {
        key: headKey,
        screen: 'none',
        comment: `Code that the sentences of this part use.${hasWords(english.head) ? ' Contains words to translate, in quotes.' : ''}`,
        english: linesOf(english.head),
        text: linesOf(head),
        code: 'imports and helpers',
        ...markOf(headKey, isHeadAsInEnglish(head, english.head)),
      },
      ...english.leaves.map((leaf): Entry => {
        const { comment, screen, given } = noteOn(leaf.key);
        const key = `${folder.name}.${leaf.key}`;
        const value = texts.get(leaf.key) ?? leaf;
        const { text, isCode } = value;
        return {
          key,
          screen,
          comment,
          english: linesOf(leaf.text),
          text: linesOf(text),
          ...(isCode ? { code: given ?? 'an expression' } : {}),
          ...markOf(key, isAsInEnglish(value, leaf)),
        };
      }),
    ];
  });
  return { language, about: ABOUT, entries };
}

/** A part of a translation: of one area, or what is still to be translated. */
export const partOf = (
  { entries, ...rest }: Translation,
  { only, todo }: { readonly only?: string | undefined; readonly todo?: boolean | undefined },
): Translation => ({
  ...rest,
  entries: entries.filter(
    (entry) => (only === undefined || entry.key.startsWith(`${only}.`)) && (todo !== true || entry.todo),
  ),
});

/** How many texts are to be translated. */
export const todoIn = ({ entries }: Translation): number =>
  entries.filter((entry) => entry.todo === true).length;

export const printed = (translation: Translation): string => `${JSON.stringify(translation, null, 2)}\n`;

const isLines = (given: unknown): given is Lines =>
  typeof given === 'string' || (Array.isArray(given) && given.every((line) => typeof line === 'string'));

/** What a file says, or what is wrong with its form. */
export function readTranslation(json: string): Translation | { readonly fault: string } {
  let given: Partial<Record<keyof Translation, unknown>> | null;
  try {
    given = JSON.parse(json);
  } catch (error) {
    return { fault: `it is not JSON: ${(error as Error).message}` };
  }
  if (typeof given !== 'object' || given === null || !Array.isArray(given.entries))
    return { fault: 'it has no "entries"' };
  if (typeof given.language !== 'string') return { fault: 'it doesn’t say its "language"' };
  const seen = new Set<string>();
  for (const [at, entry] of given.entries.entries()) {
    if (typeof entry?.key !== 'string') return { fault: `entry ${at + 1} has no "key"` };
    if (!isLines(entry.text)) return { fault: `${entry.key}: "text" is missing or is no text` };
    if (seen.has(entry.key)) return { fault: `${entry.key} is there twice` };
    seen.add(entry.key);
  }
  return { language: given.language, about: ABOUT, entries: given.entries };
}
