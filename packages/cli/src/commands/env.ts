import { randomBytes } from 'node:crypto';
import { BOT_IDS } from '@mirabilia/bots';
import { accept } from '@mirabilia/kernel';
import type { Command } from 'commander';
import { readBots, readNumber, type TableSize } from '../arguments.ts';
import { type CommandResult, exitWith, misused } from '../command-result.ts';
import { AGENT, type EnvSeat } from '../env/env-match.ts';
import { describeEnv, serveEnv } from '../env/serve-env.ts';
import { withVectorGame } from '../env/vector-games.ts';
import { type PlayerId, PROGRAM_HELP } from '../programs/player-id.ts';
import { newProgramPool } from '../programs/program-pool.ts';
import { tryPrograms } from '../programs/try-programs.ts';
import { readSeriesTable, type TableFlags, withTableFlags } from '../series.ts';

interface Flags extends TableFlags {
  readonly matches: string;
  readonly everyone?: true;
  readonly describe?: true;
}

const MOST_MATCHES = 65_536;

export function addEnv(program: Command): void {
  withTableFlags(program.command('env'))
    .description('an environment for programs that learn: many matches at once over a pipe (docs/python.md)')
    .option(
      '--bots <list>',
      `who plays each seat, or all: “${AGENT}” for the program that learns, ${BOT_IDS.join(', ')}, ${PROGRAM_HELP}`,
      AGENT,
    )
    .option('--matches <n>', 'matches side by side', '1')
    .option('--everyone', 'tell all agents what they see in every turn, also those that aren’t asked')
    .option('--describe', 'print the lists of actions and of an observation’s entries as JSON, and end')
    .action(async (game: string, flags: Flags) => exitWith(await env(game, flags)));
}

/** The seats, with a placeholder for agents while the bots are read. */
function readSeats(text: string, table: TableSize): CommandResult<readonly EnvSeat[]> {
  const names = text.split(',').map((name) => name.trim());
  const bots = readBots(names.map((name) => (name === AGENT ? 'random' : name)).join(','), table);
  if (!bots.ok) return bots;
  const isAgent = (seat: number): boolean => names[names.length === 1 ? 0 : seat] === AGENT;
  const seats = bots.value.map((id, seat) => (isAgent(seat) ? AGENT : id));
  return seats.includes(AGENT)
    ? accept(seats)
    : misused(`No seat is left for the program: one has to be “${AGENT}”.`);
}

const isOther = (seat: EnvSeat): seat is PlayerId => seat !== AGENT;

async function env(gameText: string, flags: Flags): Promise<CommandResult<void>> {
  const read = readSeriesTable(gameText, flags, readSeats);
  if (!read.ok) return read;
  const matches = readNumber(flags.matches, { name: '--matches', min: 1, max: MOST_MATCHES });
  if (!matches.ok) return matches;
  const { game: id, options: given, bots: seats, moveTime } = read.value;
  const others = seats.filter(isOther);
  const ready = await tryPrograms(others, id);
  if (!ready.ok) return ready;
  const programs = newProgramPool();
  const plan = {
    matches: matches.value,
    series: flags.seed ?? randomBytes(8).toString('hex'),
    everyone: flags.everyone === true,
  };
  await withVectorGame(id, async ({ game, formFor }) => {
    const options = game.readOptions(given);
    if (!options.ok) throw new Error(options.refusal.code);
    const form = formFor(seats.length);
    const table = { game, options: options.value, seats, rules: { programs, moveTime } };
    if (flags.describe === true) {
      process.stdout.write(`${JSON.stringify(describeEnv(table, form), undefined, 2)}\n`);
      return;
    }
    await serveEnv({ input: process.stdin, output: process.stdout }, { table, form, plan });
  });
  await programs.close();
  return accept(undefined);
}
