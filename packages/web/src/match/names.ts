// What the people and bots at a table are called.

import type { LobbySeat, LobbyView } from '@mirabilia/protocol';

/** Of those who built the wonders or told of them, the short ones: a name has little room at a full table on a phone. */
const BOT_NAMES = ['Khufu', 'Chares', 'Philo', 'Myron', 'Skopas', 'Strabo', 'Pliny'];

export function seatName({ kind, name }: LobbySeat, seat: number): string {
  if (kind === 'bot') return BOT_NAMES[seat % BOT_NAMES.length] as string;
  return name ?? '';
}

export const namesOf = ({ seats }: LobbyView): readonly string[] => seats.map(seatName);
