// A match that a worker of this browser runs.

import { accept, type GameTypes, type JsonObject, type Result } from '@mirabilia/kernel';
import type { LobbyView } from '@mirabilia/protocol';
import { quickPlay } from '../app/home/quick-play-settings.ts';
import { rematchBots } from '../app/matched-level.ts';
import { replayPath, soloPath } from '../app/routes.ts';
import { moveLesson } from '../learn/kept.ts';
import { HostedMatch, type OfMatch } from '../match/hosted-match.ts';
import type { Trouble } from '../net/http.ts';
import { listenTo, solo } from './client.ts';

export class LocalMatch<T extends GameTypes = GameTypes> extends HostedMatch<T> {
  readonly hasChat = false;
  readonly replayPath: string;
  readonly #stopListening: () => void;
  #count = 0;
  #isClosed = false;
  readonly #name = crypto.getRandomValues(new Uint32Array(2)).join('-');

  constructor(id: string) {
    super(id);
    this.replayPath = replayPath({ kind: 'solo', id });
    this.#stopListening = listenTo(id, {
      hear: (message) => this.hear(message),
      onTaken: () => this.#elsewhere(),
      onLost: () => {
        this.state.value = { kind: 'refused', why: { code: 'not-kept' } };
      },
    });
    void this.#open(false);
  }

  /** Nobody is ever away: all others are bots. */
  async letBotPlay(): Promise<Result<void, Trouble>> {
    return accept(undefined);
  }

  record(): Promise<Result<JsonObject, Trouble>> {
    return solo.record(this.id);
  }

  rematch(): Promise<Result<LobbyView, Trouble>> {
    const lobby = this.lobby.peek();
    return solo.rematch(this.id, lobby === undefined ? [] : rematchBots(lobby, quickPlay.peek().level));
  }

  async undo(): Promise<Result<LobbyView, Trouble>> {
    const before = await solo.undo(this.id);
    if (before.ok) moveLesson(this.id, before.value.id);
    return before;
  }

  pathOf({ id }: Pick<LobbyView, 'id'>): string {
    return soloPath(id);
  }

  close(): void {
    this.#isClosed = true;
    this.#stopListening();
    void solo.leave(this.id);
  }

  protected send(message: OfMatch): Promise<Result<void, Trouble>> {
    return solo.say({ ...message, id: `${this.#name}-${this.#count++}` });
  }

  async #open(isTakingOver: boolean): Promise<void> {
    this.state.value = { kind: 'connecting' };
    const opened = await solo.open(this.id, isTakingOver);
    // If the player has left meanwhile, other tabs may have it.
    if (this.#isClosed) return void solo.leave(this.id);
    if (!opened.ok && opened.refusal.code === 'open-elsewhere') return this.#elsewhere();
    const answer = opened.ok
      ? await this.ask({ type: 'watch', form: 'engine', story: true, asSpectator: false })
      : opened;
    this.state.value = answer.ok ? { kind: 'live' } : { kind: 'refused', why: answer.refusal };
  }

  #elsewhere(): void {
    this.state.value = { kind: 'elsewhere', takeOver: () => void this.#open(true) };
  }
}
