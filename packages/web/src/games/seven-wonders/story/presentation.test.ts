// The presentation holds the old picture while cards are turned over, and lets go of it for players in a hurry.

import {
  advance,
  pending,
  pick,
  rngFrom,
  seatView,
  seedOfMatch,
  startMatch,
  viewOf,
} from '@mirabilia/kernel';
import { type Event, type SevenWonders, sevenWonders } from '@mirabilia/seven-wonders';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableLink, ViewUpdate } from '../../../match/link.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { hidden: false });
vi.stubGlobal('addEventListener', () => {});

const { settings } = await import('../../../app/settings/settings.ts');
const { tableModel } = await import('../../../table/model.ts');
const { presentationOf } = await import('./presentation.ts');
const { LAND, PASS, TURN_END } = await import('./turn/times.ts');

function table(kind: TableLink['kind'] = 'live') {
  const options = sevenWonders.readOptions({
    players: 3,
    sides: 'A',
    wonders: ['gizah', 'rhodos', 'ephesos'],
  });
  if (!options.ok) throw new Error('bad options');
  const seed = seedOfMatch('stage', 0);
  const match = startMatch(sevenWonders, options.value, seed);
  const rng = rngFrom(seed, 'play');
  const told = signal<ViewUpdate<SevenWonders> | undefined>(undefined);
  const link = {
    update: told,
    owed: signal([1, 1, 1]),
    plan: signal(undefined),
    pendingMoves: signal([]),
    lobby: signal(undefined),
    kind,
  } as unknown as TableLink<SevenWonders>;
  let serial = 0;
  const tell = (events: readonly Event[]): void => {
    const view = JSON.parse(JSON.stringify(viewOf(match.state, 0)));
    told.value = { serial: ++serial, decision: view.public.decision, seat: 0, view, events };
  };
  const play = (): Event[] => {
    const events: Event[] = [];
    for (let isResolved = false; !isResolved; ) {
      const seat = pending(match.state)[0] as number;
      const move = pick(rng, sevenWonders.legalMoves(seatView(match.state, seat)));
      isResolved = advance(match, seat, move, (event) => events.push(event));
    }
    return events;
  };
  tell([]);
  const model = tableModel(sevenWonders, link);
  return {
    model,
    presentation: presentationOf(model),
    tell,
    play,
    turn: () => tell(play()),
    rejoin: () => tell([]),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion.value = 'full';
});
afterEach(() => {
  vi.useRealTimers();
});

test('while cards are turned over the table stays as it was; cities change first, the rest when the hand has left', () => {
  const { model, presentation, turn } = table();
  const hand = model.seatView.value?.private.holding.hand;
  turn();
  expect(model.link.update.value?.view.public.table.turn).toBe(2);
  expect(model.table.value?.turn).toBe(1);
  expect(model.seatView.value?.private.holding.hand).toEqual(hand);
  expect(presentation.reveal.value?.acts.map(({ city }) => city)).toEqual([0, 1, 2]);
  vi.advanceTimersByTime(LAND);
  expect(presentation.shown.table.value?.turn).toBe(2);
  expect(model.table.value?.turn).toBe(1);
  vi.advanceTimersByTime((presentation.reveal.value?.leaves ?? 0) + PASS - LAND);
  expect(model.table.value?.turn).toBe(2);
  expect(presentation.reveal.value).toBeDefined();
  vi.advanceTimersByTime(TURN_END - LAND);
  expect(presentation.shown.table.value?.turn).toBe(2);
  expect(presentation.reveal.value).toBeUndefined();
});

test('a reveal takes at most 1.2 seconds', () => {
  expect(TURN_END).toBeLessThanOrEqual(1200);
});

test('it can be ended at once', () => {
  const { presentation, turn } = table();
  turn();
  presentation.endReveal();
  expect(presentation.shown.table.value?.turn).toBe(2);
});

test('news that come during a reveal end it: the next one begins from the newest picture', () => {
  const { presentation, turn } = table();
  turn();
  turn();
  expect(presentation.shown.table.value?.turn).toBe(2);
  expect(presentation.reveal.value?.turn.turn).toBe(2);
});

test('without motion nothing is held, but everything is told', () => {
  settings.motion.value = 'off';
  const { presentation, turn } = table();
  turn();
  expect(presentation.shown.table.value?.turn).toBe(2);
  expect(presentation.reveal.value).toBeUndefined();
  expect(presentation.news.value?.acts).toHaveLength(3);
});

test('whoever comes back is shown the table as it is', () => {
  const { presentation, play, rejoin } = table();
  play();
  rejoin();
  expect(presentation.reveal.value).toBeUndefined();
  expect(presentation.shown.table.value?.turn).toBe(2);
});

test('battles follow the last reveal of an Age and stay until they are put away', () => {
  const { presentation, turn } = table();
  for (let i = 0; i < 6; i++) turn();
  expect(presentation.battles.value).toBeUndefined();
  vi.advanceTimersByTime(TURN_END);
  expect(presentation.battles.value).toBe(1);
  turn();
  vi.advanceTimersByTime(TURN_END);
  expect(presentation.battles.value).toBe(1);
  presentation.endBattles();
  expect(presentation.battles.value).toBeUndefined();
});

test('the score opens after the last battles, and only once by itself', () => {
  const { presentation, turn, rejoin } = table();
  for (let i = 0; i < 18; i++) turn();
  vi.advanceTimersByTime(TURN_END);
  expect([presentation.battles.value, presentation.isScoreOpen.value]).toEqual([3, false]);
  presentation.endBattles();
  expect(presentation.isScoreOpen.value).toBe(true);
  presentation.isScoreOpen.value = false;
  rejoin();
  expect(presentation.isScoreOpen.value).toBe(false);
});

test('whoever opens a match that is over sees the score', () => {
  const { model, play, tell } = table();
  for (let i = 0; i < 18; i++) play();
  tell([]);
  const late = tableModel(sevenWonders, { ...model.link });
  expect(presentationOf(late).isScoreOpen.value).toBe(true);
  expect(presentationOf(late).battles.value).toBeUndefined();
});

test('whose cards are being turned over has chosen', () => {
  const { presentation, turn } = table();
  expect(presentation.owed.value).toEqual([1, 1, 1]);
  turn();
  expect(presentation.owed.value).toEqual([0, 0, 0]);
  presentation.endReveal();
  expect(presentation.owed.value).toEqual([1, 1, 1]);
});

/** Longer than anybody stays who steps on, and shorter. */
const STAY = 200;
const STEP = 50;

test('in a replay only the cities wait for the cards', () => {
  const { model, presentation, turn } = table('replay');
  turn();
  expect(model.table.value?.turn).toBe(2);
  expect(presentation.shown.table.value?.turn).toBe(1);
  vi.advanceTimersByTime(LAND);
  expect(presentation.shown.table.value?.turn).toBe(2);
});

test('in a replay the battles come to who stays, after the cards have landed', () => {
  const { presentation, turn } = table('replay');
  for (let i = 0; i < 6; i++) turn();
  vi.advanceTimersByTime(STAY);
  expect([presentation.reveal.value === undefined, presentation.battles.value]).toEqual([false, undefined]);
  vi.advanceTimersByTime(TURN_END - STAY);
  expect([presentation.reveal.value === undefined, presentation.battles.value]).toEqual([true, undefined]);
  vi.advanceTimersByTime(STAY);
  expect(presentation.battles.value).toBe(1);
});

test('who steps on at once sees neither battles nor score', () => {
  settings.motion.value = 'off';
  const { presentation, turn } = table('replay');
  for (let i = 0; i < 18; i++) {
    turn();
    vi.advanceTimersByTime(STEP);
    expect([presentation.battles.value, presentation.isScoreOpen.value]).toEqual([undefined, false]);
  }
  vi.advanceTimersByTime(STAY);
  expect(presentation.battles.value).toBe(3);
  presentation.endBattles();
  expect(presentation.isScoreOpen.value).toBe(true);
});
