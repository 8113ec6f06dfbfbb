// The words of the game. Every closed list is here, once; types and exhaustive tables are derived from it.

/** The colours of cards. `CardFacts.colour` is an index into this list. */
export const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** Raw materials. */
export const RAW = ['wood', 'stone', 'clay', 'ore'] as const;
/** Manufactured goods. */
export const MANUFACTURED = ['glass', 'loom', 'papyrus'] as const;
/** Raw materials, then manufactured goods. */
export const RESOURCES = [...RAW, ...MANUFACTURED] as const;
export type Raw = (typeof RAW)[number];
export type Manufactured = (typeof MANUFACTURED)[number];
export type Resource = (typeof RESOURCES)[number];

/** The symbols of green cards. */
export const SYMBOLS = ['compass', 'gear', 'tablet'] as const;
export type ScienceSymbol = (typeof SYMBOLS)[number];

/** The sides of a wonder's board. */
export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];

/** Left is clockwise: the left neighbour of seat i is seat i + 1. */
export const NEIGHBOURS = ['left', 'right'] as const;
export type Neighbour = (typeof NEIGHBOURS)[number];
/** A place as seen from a city. */
export type Where = 'self' | Neighbour;

/** The three Ages. */
export type Age = 1 | 2 | 3;
/** Turns of an Age. */
export const TURNS = 6;
/** Cards in a hand at the beginning of an Age. */
export const HAND_SIZE = 7;

/** What points are counted for. */
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
/** Coins of every city at the beginning. */
export const STARTING_COINS = 3;
/** A unit bought from a neighbour, without and with a discount. */
export const PRICE = 2;
/** Coins for a resource from a neighbour with the right trading post. */
export const REDUCED_PRICE = 1;
/** What a victory in the conflict at the end of each Age is worth; a defeat costs one in any Age. */
export const VICTORY_POINTS: Readonly<Record<Age, number>> = { 1: 1, 2: 3, 3: 5 };
/** What three different science symbols are worth together, and how many coins are worth a point. */
export const SET_POINTS = 7;
/** So many coins are a point at the end. */
export const COINS_A_POINT = 3;

/** With two players a third city stands between them. */
export const FREE_CITY = 2;

/**
 * Version 2 carries out the Free City's card before its holder's own, offers it every split of a purchase, and lets
 * Halikarnassos' owner look through a pile that holds nothing to build.
 */
export const RULES_VERSIONS = [1, 2] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];
