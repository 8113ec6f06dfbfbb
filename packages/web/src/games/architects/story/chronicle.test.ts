import type { Architects, Event, WonderId } from '@mirabilia/architects';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { MatchLink, ViewUpdate } from '../../../match/link.ts';
import type { OwnModel } from '../state.ts';
import { chronicleOf, turnsIn } from './chronicle.ts';

const began = (seat: number, turn: number): Event => ({ kind: 'turn-began', seat, turn });
const chose = (seat: number, wonder: WonderId): Event => ({ kind: 'wonder-chosen', seat, wonder });
const taken = (seat: number): Event => ({ kind: 'taken', seat, deck: 0, card: 'wood', why: 'turn' });
const fought: Event = { kind: 'fought', seat: 0, shields: 1, victories: 1, discarded: 0 };

/** A match that tells what the test says. */
function following() {
  const told = signal<ViewUpdate<Architects> | undefined>(undefined);
  const chronicle = chronicleOf({
    link: { kind: 'live', update: told } as unknown as MatchLink<Architects>,
  } as OwnModel);
  let serial = 0;
  const tell = (decision: number, events: readonly Event[], story?: readonly Event[], kind = 'act') => {
    const view = { public: { table: { phase: { kind } } } } as ViewUpdate<Architects>['view'];
    const now = { serial: ++serial, decision, seat: null, view, events };
    told.value = story === undefined ? now : { ...now, story };
  };
  return { chronicle, tell };
}

describe('the chronicle', () => {
  test('of somebody who comes late begins where the match began', () => {
    const { chronicle, tell } = following();
    tell(4, [], [taken(0), began(1, 2), taken(1), fought]);
    tell(5, [began(0, 3), taken(0)]);
    expect(turnsIn(chronicle.heard.value).map(({ turn, heard }) => [turn, heard.length])).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
    ]);
  });

  test('keeps wonders that were chosen apart from the first turn', () => {
    const { chronicle, tell } = following();
    tell(3, [], [chose(1, 'giza'), chose(0, 'rhodes'), began(1, 1), taken(1)]);
    expect(turnsIn(chronicle.heard.value).map(({ turn, heard }) => [turn, heard.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  test('shows what is told as past neither as news nor as a battle', () => {
    const { chronicle, tell } = following();
    tell(4, [], [taken(0), fought]);
    expect(chronicle.news.value).toBeUndefined();
    expect(chronicle.battle.value).toBeUndefined();
    tell(5, [taken(1), fought]);
    expect(chronicle.news.value).toHaveLength(2);
    expect(chronicle.battle.value).toEqual([fought]);
  });

  test('of somebody who comes back holds everything once', () => {
    const { chronicle, tell } = following();
    tell(0, [], []);
    tell(1, [taken(0)]);
    tell(3, [], [taken(0), taken(1), taken(0)]);
    tell(4, [taken(1)]);
    expect(chronicle.heard.value.map((one) => 'seat' in one && one.seat)).toEqual([0, 1, 0, 1]);
  });

  test('says where something is missing if nobody tells it', () => {
    const { chronicle, tell } = following();
    tell(2, []);
    tell(3, [taken(0)]);
    expect(chronicle.heard.value.map(({ kind }) => kind)).toEqual(['gap', 'taken']);
    expect(turnsIn(chronicle.heard.value)).toMatchObject([{ turn: 0, seat: undefined }]);
  });

  test('opens the score after the last battle', () => {
    const { chronicle, tell } = following();
    tell(0, [], []);
    tell(1, [fought, { kind: 'ended' }], undefined, 'over');
    expect(chronicle.isScoreOpen.value).toBe(false);
    chronicle.endBattle();
    expect(chronicle.isScoreOpen.value).toBe(true);
  });
});
