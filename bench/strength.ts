// `npm run -s strength -- [--only TEXT] [--workers N] [--folder DIR]`: plays the comparisons that docs/arena.md publishes and
// prints them as rows of its table. Stopped and called again, it goes on.

import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';

const run = promisify(execFile);
const COMMAND = fileURLToPath(new URL('../packages/cli/bin/mirabilia.mjs', import.meta.url));
const SEED = 'strength';

interface Comparison {
  readonly game: string;
  readonly players: number;
  /** One of the first against the second in all other seats. */
  readonly bots: readonly [string, string];
  readonly deals: number;
  /** What the first one's win share has to reach, or that par lies within its interval; without one it has to be above par. */
  readonly bar?: number | 'par';
}

const BARS: readonly Omit<Comparison, 'game' | 'players'>[] = [
  { bots: ['medium', 'random'], deals: 200, bar: 0.95 },
  { bots: ['medium', 'easy'], deals: 200 },
  { bots: ['medium', 'rules-2014'], deals: 200, bar: 0.55 },
  { bots: ['hard', 'medium'], deals: 200, bar: 0.6 },
  { bots: ['hard', 'uct-1000'], deals: 60, bar: 0.5 },
  // Near its bar in Architects: more deals than the others.
  { bots: ['expert', 'hard'], deals: 120, bar: 0.45 },
  { bots: ['expert', 'uct-1000'], deals: 60, bar: 0.65 },
];

/** Each level against the one below it. */
const ORDER: readonly Omit<Comparison, 'game' | 'players'>[] = [
  { bots: ['easy', 'random'], deals: 200 },
  { bots: ['medium', 'easy'], deals: 200 },
  { bots: ['hard', 'medium'], deals: 200 },
  { bots: ['expert', 'hard'], deals: 60 },
];

/** A style is as strong as what it is a style of. */
const STYLES: readonly Omit<Comparison, 'game' | 'players'>[] = [
  { bots: ['hard:scholar', 'hard'], deals: 200, bar: 'par' },
  { bots: ['hard:general', 'hard'], deals: 200, bar: 'par' },
  { bots: ['hard:merchant', 'hard'], deals: 200, bar: 'par' },
];

const GAMES = ['seven-wonders', 'architects'] as const;
/** Players that were described for one game only. */
const ONLY: Readonly<Record<string, string>> = { 'rules-2014': 'seven-wonders' };

const COMPARISONS: readonly Comparison[] = GAMES.flatMap((game) => [
  ...[...BARS, ...STYLES].map((one) => ({ ...one, game, players: 3 })),
  ...[2, 5, 7].flatMap((players) => ORDER.map((one) => ({ ...one, game, players }))),
]).filter(({ game, bots }) => bots.every((bot) => (ONLY[bot] ?? game) === game));

const nameOf = ({ game, players, bots }: Comparison): string =>
  `${game}-${players}-${bots.join('-')}`.replaceAll(':', '-');

const argumentsOf = ({ game, players, bots, deals }: Comparison): string[] => [
  'arena',
  game,
  ...['--players', String(players)],
  ...['--bots', bots.join()],
  ...['--deals', String(deals)],
  ...['--seed', SEED],
];

interface Result {
  readonly matches: number;
  readonly bots: readonly {
    readonly share: number;
    readonly interval: { readonly low: number; readonly high: number };
    readonly par: number;
    readonly p99?: number;
  }[];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function holdsAgainst({ share, interval, par }: Result['bots'][number], bar: Comparison['bar']): boolean {
  if (bar === undefined) return interval.low > par;
  return bar === 'par' ? interval.low <= par && par <= interval.high : share >= bar;
}

function rowOf({ game, players, bots, deals, bar }: Comparison, { matches, bots: results }: Result): string {
  const [first] = results;
  if (first === undefined) throw new Error('the arena gave no result');
  const { share, interval, par } = first;
  const holds = holdsAgainst(first, bar);
  const cells = [
    game,
    String(players),
    bots.join(' among '),
    `${deals} (${matches})`,
    `**${percent(share)}**`,
    `${percent(interval.low)} to ${percent(interval.high)}`,
    typeof bar === 'number' ? percent(bar) : `${bar === 'par' ? 'about par' : 'par'} ${percent(par)}`,
    holds ? 'yes' : 'no',
  ];
  return `| ${cells.join(' | ')} |`;
}

const HELP = `npm run -s strength -- [options]

Plays the comparisons that docs/arena.md publishes and prints them as rows of its table. Stopped and called again, it
goes on.

  --only TEXT    only comparisons whose name contains TEXT (--list prints the names)
  --list         print the names and play nothing
  --workers N    number of threads (default: 1)
  --folder DIR   folder for the records (default: data/arena)

Example:
  npm run -s strength -- --only architects-3-hard --workers 2`;

function readArguments() {
  try {
    return parseArgs({
      options: {
        only: { type: 'string', default: '' },
        list: { type: 'boolean', default: false },
        workers: { type: 'string', default: '1' },
        folder: { type: 'string', default: 'data/arena' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

const values = readArguments();
const chosen = COMPARISONS.filter((each) => nameOf(each).includes(values.only));
if (values.help || values.list) {
  console.log(values.help ? HELP : chosen.map(nameOf).join('\n'));
  process.exit(0);
}
if (chosen.length === 0) fail(`No comparison’s name contains “${values.only}”; --list prints all names.`);

mkdirSync(values.folder, { recursive: true });
console.log('| game | players | line-up | deals (matches) | win share | 95 % | has to reach | holds |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const comparison of chosen) {
  const name = nameOf(comparison);
  const { stdout } = await run(process.execPath, [
    COMMAND,
    ...argumentsOf(comparison),
    ...['--workers', values.workers],
    ...['--out', join(values.folder, `${name}.jsonl`)],
    '--json',
  ]);
  console.log(rowOf(comparison, JSON.parse(stdout)));
}
