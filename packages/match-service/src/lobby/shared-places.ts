// Who has the places of a list that is too short for all public tables: network addresses take turns, so that one that opens
// many tables, with however many guests, takes few places from others.

import type { MatchRow } from '../store.ts';
import { seatOf } from './lobby.ts';
import { InvalidLobby, lobbyOf } from './stored-lobby.ts';

/** Where the host came from, if it is known; else each host is somebody else. */
function openerOf(row: MatchRow): string {
  const address = addressOfHost(row);
  return address === undefined ? `host ${row.host}` : `address ${address}`;
}

function addressOfHost(row: MatchRow): string | undefined {
  try {
    const { seats } = lobbyOf(row);
    const occupant = seats[seatOf({ seats }, row.host) ?? -1];
    return occupant?.kind === 'human' ? occupant.address : undefined;
  } catch (error) {
    // It is left out later, so that it doesn't hide the others.
    if (error instanceof InvalidLobby) return undefined;
    throw error;
  }
}

/** So many of the rows, in their order. Lobbies come before matches that run; of each address newer ones come first. */
export function sharedPlaces(rows: readonly MatchRow[], places: number): readonly MatchRow[] {
  if (rows.length <= places) return rows;
  const taken = new Map<string, number>();
  const ranked = rows.map((row, at) => {
    const isLobby = row.status === 'lobby';
    // A number in the row of a running match tells only who came from the same place as another player there.
    const opener = isLobby ? openerOf(row) : `host ${row.host}`;
    const turn = taken.get(opener) ?? 0;
    taken.set(opener, turn + 1);
    return { row, at, turn, rank: isLobby ? 0 : 1 };
  });
  return ranked
    .sort((one, other) => one.rank - other.rank || one.turn - other.turn || one.at - other.at)
    .slice(0, places)
    .sort((one, other) => one.at - other.at)
    .map(({ row }) => row);
}
