// What is known of the page before it runs, in every language: its head, its manifest, and the sentence for browsers that can't
// show it. The server sends the page in the browser's language (`index.fr.html`); `src/app/page-head.ts` changes the head when
// somebody chooses another one.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@mirabilia/kernel';
import type { Plugin } from 'vite';
import type { AppWords } from '../../src/words/app/words.ts';
import { manifestPath } from '../../src/words/shell/manifest-path.ts';
import type { ShellWords } from '../../src/words/shell/words.ts';

const here = (name: string): string => join(import.meta.dirname, name);
const WORDS = join(import.meta.dirname, '../../src/words');

/** Imported by its path, so that not all catalogues become part of the build's configuration. */
const wordsOf = async <W>(area: string, language: Language): Promise<W> =>
  (await import(join(WORDS, area, `${language}.ts`)))[language];
const shellWords = (language: Language): Promise<ShellWords> => wordsOf('shell', language);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page with the words of a language in place of `{{title}}` and the like. */
export async function pageIn(language: Language, html: string): Promise<string> {
  const { title, description, noScript } = await shellWords(language);
  const texts: Readonly<Record<string, string>> = {
    manifest: manifestPath(language),
    title,
    description,
    noScript,
  };
  const spoken = html.replace('<html lang="en">', `<html lang="${LANGUAGE_FACTS[language].locale}">`);
  return spoken.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const text = texts[name];
    if (text === undefined) throw new Error(`index.html asks for ${name}, which the shell has no words for`);
    return escaped(text);
  });
}

/** What the page is installed by. Its id is the same in every language, so that it is one app. */
export async function manifestIn(language: Language): Promise<string> {
  const { description } = await shellWords(language);
  const app = await wordsOf<AppWords>('app', language);
  const shortcuts = [
    { name: app.solo.offer, url: '/solo' },
    { name: app.front.create, url: '/new' },
    { name: app.howToPlay, url: '/rules' },
  ];
  const facts = JSON.parse(readFileSync(here('manifest.json'), 'utf8'));
  return JSON.stringify({
    ...facts,
    lang: LANGUAGE_FACTS[language].locale,
    dir: 'ltr',
    description,
    shortcuts,
  });
}

/** The script with its sentences. */
export async function oldBrowserScript(): Promise<string> {
  const sentences = await Promise.all(
    LANGUAGES.map(async (each) => [each, (await shellWords(each)).oldBrowser] as const),
  );
  const known = `var SENTENCES = ${JSON.stringify(Object.fromEntries(sentences))};\n`;
  return known + readFileSync(here('old-browser.js'), 'utf8');
}

const pagePath = (language: Language): string =>
  language === 'en' ? 'index.html' : `index.${language}.html`;

export function shell(): Plugin {
  return {
    name: 'mirabilia:shell',
    enforce: 'post',
    // A page that is served from its sources is English until it runs.
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => (server === undefined ? html : pageIn('en', html)),
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, answer, next) => {
        const language = LANGUAGES.find((each) => url === manifestPath(each));
        if (language !== undefined) answer.setHeader('Content-Type', 'application/manifest+json');
        if (language !== undefined) answer.end(await manifestIn(language));
        else if (url === '/old-browser.js') answer.end(await oldBrowserScript());
        else next();
      });
    },
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      // Workers are bundled without a page.
      if (page?.type !== 'asset') return;
      const template = String(page.source);
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      emit('old-browser.js', await oldBrowserScript());
      for (const language of LANGUAGES) {
        emit(manifestPath(language).slice(1), await manifestIn(language));
        const html = await pageIn(language, template);
        if (language === 'en') page.source = html;
        else emit(pagePath(language), html);
      }
    },
  };
}
