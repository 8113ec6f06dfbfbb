// Colons and quotes as each language writes them: in the catalogues, and where code puts words together.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, quotedIn } from '@mirabilia/kernel';
import { expect, test } from 'vitest';
import { stringsIn } from '../../../scripts/words/catalogue-source.ts';
import { CATALOGUES } from '../../../scripts/words/catalogues.ts';
import { catalogueIn } from '../../../scripts/words/translation.ts';

const root = join(import.meta.dirname, '../../..');

/** Every piece of text that a catalogue contains. */
const textsIn = (language: string): string[] =>
  CATALOGUES.flatMap((folder) => {
    const { head = '', leaves = [] } = catalogueIn(root, folder, language) ?? {};
    const inLeaves = leaves.flatMap(({ text, isCode }) => (isCode ? stringsIn(text) : [text]));
    return [...stringsIn(head), ...inLeaves];
  });

test('code leaves the colon between a label and its value to the language', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: join(root, 'packages/web') }).filter(
    (file) => !file.startsWith('src/words/') && !file.endsWith('.test.ts'),
  );
  expect(sources.length).toBeGreaterThan(100);
  const joined = sources.flatMap((file) => {
    const source = readFileSync(join(root, 'packages/web', file), 'utf8');
    return [...source.matchAll(/\$\{[^}`]*\}: (?:\$\{|`)|\{[\w.()]+\}:(?: ?<|\{' '\}| \{\w)/g)].map(
      ([found]) => `${file}: ${found}`,
    );
  });
  expect(joined).toEqual([]);
});

test('French has a narrow no-break space before : ; ! ? % and within « »', () => {
  const wrong = textsIn('fr').filter((text) =>
    /[^\s\u202f\d][:;!?](?![\w/])|[^\u202f][»]|«[^\u202f]|[ \u00a0][:;!?»%]|\d%/.test(text),
  );
  expect(wrong).toEqual([]);
});

test.for(LANGUAGES)('%s has no quotes of another language', (language) => {
  const own = quotedIn(language)('').replaceAll('\u202f', '');
  const others = [...'“”„«»"'].filter((mark) => !own.includes(mark)).join('');
  const wrong = textsIn(language).filter((text) => new RegExp(`[${others}]`).test(text));
  expect(wrong).toEqual([]);
});
