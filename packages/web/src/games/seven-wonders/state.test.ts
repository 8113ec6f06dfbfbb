// Select is not commit: what the viewer picks up, locks and changes, against the real rules.

import { type CardId, cardFacts, cardOf, sevenWonders } from '@mirabilia/seven-wonders';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Sketch, table } from '../../../../seven-wonders/test/table.ts';
import { fakeLink } from '../../../test/kit/fake-link.ts';
import type { Choice } from '../../match/link.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });

const { settings } = await import('../../app/settings/settings.ts');
const { press, tableState } = await import('./state.ts');
const { lockedFor } = await import('./parts/locked.ts');

/** Seat 0 at a table that plays at once; what is sent is kept. */
function linkTo(sketch: Sketch) {
  const { link, commits, preselected } = fakeLink(sevenWonders, { state: table(sketch) });
  return { state: tableState(link), commits, wishes: preselected };
}

const card = (id: CardId): number => cardOf(id) as number;
const moves = (commits: readonly Choice[]) => commits.map(({ step, move }) => `${step} ${move}`);

beforeEach(() => {
  settings.confirm.value = false;
});

describe('picking a card up', () => {
  test('arms building where it is open, and nothing else unasked', () => {
    const { state, commits } = linkTo({ cities: [{ wonder: 'gizah', hand: ['altar', 'apothecary'] }] });
    state.select(card('altar'));
    expect(state.picked.value).toMatchObject({ card: card('altar'), armed: 'build' });
    state.select(card('apothecary'));
    expect(state.picked.value?.armed).toBeUndefined();
    expect(commits).toEqual([]);
  });

  test('tells the clock what to play: built if it can be, else sold', () => {
    const { state, wishes } = linkTo({ cities: [{ wonder: 'gizah', hand: ['altar', 'apothecary'] }] });
    state.select(card('altar'));
    state.select(card('apothecary'));
    expect(wishes).toEqual(['build altar', 'discard apothecary']);
  });
});

describe('locking', () => {
  const sketch: Sketch = {
    cities: [
      { wonder: 'gizah', coins: 6, hand: ['guard-tower', 'altar'] },
      { wonder: 'ephesos', built: ['clay-pool'] },
      { wonder: 'babylon' },
    ],
  };
  test('sends the split that the slider stands on', () => {
    const { state, commits } = linkTo(sketch);
    state.select(card('guard-tower'));
    state.adjust({ build: 0 });
    press(state, 'build');
    expect(moves(commits)).toEqual(['0 build guard-tower L2']);
    expect(state.ask.value?.kind).toBe('locked');
    expect(state.picked.value).toBeUndefined();
  });

  test('asks once more if the player wishes so', () => {
    settings.confirm.value = true;
    const { state, commits } = linkTo(sketch);
    state.select(card('altar'));
    press(state, 'build');
    expect(commits).toEqual([]);
    expect(state.picked.value?.sure).toBe('build');
    press(state, 'build');
    expect(moves(commits)).toEqual(['0 build altar']);
  });

  test('a closed action does nothing', () => {
    const { state, commits } = linkTo({ cities: [{ wonder: 'gizah', coins: 0, hand: ['apothecary'] }] });
    state.select(card('apothecary'));
    press(state, 'build');
    expect(commits).toEqual([]);
  });

  test('can be changed: the plan is made anew from its first step, and stays if it isn’t', () => {
    const { state, commits } = linkTo(sketch);
    state.select(card('altar'));
    press(state, 'build');
    state.change();
    expect(state.ask.value).toMatchObject({ kind: 'card', step: 0 });
    expect(state.picked.value?.card).toBe(card('altar'));
    state.putDown();
    expect(state.ask.value?.kind).toBe('locked');
    state.select(card('guard-tower'));
    press(state, 'discard');
    expect(moves(commits)).toEqual(['0 build altar', '0 discard guard-tower']);
    expect(state.seatView.value?.private.plan).toHaveLength(1);
  });
});

test('with two players the table is seen from the Free City while a card is chosen for it', () => {
  const { state, commits } = linkTo({ players: 2 });
  expect(state.ask.value).toMatchObject({ kind: 'card', city: 2, step: 0 });
  expect(state.focus.value).toBe(2);
  expect(state.round.value).toMatchObject({ left: 0, right: 1 });
  const open = state.verdicts.value.find(({ build }) => build.moves.length > 0);
  state.select(open?.card ?? -1);
  press(state, 'build');
  expect(commits[0]?.move).toMatch(new RegExp(`^free-city build ${cardFacts(open?.card ?? 0).id}`));
  expect(state.ask.value).toMatchObject({ kind: 'card', city: 0, step: 1 });
  expect(state.focus.value).toBe(0);
  // What is chosen for the Free City lies in its city alone.
  expect([0, 1, 2].map((at) => lockedFor(state, at) !== undefined)).toEqual([false, false, true]);
  const [own] = state.verdicts.value;
  state.select(own?.card ?? -1);
  press(state, 'discard');
  expect(commits[1]).toMatchObject({ step: 1 });
  expect(state.ask.value?.kind).toBe('locked');
  expect(state.focus.value).toBe(0);
});
