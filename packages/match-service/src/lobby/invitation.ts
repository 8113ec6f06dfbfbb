import type { MatchRow } from '../store.ts';
import { lobbyOf } from './stored-lobby.ts';

/**
 * Does what a guest asked for invite them? The code always does. The id does where only people who were given it can know
 * it: in a private match that was never listed.
 */
export function isInvitation(row: MatchRow, asked: string): boolean {
  if (asked.toUpperCase() === row.code) return true;
  return row.visibility === 'private' && !lobbyOf(row).wasPublic;
}
