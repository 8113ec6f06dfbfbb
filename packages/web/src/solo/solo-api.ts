// What the page asks of the worker that keeps its matches, and what the worker tells.

import type { JsonObject, Result } from '@mirabilia/kernel';
import type { ClientMessage, CreateMatch, LobbyView, ServerMessage } from '@mirabilia/protocol';
import type { MyMatch } from '../net/api.ts';
import type { Trouble } from '../net/http.ts';

export type NewSoloMatch = Pick<CreateMatch, 'game' | 'options' | 'seats' | 'botDelay' | 'aids'>;

/** Every call by its name. Whatever goes over is plain data. */
export interface SoloApi {
  /** Somebody is about to play this game against bots. */
  prepare(game: string): Promise<Result<void, Trouble>>;
  /** Makes a match and deals. */
  begin(wish: NewSoloMatch, name: string): Promise<Result<LobbyView, Trouble>>;
  matches(): Promise<Result<readonly MyMatch[], Trouble>>;
  /** To be called before anything is said in a match: only one tab has it open. Taking over closes it elsewhere. */
  open(match: string, isTakingOver: boolean): Promise<Result<void, Trouble>>;
  leave(match: string): Promise<Result<void, Trouble>>;
  /** A message as a server would get it. What follows from it is heard before it is answered. */
  say(message: ClientMessage): Promise<Result<void, Trouble>>;
  /** The same players once more; dealt at once. */
  rematch(match: string): Promise<Result<LobbyView, Trouble>>;
  record(match: string): Promise<Result<JsonObject, Trouble>>;
  remove(match: string): Promise<Result<void, Trouble>>;
}
export type CallName = keyof SoloApi;

export interface Call<K extends CallName = CallName> {
  readonly id: number;
  readonly name: K;
  readonly args: Parameters<SoloApi[K]>;
}

export type SoloNews =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Result<unknown, Trouble> }
  | { readonly kind: 'heard'; readonly message: ServerMessage }
  /** Another tab has taken the match over. */
  | { readonly kind: 'taken'; readonly match: string };
