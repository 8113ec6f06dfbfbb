// The screens before a match: front page, new tables, lobbies, settings, and addresses that lead nowhere.

import type { Language } from '@mirabilia/kernel';
import { loadWords } from '../../src/words/index.ts';
import { seat } from '../kit/tables.ts';
import { at, type Screen, type Studio } from './studio.ts';

const lobby = ({ api, once }: Studio) =>
  once('lobby', () =>
    seat(api, {
      people: ['Ann', 'Bob'],
      bots: 1,
      isStarted: false,
      pace: { kind: 'live', decision: 60, bank: 120 },
    }),
  );

async function openLobby(studio: Studio, language: Language, isHost: boolean) {
  const { code, host } = await lobby(studio);
  const page = await studio.visit({ language, ...(isHost ? { as: host } : {}) });
  await page.goto(`/m/${code}`);
  await page.locator('main h1').waitFor();
  return page;
}

export const FRONT: readonly Screen[] = [
  at('home', '/'),
  at('new-table', '/new/seven-wonders'),
  at('new-table-architects', '/new/architects'),
  at('solo-new', '/solo'),
  at('settings', '/settings', 'dialog[open]'),
  at('not-found', '/nowhere/at/all'),
  at('tv-start', '/tv'),
  at('replay-start', '/replay'),
  { name: 'lobby-host', open: (studio, language) => openLobby(studio, language, true) },
  { name: 'lobby-guest', open: (studio, language) => openLobby(studio, language, false) },
  {
    name: 'lobby-settings',
    async open(studio, language) {
      const page = await openLobby(studio, language, true);
      await page
        .getByRole('region')
        .filter({ has: page.locator('dl') })
        .getByRole('button')
        .click();
      await page.locator('dialog input[type="radio"]').first().waitFor();
      return page;
    },
  },
  {
    name: 'tv-lobby',
    async open(studio, language) {
      const { code } = await lobby(studio);
      const page = await studio.visit({ language });
      await page.goto(`/tv/${code}`);
      await page.getByRole('img').first().waitFor();
      return page;
    },
  },
  {
    name: 'solo-match',
    async open({ visit }, language) {
      const { solo } = await loadWords('app', language);
      const page = await visit({ language });
      await page.goto('/solo');
      await page.getByRole('button', { name: solo.begin }).click();
      await page.locator('[data-hand] button').first().waitFor();
      return page;
    },
  },
];
