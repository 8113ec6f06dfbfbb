// What the people and bots at a table are called.

import type { LobbySeat, LobbyView } from '@mirabilia/protocol';

/** Those who built the wonders or told of them: a bot is called after its seat. */
const BOT_NAMES = ['Imhotep', 'Chares', 'Philo', 'Antipater', 'Satyros', 'Sostratos', 'Herodotos'];

export function seatName({ kind, name }: LobbySeat, seat: number): string {
  if (kind === 'bot') return BOT_NAMES[seat % BOT_NAMES.length] as string;
  return name ?? '';
}

export const namesOf = ({ seats }: LobbyView): readonly string[] => seats.map(seatName);
