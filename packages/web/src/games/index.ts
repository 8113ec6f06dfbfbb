// The one list of games of the page.

import type { Architects } from '@mirabilia/architects';
import { LEVELS as BOT_LEVELS, type LevelName } from '@mirabilia/bots/ids';
import { GAME_IDS, type GameId, isGameId } from '@mirabilia/games/ids';
import type { GameTypes } from '@mirabilia/kernel';
import type { SevenWonders } from '@mirabilia/seven-wonders';
import type { Reel } from '../replay/film.ts';
import { architectsNames, sevenWondersNames } from '../words/index.ts';
import { CHOICES, type GameUi } from './game-ui.ts';

export * from './game-ui.ts';
export { GAME_IDS, type GameId, isGameId };

/** Bots that people play against, from the weakest on. */
export type Level = Exclude<LevelName, 'random'>;
export const LEVELS: readonly Level[] = BOT_LEVELS.filter((level) => level !== 'random');
export const isLevel = (given: unknown): given is Level => (LEVELS as readonly unknown[]).includes(given);

interface TypesOf {
  'seven-wonders': SevenWonders;
  architects: Architects;
}

async function develop<T extends GameTypes>(load: Promise<{ reel: Reel<T>; ready(): Promise<unknown> }>) {
  const [{ develop }, { reel, ready }] = await Promise.all([import('../replay/film.ts'), load]);
  await ready();
  return (record: Parameters<typeof develop>[1]) => develop(reel, record);
}

export const GAMES: { readonly [K in GameId]: GameUi<TypesOf[K]> & { readonly id: K } } = {
  'seven-wonders': {
    id: 'seven-wonders',
    players: { min: 2, max: 7, usual: 3 },
    options: { wonders: CHOICES.wonders, sides: CHOICES.sides, seating: CHOICES.seating },
    advice: { firstMatch: { sides: 'A' }, later: [2] },
    hasMemoryAid: true,
    // Two players share a third city.
    citiesFor: (players) => Math.max(players, 3),
    wonders: async () => {
      const names = sevenWondersNames;
      return {
        ready: names.ready,
        entries: () => Object.entries(names.value.wonders).map(([id, { city }]) => [id, city]),
      };
    },
    isToldByEvents: false,
    table: () => import('./seven-wonders/scene.tsx'),
    tv: () => import('./seven-wonders/tv/scene.tsx'),
    sounds: async () => (await import('./seven-wonders/sounds.ts')).sounds,
    replay: () => develop(import('./seven-wonders/reel.ts')),
    reference: {
      parts: ['guide', 'cards', 'wonders', 'chains', 'decks'],
      book: () => import('./seven-wonders/reference/index.tsx'),
    },
  },
  architects: {
    id: 'architects',
    players: { min: 2, max: 7, usual: 3 },
    options: { wonders: CHOICES.wonders, first: CHOICES.first, seating: CHOICES.seating },
    advice: { firstMatch: {}, later: [] },
    hasMemoryAid: false,
    citiesFor: (players) => players,
    wonders: async () => {
      const names = architectsNames;
      return { ready: names.ready, entries: () => Object.entries(names.value.wonders) };
    },
    isToldByEvents: true,
    table: () => import('./architects/scene.tsx'),
    tv: () => import('./architects/tv/scene.tsx'),
    sounds: async () => (await import('./architects/sounds.ts')).sounds,
    replay: () => develop(import('./architects/reel.ts')),
    reference: {
      parts: ['guide', 'cards', 'wonders', 'tokens', 'decks'],
      book: () => import('./architects/reference/index.tsx'),
    },
  },
};
