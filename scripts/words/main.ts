// `npm run words -- export LANGUAGE` and `npm run words -- import LANGUAGE FILE`: words for translators, and back.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CATALOGUES, faultInLists } from './catalogues.ts';
import { importWords, reportOf } from './import-words.ts';
import { partOf, printed, readTranslation, todoIn, translationOf } from './translation.ts';

const AREAS = CATALOGUES.map(({ name }) => name);

const USAGE = `npm run words -- export LANGUAGE [--out FILE] [--only AREA] [--todo]
    the texts of a language, as one JSON file; a new one begins with English
    --only AREA: one of ${AREAS.join(', ')}
    --todo: only what is still to be translated
npm run words -- import LANGUAGE FILE
    checks such a file and puts its texts into the catalogues; texts that it doesn't have stay as they are`;

const OPTIONS = { out: { type: 'string' }, only: { type: 'string' }, todo: { type: 'boolean' } } as const;

const root = join(import.meta.dirname, '..', '..');

function fail(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function exportTo(language: string, out: string, part: Parameters<typeof partOf>[1]): void {
  const fault = faultInLists(root, language);
  if (fault !== undefined) fail(`Nothing was written: ${fault}.`);
  if (part.only !== undefined && !AREAS.includes(part.only))
    fail(`There is no area ${part.only}. Areas are ${AREAS.join(', ')}.`);
  const translation = partOf(translationOf(root, language), part);
  try {
    writeFileSync(out, printed(translation));
  } catch {
    fail(`${out} can't be written.`);
  }
  console.log(
    `${out}: ${translation.entries.length} texts, ${todoIn(translation)} of them to be translated.`,
  );
}

function importFrom(language: string, file: string): void {
  let json = '';
  try {
    json = readFileSync(file, 'utf8');
  } catch {
    fail(`${file} can't be read.`);
  }
  const translation = readTranslation(json);
  if ('fault' in translation) fail(`${file}: ${translation.fault}.`);
  const imported = importWords(root, language, translation);
  if (imported.faults.length > 0)
    fail(`${file} was not imported; nothing was changed.`, ...imported.faults.map((each) => `  ${each}`));
  for (const line of reportOf(imported)) console.log(line);
}

function argumentsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return fail(USAGE);
  }
}

const { values, positionals } = argumentsOf(process.argv.slice(2));
const [command, language = '', file] = positionals;
if (!/^[a-z]{2}$/.test(language)) fail(USAGE, '', 'A language has two letters, such as pt.');
if (command === 'export' && file === undefined) exportTo(language, values.out ?? `${language}.json`, values);
else if (command === 'import' && file !== undefined) importFrom(language, file);
else fail(USAGE);
