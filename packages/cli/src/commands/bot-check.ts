import { GAME_IDS, type GameId } from '@mirabilia/games';
import { accept } from '@mirabilia/kernel';
import type { Command } from 'commander';
import { readGame, readMoveTime } from '../arguments.ts';
import { type CommandResult, exitWith, failed, misused } from '../command-result.ts';
import { checkProgram } from '../programs/check-program.ts';
import { commandOf, isProgram } from '../programs/player-id.ts';
import { print } from '../text/print.ts';

interface Flags {
  readonly game?: string;
  readonly moveTime: string;
}

export function addBotCheck(program: Command): void {
  program
    .command('bot-check')
    .description('test whether a program follows the bot protocol (docs/bot-protocol.md)')
    .argument('<program>', 'the program as in --bots: "exec:python3 my_bot.py"')
    .option('--game <game>', `only one game: ${GAME_IDS.join(' or ')} (default: all that the program plays)`)
    .option('--move-time <seconds>', 'longest time for a decision', '10')
    .action(async (text: string, flags: Flags) => exitWith(await botCheck(text, flags)));
}

async function botCheck(text: string, flags: Flags): Promise<CommandResult<void>> {
  // The prefix is a part of the name of a player; here nothing else can be meant.
  const id = isProgram(text) ? text : (`exec:${text}` as const);
  const command = commandOf(id);
  if (command === undefined) return misused(`“${text}” names no command.`);
  const game = flags.game === undefined ? accept(undefined) : readGame(flags.game);
  if (!game.ok) return game;
  const moveTime = readMoveTime(flags.moveTime);
  if (!moveTime.ok) return moveTime;
  const games: readonly GameId[] = game.value === undefined ? GAME_IDS : [game.value];
  let faults = 0;
  for await (const { name, fault, remark } of checkProgram(command, { games, moveTime: moveTime.value })) {
    if (fault !== undefined) faults++;
    const verdict = fault === undefined ? 'ok   ' : 'fails';
    print([`${verdict}  ${name}${fault === undefined ? remark : `: ${fault}`}`]);
  }
  if (faults > 0) return failed('The program doesn’t follow the protocol.');
  print(['All is well: the program can play.']);
  return accept(undefined);
}
