// A match that a server or a worker runs: what it sends, and what is asked of it.

import {
  accept,
  type GameTypes,
  type Json,
  type JsonObject,
  type Result,
  readEngineForm,
  type Seat,
} from '@mirabilia/kernel';
import type { LobbyView, ServerMessage } from '@mirabilia/protocol';
import type { Reaction } from '@mirabilia/protocol/facts';
import { batch, type Signal, signal } from '@preact/signals';
import type { Trouble } from '../net/http.ts';
import type { Outgoing } from '../net/socket.ts';
import { inNextFrame } from '../ui/frame.ts';
import type {
  ChatLine,
  ChatStatus,
  Choice,
  Clock,
  End,
  LinkState,
  MatchLink,
  Presences,
  ShownReaction,
  ViewUpdate,
} from './link.ts';
import { SpectatorHands } from './shown-hands.ts';

export type MessageOf<K extends ServerMessage['type']> = Extract<ServerMessage, { type: K }>;
type Hearing = { [K in ServerMessage['type']]?: (message: MessageOf<K>) => void };

/** Messages of a match carry its id. */
export type OfMatch = Exclude<Outgoing, { type: 'ping' }>;
type WithoutMatch<M> = M extends { match: string } ? Omit<M, 'match'> : never;

// cast: the engine of the match's game made it on the other side; page and server are of one version, or the page reloads.
const asMade = <Made>(sent: Json): Made => sent as unknown as Made;

const FIRST_STATUS: ChatStatus = {
  person: null,
  isMuted: false,
  muted: [],
  silenced: [],
  spectatorChat: true,
  reactions: true,
};

/** Milliseconds for which a reaction stands at a seat. */
const REACTION_SHOWN = 4000;

export abstract class HostedMatch<T extends GameTypes = GameTypes> implements MatchLink<T> {
  readonly kind = 'live';
  abstract readonly replayPath: string;
  abstract readonly hasChat: boolean;
  readonly state: Signal<LinkState> = signal({ kind: 'connecting' });
  readonly lobby: Signal<LobbyView | undefined>;
  readonly update: Signal<ViewUpdate<T> | undefined> = signal(undefined);
  readonly owed: Signal<readonly number[]> = signal([]);
  readonly clock: Signal<Clock | undefined> = signal(undefined);
  readonly controllers: Signal<readonly ('player' | 'bot')[]> = signal([]);
  readonly chat: Signal<readonly ChatLine[]> = signal([]);
  readonly since: Signal<number> = signal(Number.POSITIVE_INFINITY);
  readonly chatStatus: Signal<ChatStatus> = signal(FIRST_STATUS);
  readonly presence: Signal<Presences> = signal({ seats: [], spectators: [], moreSpectators: 0 });
  readonly ending: Signal<readonly Seat[]> = signal([]);
  readonly reactions: Signal<readonly ShownReaction[]> = signal([]);
  readonly nudge: Signal<{ readonly by: Seat } | undefined> = signal(undefined);
  readonly end: Signal<End<T> | undefined> = signal(undefined);

  readonly shownHands = new SpectatorHands<T>((message) => this.ask(message));

  readonly plan: Signal<readonly string[] | undefined> = signal(undefined);
  readonly pendingMoves: Signal<readonly Choice[]> = signal([]);

  protected readonly id: string;
  #serial = 0;
  #reactions = 0;
  /** The table at each decision that was seen. */
  readonly #tables = new Map<number, T['table']>();
  /** Came before the view that it belongs to. */
  #story: readonly T['event'][] | undefined;
  /** Heard, and shown with the next frame. */
  readonly #fresh: ServerMessage[] = [];

  constructor(id: string, lobby?: LobbyView) {
    this.id = id;
    this.lobby = signal(lobby);
  }

  async commit(choice: Choice): Promise<Result<void, Trouble>> {
    this.pendingMoves.value = [...this.pendingMoves.value, choice];
    const { decision, step, move } = choice;
    const answer = await this.ask({ type: 'commit', decision, step, move });
    batch(() => {
      // What was refused is no plan. What was carried out is one: the answer may come before it is told as a plan or as a
      // new view, and in between the table would stand there as if nothing was chosen.
      const plan = this.plan.value ?? [];
      const isOpen = this.update.value?.decision === decision && plan.length >= step;
      if (answer.ok && isOpen) this.plan.value = [...plan.slice(0, step), move];
      this.pendingMoves.value = this.pendingMoves.value.filter((pending) => pending !== choice);
    });
    return answer;
  }

  async preselect(decision: number, move: string | null): Promise<Result<void, Trouble>> {
    const isTimed = this.clock.value?.deadlines.some((at) => at !== null) ?? false;
    if (!isTimed) return accept(undefined);
    return this.ask({ type: 'preselect', decision, move });
  }

  takeBack(): Promise<Result<void, Trouble>> {
    return this.ask({ type: 'return' });
  }

  say(text: string, decision?: number): Promise<Result<void, Trouble>> {
    return this.ask({ type: 'chat', text, ...(decision === undefined ? {} : { decision }) });
  }

  tableAt(decision: number): T['table'] | undefined {
    return this.#tables.get(decision);
  }

  remind(seat: Seat): Promise<Result<void, Trouble>> {
    return this.ask({ type: 'nudge', seat });
  }

  wishEnd(on: boolean): Promise<Result<void, Trouble>> {
    return this.ask({ type: 'end', on });
  }

  react(reaction: Reaction): Promise<Result<void, Trouble>> {
    return this.ask({ type: 'react', reaction });
  }

  allowReactions(on: boolean): Promise<Result<void, Trouble>> {
    return this.ask({ type: 'reactions', on });
  }

  mute(on: boolean, person?: number): Promise<Result<void, Trouble>> {
    return this.ask({ type: 'mute', on, person });
  }

  silence(on: boolean, person?: number): Promise<Result<void, Trouble>> {
    return this.ask({ type: 'silence', on, person });
  }

  abstract letBotPlay(seat: Seat): Promise<Result<void, Trouble>>;
  abstract record(): Promise<Result<JsonObject, Trouble>>;
  abstract rematch(): Promise<Result<LobbyView, Trouble>>;
  abstract pathOf(match: Pick<LobbyView, 'id' | 'code'>): string;
  abstract close(): void;

  /** Answered when it is carried out, or refused. */
  protected abstract send(message: OfMatch): Promise<Result<void, Trouble>>;

  protected ask(message: WithoutMatch<OfMatch>): Promise<Result<void, Trouble>> {
    return this.send({ ...message, match: this.id } as OfMatch);
  }

  protected hear(message: ServerMessage): void {
    if ('match' in message && message.match !== this.id) return;
    this.#fresh.push(message);
    if (this.#fresh.length === 1) inNextFrame(() => this.#takeIn());
  }

  /** One after the other: followers see every view, and one that fails doesn't keep the rest away. */
  #takeIn(): void {
    const message = this.#fresh.shift();
    if (message === undefined) return;
    const hear = this.#hearing[message.type] as ((message: ServerMessage) => void) | undefined;
    try {
      batch(() => hear?.(message));
    } finally {
      this.#takeIn();
    }
  }

  readonly #hearing: Hearing = {
    lobby: ({ lobby }) => {
      this.lobby.value = lobby;
    },
    story: ({ events }) => {
      this.#story = asMade(events);
    },
    view: ({ decision, seat, view: sent, events, clock, keepers }) => {
      const view = readEngineForm<T>(sent);
      this.#serial++;
      this.#tables.set(decision, view.public.table);
      const story = this.#story;
      this.#story = undefined;
      const made = asMade<readonly T['event'][]>(events);
      const update = { serial: this.#serial, decision, seat, view, events: made };
      this.update.value = story === undefined ? update : { ...update, story };
      this.owed.value = view.public.owed;
      this.controllers.value = keepers;
      this.#setClock(clock);
      this.plan.value = undefined;
      this.pendingMoves.value = this.pendingMoves.value.filter((pending) => pending.decision === decision);
    },
    ready: ({ owed, clock }) => {
      this.owed.value = owed;
      this.#setClock(clock);
    },
    plan: ({ plan }) => {
      this.plan.value = plan;
    },
    keepers: ({ keepers }) => {
      this.controllers.value = keepers;
    },
    chat: ({ seq, name, seat, person, text, at, decision }) => {
      // After the start the lobby's lines come again, with their people at their seats.
      const others = this.chat.value.filter((line) => line.seq !== seq);
      // What somebody said who was muted comes late, and stands where it was said.
      this.chat.value = [...others, { seq, name, seat, person, text, at, decision }].toSorted(
        (one, other) => one.seq - other.seq,
      );
    },
    'chat-status': ({ type: _, match: __, ...status }) => {
      this.chatStatus.value = status;
    },
    presence: ({ seats, spectators, moreSpectators }) => {
      this.presence.value = { seats, spectators, moreSpectators };
    },
    following: (told) => this.shownHands.hearFollowing(told),
    hands: (told) => this.shownHands.hearHands(told),
    ending: ({ seats }) => {
      this.ending.value = seats;
    },
    reaction: ({ seat, reaction }) => {
      const shown = { seat, reaction, serial: this.#reactions++ };
      // A new one takes the place of the one before.
      const others = this.reactions.value.filter((other) => other.seat !== seat);
      this.reactions.value = [...others, shown];
      setTimeout(() => {
        this.reactions.value = this.reactions.value.filter((other) => other !== shown);
      }, REACTION_SHOWN);
    },
    nudged: ({ by }) => {
      this.nudge.value = { by };
    },
    over: ({ seed, serverSecret: secret, outcome }) => {
      const isAbandoned = (outcome as { abandoned?: boolean } | null)?.abandoned === true;
      this.end.value = { seed, secret, outcome: asMade(outcome), isAbandoned };
      // The table stands as it was left, and waits for nobody.
      if (isAbandoned) this.owed.value = this.owed.value.map(() => 0);
    },
  };

  /** Deadlines come by the clock of the server or worker, which may differ from this one. */
  #setClock({ now, deadlines, banks }: MessageOf<'view'>['clock']): void {
    const ahead = Date.now() - now;
    this.clock.value = {
      deadlines: deadlines.map((at) => (at === null ? null : at + ahead)),
      banks,
      unadjusted: { now, deadlines },
    };
  }
}
