// The state machine of a live match, step by step: queue, admit, persist, apply.

import { type OpenGame, withOpenGame } from '@mirabilia/games/open';
import { type GameTypes, pending, type Seat, seatView } from '@mirabilia/kernel';
import { type Pace, USUAL_AIDS } from '@mirabilia/protocol';
import { describe, expect, test } from 'vitest';
import type { Lobby, StoredSeat } from '../src/lobby/lobby.ts';
import type { Command } from '../src/match/batch.ts';
import { matchConfigOf } from '../src/match/match-config.ts';
import {
  admit,
  apply,
  catchUp,
  discard,
  firstState,
  type MachineSetup,
  type MatchState,
  queue,
} from '../src/match/match-machine.ts';
import type { LogEntry } from '../src/store.ts';

const START = 1000;
const NOW = 5000;

const person = (name: string): StoredSeat => ({ kind: 'human', guest: name, name });
const BOT: StoredSeat = { kind: 'bot', level: 'easy' };
const PEOPLE = [person('ana'), person('eva'), person('rui')];

interface TableOptions {
  readonly seats?: readonly StoredSeat[];
  readonly pace?: Pace;
  readonly isShared?: boolean;
}

/** Senders are not told by the machine, so their client is never called. */
const sentBy = (guest: string, id: string) => ({
  guest,
  id,
  client: {
    guest: { id: guest, name: guest },
    send: () => {
      throw new Error('the machine tells nobody');
    },
  },
});

withOpenGame('seven-wonders', describeMachine);

function describeMachine<T extends GameTypes>(opened: OpenGame<T>): void {
  const { game } = opened;

  function newTable({ seats = PEOPLE, pace = { kind: 'untimed' }, isShared = false }: TableOptions = {}) {
    const lobby: Lobby = {
      options: { players: seats.length },
      seats,
      pace,
      botDelay: 100,
      aids: USUAL_AIDS,
      secret: null,
      startingAt: null,
      nonces: [],
      startedAt: START,
      fixedChance: false,
      rematch: null,
      tournament: null,
      spectatorChat: true,
      social: { reactions: true },
      rated: false,
      removed: [],
      silenced: [],
      wasPublic: false,
    };
    const config = matchConfigOf(opened, { id: 'm', seed: 'machine', host: 'a' }, lobby);
    const setup: MachineSetup<T> = { config, grace: 0, lead: 0, isShared };
    return { config, setup, state: firstState(config, null) };
  }

  /** The seat's first legal move, or the given one of its legal moves. */
  function commitOf({ progress: { state } }: MatchState<T>, seat: Seat, { move = 0, id = `c${seat}` } = {}) {
    const view = seatView(state, seat);
    const legal = game.legalMoves(view);
    const command: Command = {
      body: {
        kind: 'commit',
        seat,
        decision: state.public.decision,
        step: view.private.plan.length,
        move: game.notation.make(legal.at(move) as number),
        by: 'player',
        message: id,
      },
      sender: sentBy(PEOPLE[seat]?.kind === 'human' ? PEOPLE[seat].guest : '', id),
    };
    return command;
  }

  const chat = (guest: string, text: string): Command => ({
    body: { kind: 'chat', guest, name: guest, text, message: text },
    sender: sentBy(guest, text),
  });

  const admitted = (setup: MachineSetup<T>, state: MatchState<T>, ...commands: Command[]): MatchState<T> =>
    admit(setup, commands.reduce(queue<T>, state), NOW);

  const kinds = ({ draft }: MatchState<T>): string[] => draft?.verdicts.map(({ kind }) => kind) ?? [];
  const seqs = ({ draft }: MatchState<T>): number[] => draft?.append?.entries.map(({ seq }) => seq) ?? [];

  describe('a move', () => {
    test('is queued, admitted, persisted and applied, and is not true before', () => {
      const { config, setup, state } = newTable();
      const command = commitOf(state, 1);
      const queued = queue(state, command);
      expect(queued.queue).toEqual([command]);
      expect(queued.progress).toBe(state.progress);
      const drafted = admit(setup, queued, NOW);
      expect(drafted.queue).toEqual([]);
      expect(drafted.progress).toBe(state.progress);
      expect(drafted.draft?.append).toEqual({
        match: 'm',
        entries: [{ seq: 1, at: NOW, body: command.body }],
      });
      const { state: after, answers } = apply(config, drafted);
      expect(after.progress.seq).toBe(1);
      expect(after.progress.state.public.owed).toEqual([1, 0, 1]);
      expect(after.draft).toBe(undefined);
      expect(answers).toMatchObject([{ command, verdict: { kind: 'admitted', applied: { told: 1 } } }]);
      expect(state.progress.state.public.owed).toEqual([1, 1, 1]);
    });

    test('leads to the state that the log leads to', () => {
      const { config, setup, state } = newTable();
      const log: LogEntry[] = [];
      let live = state;
      for (let i = 0; i < 40; i++) {
        const [seat = 0] = pending(live.progress.state);
        const drafted = admitted(setup, live, commitOf(live, seat, { id: `c${i}` }), chat('eva', `hi ${i}`));
        log.push(...(drafted.draft?.append?.entries ?? []));
        live = apply(config, drafted).state;
      }
      expect(live.progress.state.public.decision).toBeGreaterThan(8);
      expect(catchUp(config, firstState(config, live.wakeAt), log).state).toEqual(live);
    });

    test('that the rules refuse is answered and not written', () => {
      const { config, setup, state } = newTable();
      const commit = commitOf(state, 0).body as Extract<LogEntry['body'], { kind: 'commit' }>;
      const drafted = admitted(setup, state, { body: { ...commit, move: 'build nothing' } });
      expect(drafted.draft?.append).toBe(undefined);
      const { state: after, answers } = apply(config, drafted);
      expect(answers).toMatchObject([{ verdict: { kind: 'refused' } }]);
      expect(after.progress).toBe(state.progress);
    });
  });

  describe('commands that wait together', () => {
    test('share a write, and each is judged after those before it', () => {
      const { config, setup, state } = newTable();
      const all = [0, 1, 2].map((seat) => commitOf(state, seat));
      const stale = commitOf(state, 0, { id: 'again' });
      const drafted = admitted(setup, state, ...all, stale);
      expect(kinds(drafted)).toEqual(['admitted', 'admitted', 'admitted', 'refused']);
      expect(seqs(drafted)).toEqual([1, 2, 3]);
      const { answers } = apply(config, drafted);
      expect(answers[2]).toMatchObject({ verdict: { applied: { resolved: true } } });
      expect(answers[3]).toMatchObject({ verdict: { refused: { refusal: { code: 'stale-decision' } } } });
    });

    test('that are the same message take effect once, and both get its answer', () => {
      const { config, setup, state } = newTable();
      const commit = commitOf(state, 0);
      const first = admitted(setup, state, commit, { ...commit });
      expect(kinds(first)).toEqual(['admitted', 'later']);
      const applied = apply(config, first);
      expect(applied.answers).toHaveLength(1);
      expect(applied.state.queue).toHaveLength(1);
      const second = admit(setup, applied.state, NOW);
      expect(kinds(second)).toEqual(['known']);
      expect(second.draft?.append).toBe(undefined);
      expect(apply(config, second).answers).toMatchObject([{ verdict: { told: 1 } }]);
    });
  });

  describe('after a conflict', () => {
    test('what another process wrote is applied, and the same commands are admitted again', () => {
      const { config, setup, state } = newTable({ isShared: true });
      const drafted = queue(admitted(setup, state, commitOf(state, 0)), chat('ana', 'newer'));
      const theirs: LogEntry = { seq: 1, at: NOW, body: commitOf(state, 1).body as LogEntry['body'] };
      const caught = catchUp(config, drafted, [theirs]);
      expect(caught.before).toBe(state.progress);
      expect(caught.state.progress.state.public.owed).toEqual([1, 0, 1]);
      const again = admit(setup, caught.state, NOW);
      expect(seqs(again)).toEqual([2]);
      expect(again.queue).toHaveLength(1);
      const { state: after } = apply(config, again);
      expect(after.progress.state.public.owed).toEqual([0, 0, 1]);
      expect(after.queue).toHaveLength(1);
    });

    test('a command that was written all the same is known', () => {
      const { config, setup, state } = newTable({ isShared: true });
      const drafted = admitted(setup, state, commitOf(state, 0));
      const caught = catchUp(config, drafted, drafted.draft?.entries ?? []);
      const again = admit(setup, caught.state, NOW);
      expect(kinds(again)).toEqual(['known']);
      expect(again.draft?.append).toBe(undefined);
    });
  });

  describe('what could not be persisted', () => {
    test('is given back, and the match is as it was', () => {
      const { setup, state } = newTable();
      const commit = commitOf(state, 0);
      const newer = chat('ana', 'newer');
      const { state: kept, discarded } = discard(queue(admitted(setup, state, commit), newer));
      expect(discarded).toEqual([commit]);
      expect(kept).toEqual(queue(state, newer));
      expect(kept.progress).toBe(state.progress);
    });

    test('is all that waits, if nothing was admitted yet', () => {
      const { state } = newTable();
      const commit = commitOf(state, 0);
      expect(discard(queue(state, commit))).toEqual({ state, discarded: [commit] });
    });
  });

  describe('the row', () => {
    const WITH_BOT = { seats: [person('ana'), person('eva'), BOT] };

    test('is left as it is where the server has nothing to do', () => {
      const { setup, state } = newTable();
      expect(admitted(setup, state, commitOf(state, 0)).draft?.append?.patch).toBe(undefined);
    });

    test('wakes the match for a bot, and is written once for that', () => {
      const { config, setup, state } = newTable(WITH_BOT);
      const first = admitted(setup, state, commitOf(state, 0));
      expect(first.draft?.append?.patch).toEqual({ wakeAt: START + 100 });
      expect(first.wakeAt).toBe(null);
      const after = apply(config, first).state;
      expect(after.wakeAt).toBe(START + 100);
    });

    test('wakes the match when a clock runs out', () => {
      const { config, setup, state } = newTable({ pace: { kind: 'live', decision: 60, bank: 30 } });
      const first = admitted(setup, state, commitOf(state, 0));
      expect(first.draft?.append?.patch).toEqual({ wakeAt: START + 90_000 });
      const after = apply(config, first).state;
      const second = admitted(setup, after, commitOf(after, 1));
      expect(second.draft?.append?.patch).toBe(undefined);
    });

    test('says how it ended, once', () => {
      const { config, setup, state } = newTable();
      let live = state;
      let patches: unknown[] = [];
      while (pending(live.progress.state).length > 0) {
        const drafted = admitted(
          setup,
          live,
          ...pending(live.progress.state).map((seat) =>
            commitOf(live, seat, { id: `c${live.progress.seq}` }),
          ),
        );
        patches = [...patches, ...(drafted.draft?.append?.patch ? [drafted.draft.append.patch] : [])];
        live = apply(config, drafted).state;
      }
      expect(patches).toMatchObject([
        { status: 'over', wakeAt: null, result: { winners: [expect.any(Number)] } },
      ]);
      const late = admitted(setup, live, chat('ana', 'well played'));
      expect(late.draft?.append).toMatchObject({ entries: [{ body: { kind: 'chat' } }] });
      expect(late.draft?.append?.patch).toBe(undefined);
    });
  });
}
