// A translation becomes catalogues. Nothing is written before all of it is known to be right.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultInHead, parseCatalogue, type Value, withTexts } from './catalogue-source.ts';
import { CATALOGUES, faultInLists, LOADER, TABLES } from './catalogues.ts';
import { faultInHelpers, faultInText, namesIn } from './check-text.ts';
import { isAsInEnglish, isHeadAsInEnglish, SAME_AS_ENGLISH, withSame } from './same-as-english.ts';
import {
  catalogueIn,
  type Entry,
  englishIn,
  fileOf,
  HEAD,
  type Translation,
  textOf,
  todoIn,
  translationOf,
} from './translation.ts';
import { typeFaults } from './type-check.ts';

export interface Imported {
  /** What is wrong; then nothing was written. */
  readonly faults: readonly string[];
  readonly written: readonly string[];
  /** How many texts are still in English. */
  readonly todo: number;
}

/** Texts that the file doesn't have stay as they are; in a new language they are English. */
export function importWords(root: string, language: string, given: Translation): Imported {
  const faults = faultsOf(root, language, given);
  const refused = { written: [], todo: 0 };
  if (faults.length > 0) return { faults, ...refused };
  const translation = withRest(given, translationOf(root, language));
  const files = new Map([...cataloguesOf(root, language, translation), ...tablesWith(root, language)]);
  const same = withSame(root, language, keysOfSame(root, translation));
  if (same !== undefined) files.set(SAME_AS_ENGLISH, same);
  for (const [file, text] of files) {
    if (existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === text) files.delete(file);
    else files.set(file, formatted(file, text));
  }
  const wrong =
    files.size === 0 ? [] : typeFaults(root, files).map((fault) => withKey(fault, files, language));
  if (wrong.length > 0) return { faults: wrong, ...refused };
  for (const [file, text] of files) writeFileSync(join(root, file), text);
  return { faults: [], written: [...files.keys()], todo: todoIn(translationOf(root, language)) };
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** What an import did, in lines. */
export const reportOf = ({ written, todo }: Imported): string[] => [
  ...written.map((file) => `written: ${file}`),
  written.length === 0 ? 'Nothing has changed.' : `${counted(written.length, 'file')} written.`,
  ...(todo === 0 ? [] : [`Still to be translated: ${counted(todo, 'text')}.`]),
];

function withRest(given: Translation, now: Translation): Translation {
  const entries = new Map([...now.entries, ...given.entries].map((entry) => [entry.key, entry]));
  return { ...given, entries: [...entries.values()] };
}

/** The texts that are the same as in English although nobody has to translate them any more. */
function keysOfSame(root: string, { language, entries }: Translation): string[] {
  if (language === 'en') return [];
  const done = new Map(entries.filter(({ todo }) => todo !== true).map((entry) => [entry.key, entry]));
  return CATALOGUES.flatMap((folder) => {
    const { head, leaves } = englishIn(root, folder);
    const isSame = (key: string, test: (text: string) => boolean): boolean => {
      const entry = done.get(`${folder.name}.${key}`);
      return entry !== undefined && test(textOf(entry.text));
    };
    return [
      ...(isSame(HEAD, (text) => isHeadAsInEnglish(text, head)) ? [HEAD] : []),
      ...leaves
        .filter((leaf) => isSame(leaf.key, (text) => isAsInEnglish({ ...leaf, text }, leaf)))
        .map(({ key }) => key),
    ].map((key) => `${folder.name}.${key}`);
  });
}

function faultsOf(root: string, language: string, translation: Translation): string[] {
  if (translation.language !== language)
    return [`the file is for the language ${translation.language}, not ${language}`];
  const unlisted = faultInLists(root, language);
  if (unlisted !== undefined) return [unlisted];
  const given = new Map(translation.entries.map((entry) => [entry.key, entry]));
  const now = new Map(translationOf(root, language).entries.map((entry) => [entry.key, entry]));
  const faults = [...given.keys()]
    .filter((key) => !now.has(key))
    .map((key) => `${key}: there is no such text`);
  for (const folder of CATALOGUES) {
    const english = englishIn(root, folder);
    const headKey = `${folder.name}.${HEAD}`;
    const head = textOf((given.get(headKey) ?? now.get(headKey))?.text ?? '');
    const broken = faultInHead(head);
    const fault = broken ?? faultInHelpers(head, english.head);
    if (fault !== undefined) faults.push(`${headKey}: ${fault}`);
    // Without its helpers no text can be judged.
    if (broken !== undefined) continue;
    const names = namesIn(head);
    for (const leaf of english.leaves) {
      const entry = given.get(`${folder.name}.${leaf.key}`);
      const wrong = entry && faultInText(valueIn(entry), leaf, names);
      if (wrong !== undefined) faults.push(`${entry?.key}: ${wrong}`);
    }
  }
  return faults;
}

const valueIn = ({ text, code }: Entry): Value => ({ text: textOf(text), isCode: code !== undefined });

function cataloguesOf(root: string, language: string, translation: Translation): Map<string, string> {
  const values = new Map<string, Value>(translation.entries.map((entry) => [entry.key, valueIn(entry)]));
  return new Map(
    CATALOGUES.map((folder) => {
      const valueAt = (key: string): Value => values.get(`${folder.name}.${key}`) as Value;
      const english = englishIn(root, folder);
      const own = catalogueIn(root, folder, language);
      const isWhole = own?.leaves.length === english.leaves.length;
      const frame = isWhole ? own : english;
      return [fileOf(folder, language), withTexts(frame, language, valueAt(HEAD).text, valueAt)];
    }),
  );
}

/** The modules that name every language, with a line for this one. */
function tablesWith(root: string, language: string): Map<string, string> {
  const files = new Map<string, string>();
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const loader = read(LOADER);
  const [block = ''] = /^ {2}en: \{\n.*?^ {2}\},\n/ms.exec(loader) ?? [];
  if (!loader.includes(`/${language}.ts'`)) {
    const own = block.replace('  en:', `  ${language}:`).replaceAll(/\/en(\.ts)?'/g, `/${language}$1'`);
    files.set(LOADER, loader.replace(/^ {2}\},\n\};$/m, `  },\n${own}};`));
  }
  for (const file of TABLES) {
    const table = read(file);
    if (table.includes(`'./${language}.ts'`)) continue;
    files.set(
      file,
      table
        .replace("import { en } from './en.ts';", `$&\nimport { ${language} } from './${language}.ts';`)
        .replace(/= \{ en,[^}]*(?= \})/, `$&, ${language}`),
    );
  }
  return files;
}

const home = join(import.meta.dirname, '..', '..');

/** As `npm run format` would leave it. What can't be mended, such as a helper that nothing uses, stays for `npm run lint`. */
function formatted(file: string, text: string): string {
  const biome = join(home, 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['check', '--write', `--stdin-file-path=${file}`], {
    cwd: home,
    input: text,
    encoding: 'utf8',
  });
  return stdout === '' ? text : stdout;
}

/** A fault of the type check, with the key of the text where it was found. */
function withKey(fault: string, files: ReadonlyMap<string, string>, language: string): string {
  const [, file = '', line = '0', message = ''] =
    /^(.*?)\((\d+),\d+\): error TS\d+: (.*)$/s.exec(fault) ?? [];
  const folder = CATALOGUES.find((each) => fileOf(each, language) === file);
  const source = files.get(file);
  if (folder === undefined || source === undefined) return fault;
  const lineAt = (offset: number): number => source.slice(0, offset).split('\n').length;
  const { leaves } = parseCatalogue(source, language);
  const leaf = leaves.find(({ start, end }) => lineAt(start) <= Number(line) && Number(line) <= lineAt(end));
  return `${folder.name}.${leaf?.key ?? HEAD}: ${message}`;
}
