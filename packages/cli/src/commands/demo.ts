import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { BOT_IDS } from '@mirabilia/bots';
import { GAME_IDS } from '@mirabilia/games';
import { accept, type GameTypes, type Match, outcomeOf, seedOfMatch } from '@mirabilia/kernel';
import type { Command } from 'commander';
import { LANGUAGE_HELP, readBots, readGame, readLanguage, readMoveTime, readNumber } from '../arguments.ts';
import { type CommandResult, exitWith } from '../command-result.ts';
import { narrate } from '../narrator/narrate.ts';
import { type NarratedGame, withNarratedGame } from '../narrator/narrated-games.ts';
import { paintedStory } from '../narrator/paint.ts';
import { type Speech, speechIn } from '../narrator/speech.ts';
import { playWithPrograms } from '../programs/play-with-programs.ts';
import { PROGRAM_HELP } from '../programs/player-id.ts';
import { newProgramPool } from '../programs/program-pool.ts';
import { newForfeitTeller } from '../programs/tell-forfeits.ts';
import { tryPrograms } from '../programs/try-programs.ts';
import { sitters } from '../simulation/play-match.ts';
import { readOptionsOf } from '../table-options.ts';
import { drawBars } from '../text/bars.ts';
import type { Paint } from '../text/colour.ts';
import { print } from '../text/print.ts';

interface Flags {
  readonly players: string;
  readonly bots: string;
  readonly moveTime: string;
  readonly seed?: string;
  readonly lang?: string;
  readonly fast?: true;
}

/** Long enough to read what happened in a turn. */
const PAUSE = 1500;

export function addDemo(program: Command): void {
  program
    .command('demo')
    .description('watch bots play a match')
    .argument('[game]', GAME_IDS.join(' or '), GAME_IDS[0])
    .option('--players <n>', 'number of players', '3')
    .option(
      '--bots <list>',
      `a bot for each seat, or one for all: ${BOT_IDS.join(', ')}, ${PROGRAM_HELP}`,
      'medium',
    )
    .option('--move-time <seconds>', 'longest time of a program (exec:…) for a decision', '10')
    .option('--seed <text>', 'the same text gives the same match (default: random)')
    .option('--lang <language>', LANGUAGE_HELP)
    .option('--fast', 'without pauses')
    .action(async (game: string, flags: Flags) => exitWith(await demo(game, flags)));
}

async function demo(gameText: string, flags: Flags): Promise<CommandResult<void>> {
  const game = readGame(gameText);
  if (!game.ok) return game;
  const language = readLanguage(flags.lang);
  if (!language.ok) return language;
  const speech = await speechIn(language.value);
  const series = flags.seed ?? randomBytes(8).toString('hex');
  const told = async <T extends GameTypes>(
    narrated: NarratedGame<T>,
  ): Promise<CommandResult<{ readonly pages: Iterable<string[]>; readonly paint: Paint }>> => {
    const { game: rules, narrator } = narrated;
    const players = readNumber(flags.players, { name: `--players of ${rules.id}`, ...rules.seats });
    if (!players.ok) return players;
    const botIds = readBots(flags.bots, { game: game.value, players: players.value });
    if (!botIds.ok) return botIds;
    const moveTime = readMoveTime(flags.moveTime);
    if (!moveTime.ok) return moveTime;
    const options = readOptionsOf(rules, { players: players.value }, narrator.refusals);
    if (!options.ok) return options;
    const ready = await tryPrograms(botIds.value, game.value);
    if (!ready.ok) return ready;
    const programs = newProgramPool();
    const { match, forfeits } = await playWithPrograms(
      rules,
      { options: options.value, seed: seedOfMatch(series, 0), botIds: botIds.value },
      { programs, moveTime: moveTime.value },
    );
    await programs.close();
    const names = sitters(match, botIds.value).map(({ name }) => name);
    print([speech.words.botsPlay(narrator.title, players.value, speech.quoted(series)), '']);
    newForfeitTeller()(1, { forfeits });
    return accept({ pages: show(speech, narrated, match, names), paint: paintedStory(narrator, names) });
  };
  const shown = await withNarratedGame(game.value, told, speech);
  if (!shown.ok) return shown;
  const { pages, paint } = shown.value;
  const pause = process.stdout.isTTY && flags.fast !== true ? PAUSE : 0;
  for (const page of pages) {
    print([...page, ''], { paint });
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
