// The rules that a decision has to do with: a comparison that never meets a rule says nothing of it.

import { stageOf, TOKEN_IDS, TOKENS, WONDER_IDS, WONDERS } from '../referee/facts.ts';
import type { Offer } from '../referee/offers.ts';
import { hasSet, SETS } from '../referee/science.ts';
import { cardsInReach, cityToMove, type Table, tokensRemain } from '../referee/table.ts';

/** What one offer is an example of. */
function kindsOf(table: Table, offer: Offer): string[] {
  switch (offer.do) {
    case 'take':
      return [`take ${typeof offer.deck === 'string' ? offer.deck : 'far'}`, `take for ${offer.why}`];
    case 'decline':
      return [`decline ${offer.why}`];
    case 'dig':
      return [`dig ${offer.deck}`];
    case 'stage': {
      const { wonder } = cityToMove(table);
      const rule = stageOf(wonder, offer.stage)?.rule;
      const help = offer.using?.join('+') || 'no token';
      const cards = Object.keys(offer.with);
      const coins = cards.includes('coin') ? (cards.length > 1 ? 'some' : 'only') : 'no';
      return [`${wonder} ${offer.stage}`, `${rule}, ${help}`, `${rule}, ${coins} coins`];
    }
    case 'progress': {
      const price = offer.spend?.join('+') ?? 'a wonder';
      return [`progress from ${offer.from}`, `progress for ${price}`, `progress ${offer.token}`];
    }
    case 'pass':
      return ['pass'];
  }
}

type Situation = (table: Table, offers: readonly Offer[]) => boolean;

const any = (offers: readonly Offer[], kind: Offer['do']): boolean =>
  offers.some((offer) => offer.do === kind);
const stagesIn = (offers: readonly Offer[]): Set<number> =>
  new Set(offers.flatMap((offer) => (offer.do === 'stage' ? [offer.stage] : [])));
const sizesOfSets = (offers: readonly Offer[]): Set<number | undefined> =>
  new Set(offers.flatMap((offer) => (offer.do === 'progress' ? [offer.spend?.length] : [])));
const decksToDig = (offers: readonly Offer[]): Set<string> =>
  new Set(offers.flatMap((offer) => (offer.do === 'dig' ? [offer.deck] : [])));
const freeCards = (offers: readonly Offer[]): number =>
  offers.filter((offer) => offer.do === 'take' && offer.why === 'turn').length;

/** What several offers make together, or what is missing among them. */
const SITUATIONS = {
  'a choice of stages': (_, offers) => stagesIn(offers).size > 1,
  'ways to pay for one stage': (_, offers) =>
    offers.filter((offer) => offer.do === 'stage').length > stagesIn(offers).size,
  'a pair or a triple': (_, offers) => sizesOfSets(offers).size > 1,
  'extra cards of several tokens': ({ turn }, offers) => turn.extra.length > 1 && any(offers, 'decline'),
  'an extra card, a stage and a set': (_, offers) =>
    any(offers, 'decline') && any(offers, 'stage') && any(offers, 'progress'),
  'two cards from a wonder': ({ turn }) => turn.owed.length > 1,
  'an extra card behind a wonder’s': ({ turn }) => turn.owed.length > 0 && turn.extra.length > 0,
  'an extra card lapses': (table) => table.turn.extra.length > 0 && !cardsInReach(table),
  'a stage though no card is in reach': (table, offers) => any(offers, 'stage') && !cardsInReach(table),
  'an empty deck in reach': (_, offers) => freeCards(offers) === 1 || freeCards(offers) === 2,
  'one deck to dig in': (_, offers) => decksToDig(offers).size === 1,
  'no pile of tokens': ({ pile }, offers) => pile.length === 0 && any(offers, 'progress'),
  'an empty place in the row': ({ row }, offers) => row.includes(null) && any(offers, 'progress'),
  'a set and no token': (table) => !tokensRemain(table) && hasSet(cityToMove(table).cards),
} as const satisfies Readonly<Record<string, Situation>>;

const EXTRA_CARD_TOKENS = TOKEN_IDS.filter((token) => TOKENS[token].extraOn.length > 0);

/** All that matches from a deal are to meet. */
export const IN_MATCHES: readonly string[] = [
  ...['left', 'right', 'central', 'far'].map((deck) => `take ${deck}`),
  ...['turn', 'wonder', ...EXTRA_CARD_TOKENS].map((why) => `take for ${why}`),
  ...EXTRA_CARD_TOKENS.map((token) => `decline ${token}`),
  ...['left', 'right'].map((deck) => `dig ${deck}`),
  ...WONDER_IDS.flatMap((wonder) => WONDERS[wonder].stages.map(({ stage }) => `${wonder} ${stage}`)),
  ...['different', 'identical'].flatMap((rule) => [
    ...['no token', 'economy', 'engineering'].map((help) => `${rule}, ${help}`),
    ...['no', 'some', 'only'].map((coins) => `${rule}, ${coins} coins`),
  ]),
  ...[0, 1, 2, 'pile'].map((from) => `progress from ${from}`),
  ...[...SETS.map((set) => set.join('+')), 'a wonder'].map((price) => `progress for ${price}`),
  ...TOKEN_IDS.map((token) => `progress ${token}`),
];

/** All that matches from rich cities and short decks are to meet. */
export const ON_LAID_TABLES: readonly string[] = [
  ...Object.keys(SITUATIONS),
  'pass',
  // Only two alike for four different leave two to pay with one coin.
  'different, economy+engineering',
];

/** Everything that this decision is an example of, each once. */
export function examplesIn(table: Table, offers: readonly Offer[]): Set<string> {
  const met = Object.entries<Situation>(SITUATIONS).filter(([, isMet]) => isMet(table, offers));
  return new Set([...offers.flatMap((offer) => kindsOf(table, offer)), ...met.map(([name]) => name)]);
}
