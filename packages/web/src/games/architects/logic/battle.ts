// Battles between neighbours, from what everybody's shields are.

import { type Event, shieldsOf, type Table, VICTORY_POINTS } from '@mirabilia/architects';
import type { Battle } from '../../../table/battle.tsx';

type Fought = Extract<Event, { kind: 'fought' }>;

/** Two players fight once, and more shields may win twice; around a larger table every two neighbours fight. */
export function battlesOf(fought: readonly Pick<Fought, 'shields' | 'victories'>[]): readonly Battle[] {
  const players = fought.length;
  const at = (seat: number): number => fought[seat]?.shields as number;
  const pairs = players === 2 ? [0] : [...fought.keys()];
  return pairs.map((seat): Battle => {
    const left = (seat + 1) % players;
    const won = (one: number, other: number): number => {
      if (at(one) <= at(other)) return 0;
      return VICTORY_POINTS * (players === 2 ? (fought[one]?.victories as number) : 1);
    };
    return {
      cities: [seat, left],
      shields: [at(seat), at(left)],
      tokens: [won(seat, left), won(left, seat)],
    };
  });
}

export interface Preview {
  readonly other: number;
  readonly own: number;
  readonly theirs: number;
}

/** A seat against its neighbours as the table stands. */
export function previewOf({ players, cities }: Table, seat: number): readonly Preview[] {
  const shields = cities.map(shieldsOf);
  const against = (other: number): Preview => ({
    other,
    own: shields[seat] as number,
    theirs: shields[other] as number,
  });
  const left = (seat + 1) % players;
  const right = (seat + players - 1) % players;
  return left === right ? [against(left)] : [against(left), against(right)];
}
