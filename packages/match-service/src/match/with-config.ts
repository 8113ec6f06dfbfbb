// Matches of any game behind one function.

import type { OpenGame } from '@mirabilia/games/open';
import { accept, byRules, type GameTypes, type Result, refuse } from '@mirabilia/kernel';
import type { Code } from '@mirabilia/protocol';
import type { Environment } from '../environment.ts';
import { lobbyOf } from '../lobby/stored-lobby.ts';
import type { MatchRow } from '../store.ts';
import { type MatchConfig, matchConfigOf } from './match-config.ts';

/** Uses a match that has started, whatever its game's types are. */
export type WithConfig<R> = <T extends GameTypes>(config: MatchConfig<T>) => R;

/** Refused if the match has not started, or was started under other rules. */
export function withConfig<R>(
  games: Environment['games'],
  row: MatchRow,
  use: WithConfig<R>,
): Result<R, Code> {
  if (row.status === 'lobby') return refuse('match-not-started');
  const used = games.with(row.game, <T extends GameTypes>(opened: OpenGame<T>): Result<R, Code> => {
    const game = byRules(opened.game, row.rulesVersion);
    if (game === undefined) return refuse('other-rules');
    return accept(use(matchConfigOf({ ...opened, game }, row, lobbyOf(row))));
  });
  return used ?? refuse('other-rules');
}
