// A match on a server, over a socket.

import { accept, type GameTypes, type JsonObject, type Result, type Seat } from '@mirabilia/kernel';
import type { LobbyView, ServerMessage } from '@mirabilia/protocol';
import { PROTOCOL } from '@mirabilia/protocol/facts';
import { isOutdated } from '../app/build.ts';
import { quickPlay } from '../app/home/quick-play-settings.ts';
import { findInstance } from '../app/instance.ts';
import { rematchBots } from '../app/matched-level.ts';
import { matchPath, replayPath } from '../app/routes.ts';
import { GAMES, isGameId } from '../games/index.ts';
import { HostedMatch, type OfMatch } from '../match/hosted-match.ts';
import { api } from './api.ts';
import type { Failure, Trouble } from './http.ts';
import { LastingSocket } from './socket.ts';

export class RemoteMatch<T extends GameTypes = GameTypes> extends HostedMatch<T> {
  readonly hasChat = true;
  readonly replayPath: string;
  readonly #socket: LastingSocket;
  readonly #wantsStory: boolean;
  readonly #asSpectator: boolean;
  #again: ReturnType<typeof setTimeout> | undefined;

  /** `asSpectator`: gets nothing hidden, even if this browser's guest has a seat. */
  constructor(lobby: LobbyView, { asSpectator = false } = {}) {
    super(lobby.id, lobby);
    this.replayPath = replayPath({ kind: 'match', id: lobby.id });
    this.#asSpectator = asSpectator;
    this.#wantsStory = isGameId(lobby.game) && GAMES[lobby.game].isToldByEvents;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#socket = new LastingSocket(`${scheme}://${location.host}/socket`, {
      heard: (message) => this.hear(message),
      opened: () => void this.#watch(),
      lost: (attempt) => this.#lost(attempt),
    });
  }

  /** After becoming a guest or taking a seat: the server knows a connection by who opened it. */
  renew(): void {
    this.#socket.renew();
  }

  async letBotPlay(seat: Seat): Promise<Result<void, Trouble>> {
    const answer = await api.seats(this.id, { do: 'bot', seat, level: 'medium' });
    return answer.ok ? accept(undefined) : answer;
  }

  record(): Promise<Result<JsonObject, Trouble>> {
    return api.record(this.id);
  }

  async rematch(): Promise<Result<LobbyView, Trouble>> {
    let next = await api.rematch(this.id);
    if (!next.ok || next.value.status !== 'lobby') return next;
    const bots = rematchBots(next.value, quickPlay.peek().level);
    for (const [seat, { kind }] of next.value.seats.entries()) {
      const level = kind === 'bot' ? bots.shift() : undefined;
      if (next.ok && level !== undefined) next = await api.seats(next.value.id, { do: 'bot', seat, level });
    }
    return next;
  }

  pathOf({ id, code }: Pick<LobbyView, 'id' | 'code'>): string {
    return matchPath(code || id);
  }

  close(): void {
    clearTimeout(this.#again);
    this.#socket.close();
  }

  protected send(message: OfMatch): Promise<Result<void, Trouble>> {
    return this.#socket.send(message);
  }

  async #watch(): Promise<void> {
    const answer = await this.ask({
      type: 'watch',
      form: 'engine',
      story: this.#wantsStory,
      asSpectator: this.#asSpectator,
      device: matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer',
    });
    // It answers still; but what it tells may be more than this page understands.
    if (this.state.value.kind === 'outdated') return;
    if (answer.ok) {
      this.state.value = { kind: 'live' };
      this.shownHands.again();
    } else if (answer.refusal.code !== 'unreachable') this.#refused(answer.refusal);
  }

  #refused(why: Failure): void {
    this.state.value = { kind: 'refused', why };
    // A rate is over some time: then the match is there again, without anybody reloading the page.
    const { seconds } = why.facts ?? {};
    if (typeof seconds === 'number') this.#again = setTimeout(() => void this.#watch(), seconds * 1000);
  }

  #lost(attempt: number): void {
    this.since.value = Number.POSITIVE_INFINITY;
    const before = this.state.value;
    const isRestarting = before.kind === 'reconnecting' && before.isRestarting;
    if (before.kind === 'refused' || before.kind === 'outdated') return;
    this.state.value = { kind: 'reconnecting', attempt, isRestarting };
  }

  protected override hear(message: ServerMessage): void {
    if (message.type === 'hello') {
      const { protocol, build } = message;
      if (protocol !== PROTOCOL || isOutdated(build)) this.state.value = { kind: 'outdated' };
    } else if (message.type === 'refused') {
      const { kind } = this.state.value;
      if (message.code === 'unavailable' && kind !== 'refused' && kind !== 'outdated') {
        this.state.value = { kind: 'stalled' };
      }
    } else if (message.type === 'ack') {
      // The first answer on a new connection says how far the match had come.
      if (this.since.value === Number.POSITIVE_INFINITY) this.since.value = message.seq;
      if (this.state.value.kind === 'stalled') this.state.value = { kind: 'live' };
    } else if (message.type === 'draining') {
      this.state.value = { kind: 'reconnecting', attempt: 0, isRestarting: true };
    } else if (message.type === 'announcement') void findInstance();
    else super.hear(message);
  }
}
