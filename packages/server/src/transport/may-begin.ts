// Whether a match may begin here: the host may offer some games only, and let none begin before a restart.

import { isGameId } from '@mirabilia/games/ids';
import { type Refused, refuse } from '@mirabilia/kernel';
import type { Code } from '@mirabilia/protocol';
import type { ServerContext } from './server-context.ts';

type Context = Pick<ServerContext, 'house' | 'instance'>;

/** While the host lets no new matches begin, none does; those that run go on. */
export const whileClosed = ({ house }: Pick<Context, 'house'>): Refused<Code> | undefined =>
  house.isClosed() ? refuse('no-new-matches') : undefined;

/** Why no match of this game may begin, if so. */
export function obstacleTo(game: string, context: Context): Refused<Code> | undefined {
  const isOffered = !isGameId(game) || context.instance.games.includes(game);
  return isOffered ? whileClosed(context) : refuse('no-such-game', { game });
}
