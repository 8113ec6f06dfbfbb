import type { Rng, SeatView } from '@mirabilia/kernel';
import type { Room, Secret, SevenWonders } from './types.ts';

export function determinize(_view: SeatView<SevenWonders>, _rng: Rng): { rooms: Room[]; secret: Secret } {
  throw new Error('not yet');
}
