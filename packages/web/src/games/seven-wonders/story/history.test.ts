// The story told from the table is held against the events of whole matches.

import {
  advance,
  type Match,
  pending,
  pick,
  rngFrom,
  seatView,
  seedOfMatch,
  startMatch,
} from '@mirabilia/kernel';
import {
  actionIn,
  cardOf,
  DECLINE,
  type Event,
  leftOf,
  type SevenWonders,
  sevenWonders,
  type Table,
} from '@mirabilia/seven-wonders';
import { describe, expect, test } from 'vitest';
import { historyOf, lastTurn } from './history.ts';
import type { Act } from './told.ts';

const MATCHES = 60;

/** What the events of one decision say, in the story's words. */
function actsIn(events: readonly Event[], isSeventh: boolean): Act[] {
  const acts: Act[] = [];
  for (const event of events) {
    if (event.kind === 'built') {
      const { kind, city, left, right, bank, free } = event;
      const card = cardOf(event.card) as number;
      const isLast = isSeventh && free !== 'salvage';
      acts.push({ kind, city, isSeventh: isLast, earned: 0, left, right, card, bank, free });
    } else if (event.kind === 'stage-built') {
      const { city, stage, left, right } = event;
      acts.push({ kind: 'buried', city, isSeventh, earned: 0, left, right, stage });
    } else if (event.kind === 'discarded') {
      acts.push({ kind: 'sold', city: event.city, isSeventh, earned: 0 });
    } else if (event.kind === 'salvage-declined' || event.kind === 'salvage-void') {
      acts.push({ kind: 'left-pile', city: event.city, isSeventh: false, earned: 0 });
    } else if (event.kind === 'earned') {
      acts.push({ ...(acts.pop() as Act), earned: event.coins });
    }
  }
  return acts;
}

interface Witness {
  readonly acts: Act[];
  readonly events: Event[];
}

/** Plays a match at random and calls `check` after each decision. Gives what was seen. */
function watch(
  { players, seed, draft }: { players: number; seed: string; draft: boolean },
  check: (table: Table, seen: Witness) => void,
): Match<SevenWonders> {
  const options = sevenWonders.readOptions({ players, wonders: draft ? 'draft' : 'random' });
  if (!options.ok) throw new Error('bad options');
  const match = startMatch(sevenWonders, options.value, seed);
  const rng = rngFrom(seed, 'play');
  const seen: Witness = { acts: [], events: [] };
  /** Cards discarded by the time of the last look into the pile that built nothing. */
  let declinedAt = -1;
  while (pending(match.state).length > 0) {
    const { table } = match.state.public;
    const wasSeventh = table.phase.kind === 'seventh';
    const discarded = table.discards + table.salvaged.length;
    const events: Event[] = [];
    for (let isResolved = false; !isResolved; ) {
      const seat = pending(match.state)[0] as number;
      let legal = sevenWonders.legalMoves(seatView(match.state, seat));
      // Two looks with nothing discarded in between: the table doesn't tell which of them built. Decline both.
      if (table.phase.kind === 'salvage' && declinedAt === discarded) {
        legal = legal.filter((move) => actionIn(move) === DECLINE);
      }
      const move = pick(rng, legal);
      if (actionIn(move) === DECLINE) declinedAt = discarded;
      isResolved = advance(match, seat, move, (event) => events.push(event));
    }
    seen.acts.push(...actsIn(events, wasSeventh));
    seen.events.push(...events);
    check(match.state.public.table, seen);
  }
  return match;
}

const toldActs = (table: Table): Act[] =>
  historyOf(table).flatMap(({ turns }) => turns.flatMap(({ acts }) => acts));

describe.for([2, 3, 4, 5, 6, 7])('%i players', (players) => {
  test('after every decision the table tells what the events told, whole and in order', () => {
    for (let index = 0; index < MATCHES; index++) {
      const seed = seedOfMatch(`history of ${players}`, index);
      const { state } = watch({ players, seed, draft: index % 5 === 0 }, (table, { acts }) => {
        expect(toldActs(table)).toEqual(acts);
        const last = lastTurn(historyOf(table));
        if (last !== undefined) expect(last.coins).toEqual(table.cities.map(({ coins }) => coins));
      });
      expect(state.public.table.phase.kind).toBe('over');
    }
  });

  test('battles and leftovers too', () => {
    for (let index = 0; index < MATCHES / 4; index++) {
      const seed = seedOfMatch(`battles of ${players}`, index);
      watch({ players, seed, draft: false }, (table, { events }) => {
        const history = historyOf(table);
        const fought = events.filter((event) => event.kind === 'fought');
        const told = history.flatMap(({ age, battles }) =>
          battles.map(({ tokens: [left] }, city) => ({
            kind: 'fought',
            age,
            city,
            left,
            right: battles.find(({ cities }) => cities[1] === city)?.tokens[1],
          })),
        );
        expect(told).toEqual(fought);
        const leftovers = events.filter((event) => event.kind === 'leftovers-discarded');
        expect(history.flatMap(({ leftovers: cards }) => cards ?? [])).toEqual(
          leftovers.map(({ cards }) => cards),
        );
        const lastAge = history.at(-1);
        if (table.phase.kind !== 'over' || lastAge === undefined) return;
        // No card is laid after the last battles, so the shields are those that still stand.
        lastAge.battles.forEach(({ cities, shields }, city) => {
          expect(cities).toEqual([city, leftOf(city, table.cities.length)]);
          expect(shields).toEqual(cities.map((at) => table.cities[at]?.shields));
        });
      });
    }
  });
});

test('before the first card there is no turn', () => {
  const options = sevenWonders.readOptions({ players: 3 });
  if (!options.ok) throw new Error('bad options');
  const { state } = startMatch(sevenWonders, options.value, seedOfMatch('empty', 0));
  expect(historyOf(state.public.table)).toEqual([{ age: 1, turns: [], leftovers: undefined, battles: [] }]);
  expect(lastTurn(historyOf(state.public.table))).toBeUndefined();
});
