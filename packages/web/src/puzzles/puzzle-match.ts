// A puzzle as a match, for the same table that it would be played on. Nothing happens after a choice: the player is told how
// good it was, and may choose again.

import { type Puzzle, playUpTo, puzzleId } from '@mirabilia/games/puzzles';
import {
  accept,
  type Game,
  type GameTypes,
  type Match,
  type Move,
  type Result,
  refuse,
  type SeatView,
  seatView,
} from '@mirabilia/kernel';
import type { MatchPrefix } from '@mirabilia/match-service';
import type { LobbyView } from '@mirabilia/protocol';
import { USUAL_AIDS, USUAL_SOCIAL } from '@mirabilia/protocol/facts';
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Choice, MatchLink, ViewUpdate } from '../match/link.ts';
import type { Trouble } from '../net/http.ts';

/** Against whom the match is played on. */
const LEVEL = 'hard';

const done = async (): Promise<Result<void, Trouble>> => accept(undefined);
const never = async (): Promise<Result<never, Trouble>> => refuse('not-kept');

const lobbyOf = ({ game, players, seat }: Puzzle, name: string): LobbyView => ({
  id: '',
  code: '',
  game,
  status: 'running',
  visibility: 'private',
  options: {},
  pace: { kind: 'untimed' },
  botDelay: 0,
  aids: { ...USUAL_AIDS, help: false },
  spectatorChat: false,
  social: USUAL_SOCIAL,
  rated: false,
  seats: Array.from({ length: players }, (_, at) => ({
    kind: at === seat ? 'human' : 'bot',
    name: at === seat ? name : null,
    isYou: at === seat,
    isHost: at === seat,
  })),
  you: { seat, isHost: true, isRemoved: false },
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
});

export class PuzzleMatch<T extends GameTypes = GameTypes> implements MatchLink<T> {
  readonly kind = 'live';
  readonly replayPath = '';
  readonly hasChat = false;
  readonly state = signal({ kind: 'live' } as const);
  readonly lobby: ReadonlySignal<LobbyView>;
  readonly update: ReadonlySignal<ViewUpdate<T>>;
  readonly owed: Signal<readonly number[]>;
  readonly end = signal(undefined);
  readonly plan: Signal<readonly string[] | undefined> = signal(undefined);
  readonly pendingMoves = signal([]);
  readonly clock = signal(undefined);
  readonly controllers: MatchLink['controllers'];
  readonly chat = signal([]);
  readonly chatStatus: MatchLink['chatStatus'];
  readonly presence = signal({ seats: [], spectators: [], moreSpectators: 0 });
  readonly since = signal(0);
  readonly ending = signal([]);
  readonly reactions = signal([]);
  readonly nudge = signal(undefined);

  readonly puzzle: Puzzle;
  readonly view: SeatView<T>;
  readonly legal: readonly Move[];
  readonly id: string;
  /** The place of the chosen move among the legal ones; undefined while nothing is chosen. */
  readonly chosen: Signal<number | undefined> = signal(undefined);
  readonly #match: Match<T>;

  constructor(game: Game<T>, puzzle: Puzzle, name: string) {
    const story: T['event'][] = [];
    this.#match = playUpTo(game, puzzle, (event) => story.push(event));
    const { state } = this.#match;
    this.puzzle = puzzle;
    this.id = puzzleId(puzzle);
    this.view = seatView(state, puzzle.seat);
    this.legal = game.legalMoves(this.view);
    this.lobby = signal(lobbyOf(puzzle, name));
    const { decision, owed } = state.public;
    this.update = signal({ serial: 1, decision, seat: puzzle.seat, view: this.view, events: [], story });
    this.owed = signal([...owed]);
    this.controllers = signal(owed.map(() => 'player' as const));
    this.chatStatus = signal({
      person: puzzle.seat,
      isMuted: false,
      muted: [],
      silenced: [],
      spectatorChat: false,
      reactions: false,
    });
  }

  /** The match as it stands before the question, to be played on against bots. */
  prefix(): MatchPrefix {
    const { game, seed, options, history } = this.#match;
    return {
      game: game.id,
      options,
      seed: seed as string,
      seats: this.lobby.peek().seats.map(({ isYou }) => (isYou ? 'open' : `bot:${LEVEL}`)),
      botDelay: 0,
      moves: history.map(({ seat, move }) => ({ seat, move: game.notation.make(move) })),
    };
  }

  async commit({ move }: Choice): Promise<Result<void, Trouble>> {
    const place = this.legal.findIndex((legal) => this.#match.game.notation.make(legal) === move);
    if (place < 0) return refuse('illegal-move');
    batch(() => {
      this.plan.value = [move];
      this.owed.value = this.owed.peek().map((owed, seat) => (seat === this.puzzle.seat ? 0 : owed));
      this.chosen.value = place;
    });
    return accept(undefined);
  }

  /** Takes the choice back. */
  reset(): void {
    batch(() => {
      this.plan.value = undefined;
      this.owed.value = this.view.public.owed.slice();
      this.chosen.value = undefined;
    });
  }

  preselect = done;
  takeBack = done;
  remind = done;
  wishEnd = done;
  react = done;
  letBotPlay = done;
  say = done;
  mute = done;
  silence = done;
  record = never;
  rematch = never;
  pathOf = (): string => '/puzzles';
  close(): void {}
}
