// Who shares a deck with whom, and reasons about what lies on it for others.

import {
  type Card,
  cardFacts,
  centralDeck,
  completedBy,
  type Deck,
  deckAt,
  FAR,
  KINDS,
  LEFT,
  leftOf,
  NONE,
  placeIn,
  RIGHT,
  rightOf,
  type Table,
  tokenFacts,
  tokenOf,
} from '@mirabilia/architects';
import {
  type ArchitectsComparison,
  type ArchitectsTemplate,
  broughtBy,
  type TriedMove,
} from './comparison.ts';
import { stagesBuilt } from './stages.ts';

/** The two wonder decks in a seat's reach, and the cards on them. */
export function neighboursOn(table: Table, seat: number): { decks: readonly Deck[]; tops: readonly Card[] } {
  const decks = [deckAt(table, seat, LEFT), deckAt(table, seat, RIGHT)];
  return { decks, tops: decks.map((deck) => table.tops[deck] as Card).filter((card) => card !== NONE) };
}

/** The other player in whose reach a deck is; undefined for the central one and for far decks. */
function otherUser({ table, me }: ArchitectsComparison, { move, deck }: TriedMove): number | undefined {
  if (deck === undefined || placeIn(move) >= FAR) return undefined;
  if (deck === me) return leftOf(me, table.players);
  return deck === rightOf(me, table.players) ? deck : undefined;
}

/** The stage or the set that a card completes. */
const completes = (table: Table, seat: number, card: Card): { stage: number | null } | undefined => {
  const { stages, isSet } = completedBy(table, seat, card);
  const [stage = null] = stages;
  return stage !== null || isSet ? { stage } : undefined;
};

const LAST_STAGE_WORTH = 8;

export const deny: ArchitectsTemplate = (comparison) => {
  const { table, best, other } = comparison;
  const seat = otherUser(comparison, best);
  if (seat === undefined || best.card === NONE || other.deck === best.deck) return undefined;
  const would = completes(table, seat, best.card);
  // The same from their other deck is as good for them.
  const { decks } = neighboursOn(table, seat);
  const isElsewhere = decks
    .filter((deck) => deck !== best.deck)
    .map((deck) => table.tops[deck] as Card)
    .some((card) => card !== NONE && completes(table, seat, card) !== undefined);
  if (would === undefined || isElsewhere) return undefined;
  const isLast = would.stage !== null && stagesBuilt(table.cities[seat] as Table['cities'][number]) === 4;
  return {
    reason: { kind: 'deny', card: cardFacts(best.card).id, seat, stage: would.stage },
    weight: 3 + (isLast ? LAST_STAGE_WORTH : 0),
    topic: 'denial',
  };
};

/** What is left of a deck below its top, by card. */
function leftBelow(table: Table, deck: Deck): { card: Card; count: number }[] {
  return Array.from({ length: KINDS }, (_, card) => ({
    card,
    count: (table.left[deck * KINDS + card] as number) - (table.tops[deck] === card ? 1 : 0),
  }));
}

const sum = (counts: readonly { count: number }[]): number =>
  counts.reduce((all, { count }) => all + count, 0);

const LIKELY = 0.5;

export const uncovers: ArchitectsTemplate = (comparison) => {
  const { table, best, other } = comparison;
  const seat = otherUser(comparison, other);
  if (seat === undefined || other.deck === undefined || other.deck === best.deck) return undefined;
  const isServed = neighboursOn(table, seat).tops.some((card) => completes(table, seat, card) !== undefined);
  const left = leftBelow(table, other.deck);
  const cards = sum(left.filter(({ card }) => completes(table, seat, card) !== undefined));
  const of = sum(left);
  if (isServed || of === 0 || cards / of < LIKELY) return undefined;
  return { reason: { kind: 'uncovers', seat, cards, of }, weight: 2, topic: 'denial', isOfOther: true };
};

const WORTH_A_TRY = 0.3;

export const odds: ArchitectsTemplate = ({ table, me, best, view }) => {
  const central = centralDeck(table);
  if (best.action !== 'take' || best.deck !== central || view.private.holding.central !== NONE)
    return undefined;
  const { tops } = neighboursOn(table, me);
  if (tops.some((card) => completes(table, me, card) !== undefined)) return undefined;
  const left = leftBelow(table, central);
  const cards = sum(left.filter(({ card }) => completes(table, me, card) !== undefined));
  const of = sum(left);
  if (of === 0 || cards / of < WORTH_A_TRY) return undefined;
  return { reason: { kind: 'odds', cards, of }, weight: 2, topic: 'odds' };
};

export const extra: ArchitectsTemplate = ({ best, other }) => {
  const offered = broughtBy(best, 'extra-card');
  if (offered === undefined || broughtBy(other, 'extra-card') !== undefined) return undefined;
  return { reason: { kind: 'extra', token: offered.token }, weight: 2.5, topic: 'extra' };
};

/** How many cards in the three decks in reach set a token off. */
export const tokenCards: ArchitectsTemplate = ({ best, table, me }) => {
  const told = broughtBy(best, 'token');
  if (told?.token == null || best.action !== 'progress') return undefined;
  const { effect } = tokenFacts(tokenOf(told.token) as number);
  if (effect.kind !== 'extra-card') return undefined;
  const decks = [...neighboursOn(table, me).decks, centralDeck(table)];
  const left = [...new Set(decks)].flatMap((deck) =>
    Array.from({ length: KINDS }, (_, card) => ({ card, count: table.left[deck * KINDS + card] as number })),
  );
  const cards = sum(left.filter(({ card }) => effect.on.includes(cardFacts(card).id)));
  return {
    reason: { kind: 'token-cards', token: told.token, cards, of: sum(left) },
    weight: 2,
    topic: 'token',
  };
};
