// The documentation as a site: whole, without dead links, and independent of any other place.

import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { afterAll, expect, test, vi } from 'vitest';
import { buildSite } from '../scripts/docs/build-site.ts';
import { brokenLinks } from '../scripts/docs/check-links.ts';
import { SOURCES } from '../scripts/docs/sources.ts';
import { ENTRY_POINTS } from '../scripts/packages/published.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES, hookTimeout: TIME_FOR_PROCESSES });

const root = join(import.meta.dirname, '..');
const site = mkdtempSync(join(tmpdir(), 'mirabilia-docs-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));
await buildSite(site);

const pages = globSync('**/*.html', { cwd: site });
const read = (page: string): string => readFileSync(join(site, page), 'utf8');

test('every link leads somewhere', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(brokenLinks(site)).toEqual([]);
});

test('a dead link would be found', () => {
  const broken = mkdtempSync(join(tmpdir(), 'mirabilia-docs-broken-'));
  try {
    for (const [name, html] of [
      ['a.html', '<p id="here"><a href="b.html#there">'],
      ['b.html', '<a href="a.html#here"><a href="a.html#nowhere"><img src="c.png"><a href="/a.html">'],
    ] as const)
      writeFileSync(join(broken, name), html);
    expect(brokenLinks(broken).sort()).toEqual([
      'a.html: b.html#there',
      'b.html: /a.html',
      'b.html: a.html#nowhere',
      'b.html: c.png',
    ]);
  } finally {
    rmSync(broken, { recursive: true });
  }
});

test('every document, example and entry point has a page, and the contents lead there', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', 'packages/*/{README,SPEC}.md'], { cwd: root });
  const onSite = SOURCES.map(({ file }) => file);
  expect(documents.filter((file) => file !== 'README.md' && !onSite.includes(file))).toEqual([]);
  const first = read('index.html');
  const unlisted = pages.filter((page) => page !== 'index.html' && !first.includes(`href="${page}"`));
  expect(unlisted).toEqual([]);
  for (const [library, paths] of Object.entries(ENTRY_POINTS)) {
    const listed = paths.filter((path) => path !== './rules' && !path.includes('*'));
    for (const path of listed) {
      const name = `${library}${path.slice(1)}`.replaceAll('/', '-');
      expect(existsSync(join(site, 'api', `${name}.html`)), name).toBe(true);
    }
  }
  expect(read('api/kernel.html')).toMatch(/<h3 id="startMatch">startMatch<\/h3>\n<p>\w/);
});

test('it needs nothing from elsewhere', () => {
  const loaded = pages.flatMap((page) =>
    [...read(page).matchAll(/<(?:img|script|link)\b[^>]*\b(?:src|href)="([^"]*)"/g)].map(
      ([, target = '']) => target,
    ),
  );
  expect(loaded.filter((target) => /^(?:[a-z]+:|\/)/.test(target))).toEqual([]);
  const styles = readFileSync(join(site, 'assets', 'site.css'), 'utf8');
  for (const [, file = ''] of styles.matchAll(/url\("([^"]*)"\)/g)) {
    expect(existsSync(join(site, 'assets', file)), file).toBe(true);
  }
});

test('what the search finds is there', () => {
  const text = readFileSync(join(site, 'assets', 'search.js'), 'utf8');
  const found: [string, string, string][] = JSON.parse(text.slice('window.SEARCH = '.length, -2));
  expect(found.map(([title]) => title)).toContain('Self-hosting');
  const missing = found.filter(([, target]) => {
    const [page = '', anchor] = target.split('#');
    return !pages.includes(page) || (anchor !== undefined && !read(page).includes(` id="${anchor}"`));
  });
  expect(missing).toEqual([]);
});

test('the rules are there in every language, in that language', () => {
  expect(read('rules/seven-wonders-en.html')).toContain('Goal of the game');
  expect(read('rules/architects-de.html')).toMatch(/<html lang="de">/);
});
