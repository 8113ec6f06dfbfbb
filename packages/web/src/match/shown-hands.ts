// Hands that spectators are shown: what the server tells of them, and what is asked of it.

import { type GameTypes, type Result, readEngineForm, type SeatView } from '@mirabilia/kernel';
import type { ClientMessageOf, ServerMessage } from '@mirabilia/protocol';
import { type Signal, signal } from '@preact/signals';
import type { Trouble } from '../net/http.ts';
import type { Following, ShownHands, WantedHands } from './link.ts';

type Told<K extends ServerMessage['type']> = Extract<ServerMessage, { type: K }>;
type Question<K extends 'follow' | 'allow'> = Omit<ClientMessageOf<K>, 'id' | 'match'>;
type Ask = (message: Question<'follow'> | Question<'allow'>) => Promise<Result<void, Trouble>>;

const NOBODY: Following = { open: [], mine: [], asking: [], allowed: [] };

export class SpectatorHands<T extends GameTypes> implements ShownHands<T> {
  readonly following: Signal<Following> = signal(NOBODY);
  readonly wanted: Signal<WantedHands> = signal(null);
  readonly hands: Signal<readonly (SeatView<T> | undefined)[]> = signal([]);
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async want(hands: WantedHands): Promise<Result<void, Trouble>> {
    const before = this.wanted.value;
    this.wanted.value = hands;
    if (hands === null) this.hands.value = [];
    const answer = await this.#ask({ type: 'follow', hands });
    if (!answer.ok && this.wanted.value === hands) this.wanted.value = before === hands ? null : before;
    return answer;
  }

  allow(on: boolean, person?: number): Promise<Result<void, Trouble>> {
    return this.#ask({ type: 'allow', on, ...(person === undefined ? {} : { person }) });
  }

  /** On a new connection the server knows no more what was wanted. */
  again(): void {
    if (this.wanted.value !== null) void this.want(this.wanted.value);
  }

  hearFollowing({ open, mine, asking, allowed }: Told<'following'>): void {
    this.following.value = { open, mine, asking, allowed };
  }

  hearHands({ views }: Told<'hands'>): void {
    if (this.wanted.value === null) return;
    // cast: only a seat's view is sent.
    this.hands.value = views.map((view) =>
      view === null ? undefined : (readEngineForm<T>(view) as SeatView<T>),
    );
  }
}
