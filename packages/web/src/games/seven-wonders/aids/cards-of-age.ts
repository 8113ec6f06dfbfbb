// Which cards of this Age can still come to a player: from the deck for so many players, what was built for all to see and,
// for those who remember, the hands that they passed on. Nothing of it is hidden from them.

import type { Seat } from '@mirabilia/kernel';
import {
  type Card,
  cardFacts,
  cardIn,
  deckOf,
  FACE_DOWN,
  FREE_CITY,
  GUILDS,
  guildsUsed,
  type Holding,
  handHeld,
  type Table,
  TURNS,
} from '@mirabilia/seven-wonders';
import { seenHands } from '../logic/memory.ts';

export interface CountedCard {
  readonly card: Card;
  readonly count: number;
}

export interface CardsOfAge {
  readonly canCome: readonly CountedCard[];
  readonly cannotCome: readonly CountedCard[];
  readonly built: readonly CountedCard[];
  /** In Age III: guilds of which nobody knows yet whether they are in the deck, and how many of all are. */
  readonly guilds: { readonly open: readonly Card[]; readonly used: number } | undefined;
}

type Cards = Map<Card, number>;

const bag = (cards: readonly Card[]): Cards => {
  const counts: Cards = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
};

/** What is left after some are taken away; what isn't there can't be. */
function without(all: Cards, ...gone: readonly Cards[]): Cards {
  const left = new Map(all);
  for (const cards of gone)
    for (const [card, count] of cards) left.set(card, Math.max(0, (left.get(card) ?? 0) - count));
  return left;
}

/** By colour, as the catalogue has them. */
const listed = (...bags: readonly Cards[]): readonly CountedCard[] => {
  const sums: Cards = new Map();
  for (const cards of bags) for (const [card, count] of cards) sums.set(card, (sums.get(card) ?? 0) + count);
  return [...sums]
    .filter(([, count]) => count > 0)
    .map(([card, count]) => ({ card, count }))
    .toSorted((one, other) => one.card - other.card);
};

type Seen = Pick<Holding, 'hand' | 'passed' | 'played'>;

/** What the seat put under a wonder or threw away in this Age, for its own city or for the Free City. */
function ownFaceDown({ cities, players, age }: Table, seat: Seat, { played }: Seen): Cards {
  const mine = players === 2 ? [seat, FREE_CITY] : [seat];
  const standing = mine.flatMap((city) => cities[city]?.structures ?? []);
  const ofAge = (cards: readonly Card[]) => bag(cards.filter((card) => cardFacts(card).age === age));
  return without(ofAge(played), ofAge(standing));
}

export function cardsOfAge(table: Table, seat: Seat, seen: Seen, remembers: boolean): CardsOfAge {
  const { age, players, turn } = table;
  const faces = (table.taken[age - 1] ?? []).flat().map(cardIn);
  const built = bag(faces.filter((card) => card !== FACE_DOWN));
  const own = ownFaceDown(table, seat, seen);
  const hand = bag(seen.hand);
  const passed = remembers ? seenHands(table, seat, seen).filter(({ holder }) => holder !== seat) : [];
  const back = bag(passed.flatMap(({ rest, backIn }) => (backIn === undefined ? [] : rest)));
  const away = bag(passed.flatMap(({ rest, backIn }) => (backIn === undefined ? rest : [])));
  const unknown = without(bag(deckOf(age, players)), built, own, hand, back, away);
  const handsTo = handsToCome(table, seat, remembers);
  const lies = handsTo.isUnknown ? 'comes' : 'goes';
  const known = new Set([...built, ...own, ...hand, ...back, ...away].map(([card]) => card));
  return {
    canCome: listed(back, ...(handsTo.isBack ? [hand] : []), ...(lies === 'comes' ? [unknown] : [])),
    cannotCome: turn > TURNS ? [] : listed(away, ...(lies === 'goes' ? [unknown] : [])),
    built: listed(built),
    guilds:
      age < 3 || lies === 'goes'
        ? undefined
        : { open: GUILDS.filter((card) => !known.has(card)), used: guildsUsed(players) },
  };
}

interface HandsToCome {
  /** The hand that is held now comes back. */
  readonly isBack: boolean;
  /** One that wasn't seen in this Age is still to come, or there is a pile to draw from. */
  readonly isUnknown: boolean;
}

function handsToCome({ age, players, turn, pile }: Table, seat: Seat, remembers: boolean): HandsToCome {
  const handIn = (when: number): number => handHeld({ players, age, turn: when }, seat);
  const turns = Array.from({ length: TURNS }, (_, at) => at + 1);
  const seen = new Set(turns.filter((when) => when <= turn).map(handIn));
  const later = turns.filter((when) => when > turn).map(handIn);
  const isDrawn = players === 2 && pile > 0 && later.length > 0;
  return {
    isBack: later.includes(handIn(turn)),
    isUnknown: remembers ? isDrawn || later.some((each) => !seen.has(each)) : later.length > 0,
  };
}
