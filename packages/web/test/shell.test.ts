// What is known of the page before it runs.

import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { manifestIn, pageIn } from '../build/shell/shell.ts';
import { loadWords } from '../src/words/index.ts';
import { manifestPath } from '../src/words/shell/manifest-path.ts';

const PAGE = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

describe.for(LANGUAGES)('%s', async (language) => {
  const words = await loadWords('shell', language);
  const app = await loadWords('app', language);

  test('names both games as they are published', () => {
    expect(words.title).toMatch(/^Mirabilia\s?: /);
    expect(words.title).toContain(app.games['seven-wonders'].title);
    for (const { title } of Object.values(app.games)) expect(words.description).toContain(title);
  });

  test('fits into a search result', () => {
    expect(words.title.length).toBeLessThanOrEqual(60);
    expect(words.description.length).toBeLessThanOrEqual(180);
  });

  test('stands in the page, which links its manifest', async () => {
    const html = await pageIn(language, PAGE);
    expect(html).not.toContain('{{');
    expect(html).toContain(`<html lang="${language}`);
    expect(html).toContain(`<title>${words.title}</title>`);
    expect(html).toContain(`content="${words.description}"`);
    expect(html).toContain(`<noscript>${words.noScript}</noscript>`);
    expect(html).toContain(`href="${manifestPath(language)}"`);
  });

  test('stands in the manifest, with shortcuts that the page has', async () => {
    const manifest = JSON.parse(await manifestIn(language));
    expect(manifest).toMatchObject({ id: '/', name: 'Mirabilia', description: words.description });
    expect(manifest.lang.slice(0, 2)).toBe(language);
    expect(manifest.shortcuts).toEqual([
      { name: app.solo.offer, url: '/solo' },
      { name: app.front.create, url: '/new' },
      { name: app.howToPlay, url: '/rules' },
    ]);
  });
});

test('each language has sentences of its own', async () => {
  const all = await Promise.all(LANGUAGES.map((each) => loadWords('shell', each)));
  for (const key of ['description', 'noScript', 'oldBrowser'] as const) {
    expect(new Set(all.map((words) => words[key])).size).toBe(LANGUAGES.length);
  }
});

test('a page that asks for what there is no word for isn’t built', async () => {
  await expect(pageIn('en', '<p>{{subtitle}}</p>')).rejects.toThrow('subtitle');
});
