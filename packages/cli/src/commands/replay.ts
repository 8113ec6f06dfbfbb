import { createInterface } from 'node:readline';
import type { BotId } from '@mirabilia/bots';
import {
  accept,
  checkRecord,
  dealFrom,
  type Game,
  type GameTypes,
  type ReadRecord,
  readRecord,
  replayInto,
  startFrom,
} from '@mirabilia/kernel';
import type { Command } from 'commander';
import { LANGUAGE_HELP, readBot, readLanguage, readNumber } from '../arguments.ts';
import { coachOf } from '../coach.ts';
import { type CommandResult, exitWith, failed, misused, sentenceOf } from '../command-result.ts';
import { openLines } from '../files/lines.ts';
import { recordsIn } from '../files/records.ts';
import { narrate, type Viewpoint } from '../narrator/narrate.ts';
import { type NarratedGame, withNarratedGame } from '../narrator/narrated-games.ts';
import { paintedStory } from '../narrator/paint.ts';
import { type Speech, speechIn } from '../narrator/speech.ts';
import { gameOfRecord } from '../record-game.ts';
import type { Paint } from '../text/colour.ts';
import { print } from '../text/print.ts';
import { sentenceFor } from '../words/refusals.ts';

interface Flags {
  readonly seat?: string;
  readonly record: string;
  readonly coach?: string | true;
  readonly lang?: string;
  readonly step?: true;
}

const MOST_RECORDS = 1_000_000_000;
/** More seats than any game has; whether this match has the seat is checked later. */
const HIGHEST_SEAT = 99;

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('narrate a recorded match, decision by decision')
    .argument('<file>', 'one record, or many: one per line; - for the standard input')
    .option('--seat <n>', 'show what this seat saw, counted from 0 (default: everything)')
    .option('--record <k>', 'number of the record in the file, counted from 1', '1')
    .option('--coach [bot]', 'add what a bot thinks of each choice: the best moves and the one that was made')
    .option('--lang <language>', LANGUAGE_HELP)
    .option('--step', 'wait for Enter after each decision')
    .action(async (file: string, flags: Flags) => exitWith(await replay(file, flags)));
}

async function replay(file: string, flags: Flags): Promise<CommandResult<void>> {
  const number = readNumber(flags.record, { name: '--record', min: 1, max: MOST_RECORDS });
  if (!number.ok) return number;
  const viewpoint =
    flags.seat === undefined
      ? accept('all' as const)
      : readNumber(flags.seat, { name: '--seat', min: 0, max: HIGHEST_SEAT });
  if (!viewpoint.ok) return viewpoint;
  const language = readLanguage(flags.lang);
  if (!language.ok) return language;
  const given = await findRecord(file, number.value);
  if (!given.ok) return given;
  const pages = pagesOf(given.value, {
    speech: await speechIn(language.value),
    viewpoint: viewpoint.value,
    coach: flags.coach,
  });
  if (!pages.ok)
    return pages.refusal.code === 'misused'
      ? pages
      : failed(`${file}: record ${number.value}: ${sentenceOf(pages)}`);
  await turnPages(
    pages.value,
    flags.step === true && process.stdin.isTTY && process.stdout.isTTY ? 'by-key' : 'at-once',
  );
  return accept(undefined);
}

async function findRecord(file: string, number: number): Promise<CommandResult<unknown>> {
  const lines = await openLines(file);
  if (!lines.ok) return lines;
  let records = 0;
  for await (const { content } of recordsIn(lines.value)) {
    if (++records < number) continue;
    if ('given' in content) return accept(content.given);
    return failed(`${file}: record ${number}: ${content.fault}.`);
  }
  if (records === 0) return failed(`${file} holds no record.`);
  return failed(`${file} has no record ${number}: it holds ${records}.`);
}

/** The default bot. */
const COACH: BotId = 'expert';

interface Telling {
  readonly speech: Speech;
  readonly viewpoint: Viewpoint;
  readonly coach: string | true | undefined;
}

interface Told {
  readonly pages: Generator<string[]>;
  readonly paint: Paint;
}

function pagesOf(given: unknown, { speech, viewpoint, coach }: Telling): CommandResult<Told> {
  const id = gameOfRecord(given);
  if (!id.ok) return failed(`${sentenceFor(id.refusal)}.`);
  const asked = coach === undefined ? accept(undefined) : readBot(coach === true ? COACH : coach, id.value);
  if (!asked.ok) return asked;
  const told = <T extends GameTypes>(narrated: NarratedGame<T>): CommandResult<Told> => {
    const { game, narrator } = narrated;
    const read = readRecord(game, given);
    if (!read.ok) return failed(`${sentenceFor(read.refusal, narrator.refusals)}.`);
    const record = read.value;
    const seats = record.seats.length;
    if (typeof viewpoint === 'number' && viewpoint >= seats) {
      return misused(`The match has no seat ${viewpoint}: its seats are 0 to ${seats - 1}.`);
    }
    const start = dealtAgain(game, given, record);
    const fault = replayInto(startFrom(game, start), record);
    if (fault !== undefined) return failed(`${sentenceFor(fault, narrator.refusals)}.`);
    const names = record.seats.map(({ name }, seat) =>
      typeof name === 'string' ? name : speech.words.seat(seat),
    );
    return accept({
      pages: narrate({
        speech,
        narrated,
        start,
        entries: [...record.opening, ...record.moves],
        names,
        viewpoint,
        pictures: 'decision',
        ...(asked.value !== undefined && { coach: coachOf(game, asked.value, speech) }),
      }),
      paint: paintedStory(narrator, names),
    });
  };
  return withNarratedGame(id.value, told, speech);
}

/**
 * The deal from the seed, if the record's deal agrees with it: players may have seen what the record doesn't contain,
 * such as boards that nobody drafted.
 */
function dealtAgain<T extends GameTypes>(
  game: Game<T>,
  given: unknown,
  record: ReadRecord<T>,
): ReadRecord<T> {
  const { options, seed } = record;
  if (seed === undefined) return record;
  const isTrue = checkRecord(game, given).findings.some(({ check, holds }) => check === 'deal' && holds);
  return isTrue ? { ...record, deal: dealFrom(game, options, seed) } : record;
}

/** Prints all pages, or one per Enter until the input ends. */
async function turnPages({ pages, paint }: Told, turning: 'by-key' | 'at-once'): Promise<void> {
  const keys = turning === 'by-key' ? createInterface({ input: process.stdin }) : undefined;
  const entered = keys?.[Symbol.asyncIterator]();
  for (const page of pages) {
    print([...page, ''], { paint });
    if (entered !== undefined && (await entered.next()).done) return;
  }
  keys?.close();
}
