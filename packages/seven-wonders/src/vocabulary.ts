// The words of the game. Every closed list is here, once; types and exhaustive tables are derived from it.

export const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const RAW = ['wood', 'stone', 'clay', 'ore'] as const;
export const MANUFACTURED = ['glass', 'loom', 'papyrus'] as const;
export const RESOURCES = [...RAW, ...MANUFACTURED] as const;
export type Raw = (typeof RAW)[number];
export type Manufactured = (typeof MANUFACTURED)[number];
export type Resource = (typeof RESOURCES)[number];

export const SYMBOLS = ['compass', 'gear', 'tablet'] as const;
export type ScienceSymbol = (typeof SYMBOLS)[number];

export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];

/** Left is clockwise: the left neighbour of seat i is seat i + 1. */
export const NEIGHBOURS = ['left', 'right'] as const;
export type Neighbour = (typeof NEIGHBOURS)[number];
export type Where = 'self' | Neighbour;

export type Age = 1 | 2 | 3;
export const TURNS = 6;
export const HAND_SIZE = 7;

export const CATEGORIES = [
  'military',
  'treasury',
  'wonder',
  'civilian',
  'science',
  'commerce',
  'guilds',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Coins for a card that is discarded by choice. */
export const DISCARD_COINS = 3;
export const STARTING_COINS = 3;
/** A unit bought from a neighbour, without and with a discount. */
export const PRICE = 2;
export const REDUCED_PRICE = 1;
/** What a victory in the conflict at the end of each Age is worth; a defeat costs one in any Age. */
export const VICTORY_POINTS: Readonly<Record<Age, number>> = { 1: 1, 2: 3, 3: 5 };
/** What three different science symbols are worth together, and how many coins are worth a point. */
export const SET_POINTS = 7;
export const COINS_A_POINT = 3;

/** With two players a third city stands between them. */
export const FREE_CITY = 2;

/**
 * Version 2 carries out the Free City's card before its holder's own, offers it every split of a purchase, and lets
 * Halikarnassos' owner look through a pile that holds nothing to build.
 */
export const RULES_VERSIONS = [1, 2] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];
