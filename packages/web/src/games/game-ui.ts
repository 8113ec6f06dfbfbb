// What a game brings to the page. A game that leaves something out doesn't compile.

import type { GameId } from '@mirabilia/games/ids';
import type { GameTypes, JsonObject } from '@mirabilia/kernel';
import type { ComponentType } from 'preact';
import type { MatchLink, TableLink } from '../match/link.ts';
import type { Part } from '../reference/page.ts';
import type { Developed } from '../replay/film.ts';
import type { GameSounds } from '../sound/cues.ts';

/** What may be agreed on, over all games; the first choice is the usual one. */
export const CHOICES = {
  wonders: ['random', 'draft', 'chosen'],
  sides: ['random', 'A', 'B', 'choice'],
  first: ['random', 'host'],
  seating: ['as-is', 'shuffled'],
} as const;
export type OptionKey = keyof typeof CHOICES;
export type OptionValue<K extends OptionKey> = (typeof CHOICES)[K][number];
export type ChosenOptions = { readonly [K in OptionKey]?: OptionValue<K> };

/** The wonders of a game by name, for those who choose them. */
export interface WonderList {
  ready(): Promise<void>;
  /** Ids and names in the current language. Only after `ready`. */
  entries(): readonly (readonly [id: string, name: string])[];
}

/** What has to be known of a game to offer a table of it. */
export interface GameListing {
  readonly id: GameId;
  readonly players: { readonly min: number; readonly max: number; readonly usual: number };
  readonly options: Partial<{ readonly [K in OptionKey]: readonly OptionValue<K>[] }>;
  /** What the rulebook advises those who are new to the game. */
  readonly advice: {
    /** The options of a first match. */
    readonly firstMatch: ChosenOptions;
    /** Numbers of players to play with only after some other matches. */
    readonly later: readonly number[];
  };
  /** Hands are passed on and come back, so the page can help to remember them. */
  readonly hasMemoryAid: boolean;
  /** How many wonders are named for so many players. */
  citiesFor(players: number): number;
  wonders(): Promise<WonderList>;
}

/** A component with what has to be there before it is drawn: its words. */
export interface Loaded<Props> {
  readonly default: ComponentType<Props>;
  readonly ready?: () => Promise<unknown>;
}
export type SceneProps<Link> = { readonly link: Link };

/** The parts that draw are loaded when they are first needed: the front page names games and carries none. */
export interface GameUi<T extends GameTypes> extends GameListing {
  /** The table keeps no history: what happened before is asked for when one joins. */
  readonly isToldByEvents: boolean;
  /** The table, wide and small, with its keys, log and score: see `table/table-scene.tsx`. */
  table(): Promise<Loaded<SceneProps<TableLink<T>>>>;
  /** The same on a big screen, for everybody in the room: see `tv/tv-scene.tsx`. */
  tv(): Promise<Loaded<SceneProps<MatchLink<T>>>>;
  /** Which event has which sound, and what is heard in the background. */
  sounds(): Promise<GameSounds<T>>;
  /** Reads a record of the game and prepares its replay: see `replay/film.ts`. */
  replay(): Promise<(record: JsonObject) => Developed<T>>;
  /** Rules, cards and wonders to look up: see `reference/book.tsx`. */
  readonly reference: {
    readonly parts: readonly Part[];
    book(): Promise<Loaded<object>>;
  };
}
