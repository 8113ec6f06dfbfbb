// A match that a server keeps.

import type { Json } from '@mirabilia/kernel';
import type { LobbyView, ServerMessage } from '@mirabilia/protocol';
import { batch, computed, type Signal, signal } from '@preact/signals';
import { isOutdated } from '../build.ts';
import { GAMES, isGameId } from '../games.ts';
import type { ChatLine, Choice, Clock, End, LinkState, MatchLink, Told } from '../match/link.ts';
import type { Answer } from './http.ts';
import { LastingSocket, type Outgoing } from './socket.ts';

const PROTOCOL = 1;

type MessageOf<K extends ServerMessage['type']> = Extract<ServerMessage, { type: K }>;
type Hearing = { [K in ServerMessage['type']]?: (message: MessageOf<K>) => void };

/** Messages of a match carry its id. */
type OfMatch = Exclude<Outgoing, { type: 'ping' }>;
type WithoutMatch<M> = M extends { match: string } ? Omit<M, 'match'> : never;

export class RemoteMatch implements MatchLink {
  readonly state: Signal<LinkState> = signal({ kind: 'connecting' });
  readonly lobby: Signal<LobbyView | undefined>;
  readonly told: Signal<Told | undefined> = signal(undefined);
  readonly owed: Signal<readonly number[]> = signal([]);
  readonly clock: Signal<Clock | undefined> = signal(undefined);
  readonly keepers: Signal<readonly ('player' | 'bot')[]> = signal([]);
  readonly chat: Signal<readonly ChatLine[]> = signal([]);
  readonly isMuted = signal(false);
  readonly end: Signal<End | undefined> = signal(undefined);

  readonly plan: Signal<readonly string[] | undefined> = signal(undefined);
  readonly hopes: Signal<readonly Choice[]> = signal([]);
  readonly isSending = computed(() => this.hopes.value.length > 0);

  readonly #id: string;
  readonly #socket: LastingSocket;
  readonly #wantsStory: boolean;
  readonly #asSpectator: boolean;
  #serial = 0;
  /** Came before the view that it belongs to. */
  #story: readonly Json[] | undefined;

  /** `asSpectator`: is told nothing hidden, whoever has a seat in this browser. */
  constructor(lobby: LobbyView, { asSpectator = false } = {}) {
    this.#asSpectator = asSpectator;
    this.#id = lobby.id;
    this.lobby = signal(lobby);
    this.#wantsStory = isGameId(lobby.game) && GAMES[lobby.game].isToldByEvents;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#socket = new LastingSocket(`${scheme}://${location.host}/socket`, {
      heard: (message) => batch(() => this.#hear(message)),
      opened: () => void this.#watch(),
      lost: (attempt) => this.#lost(attempt),
    });
  }

  /** After becoming a guest or taking a seat: the server knows a connection by who opened it. */
  renew(): void {
    this.#socket.renew();
  }

  async commit(choice: Choice): Promise<Answer<void>> {
    this.hopes.value = [...this.hopes.value, choice];
    const { decision, step, move } = choice;
    const answer = await this.#send({ type: 'commit', decision, step, move });
    // What was refused is no plan; what was carried out has been told as one, or as a new view.
    this.hopes.value = this.hopes.value.filter((hope) => hope !== choice);
    return answer;
  }

  preselect(decision: number, move: string | null): Promise<Answer<void>> {
    return this.#send({ type: 'preselect', decision, move });
  }

  takeBack(): Promise<Answer<void>> {
    return this.#send({ type: 'return' });
  }

  say(text: string): Promise<Answer<void>> {
    return this.#send({ type: 'chat', text });
  }

  async mute(on: boolean): Promise<Answer<void>> {
    const answer = await this.#send({ type: 'mute', on });
    if (answer.ok) this.isMuted.value = on;
    return answer;
  }

  close(): void {
    this.#socket.close();
  }

  #send(message: WithoutMatch<OfMatch>): Promise<Answer<void>> {
    return this.#socket.send({ ...message, match: this.#id } as OfMatch);
  }

  async #watch(): Promise<void> {
    const answer = await this.#send({
      type: 'watch',
      form: 'engine',
      story: this.#wantsStory,
      asSpectator: this.#asSpectator,
    });
    // It answers still; but what it tells may be more than this page understands.
    if (this.state.value.kind === 'outdated') return;
    if (answer.ok) this.state.value = { kind: 'live' };
    else if (answer.code !== 'unreachable') this.state.value = { kind: 'refused', code: answer.code };
  }

  #lost(attempt: number): void {
    const before = this.state.value;
    const isRestarting = before.kind === 'reconnecting' && before.isRestarting;
    if (before.kind === 'refused' || before.kind === 'outdated') return;
    this.state.value = { kind: 'reconnecting', attempt, isRestarting };
  }

  #hear(message: ServerMessage): void {
    if ('match' in message && message.match !== this.#id) return;
    (this.#hearing[message.type] as ((message: ServerMessage) => void) | undefined)?.(message);
  }

  readonly #hearing: Hearing = {
    hello: ({ protocol, build }) => {
      if (protocol !== PROTOCOL || isOutdated(build)) this.state.value = { kind: 'outdated' };
    },
    lobby: ({ lobby }) => {
      this.lobby.value = lobby;
    },
    story: ({ events }) => {
      this.#story = events;
    },
    view: ({ decision, seat, view, events, clock, keepers }) => {
      const { owed } = (view as unknown as { public: { owed: readonly number[] } }).public;
      this.#serial++;
      const story = this.#story;
      this.#story = undefined;
      const told = { serial: this.#serial, decision, seat, view, events };
      this.told.value = story === undefined ? told : { ...told, story };
      this.owed.value = owed;
      this.keepers.value = keepers;
      this.#setClock(clock);
      this.plan.value = undefined;
      this.hopes.value = this.hopes.value.filter((hope) => hope.decision === decision);
    },
    ready: ({ owed, clock }) => {
      this.owed.value = owed;
      this.#setClock(clock);
    },
    plan: ({ plan }) => {
      this.plan.value = plan;
    },
    keepers: ({ keepers }) => {
      this.keepers.value = keepers;
    },
    chat: ({ seq, name, seat, text, at }) => {
      if (this.chat.value.some((line) => line.seq === seq)) return;
      this.chat.value = [...this.chat.value, { seq, name, seat, text, at }];
    },
    over: ({ seed, outcome }) => {
      this.end.value = { seed, outcome };
    },
    draining: () => {
      this.state.value = { kind: 'reconnecting', attempt: 0, isRestarting: true };
    },
  };

  /** Deadlines come by the server's clock, which may differ from this one. */
  #setClock({ now, deadlines, banks }: MessageOf<'view'>['clock']): void {
    const ahead = Date.now() - now;
    this.clock.value = { deadlines: deadlines.map((at) => (at === null ? null : at + ahead)), banks };
  }
}
