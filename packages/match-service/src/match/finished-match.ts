// What a match that is over leaves to the histories of those who played.

import type { GameTypes, Outcome } from '@mirabilia/kernel';
import { nameOf } from '../lobby/lobby-view.ts';
import { ratedPlayers } from '../lobby/rated.ts';
import type { FinishedMatch } from '../store.ts';
import type { MatchConfig } from './match-config.ts';
import type { Progress } from './progress.ts';

export function finishedMatch<T extends GameTypes>(
  { game, seed, seats, rated, isSealed }: MatchConfig<T>,
  { at, state, seats: progress }: Progress<T>,
  { scores, winners }: Outcome<T>,
): FinishedMatch {
  const { table } = state.public;
  const left = progress.flatMap(({ controller }, seat) => (controller === 'bot' ? [seat] : []));
  const totals = scores.map(({ total = 0 }: Readonly<Record<string, number>>) => total);
  const players = rated ? ratedPlayers(seats, { winners, totals, left }) : undefined;
  return {
    game: game.id,
    endedAt: at,
    // It would tell the cards of those who are still playing them.
    seed: isSealed ? null : seed,
    seats: seats.map((occupant, seat) => ({
      name: nameOf(occupant) ?? '',
      kind: occupant.kind === 'bot' ? `bot:${occupant.level}` : 'human',
      ...(occupant.kind === 'human' && { guest: occupant.guest }),
      board: game.record.seat(table, seat),
      share: winners.includes(seat) ? 1 / winners.length : 0,
      score: { ...scores[seat] },
    })),
    ...(players !== undefined && { rated: players }),
  };
}
