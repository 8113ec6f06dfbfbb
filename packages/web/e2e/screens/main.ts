// `npm run shots -- --screens [--languages en,fr] [--only name,name] [--out DIR]`: every screen in every language, on a desk and on a
// phone, with an index to read them by.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGES, type Language } from '@mirabilia/kernel';
import { ARCHITECTS } from './architects.ts';
import { FRONT } from './front.ts';
import { LEARNING } from './learning.ts';
import { READING } from './reading.ts';
import { DESKTOP, openStudio, type Screen, type Studio } from './studio.ts';
import { textsIn } from './texts.ts';
import { WONDERS } from './wonders.ts';

const SCREENS = [...FRONT, ...WONDERS, ...ARCHITECTS, ...LEARNING, ...READING];
const SIZES = { desktop: DESKTOP, phone: { width: 390, height: 844 } };
/** Screens that are opened at the same time. */
const AT_ONCE = 3;

const { values } = parseArgs({
  options: {
    screens: { type: 'boolean' },
    languages: { type: 'string', default: LANGUAGES.join() },
    only: { type: 'string' },
    out: { type: 'string', default: 'node_modules/.cache/screens' },
  },
});
const languages = values.languages.split(',').filter(isLanguage);
const wanted = values.only?.split(',');
const screens = SCREENS.filter(
  ({ name }) => wanted === undefined || wanted.some((each) => name.startsWith(each)),
);
const out = resolve(values.out);

/** The name of a picture, from the folder of all of them. */
const fileOf = (language: Language, name: string, size: string): string => `${language}/${name}-${size}.png`;

async function take(studio: Studio, { name, open }: Screen, language: Language): Promise<void> {
  const page = await open(studio, language);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
    });
    await page.screenshot({ path: join(out, fileOf(language, name, size)) });
  }
  await page.context().close();
}

/** A screen beside itself in the other languages, so that a reader sees what differs. */
const indexOf = (names: readonly string[]): string => `<!doctype html>
<meta charset="utf-8">
<title>Mirabilia, every screen</title>
<style>img { width: 24vw; vertical-align: top } img[src*=phone] { width: 8vw } h2 { margin-top: 2em }</style>
${languages.map((each) => `<p><a href="${each}/texts.txt">${each}: texts without a screen</a></p>`).join('\n')}
${names
  .map(
    (name) =>
      `<h2>${name}</h2>\n${languages
        .flatMap((each) => Object.keys(SIZES).map((size) => fileOf(each, name, size)))
        .map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`)
        .join('\n')}`,
  )
  .join('\n')}
`;

const studio = await openStudio();
const failed: string[] = [];
try {
  for (const language of languages) {
    mkdirSync(join(out, language), { recursive: true });
    writeFileSync(join(out, language, 'texts.txt'), await textsIn(language));
  }
  // Language by language within a screen: its table is played for the first one, and the others find it.
  const tasks = screens.flatMap((screen) => languages.map((language) => ({ screen, language })));
  const work = async () => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
      const { screen, language } = task;
      await take(studio, screen, language).catch((error: Error) => {
        failed.push(`${language}, ${screen.name}: ${error.message.split('\n')[0]}`);
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  writeFileSync(join(out, 'index.html'), indexOf(screens.map(({ name }) => name)));
} finally {
  await studio.close();
}
console.log(`${screens.length} screens in ${languages.length} languages: ${join(out, 'index.html')}`);
for (const each of failed) console.error(`Missing: ${each}`);
if (failed.length > 0) process.exitCode = 1;
