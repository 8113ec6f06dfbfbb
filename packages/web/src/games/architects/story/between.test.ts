// What battles are fought over: a table between two choices.

import { type Architects, architects, type City, cardOf, type Event, HORNED } from '@mirabilia/architects';
import {
  advance,
  type Move,
  pending,
  pick,
  playForced,
  rngFrom,
  type Seat,
  seatView,
  startMatch,
  type View,
} from '@mirabilia/kernel';
import { expect, test } from 'vitest';
import type { ViewUpdate } from '../../../match/link.ts';
import { fought } from './between.ts';
import type { ToldMoment } from './film.ts';

/** The first choice of a match by chance that leads to a battle. */
function firstBattle(): ToldMoment {
  const options = architects.readOptions({ players: 3 });
  if (!options.ok) throw new Error(options.refusal.code);
  const seed = 'between'.padEnd(32, '0');
  const match = startMatch(architects, options.value, seed);
  const rng = rngFrom(seed, 'moves');
  playForced(match);
  for (let seat = pending(match.state)[0]; seat !== undefined; seat = pending(match.state)[0]) {
    const before: View<Architects> = structuredClone(seatView(match.state, 0));
    const move: Move = pick(rng, architects.legalMoves(seatView(match.state, seat)));
    const events: Event[] = [];
    advance(match, seat, move, (event) => void events.push(event));
    playForced(match, (event) => void events.push(event));
    if (events.some(({ kind }) => kind === 'fought')) {
      const view = seatView(match.state, 0);
      return { before, update: { serial: 1, decision: 1, seat, view, events } as ViewUpdate<Architects> };
    }
  }
  throw new Error('there was no battle');
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test('a battle is fought over the card that led to it, every horn, and nobody’s new victory', () => {
  const moment = firstBattle();
  const { before, update } = moment;
  const [old, shown, after] = [before, fought(moment), update.view].map((view) => view.public.table);
  const taken = update.events.find((event) => event.kind === 'taken');
  if (taken === undefined || old === undefined || shown === undefined || after === undefined)
    throw new Error('no card was taken');
  const card = cardOf(taken.card) as number;
  const of = (table: typeof shown, seat: Seat): City => table.cities[seat] as City;
  expect(HORNED).toContain(card);
  expect(of(shown, taken.seat).cards[card]).toBe((of(old, taken.seat).cards[card] as number) + 1);
  expect(shown.sizes).toEqual(after.sizes);
  for (const [seat, { victories, cards }] of shown.cities.entries()) {
    expect(victories).toBe(of(old, seat).victories);
    const event = update.events.find((event) => event.kind === 'fought' && event.seat === seat);
    expect(sum(HORNED.map((card) => cards[card] as number))).toBe(
      event?.kind === 'fought' ? event.discarded : -1,
    );
  }
  expect(shown.turned).toBe(shown.conflict);
  expect(shown.discards).toEqual(old.discards);
  // Nobody can choose anything of it.
  expect(fought(moment).private?.plan).toHaveLength(1);
});

test('without a battle it is what the choice led to', () => {
  const { before, update } = firstBattle();
  const moment = { before, update: { ...update, events: [] } };
  expect(fought(moment).public).toBe(update.view.public);
});
