// A match that somebody else keeps: what is heard of it, and what is asked of its keeper.

import { type Json, type JsonObject, type Result, readEngineForm } from '@mirabilia/kernel';
import type { LobbyView, ServerMessage } from '@mirabilia/protocol';
import { batch, computed, type Signal, signal } from '@preact/signals';
import type { Trouble } from '../net/http.ts';
import type { Outgoing } from '../net/socket.ts';
import { inNextFrame } from '../ui/frame.ts';
import type { ChatLine, Choice, Clock, End, LinkState, MatchLink, ViewUpdate } from './link.ts';

export type MessageOf<K extends ServerMessage['type']> = Extract<ServerMessage, { type: K }>;
type Hearing = { [K in ServerMessage['type']]?: (message: MessageOf<K>) => void };

/** Messages of a match carry its id. */
export type OfMatch = Exclude<Outgoing, { type: 'ping' }>;
type WithoutMatch<M> = M extends { match: string } ? Omit<M, 'match'> : never;

export abstract class HostedMatch implements MatchLink {
  abstract readonly hasChat: boolean;
  readonly state: Signal<LinkState> = signal({ kind: 'connecting' });
  readonly lobby: Signal<LobbyView | undefined>;
  readonly update: Signal<ViewUpdate | undefined> = signal(undefined);
  readonly owed: Signal<readonly number[]> = signal([]);
  readonly clock: Signal<Clock | undefined> = signal(undefined);
  readonly controllers: Signal<readonly ('player' | 'bot')[]> = signal([]);
  readonly chat: Signal<readonly ChatLine[]> = signal([]);
  readonly isMuted = signal(false);
  readonly end: Signal<End | undefined> = signal(undefined);

  readonly plan: Signal<readonly string[] | undefined> = signal(undefined);
  readonly pendingMoves: Signal<readonly Choice[]> = signal([]);
  readonly isSending = computed(() => this.pendingMoves.value.length > 0);

  protected readonly id: string;
  #serial = 0;
  /** Came before the view that it belongs to. */
  #story: readonly Json[] | undefined;
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

  preselect(decision: number, move: string | null): Promise<Result<void, Trouble>> {
    return this.ask({ type: 'preselect', decision, move });
  }

  takeBack(): Promise<Result<void, Trouble>> {
    return this.ask({ type: 'return' });
  }

  say(text: string): Promise<Result<void, Trouble>> {
    return this.ask({ type: 'chat', text });
  }

  async mute(on: boolean): Promise<Result<void, Trouble>> {
    const answer = await this.ask({ type: 'mute', on });
    if (answer.ok) this.isMuted.value = on;
    return answer;
  }

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

  /** One after the other: whoever follows the views misses none of them, and one that fails doesn't keep the rest away. */
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
      this.#story = events;
    },
    view: ({ decision, seat, view: sent, events, clock, keepers }) => {
      const read = readEngineForm(sent);
      const { owed } = read.public;
      const view = read as unknown as Json;
      this.#serial++;
      const story = this.#story;
      this.#story = undefined;
      const update = { serial: this.#serial, decision, seat, view, events };
      this.update.value = story === undefined ? update : { ...update, story };
      this.owed.value = owed;
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
    chat: ({ seq, name, seat, text, at }) => {
      if (this.chat.value.some((line) => line.seq === seq)) return;
      this.chat.value = [...this.chat.value, { seq, name, seat, text, at }];
    },
    over: ({ seed, outcome }) => {
      this.end.value = { seed, outcome };
    },
  };

  /** Deadlines come by the keeper's clock, which may differ from this one. */
  #setClock({ now, deadlines, banks }: MessageOf<'view'>['clock']): void {
    const ahead = Date.now() - now;
    this.clock.value = {
      deadlines: deadlines.map((at) => (at === null ? null : at + ahead)),
      banks,
      unadjusted: { now, deadlines },
    };
  }
}
