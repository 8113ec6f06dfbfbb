// The film tells every move once and in order, whatever comes meanwhile.

import type { Architects, Event } from '@mirabilia/architects';
import type { View } from '@mirabilia/kernel';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ViewUpdate } from '../../../match/link.ts';
import { newTimeline, type Timeline } from '../../../table/choreography/timeline.ts';
import {
  type FilmSpan,
  LONGEST,
  newFilm,
  OWN_STAGE,
  roundLength,
  SHORTEST,
  type ToldMoment,
} from './film.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ME = 0;
const fought: Event = { kind: 'fought', seat: 0, shields: 1, victories: 1, discarded: 0 };

interface Wishes {
  readonly players?: number;
  readonly pace?: number;
  /** Milliseconds that the first moment takes beyond its span. */
  readonly more?: number;
}

/** A film whose moments are numbered, on a table that shows the number of its moment. */
function running({ players = 4, pace = 1, more = 0 }: Wishes = {}) {
  const held = signal<View<Architects> | undefined>(undefined);
  const told: number[] = [];
  const spans: FilmSpan[] = [];
  const battles: number[] = [];
  let ends = 0;
  let timeline: Timeline | undefined;
  let newest = 0;
  const film = newFilm({
    held,
    me: () => ME,
    tell: (moments) => void told.push(...moments.map(({ update }) => update.decision)),
    fight: ({ update }) => {
      const isFight = update.events.some(({ kind }) => kind === 'fought');
      if (isFight) battles.push(update.decision);
      return isFight;
    },
    whenOver: () => void ends++,
  });
  const viewAt = (decision: number, seat: number, turned = 0) =>
    ({
      viewer: ME,
      public: { decision, table: { players, seat, turned, cities: [], phase: { kind: 'free-take' } } },
      private: { plan: [], holding: {} },
    }) as unknown as View<Architects>;
  const unmount = film.mount({
    begin: () => {
      timeline = pace === 0 ? undefined : newTimeline(pace);
      return timeline;
    },
    lay: (_, __, span) => {
      spans.push(span);
      const extra = spans.length === 1 ? more : 0;
      return { lands: span.at + span.length * 0.8, ends: span.at + span.length + extra };
    },
  });
  /** Somebody moves; `next` is whose turn it is then. */
  const move = (next: number, events: readonly Event[] = []): void => {
    const before = viewAt(newest, 0);
    newest++;
    const update = { serial: newest, decision: newest, seat: ME, view: viewAt(newest, next), events };
    film.show({ before, update: update as ViewUpdate<Architects> } satisfies ToldMoment);
  };
  return {
    film,
    move,
    unmount,
    told,
    spans,
    battles,
    held,
    /** The number of the moment that the table shows; undefined for the newest. */
    shown: () => held.value?.public.decision,
    skip: () => timeline?.skip(),
    ends: () => ends,
  };
}

describe('a round', () => {
  test('is told in order, and the table shows the moment that is told', () => {
    const { move, told, shown } = running();
    for (const next of [1, 2, 3, 0]) move(next);
    const seen: (number | undefined)[] = [];
    for (let ms = 0; ms < 2000; ms += 10) {
      if (seen.at(-1) !== shown() || ms === 0) seen.push(shown());
      vi.advanceTimersByTime(10);
    }
    expect(seen).toEqual([0, 1, 2, 3, undefined]);
    expect(told).toEqual([1, 2, 3, 4]);
  });

  test('of the past asks nothing of its viewer', () => {
    const { move, held } = running();
    move(1);
    expect(held.value?.private?.plan).toHaveLength(1);
  });

  test.each([
    [4, 1500],
    [7, 2200],
  ])('of %i players takes at most %i ms, evenly', (players, length) => {
    expect(roundLength(players)).toBe(length);
    const { move, spans, film } = running({ players });
    // More decisions than players: stages and tokens that were chosen.
    for (let i = 0; i < 12; i++) move(i === 11 ? ME : 1);
    vi.advanceTimersByTime(length - 1);
    expect(film.isRunning).toBe(true);
    vi.advanceTimersByTime(1);
    expect(film.isRunning).toBe(false);
    // When the first one begins, nothing is known of the others.
    const lengths = spans.slice(1).map((span) => Math.round(span.length));
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
  });

  test('with a stage of my own gives the others as much time as without', () => {
    const lengthsWith = (more: number): readonly number[] => {
      const { move, spans } = running({ more });
      for (const next of [1, 2, 3, ME]) move(next);
      vi.runAllTimers();
      return spans.map(({ length }) => Math.round(length));
    };
    expect(lengthsWith(400)).toEqual(lengthsWith(0));
  });

  test('however long one move takes, is over in time', () => {
    const { move, film } = running({ more: 1200 });
    for (const next of [1, 2, 3, ME]) move(next);
    vi.advanceTimersByTime(roundLength(7) + OWN_STAGE);
    expect(film.isRunning).toBe(false);
  });

  test('whose moves come one by one leaves time for those to come', () => {
    const { move, spans } = running({ players: 7 });
    move(1);
    expect(spans[0]?.length).toBeCloseTo(2200 / 7);
  });

  test('never hurries a move beyond what can be seen, nor draws it out', () => {
    const { move, spans } = running();
    for (let i = 0; i < 60; i++) move(1);
    vi.runAllTimers();
    const lengths = spans.map(({ length }) => length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(SHORTEST);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST);
  });

  test('goes on with what comes while it runs, and ends once', () => {
    const { move, told, ends } = running();
    move(1);
    vi.advanceTimersByTime(100);
    move(2);
    vi.advanceTimersByTime(450);
    move(3);
    vi.runAllTimers();
    expect(told).toEqual([1, 2, 3]);
    expect(ends()).toBe(1);
  });
});

test('a skip shows the newest view at once and loses nothing', () => {
  const { move, told, shown, skip, ends } = running();
  for (const next of [1, 2, 3, 0]) move(next);
  vi.advanceTimersByTime(350);
  skip();
  expect(shown()).toBeUndefined();
  expect(told).toEqual([1, 2, 3, 4]);
  vi.runAllTimers();
  expect(told).toEqual([1, 2, 3, 4]);
  expect(ends()).toBe(1);
});

test('where nothing moves, everything is told at once', () => {
  const { move, told, shown } = running({ pace: 0 });
  move(1);
  move(2);
  expect(told).toEqual([1, 2]);
  expect(shown()).toBeUndefined();
});

test('at half the pace it takes half of the time', () => {
  const { move, film } = running({ pace: 0.5 });
  for (const next of [1, 2, 3, 0]) move(next);
  vi.advanceTimersByTime(roundLength(4) / 2);
  expect(film.isRunning).toBe(false);
});

test('who comes back sees the newest table; what was left is not told twice', () => {
  const { move, told, shown, film } = running();
  move(1);
  move(2);
  film.cut();
  expect(shown()).toBeUndefined();
  vi.runAllTimers();
  expect(told).toEqual([]);
});

test('a table that is left holds nothing back', () => {
  const { move, told, shown, unmount } = running();
  move(1);
  move(2);
  unmount();
  expect(shown()).toBeUndefined();
  expect(told).toEqual([1, 2]);
});

describe('conflicts', () => {
  test('come after the card that brought them, and the moves after them wait', () => {
    const { move, told, battles, film, shown } = running();
    move(1, [{ kind: 'horns-blown', seat: 0, turned: 1, showing: 3 }, fought]);
    move(2);
    vi.advanceTimersByTime(1000);
    expect([battles, told]).toEqual([[1], []]);
    // The card has been taken; only what came of the battle is still to be seen.
    expect(shown()).toBe(1);
    film.showResult();
    expect(shown()).toBe(1);
    film.goOn();
    vi.runAllTimers();
    expect(told).toEqual([1, 2]);
    expect(shown()).toBeUndefined();
  });

  test('are fought under horns that are all turned', () => {
    const { move, held } = running();
    move(1, [{ kind: 'horns-blown', seat: 0, turned: 1, showing: 3 }, fought]);
    vi.advanceTimersByTime(1000);
    expect(held.value?.public.table.turned).toBe(3);
  });

  test('that were skipped are shown over the newest table', () => {
    const { move, told, battles, skip, shown, film } = running();
    move(1);
    move(2, [fought]);
    skip();
    expect([told, battles, shown()]).toEqual([[1, 2], [2], undefined]);
    move(3);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([1, 2]);
    film.goOn();
    vi.runAllTimers();
    expect(told).toEqual([1, 2, 3]);
  });
});
