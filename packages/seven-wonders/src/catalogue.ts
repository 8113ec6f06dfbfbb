// Cards and boards as the engine knows them: small integers into tables compiled once from the data.

import { type CompiledEffect, compileEffects } from './compiled-effect.ts';
import { CARD_ROWS } from './data/cards.ts';
import { WONDER_ROWS } from './data/wonders.ts';
import type { Cost, Effect } from './effect.ts';
import { type Demand, demandOf, type Supply, supplyOf } from './rules/supply.ts';
import { type Age, COLOURS, type Resource, SIDES, type Side } from './vocabulary.ts';

/** The id of a card, as records and the open view have it. */
export type CardId = (typeof CARD_ROWS)[number]['id'];
/** The name of a structure. Cards with the same name can't both be built in one city. */
export type CardName = (typeof CARD_ROWS)[number]['name'];
/** The id of a wonder. */
export type WonderId = (typeof WONDER_ROWS)[number]['id'];

/** Index into CARDS. */
export type Card = number;
/** Index into BOARDS: a wonder and a side. */
export type Board = number;

/** What is known about a card, as numbers where the engine counts with it. */
export interface CardFacts {
  readonly id: CardId;
  readonly name: CardName;
  readonly age: Age;
  readonly colour: number;
  readonly copies: readonly number[];
  readonly coins: number;
  readonly demand: Demand;
  /** Costs neither coins nor goods. */
  readonly isFree: boolean;
  /** Where a city's `names` hold this structure's name. */
  readonly nameWord: number;
  readonly nameBit: number;
  /** Any of these names in the city makes the card free. */
  readonly chainWord: number;
  readonly chainBits: number;
  readonly effect: CompiledEffect;
}

const rows: readonly {
  id: CardId;
  name: CardName;
  age: Age;
  colour: (typeof COLOURS)[number];
  copies: readonly number[];
  cost: Cost;
  chain: readonly CardName[];
  effects: readonly Effect[];
}[] = CARD_ROWS;

// A city keeps the names that stand in it as bits, a word for each Age in which a name first appears: no Age has
// more than 27 names, and all parents of a card are of one Age.
const places = new Map<CardName, { word: number; bit: number }>();
for (const { name, age } of rows) {
  if (places.has(name)) continue;
  const before = [...places.values()].filter(({ word }) => word === age - 1).length;
  places.set(name, { word: age - 1, bit: 1 << before });
}
const placeOf = (name: CardName) => places.get(name) as { word: number; bit: number };

/** How many words of 32 bits hold one bit for each name. */
export const NAME_WORDS = 3;

/** Every card. A `Card` is an index into this list. */
export const CARDS: readonly CardFacts[] = rows.map((row) => {
  const { coins = 0, ...goods } = row.cost;
  const chain = row.chain.map(placeOf);
  return {
    id: row.id,
    name: row.name,
    age: row.age,
    colour: COLOURS.indexOf(row.colour),
    copies: row.copies,
    coins,
    demand: demandOf(goods),
    isFree: coins === 0 && Object.keys(goods).length === 0,
    nameWord: placeOf(row.name).word,
    nameBit: placeOf(row.name).bit,
    chainWord: chain[0]?.word ?? 0,
    chainBits: chain.reduce((bits, { bit }) => bits | bit, 0),
    effect: compileEffects(row.effects),
  };
});

/** What a stage of a wonder costs and gives. */
export interface StageFacts {
  readonly cost: Cost;
  readonly demand: Demand;
  readonly effect: CompiledEffect;
}

/** A side of a wonder: what it makes from the start, and its stages. */
export interface BoardFacts {
  readonly wonder: WonderId;
  readonly side: Side;
  readonly supply: Supply;
  readonly stages: readonly StageFacts[];
}

/** Every side of every wonder. A `Board` is an index into this list. */
export const BOARDS: readonly BoardFacts[] = WONDER_ROWS.flatMap(({ id, resource, sides }) =>
  SIDES.map((side) => ({
    wonder: id,
    side,
    supply: supplyOf([[resource]]),
    stages: sides[side].map(({ cost, effects }: { cost: Cost; effects: readonly Effect[] }) => ({
      cost,
      demand: demandOf(cost),
      effect: compileEffects(effects),
    })),
  })),
);

/** The ids of all wonders. */
export const WONDERS: readonly WonderId[] = WONDER_ROWS.map(({ id }) => id);

const cardIndex = new Map<string, Card>(CARDS.map(({ id }, card) => [id, card]));
const boardIndex = new Map<string, Board>(
  BOARDS.map(({ wonder, side }, board) => [`${wonder}/${side}`, board]),
);

/** The facts of a card. */
export const cardFacts = (card: Card): CardFacts => CARDS[card] as CardFacts;
/** The facts of a board. */
export const boardFacts = (board: Board): BoardFacts => BOARDS[board] as BoardFacts;
/** Whatever a file says the card is; undefined if it is none. */
export const cardOf = (id: unknown): Card | undefined => cardIndex.get(id as string);
/** The board with this wonder and side; undefined if there is none. */
export const boardOf = (wonder: unknown, side: unknown): Board | undefined =>
  typeof wonder === 'string' && typeof side === 'string' ? boardIndex.get(`${wonder}/${side}`) : undefined;
/** What a card costs, in words. */
export const costOf = (card: Card): Cost => (rows[card] as { cost: Cost }).cost;
/** What a card does, in words. */
export const effectsOf = (card: Card): readonly Effect[] =>
  (rows[card] as { effects: readonly Effect[] }).effects;
const wonderRow = (board: Board) =>
  WONDER_ROWS[Math.floor(board / SIDES.length)] as (typeof WONDER_ROWS)[number];
/** The resource that a board makes from the start. */
export const resourceOf = (board: Board): Resource => wonderRow(board).resource;
/** What a stage does, in words; stages are numbered from 0. */
export const stageEffectsOf = (board: Board, stage: number): readonly Effect[] =>
  wonderRow(board).sides[boardFacts(board).side][stage]?.effects ?? [];
/** The structures that make this one free. */
export const chainOf = (card: Card): readonly CardName[] =>
  (rows[card] as { chain: readonly CardName[] }).chain;

/** The physical cards of an Age for a number of players, guilds aside. Two players use the cards for three. */
export function deckOf(age: Age, players: number): Card[] {
  const deck: Card[] = [];
  CARDS.forEach((facts, card) => {
    if (facts.age !== age) return;
    for (const least of facts.copies) if (least <= Math.max(players, 3)) deck.push(card);
  });
  return deck;
}

/** All guilds. */
export const GUILDS: readonly Card[] = [...CARDS.keys()].filter(
  (card) => cardFacts(card).copies.length === 0,
);

/** How many guilds are in the deck of Age III. */
export const guildsUsed = (players: number): number => Math.max(players, 3) + 2;
