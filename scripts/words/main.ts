// `npm run words -- export LANGUAGE [--out FILE]` and `npm run words -- import LANGUAGE FILE`: words for translators, and back.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importWords } from './import-words.ts';
import { printed, readTranslation, todoIn, translationOf } from './translation.ts';

const USAGE = `npm run words -- export LANGUAGE [--out FILE]    all texts of a language, as one JSON file; a new one begins with English
npm run words -- import LANGUAGE FILE            checks such a file and puts its texts into the catalogues`;

const root = join(import.meta.dirname, '..', '..');

function fail(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

function exportTo(language: string, out: string): void {
  const translation = translationOf(root, language);
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
  const { faults, written, todo } = importWords(root, language, translation);
  if (faults.length > 0)
    fail(`${file} was not imported; nothing was changed.`, ...faults.map((each) => `  ${each}`));
  for (const each of written) console.log(`written: ${each}`);
  console.log(written.length === 0 ? 'Nothing has changed.' : `${counted(written.length, 'file')} written.`);
  if (todo > 0) console.log(`Still to be translated: ${counted(todo, 'text')}.`);
}

function argumentsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { out: { type: 'string' } }, allowPositionals: true });
  } catch {
    return fail(USAGE);
  }
}

const { values, positionals } = argumentsOf(process.argv.slice(2));
const [command, language = '', file] = positionals;
if (!/^[a-z]{2}$/.test(language)) fail(USAGE, '', 'A language has two letters, such as pt.');
if (command === 'export' && file === undefined) exportTo(language, values.out ?? `${language}.json`);
else if (command === 'import' && file !== undefined) importFrom(language, file);
else fail(USAGE);
