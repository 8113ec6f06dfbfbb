// The words of the game. Every closed list is here, once; types and exhaustive tables are derived from it.

/** The colours of cards. */
export const COLOURS = ['grey', 'yellow', 'blue', 'green', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** The resources of grey cards. */
export const RESOURCES = ['wood', 'stone', 'clay', 'papyrus', 'glass'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The symbols of green cards. */
export const SYMBOLS = ['compass', 'gear', 'tablet'] as const;
export type ScienceSymbol = (typeof SYMBOLS)[number];

/** What a stage asks of the resources that pay for it. */
export const COST_RULES = ['different', 'identical'] as const;
export type CostRule = (typeof COST_RULES)[number];

/** The three decks in every seat's reach. A seat's own deck is its left one; its right one is its right neighbour's. */
export const DECK_POSITIONS = ['left', 'right', 'central'] as const;
export type DeckPosition = (typeof DECK_POSITIONS)[number];

/** Stages of every wonder. */
export const STAGES = 5;
/** Face-up progress tokens. */
export const ROW = 3;
/** The number of conflict tokens, by the number of players. */
export const CONFLICT_TOKENS: Readonly<Record<number, number>> = { 2: 3, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6 };

/** Points of a military victory token. */
export const VICTORY_POINTS = 3;
/** Points of the cat. */
export const CAT_POINTS = 2;

/** What points are counted for. */
export const CATEGORIES = ['wonder', 'cat', 'blue', 'military', 'progress'] as const;
export type Category = (typeof CATEGORIES)[number];
