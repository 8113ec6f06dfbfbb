// What the page asks of the worker that keeps its matches, and what the worker tells.

import type { JsonObject } from '@mirabilia/kernel';
import type { ClientMessage, CreateMatch, LobbyView, ServerMessage } from '@mirabilia/protocol';
import type { MyMatch } from '../net/api.ts';
import type { Answer } from '../net/http.ts';

export type Wish = Pick<CreateMatch, 'game' | 'options' | 'seats' | 'botDelay' | 'aids'>;

/** Every call by its name. Whatever goes over is plain data. */
export interface Calls {
  /** Somebody is about to play this game against bots. */
  prepare(game: string): Promise<Answer<void>>;
  /** Makes a match and deals. */
  begin(wish: Wish, name: string): Promise<Answer<LobbyView>>;
  matches(): Promise<Answer<readonly MyMatch[]>>;
  /** To be called before anything is said in a match: only one tab has it open. Taking over closes it elsewhere. */
  open(match: string, isTakingOver: boolean): Promise<Answer<void>>;
  leave(match: string): Promise<Answer<void>>;
  /** A message as a server would get it. What follows from it is heard before it is answered. */
  say(message: ClientMessage): Promise<Answer<void>>;
  /** The same players once more; dealt at once. */
  rematch(match: string): Promise<Answer<LobbyView>>;
  record(match: string): Promise<Answer<JsonObject>>;
  remove(match: string): Promise<Answer<void>>;
}
export type CallName = keyof Calls;

export interface Call<K extends CallName = CallName> {
  readonly id: number;
  readonly name: K;
  readonly args: Parameters<Calls[K]>;
}

export type News =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer<unknown> }
  | { readonly kind: 'heard'; readonly message: ServerMessage }
  /** Another tab has taken the match over. */
  | { readonly kind: 'taken'; readonly match: string };
