// A match that is looked at again, for the same tables that it was played on. It stands at one moment at a time.

import { type Result, refuse } from '@mirabilia/kernel';
import type { LobbySeat, LobbyView } from '@mirabilia/protocol';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Choice, End, LinkState, MatchLink, Past, ViewUpdate } from '../match/link.ts';
import type { Trouble } from '../net/http.ts';
import type { Film, Still } from './film.ts';

/** A seat's, or everybody's at once: all hands lie open. */
export type Eyes = number | 'all';

const LONGEST_NAME = 24;
const NEVER = async (): Promise<Result<never, Trouble>> => refuse('match-over');

function sitterOf({ name, kind }: Film['seats'][number]): LobbySeat {
  const isBot = typeof kind === 'string' && kind.startsWith('bot:');
  // Nobody vouches for what a file calls its players.
  const called = typeof name === 'string' ? name.slice(0, LONGEST_NAME) : null;
  return { kind: isBot ? 'bot' : 'human', name: called, isYou: false, isHost: false };
}

/** A lobby as it would have been told after the end. `seal`: as the server showed it before the first card. */
function lobbyOf({ game, record, seats, seed }: Film, seal: string | null): LobbyView {
  return {
    id: '',
    code: '',
    game,
    status: 'over',
    visibility: 'private',
    options: record.options as LobbyView['options'],
    pace: { kind: 'untimed' },
    botDelay: 0,
    aids: { memory: true },
    seats: seats.map(sitterOf),
    you: { seat: null, isHost: false },
    seal,
    seed: seed ?? null,
    rematch: null,
    createdAt: 0,
  };
}

export class ReplayMatch implements MatchLink {
  readonly hasChat = false;
  readonly state: Signal<LinkState> = signal({ kind: 'live' });
  readonly lobby: Signal<LobbyView | undefined>;
  readonly update: Signal<ViewUpdate | undefined> = signal(undefined);
  readonly owed: ReadonlySignal<readonly number[]>;
  readonly plan: ReadonlySignal<readonly string[] | undefined>;
  readonly pendingMoves: Signal<readonly Choice[]> = signal([]);
  readonly isSending = signal(false);
  readonly clock = signal(undefined);
  readonly controllers = signal([]);
  readonly chat = signal([]);
  readonly isMuted = signal(false);
  readonly end: ReadonlySignal<End | undefined>;
  readonly past: Past;

  readonly film: Film;
  /** The number of the moment that is shown. */
  readonly at: Signal<number> = signal(0);
  readonly eyes: Signal<Eyes> = signal('all');
  readonly still: ReadonlySignal<Still>;
  #serial = 0;

  constructor(film: Film, seal: string | null = null) {
    this.film = film;
    this.lobby = signal(lobbyOf(film, seal));
    this.still = computed(() => film.stills[this.at.value] as Still);
    this.owed = computed(() => this.still.value.owed);
    const deciding = computed(() => {
      const eyes = this.eyes.value;
      return this.still.value.deciding().filter(({ seat }) => eyes === 'all' || eyes === seat);
    });
    this.plan = computed(() =>
      film.isSecret && this.eyes.value !== 'all' ? deciding.value[0]?.chosen : undefined,
    );
    this.end = computed(() =>
      this.still.value.isOver && film.outcome !== undefined
        ? { seed: film.seed ?? '', outcome: film.outcome }
        : undefined,
    );
    this.past = {
      deciding,
      seatView: (seat) =>
        this.eyes.value === 'all' && seat < film.seats.length ? this.still.value.decided(seat) : undefined,
      decidedBy: (seat) =>
        film.stills.flatMap((still, at) =>
          still
            .deciding()
            .filter((one) => one.seat === seat)
            .map((one) => ({ ...one, at, caption: still.caption() })),
        ),
      show: (at) => this.show(at),
      story: computed(() => film.stills.slice(0, this.at.value + 1).flatMap(({ events }) => events)),
    };
  }

  get last(): number {
    return this.film.stills.length - 1;
  }

  /** Shows a moment. With `isMoving` what led to it is shown, too, if it is the next one. */
  show(at: number, { isMoving = false } = {}): void {
    const before = this.at.peek();
    const next = Math.min(this.last, Math.max(0, Math.trunc(at)));
    if (next === before && this.update.peek() !== undefined) return;
    this.#tell(next, isMoving && next === before + 1 && this.update.peek() !== undefined);
  }

  look(eyes: Eyes): void {
    const isSeat = typeof eyes === 'number' && eyes < this.film.seats.length;
    batch(() => {
      this.eyes.value = isSeat ? eyes : 'all';
      if (this.update.peek() !== undefined) this.#tell(this.at.peek(), false);
    });
  }

  #tell(at: number, isMoving: boolean): void {
    const still = this.film.stills[at] as Still;
    const eyes = this.eyes.peek();
    const seat = eyes === 'all' ? null : eyes;
    batch(() => {
      this.at.value = at;
      this.update.value = {
        serial: ++this.#serial,
        decision: still.decision,
        seat,
        view: still.view(seat),
        events: isMoving ? still.events : [],
      };
    });
  }

  readonly commit = NEVER;
  readonly preselect = NEVER;
  readonly takeBack = NEVER;
  readonly say = NEVER;
  readonly mute = NEVER;
  readonly rematch = NEVER;
  readonly pathOf = () => '/';
  record = async () => ({ ok: true, value: this.film.record }) as const;
  close(): void {}
}
