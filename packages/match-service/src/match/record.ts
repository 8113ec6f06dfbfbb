// The record of a match: complete after the end; before it, only what the viewer has seen.

import {
  advance,
  type Chance,
  type Entry,
  FORMAT,
  type GameTypes,
  type Json,
  type JsonObject,
  listed,
  type Match,
  type Sitter as RecordSitter,
  readSeed,
  recordOf,
  startMatch,
  type Viewer,
} from '@mirabilia/kernel';
import { chanceOf } from '../lobby/chance.ts';
import type { StoredSeat } from '../lobby/lobby.ts';
import { nameOf } from '../lobby/lobby-view.ts';
import { lobbyOf } from '../lobby/stored-lobby.ts';
import type { LogEntry, MatchRow } from '../store.ts';
import type { MatchConfig } from './match-config.ts';
import type { Progress } from './progress.ts';

function seatEntry(occupant: StoredSeat): RecordSitter {
  const kind = occupant.kind === 'bot' ? `bot:${occupant.level}` : 'human';
  return { name: nameOf(occupant) ?? '', kind };
}

/** A match that its players ended together has no result, and says so. */
export function wholeRecord<T extends GameTypes>(
  config: MatchConfig<T>,
  { history, isAbandoned }: Pick<Progress<T>, 'history' | 'isAbandoned'>,
): Json {
  const { game, options, seed, chance, seats } = config;
  const started = startMatch(game, options, seed);
  // A lesson's seed is a name, not a seed that a record may have: its deal is written down instead.
  const named = readSeed(seed).ok ? seed : undefined;
  const match: Match<T> = { ...started, seed: named, history: [...history] };
  const abandoned = isAbandoned ? { abandoned: true } : {};
  return { ...recordOf(match, seats.map(seatEntry)), ...withChance(chance), ...abandoned };
}

const withChance = (chance: Chance | undefined) => (chance === undefined ? {} : { chance });

/**
 * A running match for one of its seats or for a spectator. It has no seed and no setup, and of the other players' moves
 * only what they showed. Decisions that are not resolved are left out.
 */
export function openRecord<T extends GameTypes>(
  config: MatchConfig<T>,
  history: readonly Entry[],
  viewer: Viewer,
): Json {
  const { game, open, options, seats } = config;
  const again: Match<T> = startMatch(game, options, config.seed);
  const moves: JsonObject[] = [];
  let told = 0;
  for (const { seat, move } of history) {
    if (!advance(again, seat, move)) continue;
    for (const made of listed(game, again.history.slice(told))) {
      const entry = open.entry(made, again.state, viewer);
      if (entry !== undefined) moves.push(entry);
    }
    told = again.history.length;
  }
  const { table } = again.state.public;
  return {
    format: FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: seats.map((occupant, seat) => ({ ...seatEntry(occupant), ...game.record.seat(table, seat) })),
    moves,
  };
}

/** A match whose rules this version doesn't play: its moves as they were stored. */
export function recordUnderOtherRules(row: MatchRow, entries: readonly LogEntry[]): Json {
  const lobby = lobbyOf(row);
  const { options, seats } = lobby;
  const moves = entries.flatMap(({ body }) => {
    if (body.kind !== 'commit') return [];
    const { seat, decision, step, move } = body;
    return [{ seat, decision, step, notation: move }];
  });
  return {
    format: FORMAT,
    game: row.game,
    rulesVersion: row.rulesVersion,
    options,
    ...(row.status === 'over' && row.seed !== null ? { seed: row.seed, ...withChance(chanceOf(lobby)) } : {}),
    seats: seats.map((occupant) => ({ ...seatEntry(occupant) })),
    moves,
    result: row.result,
  };
}
