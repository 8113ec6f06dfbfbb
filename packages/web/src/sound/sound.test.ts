// Which event gives which sound.

import type { LobbyView } from '@mirabilia/protocol';
import { batch, signal } from '@preact/signals';
import { describe, expect, test, vi } from 'vitest';
import { sounds as architects } from '../games/architects/sounds.ts';
import { sounds as sevenWonders } from '../games/seven-wonders/sounds.ts';
import type { ViewUpdate } from '../match/link.ts';
import { claimCues } from './claims.ts';
import { type Cue, type CueTable, cuesIn, isAwaited, type TimeOfDay } from './cues.ts';
import { listen } from './listen.ts';

const TABLES: Readonly<Record<string, CueTable>> = {
  'seven-wonders': sevenWonders.cues,
  architects: architects.cues,
};
const happened = (...kinds: string[]) => kinds.map((kind) => ({ kind }));

describe('cues', () => {
  test.for([
    ['seven-wonders', ['built', 'discarded', 'hands-passed'], ['flip', 'slide']],
    ['seven-wonders', ['built', 'stage-built'], ['flip', 'stone']],
    [
      'seven-wonders',
      ['stage-built', 'built', 'fought', 'fought', 'age-began'],
      ['flip', 'stone', 'clash', 'age'],
    ],
    // The score plays its end itself, when it is told.
    ['seven-wonders', ['built', 'fought', 'ended'], ['flip', 'clash']],
    ['architects', ['taken', 'turned-up', 'turn-began'], ['flip']],
    ['architects', ['taken', 'horns-blown'], ['flip', 'horn']],
    ['architects', ['taken', 'horns-blown', 'fought'], ['flip', 'horn', 'clash']],
    ['architects', ['taken', 'stage-built', 'token-taken'], ['flip', 'coin', 'stone']],
    ['architects', ['peeked', 'looked'], []],
  ] as const)('%s: %s', ([game, kinds, cues]) => {
    expect(cuesIn(TABLES[game] as CueTable, happened(...kinds), null)).toEqual(cues);
  });

  test('coins sound for the player who gets them, and for spectators', () => {
    const earned = [{ kind: 'earned', city: 1 }];
    expect(cuesIn(sevenWonders.cues, earned, 1)).toEqual(['coin']);
    expect(cuesIn(sevenWonders.cues, earned, 0)).toEqual([]);
    expect(cuesIn(sevenWonders.cues, earned, null)).toEqual(['coin']);
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
    const times: TimeOfDay[] = [];
    const stop = listen(
      { update: told, owed, plan, lobby },
      { play: (cues) => heard.push(cues), setTime: (time) => times.push(time) },
    );
    // The table of cues is loaded.
    await vi.dynamicImportSettled();
    let serial = 0;
    const tell = (events: readonly { kind: string }[], owes: readonly number[], age = 1) =>
      batch(() => {
        // cast: nothing else of a view is heard.
        const view = { public: { table: { age } } } as unknown as ViewUpdate['view'];
        told.value = { serial: ++serial, decision: serial, seat, view, events };
        owed.value = owes;
        plan.value = undefined;
      });
    return { tell, owed, plan, heard, times, stop };
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
    expect(heard).toEqual([['lock'], ['flip'], ['chime']]);
  });

  test('with quick bots all wait again at once: it is said after the cards', async () => {
    const { tell, heard } = await match();
    tell([], [1, 0, 0]);
    tell(happened('built'), [1, 0, 0]);
    expect(heard).toEqual([['flip', 'chime']]);
  });

  test('spectators get no turn sound', async () => {
    const { tell, owed, heard } = await match(null);
    tell([], [1, 1, 1]);
    owed.value = [1, 0, 0];
    tell(happened('fought', 'ended'), [0, 0, 0]);
    expect(heard).toEqual([['clash']]);
  });

  test('nothing sounds after the match is left', async () => {
    const { tell, heard, stop } = await match();
    tell([], [1, 1, 1]);
    stop();
    tell(happened('built'), [1, 0, 0]);
    expect(heard).toEqual([]);
  });

  test('what a timeline claims is left to it, and nothing else', async () => {
    const { tell, heard } = await match();
    tell([], [1, 1, 1]);
    const asked: [Cue, number][] = [];
    const stop = claimCues((cue, serial) => {
      asked.push([cue, serial]);
      return cue !== 'chime';
    });
    tell(happened('built', 'earned'), [1, 0, 0]);
    stop();
    tell(happened('built'), [1, 1, 1]);
    expect(asked).toEqual([
      ['flip', 2],
      ['chime', 2],
    ]);
    expect(heard).toEqual([['chime'], ['flip']]);
  });

  test('the background follows the Ages', async () => {
    const { tell, times } = await match();
    tell([], [1, 1, 1]);
    tell(happened('built'), [1, 1, 1]);
    tell(happened('age-began'), [1, 1, 1], 2);
    tell(happened('age-began'), [1, 1, 1], 3);
    expect(times).toEqual(['morning', 'morning', 'noon', 'dusk']);
  });

  test('in Architects the day goes on as the tallest wonder grows', () => {
    const at = (...stages: number[]) =>
      architects.timeOfDay({ cities: stages.map((bits) => ({ stages: bits })) } as Parameters<
        typeof architects.timeOfDay
      >[0]);
    expect([at(0, 0), at(0b1, 0b10), at(0b11, 0), at(0b111, 0b1), at(0b1111, 0), at(0b11111, 0)]).toEqual([
      'morning',
      'morning',
      'noon',
      'noon',
      'dusk',
      'dusk',
    ]);
  });
});
