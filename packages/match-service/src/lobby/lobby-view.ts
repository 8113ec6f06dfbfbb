import { sealOf } from '@mirabilia/kernel';
import type { LobbyView } from '@mirabilia/protocol';
import type { Guest } from '../client.ts';
import type { MatchRow } from '../store.ts';
import { type StoredSeat, seatOf } from './lobby.ts';
import { lobbyOf } from './stored-lobby.ts';

/** The lobby as a guest sees it. The code is shown to its players and to those who have the link. */
export function lobbyView(row: MatchRow, guest: Guest | undefined, asked = row.id): LobbyView {
  const { options, seats, pace, botDelay, aids, rematch } = lobbyOf(row);
  const { id, code, game, status, visibility, host, createdAt, seed } = row;
  const seat = seatOf({ seats }, guest?.id);
  const isInvited = visibility === 'private' || seat !== undefined || asked === code;
  return {
    id,
    code: isInvited ? code : '',
    game,
    status,
    visibility,
    options,
    pace,
    botDelay,
    aids,
    seats: seats.map((occupant, at) => ({
      kind: occupant.kind,
      name: nameOf(occupant),
      isYou: at === seat,
      isHost: occupant.kind === 'human' && occupant.guest === host,
    })),
    you: { seat: seat ?? null, isHost: guest !== undefined && guest.id === host },
    seal: seed === null ? null : sealOf(seed),
    seed: status === 'over' ? seed : null,
    rematch,
    createdAt,
  };
}

export function nameOf(occupant: StoredSeat): string | null {
  if (occupant.kind === 'human') return occupant.name;
  return occupant.kind === 'bot' ? occupant.level : null;
}
