// What `mirabilia bot-check` tries: all that the bot protocol asks of a program.

import { type GameId, withGame } from '@mirabilia/games';
import { seedOfMatch } from '@mirabilia/kernel';
import { duration } from '../text/numbers.ts';
import type { Forfeit } from './forfeit.ts';
import { playWithPrograms } from './play-with-programs.ts';
import type { ProgramId } from './player-id.ts';
import type { ProgramPool } from './program-pool.ts';
import { startProgram } from './program-process.ts';
import { shareProgram } from './shared-process.ts';

export interface Checked {
  readonly name: string;
  /** What is wrong; undefined if nothing is. */
  readonly fault: string | undefined;
  readonly remark: string;
}

export interface CheckPlan {
  readonly games: readonly GameId[];
  readonly moveTime: number;
}

/** Any id will do: the pool gives the one process. */
const SELF: ProgramId = 'exec:checked';

const checked = (name: string, fault: string | undefined, remark = ''): Checked => ({ name, fault, remark });

/** Check by check. Without a start there are no more. */
export async function* checkProgram(
  command: readonly string[],
  { games, moveTime }: CheckPlan,
): AsyncGenerator<Checked> {
  const first = await startProgram(command);
  if ('fault' in first) return yield checked('starts and is ready', first.fault);
  const { process, games: played = games } = first.value;
  yield checked('starts and is ready', undefined, `, for ${played.join(' and ')}`);
  const hasEnded = await process.end();
  yield checked('ends when its input ends', hasEnded ? undefined : 'it was still there after 2 s');
  const asked = games.filter((game) => played.includes(game));
  if (asked.length === 0) return yield checked(`plays ${games.join(' and ')}`, 'it says that it doesn’t');

  for (const game of asked) {
    const { min, max } = withGame(game, ({ seats }) => seats);
    for (const players of [min, 3, max]) {
      yield await plays(command, { game, players, matches: 1, moveTime });
    }
    yield await plays(command, { game, players: 3, matches: 2, moveTime });
  }
}

interface Trial {
  readonly game: GameId;
  readonly players: number;
  /** Several are played at once, as on a server. */
  readonly matches: number;
  readonly moveTime: number;
}

async function plays(
  command: readonly string[],
  { game, players, matches, moveTime }: Trial,
): Promise<Checked> {
  const shared = shareProgram(command);
  const programs: ProgramPool = { take: shared.get, giveBack: () => {}, close: shared.close };
  let slowest = 0;
  let decisions = 0;
  const stopwatch = (id: string, milliseconds: number): void => {
    if (id !== SELF) return;
    decisions++;
    slowest = Math.max(slowest, milliseconds);
  };
  const play = (index: number): Promise<readonly Forfeit[]> =>
    withGame(game, async (rules) => {
      const options = rules.readOptions({ players });
      if (!options.ok) throw new Error(options.refusal.code);
      const botIds = Array.from({ length: players }, (_, at) => (at === 0 ? SELF : ('random' as const)));
      const seating = { options: options.value, seed: seedOfMatch('bot-check', index), botIds };
      return (await playWithPrograms(rules, seating, { programs, moveTime, stopwatch })).forfeits;
    });
  const [first] = (await Promise.all(Array.from({ length: matches }, (_, index) => play(index)))).flat();
  await shared.close();
  const name =
    matches === 1 ? `plays ${game} with ${players} players` : `plays ${matches} matches of ${game} at a time`;
  const fault = first && `at decision ${first.decision}, ${first.why}`;
  return checked(name, fault, `: ${decisions} decisions, the slowest ${duration(slowest)}`);
}
