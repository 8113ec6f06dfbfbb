// Who may play in a series: one of our bots, or a program of somebody else's, named by the command that starts it.

import { BOTS, type BotId, isBotId } from '@mirabilia/bots';
import { readCommandLine } from './command-line.ts';

const PREFIX = 'exec:';

/** `exec:python3 my_bot.py`: see docs/bot-protocol.md. */
export type ProgramId = `${typeof PREFIX}${string}`;
export type PlayerId = BotId | ProgramId;

/** What a list of players may name, for people who read the help. */
export const PROGRAM_HELP = 'or a program as “exec:<command>” (see docs/bot-protocol.md)';

export const isProgram = (id: string): id is ProgramId => id.startsWith(PREFIX);

export const isPlayerId = (id: string): id is PlayerId => isBotId(id) || isProgram(id);

/** The command as words; undefined if it can't be read as such. */
export const commandOf = (id: ProgramId): readonly string[] | undefined =>
  readCommandLine(id.slice(PREFIX.length));

/** Does the player know the game? A program says so itself when it is started. */
export const plays = (id: PlayerId, game: string): boolean => isProgram(id) || BOTS[id].plays(game);

/** Simulations per decision; a program is limited by time instead. */
export const budgetOf = (id: PlayerId, game: string, players: number): number =>
  isProgram(id) ? 0 : BOTS[id].budget(game, players);
