import { GAME_IDS } from '@mirabilia/games';
import { accept } from '@mirabilia/kernel';
import type { Command } from 'commander';
import { readGame, readLanguage } from '../arguments.ts';
import { type CommandResult, exitWith } from '../command-result.ts';

interface Flags {
  readonly lang?: string;
  readonly schema?: true;
}

export function addData(program: Command): void {
  program
    .command('data')
    .description('print a game’s cards, wonders, decks, tokens and their names, for programs')
    .argument('<game>', GAME_IDS.join(' or '))
    .option('--json', 'as JSON, which is the only form')
    .option('--schema', 'instead: a JSON Schema of its views and events in the open form')
    .option('--lang <language>', 'names in this language only (default: all)')
    .action(async (game: string, flags: Flags) => exitWith(await data(game, flags)));
}

async function data(gameText: string, { lang, schema }: Flags): Promise<CommandResult<void>> {
  const game = readGame(gameText);
  if (!game.ok) return game;
  const language = lang === undefined ? accept(undefined) : readLanguage(lang);
  if (!language.ok) return language;
  if (schema === true) {
    const { gameSchema } = await import('@mirabilia/games/schema');
    process.stdout.write(`${JSON.stringify(gameSchema(game.value), undefined, 2)}\n`);
    return accept(undefined);
  }
  const { gameData } = await import('@mirabilia/games/data');
  const { names, ...rest } = gameData(game.value);
  const asked = language.value === undefined ? names : { [language.value]: names[language.value] };
  process.stdout.write(`${JSON.stringify({ ...rest, names: asked }, undefined, 2)}\n`);
  return accept(undefined);
}
