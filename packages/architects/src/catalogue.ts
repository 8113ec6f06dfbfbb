// Cards, wonders and tokens as the engine knows them: small integers into tables compiled once from the data.

import { CARD_ROWS, DECK_ROWS } from './data/cards.ts';
import { TOKEN_ROWS } from './data/tokens.ts';
import { STAGE_COSTS, WONDER_ROWS } from './data/wonders.ts';
import type { CardEffect, StageEffect, TokenEffect } from './effect.ts';
import { type Colour, type CostRule, RESOURCES, SYMBOLS } from './vocabulary.ts';

/** The id of a card, as records and the open view have it. */
export type CardId = (typeof CARD_ROWS)[number]['id'];
/** The id of a wonder. */
export type WonderId = (typeof WONDER_ROWS)[number]['id'];
/** The id of a progress token. */
export type TokenId = (typeof TOKEN_ROWS)[number]['id'];

/** Index into CARDS: a kind of card. Copies can't be told apart. */
export type Card = number;
/** Index into WONDERS. */
export type Wonder = number;
/** Index into TOKENS. */
export type Token = number;

/** An empty deck's top, an empty place in the row, a card that isn't known. */
export const NONE = -1;

/** A kind of progress token: how many there are and what it does. */
export interface TokenFacts {
  readonly id: TokenId;
  readonly copies: number;
  readonly effect: TokenEffect;
}

/** Every kind of progress token. A `Token` is an index into this list. */
export const TOKENS: readonly TokenFacts[] = TOKEN_ROWS;
/** The facts of a progress token. */
export const tokenFacts = (token: Token): TokenFacts => TOKENS[token] as TokenFacts;
/** The bit that stands for a token. */
export const tokenBit = (token: Token): number => 1 << token;

/** The bits of all tokens whose effect is of these kinds. */
function tokensThat(does: (effect: TokenEffect) => boolean): number {
  return TOKENS.reduce((bits, { effect }, token) => (does(effect) ? bits | tokenBit(token) : bits), 0);
}

/** The bit of the token that gives a card for each stage. */
export const EXTRA_FOR_STAGE = tokensThat(({ kind }) => kind === 'extra-card-for-stage');
/** The bit of the token by which a coin pays for two resources. */
export const DOUBLE_COIN = tokensThat(({ kind }) => kind === 'double-coin');
/** The bit of the token that lets resources stand for each other. */
export const ANY_RESOURCES = tokensThat(({ kind }) => kind === 'any-resources');

/** What is known about a kind of card, as numbers. */
export interface CardFacts {
  readonly id: CardId;
  readonly colour: Colour;
  readonly effect: CardEffect;
  readonly points: number;
  readonly cats: number;
  readonly shields: number;
  readonly horns: number;
  /** The bits of the tokens that give an extra card when this one is taken. */
  readonly triggers: number;
}

const cardRows: readonly { id: CardId; colour: Colour; effect: CardEffect }[] = CARD_ROWS;

/** Every kind of card. A `Card` is an index into this list. */
export const CARDS: readonly CardFacts[] = cardRows.map(({ id, colour, effect }) => ({
  id,
  colour,
  effect,
  points: effect.kind === 'points' ? effect.points : 0,
  cats: effect.kind === 'points' ? effect.cats : 0,
  shields: effect.kind === 'shields' ? effect.shields : 0,
  horns: effect.kind === 'shields' ? effect.horns : 0,
  triggers: tokensThat((token) => token.kind === 'extra-card' && token.on.includes(id)),
}));

/** How many kinds of cards there are. */
export const KINDS = CARDS.length;
/** The facts of a card. */
export const cardFacts = (card: Card): CardFacts => CARDS[card] as CardFacts;

const cardsThat = (does: (effect: CardEffect) => boolean): Card[] =>
  [...CARDS.keys()].filter((card) => does(cardFacts(card).effect));

/** The coin's card. */
export const COIN = cardsThat(({ kind }) => kind === 'coin')[0] as Card;
/** By symbol. */
export const SYMBOL_CARDS: readonly Card[] = SYMBOLS.map(
  (symbol) => cardsThat((effect) => effect.kind === 'symbol' && effect.symbol === symbol)[0] as Card,
);
/** Red cards with horns, which bring the next conflict closer. */
export const HORNED: readonly Card[] = [...CARDS.keys()].filter((card) => cardFacts(card).horns > 0);
/** A resource's card has the resource's index. */
export const RESOURCE_KINDS = RESOURCES.length;

/** What a stage of a wonder costs and gives. */
export interface StageFacts {
  readonly count: number;
  readonly rule: CostRule;
  readonly points: number;
  readonly effect: StageEffect | undefined;
  /** The bits of the stages below it, all of which must stand. */
  readonly below: number;
}

/** A wonder with its stages and their effect. */
export interface WonderFacts {
  readonly id: WonderId;
  readonly layers: readonly (readonly number[])[];
  readonly effect: StageEffect | undefined;
  readonly stages: readonly StageFacts[];
}

const wonderRows: readonly {
  id: WonderId;
  layers: readonly (readonly number[])[];
  points: readonly number[];
  effectStages: readonly number[];
  effect: StageEffect | null;
}[] = WONDER_ROWS;

/** The bit that stands for a stage; stages are numbered from 1. */
export const stageBit = (stage: number): number => 1 << (stage - 1);
const stageBits = (stages: readonly number[]): number =>
  stages.reduce((bits, stage) => bits | stageBit(stage), 0);
/** A wonder of which all stages stand. */
export const COMPLETE = stageBits([1, 2, 3, 4, 5]);

/** Every wonder. A `Wonder` is an index into this list. */
export const WONDERS: readonly WonderFacts[] = wonderRows.map(
  ({ id, layers, points, effectStages, effect }) => ({
    id,
    layers,
    effect: effect ?? undefined,
    stages: STAGE_COSTS.map(({ count, rule }, at) => ({
      count,
      rule,
      points: points[at] as number,
      effect: effectStages.includes(at + 1) ? (effect ?? undefined) : undefined,
      below: stageBits(
        layers
          .slice(
            0,
            layers.findIndex((layer) => layer.includes(at + 1)),
          )
          .flat(),
      ),
    })),
  }),
);

/** The facts of a wonder. */
export const wonderFacts = (wonder: Wonder): WonderFacts => WONDERS[wonder] as WonderFacts;
/** Stages are numbered from 1. */
export const stageFacts = (wonder: Wonder, stage: number): StageFacts =>
  wonderFacts(wonder).stages[stage - 1] as StageFacts;

const indexById = (rows: readonly { readonly id: string }[]) =>
  new Map<string, number>(rows.map(({ id }, at) => [id, at]));
const cardIndex = indexById(CARDS);
const wonderIndex = indexById(WONDERS);
const tokenIndex = indexById(TOKENS);
/** Ids come from anywhere: what is no id finds nothing. */
export const cardOf = (id: unknown): Card | undefined => cardIndex.get(id as string);
/** The wonder with this id; undefined if there is none. */
export const wonderOf = (id: unknown): Wonder | undefined => wonderIndex.get(id as string);
/** The token with this id; undefined if there is none. */
export const tokenOf = (id: unknown): Token | undefined => tokenIndex.get(id as string);

/** How many of each card a deck holds at the start. */
export const copiesIn = (deck: WonderId | 'central'): readonly number[] => DECK_ROWS[deck];

/** So many of each card, in the catalogue's order. */
export const cardsOf = (copies: readonly number[]): Card[] =>
  copies.flatMap((count, card) => new Array<Card>(count).fill(card));

/** Every progress token of the game, copy by copy. */
export const ALL_TOKENS: readonly Token[] = TOKENS.flatMap(({ copies }, token) =>
  new Array<Token>(copies).fill(token),
);
/** The most cards that a wonder's deck ever holds. */
export const DECK_SIZE = Math.max(...WONDERS.map(({ id }) => cardsOf(copiesIn(id)).length));

/** For each wonder, a sum over its stages for every set of stages that may stand. */
const sums = (amount: (stage: StageFacts) => number): readonly (readonly number[])[] =>
  WONDERS.map(({ stages }) =>
    Array.from({ length: COMPLETE + 1 }, (_, standing) =>
      stages.reduce((sum, stage, at) => (standing & (1 << at) ? sum + amount(stage) : sum), 0),
    ),
  );
const STAGE_POINTS = sums(({ points }) => points);
const STAGE_SHIELDS = sums(({ effect }) => (effect?.kind === 'shields' ? effect.shields : 0));

interface Standing {
  readonly wonder: Wonder;
  readonly stages: number;
}

/** A city that has no wonder yet has no stages, either. */
const sumOf = (table: typeof STAGE_POINTS, { wonder, stages }: Standing): number =>
  stages === 0 ? 0 : ((table[wonder] as readonly number[])[stages] as number);
/** The points of all stages that a city has built. */
export const pointsOfStages = (city: Standing): number => sumOf(STAGE_POINTS, city);
/** The shields of all stages that a city has built. */
export const shieldsOfStages = (city: Standing): number => sumOf(STAGE_SHIELDS, city);
