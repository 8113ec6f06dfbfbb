// Somebody who has never been here.

import { LANGUAGES } from '@mirabilia/kernel';
import { en as app } from '../src/words/app/en.ts';
import { loadWords } from '../src/words/index.ts';
import { fr as french } from '../src/words/shell/fr.ts';
import { pl as polish } from '../src/words/shell/pl.ts';
import type { ShellWords } from '../src/words/shell/words.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { speak } from './kit/language.ts';
import { faultsAtEverySize } from './kit/layout.ts';
import { Player } from './kit/player.ts';
import { expect, test } from './kit/test.ts';

test('two clicks lead from the front page to a match against bots', async ({ arrive }) => {
  const visitor = await arrive();
  const { page } = visitor;
  const start = Date.now();
  await page.goto('/');
  await page.getByRole('button', { name: app.front.play, exact: true }).click();
  const player = new Player(visitor, { name: 'Newcomer' });
  expect(await player.isAsked()).toBe('card');
  expect(Date.now() - start).toBeLessThan(10_000);
});

test('a browser that lacks something is told so, in its language; others aren’t', async ({ arrive }) => {
  const notice = '#old-browser';
  const { page } = await arrive({ language: 'pl' });
  await page.goto('/');
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator(notice)).toHaveCount(0);
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await page.reload();
  await expect(page.locator(notice)).toContainText('Zaktualizuj');
  await expect(page.locator(notice)).toBeInViewport();
});

test('what the browser shows around the page is in the language of the browser, then in the chosen one', async ({
  arrive,
}) => {
  const { page } = await arrive({ language: 'pl' });
  const head = () =>
    page.evaluate(() => ({
      lang: document.documentElement.lang,
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
      manifest: document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.getAttribute('href'),
    }));
  const inWordsOf = ({ title, description }: ShellWords, lang: string) => ({
    lang,
    title,
    description,
    manifest: `/manifest.${lang}.webmanifest`,
  });
  const sent = (await (await page.goto('/'))?.text()) ?? '';
  expect(sent).toContain(polish.noScript);
  expect(await head()).toEqual(inWordsOf(polish, 'pl'));
  await speak(page, 'fr');
  await expect.poll(head).toEqual(inWordsOf(french, 'fr'));
  const manifest = await page.request.get('/manifest.fr.webmanifest');
  expect(await manifest.json()).toMatchObject({ lang: 'fr', description: french.description });
  // The choice stays, although the browser still asks for Polish.
  await page.reload();
  await expect.poll(head).toEqual(inWordsOf(french, 'fr'));
});

test('on a laptop a first match and its side A are in sight, in every language', async ({ arrive }) => {
  const { page } = await arrive({ browser: { viewport: { width: 1440, height: 900 } } });
  await page.goto('/');
  for (const language of LANGUAGES) {
    await speak(page, language);
    const { front } = await loadWords('app', language);
    await expect(page.getByRole('switch', { name: front.sideA }), language).toBeInViewport({ ratio: 1 });
    const play = page.getByRole('button', { name: front.play, exact: true });
    await expect(play, language).toBeInViewport({ ratio: 1 });
  }
});

test('what a card does is found without leaving the table', async ({ arrive }) => {
  const visitor = await arrive({ device: 'phone' });
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: app.front.play, exact: true }).tap();
  const player = new Player(visitor, { name: 'Newcomer' });
  await player.cards.first().tap();
  const help = page.getByRole('button', { name: /^About / });
  const name = ((await help.getAttribute('aria-label')) ?? '').replace(/^About /, '');
  expect(name).not.toBe('');
  await help.tap();
  await expect(page.getByRole('dialog').getByRole('heading', { name }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player.use('discard')).toBeVisible();
});

test('who has asked for less motion gets none', async ({ arrive }) => {
  const { page } = await arrive({ browser: { reducedMotion: 'reduce' } });
  await page.addInitScript(() => localStorage.removeItem('mirabilia.settings'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
  await page.getByRole('button', { name: app.front.play, exact: true }).click();
  const player = new Player({ page }, { name: 'Quiet' });
  await player.answer();
  await expect(page.getByText('Turn 2 of 6')).toBeVisible();
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((each) => (each as CSSAnimation).animationName ?? each.id),
    );
  await expect.poll(moving).toEqual([]);
});

test('the language is the browser’s, and can be changed in play without reloading', async ({ arrive }) => {
  const visitor = await arrive({ language: 'pl' });
  const { page } = visitor;
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }));
  await page.locator('header select').selectOption('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await page.evaluate(() => (globalThis as { isTheSamePage?: boolean }).isTheSamePage)).toBe(true);
});

test('where the browser offers it the page can be installed, and is not offered twice', async ({
  arrive,
}) => {
  const { page } = await arrive();
  await page.goto('/');
  await expect(page.getByRole('button', { name: app.front.play, exact: true })).toBeVisible();
  const button = page.getByRole('button', { name: app.install });
  await expect(button).toHaveCount(0);
  // A browser under test makes no offer of its own.
  const isOurs = await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => Object.assign(globalThis, { wasAsked: true });
    dispatchEvent(Object.assign(offer, { prompt }));
    return offer.defaultPrevented;
  });
  expect(isOurs).toBe(true);
  for (const language of LANGUAGES) {
    await speak(page, language);
    expect(await faultsAtEverySize(page, { mayScroll: true }), language).toEqual([]);
  }
  await speak(page, 'en');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await button.click();
  expect(await page.evaluate(() => 'wasAsked' in globalThis)).toBe(true);
  await expect(button).toHaveCount(0);
});
