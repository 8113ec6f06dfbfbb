import { expect, test } from 'vitest';
import { pretendBrowser } from '../../../test/browser.ts';

const KEY = 'mirabilia.settings';

async function settingsIn(browser: Parameters<typeof pretendBrowser>[0]) {
  const kept = pretendBrowser(browser);
  const { applySettings, settings } = await import('./settings.ts');
  const values = () => Object.fromEntries(Object.entries(settings).map(([name, { value }]) => [name, value]));
  return { kept, settings, values, applySettings };
}

const USUAL = {
  language: 'en',
  theme: 'system',
  motion: 'full',
  muted: false,
  volumes: { master: 50, cards: 100, stone: 100, chime: 100, ambience: 100 },
  confirm: false,
  patterns: true,
  memoryAid: true,
  hints: true,
  notify: false,
  push: false,
};

test('with nothing stored all settings have their defaults, in the browser’s language', async () => {
  const { values } = await settingsIn({ languages: ['ja-JP', 'pl-PL', 'en'] });
  expect(values()).toEqual({ ...USUAL, language: 'pl' });
});

test('a preference for reduced motion holds until the player chooses otherwise', async () => {
  expect((await settingsIn({ prefersStillness: true })).values().motion).toBe('off');
  const stored = { [KEY]: '{"motion":"quick"}' };
  expect((await settingsIn({ prefersStillness: true, stored })).values().motion).toBe('quick');
});

test.for([
  '',
  'null',
  '[]',
  '7',
  '"dark"',
  '{"theme":',
  '{"theme":"neon","muted":"yes","volumes":[400],"language":"tlh","motion":null}',
])('what isn’t ours is left aside: %s', async (text) => {
  expect((await settingsIn({ stored: { [KEY]: text } })).values()).toEqual(USUAL);
});

test('one invalid setting doesn’t affect the others', async () => {
  const { values } = await settingsIn({
    stored: { [KEY]: '{"theme":"dark","language":"tlh","muted":true}' },
  });
  expect(values()).toEqual({ ...USUAL, theme: 'dark', muted: true });
});

test.for([
  ['{"sound":true,"volume":"high"}', 100],
  ['{"sound":true,"volume":"low"}', 50],
  // It was stored without having been chosen.
  ['{"sound":false,"volume":"medium"}', 50],
  ['{"volumes":{"master":20},"sound":true,"volume":"high"}', 20],
  ['{"volumes":{"master":-1}}', 50],
] as const)('the volume of an older page is kept where somebody chose it: %s', async ([text, master]) => {
  const { values } = await settingsIn({ stored: { [KEY]: text } });
  expect(values()).toEqual({ ...USUAL, volumes: { ...USUAL.volumes, master } });
});

test('a change is stored and applied at once', async () => {
  const { kept, settings, applySettings } = await settingsIn({});
  applySettings();
  settings.theme.value = 'dark';
  settings.patterns.value = false;
  expect(JSON.parse(kept.get(KEY) ?? '')).toEqual({ ...USUAL, theme: 'dark', patterns: false });
  expect(document.documentElement.dataset).toEqual({ theme: 'dark', motion: 'full', patterns: 'off' });
});

test('a browser that stores nothing still works', async () => {
  const { settings, values, applySettings } = await settingsIn({ isForgetful: true });
  applySettings();
  settings.muted.value = true;
  expect(values()).toEqual({ ...USUAL, muted: true });
});
