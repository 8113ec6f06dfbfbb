// Ratings of matches that are over: each is rated once, by whichever process looks first, and ratings can be computed again.

import { fakeTime } from '@mirabilia/match-service/testkit';
import { expect, test } from 'vitest';
import { startRater } from '../src/ratings/rater.ts';
import { rateAll } from '../src/ratings/rating.ts';
import type { FinishedMatch } from '../src/storage/store.ts';
import { emptyServerMemory, serverMemoryStore } from './memory-store.ts';

const quiet = { warn: (): void => {} };

/** Matches of five people who play in changing threes. */
function playedStore(matches: number) {
  const memory = emptyServerMemory();
  const time = fakeTime(1_000);
  const store = serverMemoryStore({ memory, now: time.clock });
  const people = ['ana', 'bo', 'cem', 'dia', 'eva'];
  for (const id of people) memory.guests.set(id, { id, name: id, createdAt: 1 });
  for (let at = 0; at < matches; at++) {
    const guests = [0, 1, 2].map((seat) => people[(at * 2 + seat * (1 + (at % 2))) % 5] as string);
    const finished: FinishedMatch = {
      game: 'architects',
      endedAt: 1_000_000 * at,
      seed: null,
      seats: [],
      rated: guests.map((guest, seat) => ({ guest, place: seat + 1, address: seat })),
    };
    memory.finished.set(`m${String(at).padStart(4, '0')}`, finished);
  }
  return { store, time, people };
}

test('two processes rate each match once, and the ratings are those of all matches in order', async () => {
  const { store, time, people } = playedStore(120);
  const raters = [
    startRater({ store, timers: time.timers, log: quiet }),
    startRater({ store, timers: time.timers, log: quiet }),
  ];
  for (let step = 0; step < 5; step++) await time.pass(60_000);
  expect(await store.ratings.waiting(1)).toEqual([]);
  const matches = await store.ratings.matches(0, 1000);
  expect(matches.map(({ match }) => match)).toEqual(
    Array.from({ length: 120 }, (_, at) => `m${String(at).padStart(4, '0')}`),
  );
  const again = rateAll(matches);
  const kept = await store.ratings.of(people);
  expect(kept).toHaveLength(5);
  for (const { guest, mean, deviation, matches, counted } of kept) {
    const wanted = again.get(guest);
    expect(matches).toBe(wanted?.matches);
    expect(mean).toBeCloseTo(wanted?.mean as number, 9);
    expect(deviation).toBeCloseTo(wanted?.deviation as number, 9);
    expect(counted).toBeCloseTo(wanted?.counted as number, 9);
  }
  for (const rater of raters) await rater.stop();
});

test('a store that fails for a moment loses no match', async () => {
  const { store, time } = playedStore(3);
  const { keep } = store.ratings;
  const told: string[] = [];
  let fails = 2;
  store.ratings.keep = async (rated) => {
    if (fails-- > 0) throw new Error('the disk is full');
    await keep(rated);
  };
  const rater = startRater({
    store,
    timers: time.timers,
    log: { warn: (_, sentence) => void told.push(sentence) },
  });
  await time.pass(1);
  expect(told).toEqual(['matches could not be rated: it is tried again']);
  expect(await store.ratings.waiting(9)).toHaveLength(3);
  await time.pass(60_000);
  await time.pass(60_000);
  expect(told).toHaveLength(2);
  expect(await store.ratings.waiting(9)).toEqual([]);
  await rater.stop();
});
