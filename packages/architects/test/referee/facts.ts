// The printed facts of the base box, copied by hand for the referee alone: nothing here is shared with an engine.

export const RESOURCES = ['wood', 'stone', 'clay', 'papyrus', 'glass'] as const;
export type Resource = (typeof RESOURCES)[number];

export const SYMBOLS = ['compass', 'gear', 'tablet'] as const;
export type ScienceSymbol = (typeof SYMBOLS)[number];

/** Every red card shows exactly one shield; blue cards are 3 points, or 2 points with a cat. */
export const CARDS = {
  wood: { colour: 'grey', points: 0, cats: 0, horns: 0 },
  stone: { colour: 'grey', points: 0, cats: 0, horns: 0 },
  clay: { colour: 'grey', points: 0, cats: 0, horns: 0 },
  papyrus: { colour: 'grey', points: 0, cats: 0, horns: 0 },
  glass: { colour: 'grey', points: 0, cats: 0, horns: 0 },
  coin: { colour: 'yellow', points: 0, cats: 0, horns: 0 },
  civic3: { colour: 'blue', points: 3, cats: 0, horns: 0 },
  civic2cat: { colour: 'blue', points: 2, cats: 1, horns: 0 },
  compass: { colour: 'green', points: 0, cats: 0, horns: 0 },
  gear: { colour: 'green', points: 0, cats: 0, horns: 0 },
  tablet: { colour: 'green', points: 0, cats: 0, horns: 0 },
  shield: { colour: 'red', points: 0, cats: 0, horns: 0 },
  'shield-horn1': { colour: 'red', points: 0, cats: 0, horns: 1 },
  'shield-horn2': { colour: 'red', points: 0, cats: 0, horns: 2 },
} as const;
export type CardId = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as CardId[];

/** Copies in each deck, in the order of CARDS: 5 resources, coin, 2 blue, 3 green, 3 red. */
export const DECKS = {
  alexandria: [2, 2, 2, 2, 1, 4, 2, 2, 1, 2, 1, 2, 1, 1],
  babylon: [2, 1, 2, 2, 2, 3, 2, 2, 2, 2, 1, 2, 1, 1],
  ephesus: [2, 2, 2, 2, 2, 3, 1, 2, 2, 1, 2, 2, 1, 1],
  giza: [2, 2, 1, 2, 2, 3, 2, 3, 2, 1, 1, 2, 2, 0],
  halicarnassus: [2, 2, 2, 1, 2, 3, 2, 2, 1, 1, 2, 2, 2, 1],
  olympia: [1, 2, 2, 2, 2, 3, 1, 3, 1, 1, 2, 2, 2, 1],
  rhodes: [2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 1, 2, 2, 1],
  central: [4, 4, 4, 4, 4, 6, 4, 8, 4, 4, 4, 4, 4, 2],
} as const;
export type DeckId = keyof typeof DECKS;
export type WonderId = Exclude<DeckId, 'central'>;

export interface Stage {
  readonly stage: number;
  readonly count: number;
  readonly rule: 'different' | 'identical';
  readonly points: number;
  readonly effect: boolean;
  /** Stages that must stand before this one is available. */
  readonly below: readonly number[];
}

/** What building a stage with `effect` gives. */
export type Effect =
  | 'card-of-any-deck'
  | 'token'
  | 'card-of-central'
  | 'nothing'
  | 'dig'
  | 'card-of-both'
  | 'shield';

export interface Wonder {
  readonly effect: Effect;
  readonly stages: readonly Stage[];
}

export const WONDERS: Readonly<Record<WonderId, Wonder>> = {
  alexandria: {
    effect: 'card-of-any-deck',
    stages: [
      { stage: 1, count: 2, rule: 'different', points: 4, effect: false, below: [] },
      { stage: 2, count: 2, rule: 'identical', points: 3, effect: true, below: [1] },
      { stage: 3, count: 3, rule: 'different', points: 6, effect: false, below: [2] },
      { stage: 4, count: 3, rule: 'identical', points: 5, effect: true, below: [3] },
      { stage: 5, count: 4, rule: 'different', points: 7, effect: false, below: [4] },
    ],
  },
  babylon: {
    effect: 'token',
    stages: [
      { stage: 1, count: 2, rule: 'different', points: 3, effect: false, below: [] },
      { stage: 2, count: 2, rule: 'identical', points: 0, effect: true, below: [1] },
      { stage: 3, count: 3, rule: 'different', points: 5, effect: false, below: [2] },
      { stage: 4, count: 3, rule: 'identical', points: 5, effect: true, below: [3] },
      { stage: 5, count: 4, rule: 'different', points: 7, effect: false, below: [3] },
    ],
  },
  ephesus: {
    effect: 'card-of-central',
    stages: [
      { stage: 1, count: 2, rule: 'different', points: 3, effect: false, below: [] },
      { stage: 2, count: 2, rule: 'identical', points: 3, effect: true, below: [1] },
      { stage: 3, count: 3, rule: 'different', points: 4, effect: true, below: [1] },
      { stage: 4, count: 3, rule: 'identical', points: 5, effect: true, below: [1] },
      { stage: 5, count: 4, rule: 'different', points: 7, effect: false, below: [2, 3, 4] },
    ],
  },
  giza: {
    effect: 'nothing',
    stages: [
      { stage: 1, count: 2, rule: 'different', points: 4, effect: false, below: [] },
      { stage: 2, count: 2, rule: 'identical', points: 5, effect: false, below: [1] },
      { stage: 3, count: 3, rule: 'different', points: 6, effect: false, below: [2] },
      { stage: 4, count: 3, rule: 'identical', points: 7, effect: false, below: [3] },
      { stage: 5, count: 4, rule: 'different', points: 8, effect: false, below: [4] },
    ],
  },
  halicarnassus: {
    effect: 'dig',
    stages: [
      { stage: 1, count: 2, rule: 'different', points: 3, effect: false, below: [] },
      { stage: 2, count: 2, rule: 'identical', points: 3, effect: true, below: [1] },
      { stage: 3, count: 3, rule: 'different', points: 6, effect: false, below: [2] },
      { stage: 4, count: 3, rule: 'identical', points: 5, effect: true, below: [2] },
      { stage: 5, count: 4, rule: 'different', points: 7, effect: false, below: [3, 4] },
    ],
  },
  olympia: {
    effect: 'card-of-both',
    stages: [
      { stage: 1, count: 2, rule: 'different', points: 3, effect: false, below: [] },
      { stage: 2, count: 2, rule: 'identical', points: 2, effect: true, below: [1] },
      { stage: 3, count: 3, rule: 'different', points: 5, effect: false, below: [1] },
      { stage: 4, count: 3, rule: 'identical', points: 5, effect: true, below: [2, 3] },
      { stage: 5, count: 4, rule: 'different', points: 7, effect: false, below: [4] },
    ],
  },
  rhodes: {
    effect: 'shield',
    stages: [
      { stage: 1, count: 2, rule: 'different', points: 4, effect: false, below: [] },
      { stage: 2, count: 2, rule: 'identical', points: 4, effect: true, below: [] },
      { stage: 3, count: 3, rule: 'different', points: 5, effect: false, below: [1, 2] },
      { stage: 4, count: 3, rule: 'identical', points: 6, effect: true, below: [3] },
      { stage: 5, count: 4, rule: 'different', points: 7, effect: false, below: [4] },
    ],
  },
};
export const WONDER_IDS = Object.keys(WONDERS) as WonderId[];

/** `extraOn`: taking one of these cards lets the owner take one card more; `stage` = building a stage does. */
export const TOKENS = {
  urbanism: { copies: 1, extraOn: ['wood', 'clay'] },
  crafts: { copies: 1, extraOn: ['papyrus', 'glass'] },
  jewellery: { copies: 1, extraOn: ['stone', 'coin'] },
  science: { copies: 1, extraOn: ['compass', 'gear', 'tablet'] },
  propaganda: { copies: 1, extraOn: ['shield-horn1', 'shield-horn2'] },
  architecture: { copies: 1, extraOn: ['stage'] },
  economy: { copies: 1, extraOn: [] },
  engineering: { copies: 1, extraOn: [] },
  tactics: { copies: 1, extraOn: [] },
  decor: { copies: 1, extraOn: [] },
  politics: { copies: 1, extraOn: [] },
  strategy: { copies: 1, extraOn: [] },
  education: { copies: 1, extraOn: [] },
  culture: { copies: 2, extraOn: [] },
} as const;
export type TokenId = keyof typeof TOKENS;
export const TOKEN_IDS = Object.keys(TOKENS) as TokenId[];

/** What can set off an extra-card token. */
export type Trigger = CardId | 'stage';

export function setsOff(token: TokenId, trigger: Trigger): boolean {
  const triggers: readonly Trigger[] = TOKENS[token].extraOn;
  return triggers.includes(trigger);
}

/** Conflict tokens on the table, by the number of players. */
export const CONFLICT_TOKENS: Readonly<Record<number, number>> = { 2: 3, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6 };

export const FACE_UP_TOKENS = 3;
export const DIG_DEPTH = 5;
export const CAT_POINTS = 2;
export const MILITARY_TOKEN_POINTS = 3;
export const TACTICS_SHIELDS = 2;

export function isOneOf<T extends string>(ids: readonly T[], value: unknown): value is T {
  return ids.some((id) => id === value);
}

export function cardsOf(deck: DeckId): CardId[] {
  return CARD_IDS.flatMap((card, column) => Array<CardId>(DECKS[deck][column] ?? 0).fill(card));
}

export function allTokens(): TokenId[] {
  return TOKEN_IDS.flatMap((token) => Array<TokenId>(TOKENS[token].copies).fill(token));
}

export function stageOf(wonder: WonderId, stage: number): Stage | undefined {
  return WONDERS[wonder].stages.find((row) => row.stage === stage);
}
