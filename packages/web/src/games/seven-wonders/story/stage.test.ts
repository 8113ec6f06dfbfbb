// The stage holds the old picture while cards are turned over, and lets go of it for whoever is in a hurry.

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

const { settings } = await import('../../../app/settings/settings.ts');
const { tableModel } = await import('../../../table/model.ts');
const { REVEAL, stageOf } = await import('./stage.ts');

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
  return { model, stage: stageOf(model), tell, play, turn: () => tell(play()), rejoin: () => tell([]) };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion.value = 'full';
});
afterEach(() => {
  vi.useRealTimers();
});

test('while cards are turned over the cities stay as they were, though the model is new', () => {
  const { model, stage, turn } = table();
  turn();
  expect(model.table.value?.turn).toBe(2);
  expect(stage.shown.table.value?.turn).toBe(1);
  expect(stage.reveal.value?.acts.map(({ city }) => city)).toEqual([0, 1, 2]);
  vi.advanceTimersByTime(REVEAL.full);
  expect(stage.shown.table.value?.turn).toBe(2);
  expect(stage.reveal.value).toBeUndefined();
});

test('a reveal takes at most 1.2 seconds', () => {
  expect(Math.max(...Object.values(REVEAL))).toBeLessThanOrEqual(1200);
});

test('it can be ended at once', () => {
  const { stage, turn } = table();
  turn();
  stage.endReveal();
  expect(stage.shown.table.value?.turn).toBe(2);
});

test('news that come during a reveal end it: the next one begins from the newest picture', () => {
  const { stage, turn } = table();
  turn();
  turn();
  expect(stage.shown.table.value?.turn).toBe(2);
  expect(stage.reveal.value?.turn.turn).toBe(2);
});

test('without motion nothing is held, but everything is told', () => {
  settings.motion.value = 'off';
  const { stage, turn } = table();
  turn();
  expect(stage.shown.table.value?.turn).toBe(2);
  expect(stage.reveal.value).toBeUndefined();
  expect(stage.news.value?.acts).toHaveLength(3);
});

test('whoever comes back is shown the table as it is', () => {
  const { stage, play, rejoin } = table();
  play();
  rejoin();
  expect(stage.reveal.value).toBeUndefined();
  expect(stage.shown.table.value?.turn).toBe(2);
});

test('battles follow the last reveal of an Age and stay until they are put away', () => {
  const { stage, turn } = table();
  for (let i = 0; i < 6; i++) turn();
  expect(stage.battles.value).toBeUndefined();
  vi.advanceTimersByTime(REVEAL.full);
  expect(stage.battles.value).toBe(1);
  turn();
  vi.advanceTimersByTime(REVEAL.full);
  expect(stage.battles.value).toBe(1);
  stage.endBattles();
  expect(stage.battles.value).toBeUndefined();
});

test('the score opens after the last battles, and only once by itself', () => {
  const { stage, turn, rejoin } = table();
  for (let i = 0; i < 18; i++) turn();
  vi.advanceTimersByTime(REVEAL.full);
  expect([stage.battles.value, stage.isScoreOpen.value]).toEqual([3, false]);
  stage.endBattles();
  expect(stage.isScoreOpen.value).toBe(true);
  stage.isScoreOpen.value = false;
  rejoin();
  expect(stage.isScoreOpen.value).toBe(false);
});

test('whoever opens a match that is over sees the score', () => {
  const { model, play, tell } = table();
  for (let i = 0; i < 18; i++) play();
  tell([]);
  const late = tableModel(sevenWonders, { ...model.link });
  expect(stageOf(late).isScoreOpen.value).toBe(true);
  expect(stageOf(late).battles.value).toBeUndefined();
});

test('whose cards are being turned over has chosen', () => {
  const { stage, turn } = table();
  expect(stage.owed.value).toEqual([1, 1, 1]);
  turn();
  expect(stage.owed.value).toEqual([0, 0, 0]);
  stage.endReveal();
  expect(stage.owed.value).toEqual([1, 1, 1]);
});

/** Longer than anybody stays who steps on, and shorter. */
const STAY = 200;
const STEP = 50;

test('in a replay the battles come to who stays, after the cards have landed', () => {
  const { stage, turn } = table('replay');
  for (let i = 0; i < 6; i++) turn();
  vi.advanceTimersByTime(STAY);
  expect([stage.reveal.value === undefined, stage.battles.value]).toEqual([false, undefined]);
  vi.advanceTimersByTime(REVEAL.full - STAY);
  expect([stage.reveal.value === undefined, stage.battles.value]).toEqual([true, undefined]);
  vi.advanceTimersByTime(STAY);
  expect(stage.battles.value).toBe(1);
});

test('who steps on at once sees neither battles nor score', () => {
  settings.motion.value = 'off';
  const { stage, turn } = table('replay');
  for (let i = 0; i < 18; i++) {
    turn();
    vi.advanceTimersByTime(STEP);
    expect([stage.battles.value, stage.isScoreOpen.value]).toEqual([undefined, false]);
  }
  vi.advanceTimersByTime(STAY);
  expect(stage.battles.value).toBe(3);
  stage.endBattles();
  expect(stage.isScoreOpen.value).toBe(true);
});
