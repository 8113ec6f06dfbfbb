// Whether other people have been waiting for the viewer for a while. Bots don't mind, so against them nothing hurries anybody.

import type { Seat } from '@mirabilia/kernel';
import type { Controllers, LobbySeat } from '@mirabilia/protocol';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

/** Milliseconds until a table says that people wait. */
export const PATIENCE = 10_000;

/** Everyone else has chosen. */
export const allWaitFor = (owed: readonly number[], me: Seat | null): boolean =>
  me !== null && owed.length > 1 && owed.every((moves, seat) => (seat === me ? moves > 0 : moves === 0));

/** What a `MatchLink` knows of those who wait. */
interface WaitingRoom {
  readonly owed: ReadonlySignal<readonly number[]>;
  readonly lobby: ReadonlySignal<{ readonly seats: readonly Pick<LobbySeat, 'kind'>[] } | undefined>;
  readonly controllers: ReadonlySignal<Controllers>;
  readonly update: ReadonlySignal<{ readonly decision: number } | undefined>;
}

/** Other people have chosen, and only I haven't, for longer than `PATIENCE`. */
export function peopleWaiting(
  { owed, lobby, controllers, update }: WaitingRoom,
  me: ReadonlySignal<Seat | null>,
): ReadonlySignal<boolean> {
  /** The decision that I hold up; undefined while I hold nobody up. */
  const heldUp = computed(() => {
    const others = lobby.value?.seats.some(
      ({ kind }, seat) => kind === 'human' && seat !== me.value && controllers.value[seat] !== 'bot',
    );
    return others === true && allWaitFor(owed.value, me.value) ? update.value?.decision : undefined;
  });
  const lateAt = signal<number | undefined>(undefined);
  effect(() => {
    const decision = heldUp.value;
    if (decision === undefined) return undefined;
    const timer = setTimeout(() => {
      lateAt.value = decision;
    }, PATIENCE);
    return () => clearTimeout(timer);
  });
  return computed(() => heldUp.value !== undefined && heldUp.value === lateAt.value);
}
