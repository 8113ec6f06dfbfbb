// A match that is looked at again, for the same tables that it was played on. It stands at one moment at a time.

import { accept, type GameTypes, isObject, type Seat, type SeatView } from '@mirabilia/kernel';
import type { Comment, LobbySeat, LobbyView } from '@mirabilia/protocol';
import { LONGEST_NAME, USUAL_SOCIAL } from '@mirabilia/protocol/facts';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Decided, Deciding, End, ReplayView, ViewUpdate } from '../match/link.ts';
import type { Film, Still } from './film.ts';

/** A seat's, or everybody's at once: all hands lie open. */
export type Eyes = number | 'all';

function sitterOf({ name, kind }: Film['seats'][number]): LobbySeat {
  const isBot = typeof kind === 'string' && kind.startsWith('bot:');
  // Nobody vouches for what a file calls its players.
  const called = typeof name === 'string' ? name.slice(0, LONGEST_NAME) : null;
  return { kind: isBot ? 'bot' : 'human', name: called, isYou: false, isHost: false };
}

/** What the server sealed; null in records from before there were secrets. */
function secretIn({ record: { chance } }: Film): string | null {
  return isObject(chance) && typeof chance.secret === 'string' ? chance.secret : null;
}

/** A lobby as it would have been told after the end. `seal`: as the server showed it before the first card. */
function lobbyOf(film: Film, seal: string | null): LobbyView {
  const { game, record, seats, seed } = film;
  return {
    id: '',
    code: '',
    game,
    status: 'over',
    visibility: 'private',
    options: record.options as LobbyView['options'],
    pace: { kind: 'untimed' },
    botDelay: 0,
    aids: { memory: true, score: true },
    spectatorChat: false,
    social: USUAL_SOCIAL,
    rated: false,
    seats: seats.map(sitterOf),
    you: { seat: null, isHost: false, isRemoved: false },
    removed: [],
    seal,
    nonceSeals: [],
    starting: false,
    nonces: [],
    serverSecret: secretIn(film),
    seed: seed ?? null,
    rematch: null,
    tournament: null,
    createdAt: 0,
  };
}

export class ReplayMatch<T extends GameTypes = GameTypes> implements ReplayView<T> {
  readonly kind = 'replay';
  readonly lobby: Signal<LobbyView | undefined>;
  readonly update: Signal<ViewUpdate<T> | undefined> = signal(undefined);
  readonly owed: ReadonlySignal<readonly number[]>;
  readonly end: ReadonlySignal<End<T> | undefined>;
  readonly deciding: ReadonlySignal<readonly Deciding<T>[]>;
  readonly story: ReadonlySignal<readonly T['event'][]>;
  readonly comments: Signal<readonly Comment[]> = signal([]);

  readonly film: Film<T>;
  /** The number of the moment that is shown. */
  readonly at: Signal<number> = signal(0);
  readonly eyes: Signal<Eyes> = signal('all');
  readonly still: ReadonlySignal<Still<T>>;
  /** Set by the screen, which knows the address and can open other ones. */
  isReviewWanted = false;
  playOn: (at: number, seat: Seat) => void = () => {};
  copyReview: (seat: Seat) => void = () => {};
  #serial = 0;

  constructor(film: Film<T>, seal: string | null = null) {
    this.film = film;
    this.lobby = signal(lobbyOf(film, seal));
    this.still = computed(() => film.stills[this.at.value] as Still<T>);
    this.owed = computed(() => this.still.value.owed);
    this.deciding = computed(() => {
      const eyes = this.eyes.value;
      return this.still.value.deciding().filter(({ seat }) => eyes === 'all' || eyes === seat);
    });
    this.end = computed(() =>
      this.still.value.isOver && film.outcome !== undefined
        ? { seed: film.seed ?? '', secret: secretIn(film), outcome: film.outcome }
        : undefined,
    );
    this.story = computed(() => film.stills.slice(0, this.at.value + 1).flatMap(({ events }) => events));
  }

  seatView(seat: Seat): SeatView<T> | undefined {
    const isOpen = this.eyes.value === 'all' && seat < this.film.seats.length;
    return isOpen ? this.still.value.decided(seat) : undefined;
  }

  captionOf(decision: number): string | undefined {
    return this.film.stills.find((still) => still.decision === decision)?.caption();
  }

  decidedBy(seat: Seat): readonly Decided<T>[] {
    return this.film.stills.flatMap((still, at) =>
      still
        .deciding()
        .filter((one) => one.seat === seat)
        .map((one) => ({ ...one, at, caption: still.caption() })),
    );
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
    const still = this.film.stills[at] as Still<T>;
    const eyes = this.eyes.peek();
    const seat = eyes === 'all' ? null : eyes;
    batch(() => {
      this.at.value = at;
      this.update.value = {
        serial: ++this.#serial,
        decision: still.decision,
        seat,
        // A choice made in secret lies locked before the one who made it.
        view: seat !== null && this.film.isSecret ? still.decided(seat) : still.view(seat),
        events: isMoving ? still.events : [],
      };
    });
  }

  record = async () => accept(this.film.record);
}
