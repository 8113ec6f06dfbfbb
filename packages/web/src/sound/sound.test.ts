// Which event gives which sound.

import type { LobbyView } from '@mirabilia/protocol';
import { batch, signal } from '@preact/signals';
import { describe, expect, test, vi } from 'vitest';
import { cues as architects } from '../games/architects/cues.ts';
import { cues as sevenWonders } from '../games/seven-wonders/cues.ts';
import type { ViewUpdate } from '../match/link.ts';
import { type Cue, type CueTable, cuesIn, isAwaited } from './cues.ts';
import { listen } from './listen.ts';

const TABLES: Readonly<Record<string, CueTable>> = { 'seven-wonders': sevenWonders, architects };
const happened = (...kinds: string[]) => kinds.map((kind) => ({ kind }));

describe('cues', () => {
  test.for([
    ['seven-wonders', ['built', 'discarded', 'hands-passed'], ['reveal']],
    ['seven-wonders', ['built', 'stage-built'], ['reveal', 'stage']],
    [
      'seven-wonders',
      ['stage-built', 'built', 'fought', 'fought', 'age-began'],
      ['reveal', 'stage', 'battle'],
    ],
    ['seven-wonders', ['built', 'fought', 'ended'], ['reveal', 'battle', 'end']],
    ['seven-wonders', ['age-began', 'hands-passed'], []],
    ['architects', ['taken', 'turned-up', 'turn-began'], ['reveal']],
    ['architects', ['taken', 'horns-blown'], ['reveal', 'horn']],
    ['architects', ['taken', 'horns-blown', 'fought'], ['reveal', 'horn', 'battle']],
    ['architects', ['taken', 'stage-built', 'token-taken'], ['reveal', 'coin', 'stage']],
    ['architects', ['peeked', 'shuffled'], []],
  ] as const)('%s: %s', ([game, kinds, cues]) => {
    expect(cuesIn(TABLES[game] as CueTable, happened(...kinds), null)).toEqual(cues);
  });

  test('coins sound for the player who gets them, and for spectators', () => {
    const earned = [{ kind: 'earned', city: 1 }];
    expect(cuesIn(sevenWonders, earned, 1)).toEqual(['coin']);
    expect(cuesIn(sevenWonders, earned, 0)).toEqual([]);
    expect(cuesIn(sevenWonders, earned, null)).toEqual(['coin']);
  });

  test('it is my turn when nobody else has to move', () => {
    expect(isAwaited([1, 0, 0], 0)).toBe(true);
    expect(isAwaited([1, 1, 0], 0)).toBe(false);
    expect(isAwaited([0, 1, 0], 0)).toBe(false);
    expect(isAwaited([1, 0, 0], null)).toBe(false);
  });
});

describe('listening to a match', () => {
  async function match(seat: number | null = 0) {
    const told = signal<ViewUpdate | undefined>(undefined);
    const owed = signal<readonly number[]>([]);
    const plan = signal<readonly string[] | undefined>(undefined);
    const lobby = signal({ game: 'seven-wonders' } as LobbyView);
    const heard: (readonly Cue[])[] = [];
    const stop = listen({ update: told, owed, plan, lobby }, (cues) => heard.push(cues));
    // The table of cues is loaded.
    await vi.dynamicImportSettled();
    let serial = 0;
    const tell = (events: readonly { kind: string }[], owes: readonly number[]) =>
      batch(() => {
        const view = {} as ViewUpdate['view'];
        told.value = { serial: ++serial, decision: serial, seat, view, events };
        owed.value = owes;
        plan.value = undefined;
      });
    return { tell, owed, plan, heard, stop };
  }

  test('joining or coming back plays nothing of what was before', async () => {
    const { tell, heard } = await match();
    tell([], [1, 0, 0]);
    expect(heard).toEqual([]);
  });

  test('a card that is locked, all that wait, and the reveal', async () => {
    const { tell, owed, plan, heard } = await match();
    tell([], [1, 1, 1]);
    plan.value = ['build altar'];
    owed.value = [0, 1, 1];
    owed.value = [0, 0, 1];
    tell(happened('built', 'built'), [1, 1, 1]);
    owed.value = [1, 0, 1];
    owed.value = [1, 0, 0];
    expect(heard).toEqual([['lock'], ['reveal'], ['turn']]);
  });

  test('with quick bots all wait again at once: it is said after the cards', async () => {
    const { tell, heard } = await match();
    tell([], [1, 0, 0]);
    tell(happened('built'), [1, 0, 0]);
    expect(heard).toEqual([['reveal', 'turn']]);
  });

  test('spectators get no turn sound', async () => {
    const { tell, owed, heard } = await match(null);
    tell([], [1, 1, 1]);
    owed.value = [1, 0, 0];
    tell(happened('fought', 'ended'), [0, 0, 0]);
    expect(heard).toEqual([['battle', 'end']]);
  });

  test('nothing sounds after the match is left', async () => {
    const { tell, heard, stop } = await match();
    tell([], [1, 1, 1]);
    stop();
    tell(happened('built'), [1, 0, 0]);
    expect(heard).toEqual([]);
  });
});
