import { type Seed, sealOf } from '@mirabilia/kernel';
import type { LobbyView } from '@mirabilia/protocol';
import type { Guest } from '../client.ts';
import type { MatchRow } from '../store.ts';
import { isStarting, noncesIn } from './chance.ts';
import { isInvitation } from './invitation.ts';
import { isRemoved, type StoredSeat, seatOf } from './lobby.ts';
import { lobbyOf } from './stored-lobby.ts';

/**
 * The lobby as a guest sees it. The code is shown to its players and to those who are invited, unless they were removed, and
 * only until the match is over.
 */
export function lobbyView(row: MatchRow, guest: Guest | undefined, asked = row.id): LobbyView {
  const lobby = lobbyOf(row);
  const {
    options,
    seats,
    pace,
    botDelay,
    aids,
    spectatorChat,
    social,
    rated,
    removed,
    rematch,
    secret,
    tournament,
  } = lobby;
  const { id, code, game, status, visibility, host, createdAt, seed } = row;
  const isOpened = status === 'over' && tournament?.sealed !== true;
  const seat = seatOf({ seats }, guest?.id);
  const isSentAway = isRemoved(lobby, guest?.id);
  const isHost = guest !== undefined && guest.id === host;
  const mayKnow = seat !== undefined || (isInvitation(row, asked) && !isSentAway);
  const seesCode = mayKnow && status !== 'over';
  return {
    id,
    code: seesCode ? code : '',
    game,
    status,
    visibility,
    options,
    pace,
    botDelay,
    aids,
    spectatorChat,
    social,
    rated,
    seats: seats.map((occupant, at) => ({
      kind: occupant.kind,
      name: nameOf(occupant),
      ...(occupant.kind === 'human' && occupant.emblem !== undefined ? { emblem: occupant.emblem } : {}),
      isYou: at === seat,
      isHost: occupant.kind === 'human' && occupant.guest === host,
    })),
    you: { seat: seat ?? null, isHost, isRemoved: isSentAway },
    removed: isHost ? removed.map(({ name }) => name) : [],
    seal: sealIn(secret, seed),
    nonceSeals: (status === 'lobby' ? noncesIn(lobby) : lobby.nonces).map((sealed) => sealed?.seal ?? null),
    starting: isStarting(lobby),
    nonces: lobby.nonces.map((sealed) => sealed?.nonce ?? null),
    serverSecret: isOpened ? secret : null,
    seed: isOpened ? seed : null,
    // Strangers who know this match shall not find the next one by it.
    rematch: seat !== undefined || visibility === 'public' ? rematch : null,
    // Its id is the invitation to it.
    tournament: seat === undefined ? null : tournament,
    createdAt,
  };
}

/** Matches from before there were secrets have a seal only when they have a seed. */
function sealIn(secret: Seed | null, seed: Seed | null): string | null {
  const sealed = secret ?? seed;
  return sealed === null ? null : sealOf(sealed);
}

export function nameOf(occupant: StoredSeat): string | null {
  if (occupant.kind === 'human') return occupant.name;
  return occupant.kind === 'bot' ? occupant.level : null;
}
