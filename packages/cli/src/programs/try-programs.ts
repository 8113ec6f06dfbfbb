// Before a series begins: a program that can't even be started would lose every match of it.

import type { GameId } from '@mirabilia/games';
import { accept } from '@mirabilia/kernel';
import { type CommandResult, failed, misused } from '../command-result.ts';
import { commandOf, isProgram, type PlayerId } from './player-id.ts';
import { startProgram } from './program-process.ts';

/** Starts each program once and asks which games it plays. */
export async function tryPrograms(players: readonly PlayerId[], game: GameId): Promise<CommandResult<void>> {
  for (const id of new Set(players.filter(isProgram))) {
    const started = await startProgram(commandOf(id) ?? []);
    if ('fault' in started) return failed(`“${id}” is of no use: ${started.fault}.`);
    const { games, process } = started.value;
    await process.end();
    if (games !== undefined && !games.includes(game)) return misused(`“${id}” doesn’t play ${game}.`);
  }
  return accept(undefined);
}
