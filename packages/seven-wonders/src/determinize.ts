// A world that the viewer can't tell from the real one: what he knows stays, the rest is dealt anew, and the others
// are given the memories that they would have in it. All such worlds are as likely: what the others' choices tell
// about their cards is left to whoever searches these worlds, and so is what the Free City's duties tell.

import type { Rng, SeatView } from '@mirabilia/kernel';
import type { Card } from './catalogue.ts';
import { drawsOf } from './knowledge/draws.ts';
import { type CardKnowledge, dealUnknown, knowledgeOf } from './knowledge/knowledge.ts';
import { rememberAge, rememberPile } from './knowledge/memories.ts';
import { layOpened } from './knowledge/opened.ts';
import { type DiscardTrace, isKept, layTraces, tracesOf } from './knowledge/pile.ts';
import { AGES, firstPileSlot, leftoversAreOut, pileLeft } from './knowledge/slots.ts';
import { copy } from './resolve.ts';
import { dealAge } from './setup.ts';
import type { Holding, Secret, SevenWonders, Table } from './types.ts';
import type { Age } from './vocabulary.ts';

type View = SeatView<SevenWonders>;

/** An attempt fails rarely, and only where the discard pile told something. */
const MOST_ATTEMPTS = 10_000;

export function determinize(view: View, rng: Rng): { holdings: Holding[]; secret: Secret } {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const known = knowledgeOf(view);
    const laid = layPile(view, known, rng);
    if (laid === undefined) continue;
    dealUnknown(known, rng);
    if (!isKept(known, laid, rng)) continue;
    const world = worldOf(view, known, rng);
    if (world !== undefined) return world;
  }
  throw new Error('no world fits this view');
}

const NO_TRACES: readonly DiscardTrace[] = [];

/** Settles what the discard pile told the viewer; undefined if this attempt to fit it failed. */
function layPile(view: View, known: CardKnowledge, rng: Rng): readonly DiscardTrace[] | undefined {
  const { opened, salvaged } = view.public.table;
  const { looked, pile } = view.private.holding;
  if (salvaged.length === 0 && (opened !== null || (looked.length === 0 && pile === null))) return NO_TRACES;
  const traces = tracesOf(view);
  if (opened === null) return layTraces(known, traces, rng);
  const ofSalvaged = salvaged.map(
    ({ card, after }) => traces.find((trace) => trace.card === card && trace.from < after) as DiscardTrace,
  );
  return layOpened(known, opened.discards, { salvaged: ofSalvaged, rng }) ? NO_TRACES : undefined;
}

/** The holdings of a world whose every slot is filled; undefined if a seat would be asked for a choice that it doesn't have. */
function worldOf(
  view: View,
  known: CardKnowledge,
  rng: Rng,
): { holdings: Holding[]; secret: Secret } | undefined {
  const { table } = view.public;
  const { cards } = known;
  const holdings: Holding[] = [];
  for (let seat = 0; seat < table.players; seat++) {
    holdings.push({ hand: [], played: [], passed: [], pile: null, looked: [] });
  }
  const pile = rememberPile(view, known, holdings);
  if (!pile.isSound) return undefined;

  const ages = AGES.map((age) => {
    if (age > table.taken.length) return dealAge(age, table.players, rng);
    const draws = table.players === 2 ? drawsOf(view, cards, { age, rng }) : NO_CARDS;
    return { hands: rememberAge(table, cards, { age, draws, holdings }), pile: undrawn(table, cards, age) };
  });
  // The viewer's own holding stays as it is.
  holdings[view.viewer] = copy.holding(view.private.holding);
  return {
    holdings,
    secret: {
      hands: ages.map((age) => age.hands),
      piles: ages.map((age) => age.pile),
      discards: pile.discards,
      buried: known.buried.map((slots) => slots.map((slot) => cards[slot] as Card)),
    },
  };
}

const NO_CARDS: readonly Card[] = [];

function undrawn(table: Table, cards: readonly Card[], age: Age): readonly Card[] {
  if (table.players > 2 || leftoversAreOut(table, age)) return NO_CARDS;
  const top = firstPileSlot(age);
  return cards.slice(top, top + pileLeft(table, age));
}
