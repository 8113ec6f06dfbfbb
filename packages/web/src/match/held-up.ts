// Whom a table waits for when everyone else has chosen: what can be done about it depends on whether they are there.

import type { Seat } from '@mirabilia/kernel';
import type { Controllers, LobbySeat, PlayerPresence } from '@mirabilia/protocol';

export interface HeldUp {
  readonly seat: Seat;
  readonly state: PlayerPresence['state'];
}

export interface WaitingTable {
  readonly me: Seat | null;
  readonly owed: readonly number[];
  readonly seats: readonly Pick<LobbySeat, 'kind'>[];
  readonly controllers: Controllers;
  readonly presence: readonly (PlayerPresence | null)[];
}

/** Of several people whoever is away comes first: for them something can be done. */
const ORDER = ['away', 'reconnecting', 'here'] as const;

/** Undefined while I have a choice to make myself, or only bots are thinking. */
export function heldUpBy({ me, owed, seats, controllers, presence }: WaitingTable): HeldUp | undefined {
  if (me === null || (owed[me] ?? 0) > 0) return undefined;
  const awaited = seats.flatMap(({ kind }, seat): HeldUp[] => {
    const isAwaited = kind === 'human' && controllers[seat] !== 'bot' && (owed[seat] ?? 0) > 0;
    const state = presence[seat]?.state;
    return isAwaited && seat !== me && state !== undefined ? [{ seat, state }] : [];
  });
  return awaited.toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state))[0];
}
