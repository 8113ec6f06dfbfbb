// Architects in ids. Lists stand in the order of the seats; a seat's deck is the one on its left.

import {
  type Architects,
  architects,
  type Card,
  type City,
  cardFacts,
  centralDeck,
  deckName,
  NONE,
  STAGES,
  shieldsOf,
  type Table,
  TOKENS,
  type Token,
  tokenFacts,
  type Wonder,
  wonderFacts,
} from '@mirabilia/architects';
import type { JsonObject, PrivateState, View } from '@mirabilia/kernel';
import type { OpenForm } from './open-form.ts';

const { notation, record } = architects;
const cardId = (card: Card): string | null => (card === NONE ? null : cardFacts(card).id);
const wonderId = (wonder: Wonder): string | null => (wonder === NONE ? null : wonderFacts(wonder).id);
const tokenId = (token: Token): string | null => (token === NONE ? null : tokenFacts(token).id);

/** How many of each card, by id; what isn't there is left out. */
function countsOf(counts: readonly number[]): JsonObject {
  const present = counts.flatMap((count, card) => (count > 0 ? [[cardFacts(card).id, count] as const] : []));
  return Object.fromEntries(present);
}

/** The ids of the tokens whose bits are set. */
const tokensIn = (bits: number): string[] =>
  TOKENS.flatMap(({ id }, token) => ((bits & (1 << token)) === 0 ? [] : [id]));

/** The numbers of the stages that stand. */
const stagesIn = (bits: number): number[] =>
  Array.from({ length: STAGES }, (_, i) => i + 1).filter((stage) => (bits & (1 << (stage - 1))) !== 0);

function cityEntry({ tops, sizes }: Table, city: City, seat: number): JsonObject {
  return {
    wonder: wonderId(city.wonder),
    stages: stagesIn(city.stages),
    cards: countsOf(city.cards),
    tokens: city.tokens.map(tokenId),
    shields: shieldsOf(city),
    victories: city.victories,
    deck: { top: cardId(tops[seat] as Card), cards: sizes[seat] ?? 0 },
  };
}

function phaseEntry({ phase }: Table): JsonObject {
  if (phase.kind === 'draft') return { kind: phase.kind, offer: phase.offer.map(wonderId) };
  return phase.kind === 'dig' ? { kind: phase.kind, deck: deckName(phase.place) } : { kind: phase.kind };
}

function ownEntry({ plan, holding }: PrivateState<Architects>): JsonObject {
  return {
    plan: plan.map(notation.make),
    centralTop: cardId(holding.central),
    found: holding.found === null ? null : holding.found.map(cardId),
  };
}

function viewEntry(view: View<Architects>): JsonObject {
  const { decision, owed, table } = view.public;
  return {
    players: table.players,
    turn: table.turn,
    seat: table.seat,
    phase: phaseEntry(table),
    decision,
    owed,
    cities: table.cities.map((city, seat) => cityEntry(table, city, seat)),
    central: table.sizes[centralDeck(table)] ?? 0,
    row: table.row.map(tokenId),
    tokenPile: table.pile,
    cat: table.cat === NONE ? null : table.cat,
    conflict: { tokens: table.conflict, turned: table.turned },
    discards: countsOf(table.discards),
    extraCards: tokensIn(table.open),
    tokensUsed: tokensIn(table.spent),
    own: view.private === undefined ? null : ownEntry(view.private),
  };
}

export const architectsOpen: OpenForm<Architects> = {
  view: viewEntry,
  event: (event) => ({ ...event }),
  entry: ({ seat, move }, after) => {
    const entry = record.move(seat, move, after);
    // The order of a deck that was shuffled is nobody's to know.
    return entry === undefined || entry.after === undefined ? entry : { ...entry, after: null };
  },
};
