// What the help says about a card, without words: from the data of the game.

import {
  type Age,
  CARDS,
  type Card,
  type CardName,
  cardFacts,
  chainOf,
  type Effect,
  guildsUsed,
} from '@mirabilia/seven-wonders';
import { childrenOf } from '../../art/chains.ts';

const MOST_PLAYERS = 7;

export const isGuild = (card: Card): boolean => cardFacts(card).copies.length === 0;

/** Two players use the cards for three. */
const deckSize = (players: number) => Math.max(players, 3);

export const copiesAt = (card: Card, players: number): number =>
  cardFacts(card).copies.filter((least) => least <= deckSize(players)).length;

export const guildsAt = guildsUsed;

export interface CopiesRange {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** How many copies there are, for ranges of players in which that doesn't change. */
export function copiesByPlayers(card: Card): readonly CopiesRange[] {
  const ranges: CopiesRange[] = [];
  for (let players = 2; players <= MOST_PLAYERS; players++) {
    const count = copiesAt(card, players);
    const last = ranges.at(-1);
    if (last?.count === count) ranges[ranges.length - 1] = { ...last, to: players };
    else ranges.push({ from: players, to: players, count });
  }
  return ranges;
}

/** A card of this name; where there are two, the one of the earlier Age. */
export const cardNamed = (name: CardName): Card => CARDS.findIndex((facts) => facts.name === name);

export type Note = 'science' | 'conflict' | 'trade';

const NOTES: Readonly<Record<Effect['kind'], Note | undefined>> = {
  produce: undefined,
  points: undefined,
  shields: 'conflict',
  science: 'science',
  coins: undefined,
  'coins-per': undefined,
  'points-per': undefined,
  discount: 'trade',
  'free-build': undefined,
  'seventh-card': undefined,
  salvage: undefined,
  'copy-guild': undefined,
};

/** The rules that a newcomer needs to understand these effects. */
export const notesOn = (effects: readonly Effect[]): readonly Note[] => [
  ...new Set(effects.map(({ kind }) => NOTES[kind]).filter((note) => note !== undefined)),
];

/** Cards that lead to the same next ones stand together. */
export interface Chain {
  readonly cards: readonly Card[];
  readonly age: Age;
  readonly next: readonly Chain[];
}

const nextOf = (card: Card): readonly Card[] => childrenOf(card).map(cardNamed);

function chainsFrom(cards: readonly Card[]): readonly Chain[] {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const next = nextOf(card);
    // Only parents of the same children are drawn together; what ends a chain stands alone.
    const key = next.length === 0 ? `card ${card}` : next.join();
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()].map((group) => {
    const first = group[0] as Card;
    return { cards: group, age: cardFacts(first).age, next: chainsFrom(nextOf(first)) };
  });
}

export const CHAINS: readonly Chain[] = chainsFrom(
  [...CARDS.keys()].filter((card) => chainOf(card).length === 0 && nextOf(card).length > 0),
);
