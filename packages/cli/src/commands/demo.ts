import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { GAME_IDS } from '@mirabilia/games';
import { accept, type GameTypes, type Match, outcomeOf, seedOfMatch } from '@mirabilia/kernel';
import type { Command } from 'commander';
import { LANGUAGE_HELP, readBots, readGame, readLanguage, readNumber } from '../arguments.ts';
import { type CommandResult, exitWith } from '../command-result.ts';
import { narrate } from '../narrator/narrate.ts';
import { type NarratedGame, withNarratedGame } from '../narrator/narrated-games.ts';
import { type Speech, speechIn } from '../narrator/speech.ts';
import { playMatch, sitters } from '../simulation/play-match.ts';
import { readOptionsOf } from '../table-options.ts';
import { drawBars } from '../text/bars.ts';
import { print } from '../text/print.ts';

interface Flags {
  readonly game: string;
  readonly players: string;
  readonly seed?: string;
  readonly lang?: string;
  readonly fast?: true;
}

/** Long enough to read what happened in a turn. */
const PAUSE = 1500;
const BOT = 'medium';

export function addDemo(program: Command): void {
  program
    .command('demo')
    .description('watch bots play a match')
    .option('--game <game>', GAME_IDS.join(' or '), GAME_IDS[0])
    .option('--players <n>', 'number of players', '3')
    .option('--seed <text>', 'the same text gives the same match (default: random)')
    .option('--lang <language>', LANGUAGE_HELP)
    .option('--fast', 'without pauses')
    .action(async (flags: Flags) => exitWith(await demo(flags)));
}

async function demo(flags: Flags): Promise<CommandResult<void>> {
  const game = readGame(flags.game);
  if (!game.ok) return game;
  const language = readLanguage(flags.lang);
  if (!language.ok) return language;
  const speech = await speechIn(language.value);
  const series = flags.seed ?? randomBytes(8).toString('hex');
  const told = <T extends GameTypes>(narrated: NarratedGame<T>): CommandResult<Iterable<string[]>> => {
    const { game: rules, narrator } = narrated;
    const players = readNumber(flags.players, { name: `--players of ${rules.id}`, ...rules.seats });
    if (!players.ok) return players;
    const botIds = readBots(BOT, { game: game.value, players: players.value });
    if (!botIds.ok) return botIds;
    const options = readOptionsOf(rules, { players: players.value }, narrator.refusals);
    if (!options.ok) return options;
    const match = playMatch(rules, {
      options: options.value,
      seed: seedOfMatch(series, 0),
      botIds: botIds.value,
    });
    const names = sitters(match, botIds.value).map(({ name }) => name);
    print([speech.words.botsPlay(narrator.title, players.value, speech.quoted(series)), '']);
    return accept(show(speech, narrated, match, names));
  };
  const pages = withNarratedGame(game.value, told, speech);
  if (!pages.ok) return pages;
  const pause = process.stdout.isTTY && flags.fast !== true ? PAUSE : 0;
  for (const page of pages.value) {
    print([...page, '']);
    if (pause > 0) await wait(pause);
  }
  return accept(undefined);
}

/** The match as a spectator sees it, then its totals as bars. */
function* show<T extends GameTypes>(
  speech: Speech,
  narrated: NarratedGame<T>,
  match: Match<T>,
  names: readonly string[],
): Generator<string[]> {
  yield* narrate({
    speech,
    narrated,
    start: match,
    entries: match.history,
    names,
    viewpoint: 'spectator',
    pictures: 'chapter',
  });
  const bars = outcomeOf(match)?.scores.map(({ total }, seat) => ({
    label: names[seat] ?? '',
    value: total,
    shown: String(total),
  }));
  yield drawBars(bars ?? []);
}
