// A link to a match without a server: the kernel plays it, here. For tests of what a table shows and sends.

import {
  accept,
  advance,
  type Emit,
  type Game,
  type GameTypes,
  type JsonObject,
  type Match,
  outcomeOf,
  pending,
  pick,
  play,
  playForced,
  recordOf,
  refuse,
  rngFrom,
  type Seat,
  type State,
  seatView,
  startMatch,
  viewOf,
} from '@mirabilia/kernel';
import type { LobbyView } from '@mirabilia/protocol';
import { signal } from '@preact/signals';
import { GAMES, isGameId } from '../../src/games/index.ts';
import type { Choice, MatchLink, ViewUpdate } from '../../src/match/link.ts';

interface Wishes<T extends GameTypes> {
  readonly players?: number;
  /** What else the game's options say. */
  readonly options?: JsonObject;
  readonly seed?: string;
  /** Whose eyes it is seen with; null for a spectator. */
  readonly seat?: Seat | null;
  /** How many moves were made at random before the page opens; Infinity for a match that is over. */
  readonly moves?: number;
  /** Another state than that of a fresh deal. */
  readonly state?: State<T>;
  /** The server answers no: choices are recorded and refused. */
  readonly refuses?: boolean;
}

export interface FakeLink<T extends GameTypes> {
  readonly link: MatchLink<T>;
  /** What was sent, in order. */
  readonly commits: readonly Choice[];
  readonly preselected: readonly (string | null)[];
  /** Everybody else chooses at random, until it is the viewer's turn again or the match is over. */
  playOthers(): void;
  state(): State<T>;
}

const SEED = '00112233445566778899aabbccddeeff';

function started<T extends GameTypes>(game: Game<T>, wishes: Wishes<T>, emit?: Emit<T>): Match<T> {
  const { players = 3, options = {}, seed = SEED, moves = 0 } = wishes;
  const read = game.readOptions({ players, ...options });
  if (!read.ok) throw new Error(read.refusal.code);
  const match = startMatch(game, read.value, seed);
  const rng = rngFrom(seed, 'fake link');
  playForced(match, emit);
  for (let made = 0; made < moves && pending(match.state).length > 0; made++) {
    const seat = pending(match.state)[0] as Seat;
    advance(match, seat, pick(rng, game.legalMoves(seatView(match.state, seat))), emit);
    playForced(match, emit);
  }
  return match;
}

const sitters = (players: number) =>
  Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat}`, kind: 'human' }));

/** The record of a match that was played at random to its end. */
export function randomRecord<T extends GameTypes>(game: Game<T>, wishes: Wishes<T> = {}): JsonObject {
  const match = started(game, { ...wishes, moves: Number.POSITIVE_INFINITY });
  return JSON.parse(JSON.stringify(recordOf(match, sitters(wishes.players ?? 3))));
}

function lobbyOf(game: string, seats: number, seat: Seat | null, isOver: boolean): LobbyView {
  return {
    id: 'm',
    code: 'CODE',
    game,
    status: isOver ? 'over' : 'running',
    visibility: 'private',
    options: {},
    pace: { kind: 'untimed' },
    botDelay: 0,
    aids: { memory: true, score: false },
    spectatorChat: true,
    social: { reactions: true },
    rated: false,
    seats: sitters(seats).map(({ name }, at) => ({
      kind: 'human',
      name,
      isYou: at === seat,
      isHost: at === 0,
    })),
    you: { seat, isHost: seat === 0, isRemoved: false },
    removed: [],
    seal: null,
    nonceSeals: [],
    starting: false,
    nonces: [],
    serverSecret: null,
    seed: null,
    rematch: null,
    tournament: null,
    createdAt: 0,
  };
}

export function fakeLink<T extends GameTypes>(game: Game<T>, wishes: Wishes<T> = {}): FakeLink<T> {
  const { players = 3, seat = 0, seed = SEED, refuses = false } = wishes;
  const story: T['event'][] = [];
  const match = started(game, wishes, (event) => story.push(event));
  const rng = rngFrom(seed, 'others');
  const commits: Choice[] = [];
  const preselected: (string | null)[] = [];
  let state = wishes.state ?? match.state;
  let serial = 0;
  const isOver = () => game.outcome(state.public.table) !== undefined;
  const updateWith = (events: readonly T['event'][]): ViewUpdate<T> => ({
    serial: ++serial,
    decision: state.public.decision,
    seat,
    view: viewOf(state, seat ?? 'spectator'),
    events,
  });
  const outcome = outcomeOf(match);
  const hasStory = isGameId(game.id) && GAMES[game.id].isToldByEvents && wishes.state === undefined;
  const first = updateWith([]);
  const update = signal<ViewUpdate<T> | undefined>(hasStory ? { ...first, story } : first);
  const owed = signal<readonly number[]>([...state.public.owed]);
  const plan = signal<readonly string[] | undefined>(undefined);

  function move(by: Seat, choice: { decision: number; step: number; move: number }): boolean {
    const played = play(game, state, by, choice);
    if (!played.ok) return false;
    state = played.value.state;
    if (played.value.resolved) update.value = updateWith(played.value.events);
    owed.value = [...state.public.owed];
    const own = seat === null ? undefined : state.private[seat];
    plan.value = own === undefined || own.plan.length === 0 ? undefined : own.plan.map(game.notation.make);
    return true;
  }

  const done = async () => accept(undefined);
  const link: MatchLink<T> = {
    kind: 'live',
    replayPath: '/replay',
    hasChat: false,
    state: signal({ kind: 'live' }),
    lobby: signal(lobbyOf(game.id, players, seat, isOver())),
    update,
    owed,
    plan,
    pendingMoves: signal([]),
    clock: signal(undefined),
    controllers: signal(Array.from({ length: players }, () => 'player')),
    chat: signal([]),
    chatStatus: signal({
      person: seat,
      isMuted: false,
      muted: [],
      silenced: [],
      spectatorChat: true,
      reactions: true,
    }),
    presence: signal({ seats: [], spectators: [], moreSpectators: 0 }),
    since: signal(0),
    ending: signal([]),
    reactions: signal([]),
    nudge: signal(undefined),
    end: signal(outcome === undefined ? undefined : { seed, secret: null, outcome }),
    commit: async (choice) => {
      commits.push(choice);
      const parsed = game.notation.parse(choice.move);
      const isTaken =
        !refuses && seat !== null && parsed !== undefined && move(seat, { ...choice, move: parsed });
      return isTaken ? accept(undefined) : refuse('illegal-move');
    },
    preselect: async (_, move) => {
      preselected.push(move);
      return accept(undefined);
    },
    takeBack: done,
    remind: done,
    wishEnd: done,
    react: done,
    letBotPlay: done,
    say: done,
    mute: done,
    silence: done,
    record: async () => accept(randomRecord(game, wishes)),
    rematch: async () => refuse('match-not-over'),
    pathOf: () => '/',
    close: () => undefined,
  };
  return {
    link,
    commits,
    preselected,
    state: () => state,
    playOthers() {
      for (;;) {
        const other = pending(state).find((each) => each !== seat);
        if (other === undefined) return;
        const { decision } = state.public;
        const view = seatView(state, other);
        const step = view.private.plan.length;
        move(other, { decision, step, move: pick(rng, game.legalMoves(view)) });
      }
    },
  };
}
