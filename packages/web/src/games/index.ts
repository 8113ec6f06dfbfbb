// The one list of games of the page: what each offers when a table is made, and where its table is drawn.

import type { JsonObject } from '@mirabilia/kernel';
import type { ComponentType } from 'preact';
import type { MatchLink } from '../match/link.ts';
import type { Developed } from '../replay/film.ts';

export const GAME_IDS = ['seven-wonders', 'architects'] as const;
export type GameId = (typeof GAME_IDS)[number];
export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);

/** Bots that people play against, from the weakest on. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];
export const isLevel = (given: unknown): given is Level => (LEVELS as readonly unknown[]).includes(given);

/** What may be agreed on, over all games; the first choice is the usual one. */
export const CHOICES = {
  wonders: ['random', 'draft', 'chosen'],
  sides: ['random', 'A', 'B', 'choice'],
  first: ['random', 'host'],
  seating: ['as-is', 'shuffled'],
} as const;
export type OptionKey = keyof typeof CHOICES;
export type OptionValue<K extends OptionKey> = (typeof CHOICES)[K][number];
export type Options = { readonly [K in OptionKey]?: OptionValue<K> };

export interface Scene {
  readonly default: ComponentType<{ readonly link: MatchLink }>;
  readonly ready?: () => Promise<unknown>;
}

/** The wonders of a game by name, for those who choose them. */
export interface WonderList {
  ready(): Promise<void>;
  /** Ids and names in the current language. Only after `ready`. */
  entries(): readonly (readonly [id: string, name: string])[];
}

/** Reads a record of the game and makes it ready to be looked at. */
export type Develop = (record: JsonObject) => Developed;

export interface GameEntry {
  readonly id: GameId;
  readonly players: { readonly min: number; readonly max: number; readonly usual: number };
  readonly options: Partial<{ readonly [K in OptionKey]: readonly OptionValue<K>[] }>;
  /** How many wonders are named for so many players. */
  citiesFor(players: number): number;
  wonders(): Promise<WonderList>;
  /** The table keeps no history: what happened before is asked for when one joins. */
  readonly isToldByEvents: boolean;
  /** The table; without one the game can't be played here yet and isn't offered. */
  readonly scene: (() => Promise<Scene>) | undefined;
  replay(): Promise<Develop>;
  /** The same on a big screen, for everybody in the room. */
  readonly tv: () => Promise<Scene>;
}

const ENTRIES: Readonly<Record<GameId, Omit<GameEntry, 'id'>>> = {
  'seven-wonders': {
    players: { min: 2, max: 7, usual: 3 },
    options: { wonders: CHOICES.wonders, sides: CHOICES.sides, seating: CHOICES.seating },
    // Two players share a third city.
    citiesFor: (players) => Math.max(players, 3),
    wonders: async () => {
      const { names } = await import('./seven-wonders/names.ts');
      return {
        ready: names.ready,
        entries: () => Object.entries(names.words.wonders).map(([id, { city }]) => [id, city]),
      };
    },
    isToldByEvents: false,
    scene: () => import('./seven-wonders/scene.tsx'),
    replay: async () => {
      const [{ develop }, { reel, ready }] = await Promise.all([
        import('../replay/film.ts'),
        import('./seven-wonders/reel.ts'),
      ]);
      await ready();
      return (record) => develop(reel, record);
    },
    tv: () => import('./seven-wonders/tv/scene.tsx'),
  },
  architects: {
    players: { min: 2, max: 7, usual: 3 },
    options: { wonders: ['random', 'chosen'], first: CHOICES.first, seating: CHOICES.seating },
    citiesFor: (players) => players,
    wonders: async () => {
      const { names } = await import('./architects/names.ts');
      return { ready: names.ready, entries: () => Object.entries(names.words.wonders) };
    },
    isToldByEvents: true,
    scene: () => import('./architects/scene.tsx'),
    replay: async () => {
      const [{ develop }, { reel, ready }] = await Promise.all([
        import('../replay/film.ts'),
        import('./architects/reel.ts'),
      ]);
      await ready();
      return (record) => develop(reel, record);
    },
    tv: () => import('./architects/tv/scene.tsx'),
  },
};

export const GAMES: Readonly<Record<GameId, GameEntry>> = {
  'seven-wonders': { id: 'seven-wonders', ...ENTRIES['seven-wonders'] },
  architects: { id: 'architects', ...ENTRIES.architects },
};

/** Those with a table. */
export const PLAYABLE: readonly GameEntry[] = GAME_IDS.map((id) => GAMES[id]).filter(
  ({ scene }) => scene !== undefined,
);
