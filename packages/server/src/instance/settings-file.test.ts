import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';
import { readSettings } from './settings-file.ts';
import { settingsJsonSchema } from './settings-schema.ts';

const folderWith = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'mirabilia-settings-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

const read = (settings: unknown, more: Readonly<Record<string, string>> = {}) =>
  readSettings({
    named: undefined,
    folder: folderWith({
      'mirabilia.json': typeof settings === 'string' ? settings : JSON.stringify(settings),
      ...more,
    }),
  });

const sentenceOf = (...given: Parameters<typeof read>): string => {
  const found = read(...given);
  return found.ok ? 'accepted' : String(found.refusal.facts?.sentence);
};

describe('the settings file', () => {
  test('everything that may stand in it', () => {
    const settings = {
      name: 'Games night Lisbon',
      welcome: { en: 'Every Thursday.\nBring a friend.', pt: 'Às quintas.' },
      accent: '#1F4E6B',
      logo: 'logo.svg',
      password: 'open sesame',
      games: ['architects'],
      limits: { preset: 'school', guests: '400/600', 'public-lobbies': 5 },
      keep: { matches: 365, guests: 180, chat: 30 },
    };
    const found = read(settings, { 'logo.svg': '<svg/>' });
    expect(found.ok && found.value.settings).toEqual({ ...settings, accent: '#1f4e6b' });
    expect(found.ok && found.value.logo?.type).toBe('image/svg+xml');
  });

  test('none at all is fine, but not one that is named', () => {
    const folder = folderWith({});
    expect(readSettings({ named: undefined, folder })).toEqual({
      ok: true,
      value: { file: undefined, settings: {}, logo: undefined },
    });
    expect(readSettings({ named: join(folder, 'club.json'), folder }).ok).toBe(false);
  });

  test('one welcome for all languages', () => {
    const found = read({ welcome: 'Hello!' });
    expect(found.ok && found.value.settings.welcome).toEqual({ en: 'Hello!' });
  });

  test.each([
    ['no JSON', '{ name: 1 }', /is no JSON/],
    ['a list', [], /expected object/],
    ['a field that is misspelt', { nmae: 'Club' }, /“nmae”/],
    ['a name of the wrong kind', { name: 7 }, /“name”: expected string/],
    ['an empty name', { name: ' ' }, /“name”/],
    [
      'a name with a mark that turns text round',
      { name: 'a\u202eb' },
      /“name”: has characters that nobody can see/,
    ],
    ['an unknown language', { welcome: { tlh: 'nuqneH' } }, /“welcome”.*“tlh”/],
    ['a colour by its name', { accent: 'red' }, /“accent”: is written like #a84a28/],
    ['a colour on which nothing can be read', { accent: '#ffcc00' }, /“accent”: is too light.*1\.\d.*4\.5/],
    ['a short password', { password: 'abc' }, /“password”/],
    ['an unknown game', { games: ['chess'] }, /“games\.0”/],
    ['no game', { games: [] }, /“games”/],
    ['days as a text', { keep: { chat: '30' } }, /“keep\.chat”/],
    ['no days', { keep: { chat: 0 } }, /“keep\.chat”/],
    ['a limit of the wrong kind', { limits: { guests: [] } }, /“limits\.guests”: is a text or a number/],
    ['a logo that is missing', { logo: 'none.png' }, /“logo”: there is no file/],
    ['a logo that is no picture', { logo: 'logo.html' }, /“logo” has to be a file of \.svg/],
  ])('%s is refused, with the field', (_, settings, says) => {
    expect(sentenceOf(settings)).toMatch(says);
  });

  test('a logo that is too large', () => {
    expect(sentenceOf({ logo: 'a.png' }, { 'a.png': 'x'.repeat((512 << 10) + 1) })).toMatch(
      /larger than 512 KB/,
    );
  });

  test('all mistakes are told at once', () => {
    expect(sentenceOf({ nmae: 1, accent: 'red' })).toMatch(/“accent”.*“nmae”/);
  });

  test('editors are told the same', () => {
    expect(JSON.stringify(settingsJsonSchema())).toContain('"additionalProperties":false');
  });
});

test('contrast as WCAG has it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
