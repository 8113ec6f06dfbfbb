// The Python package with the process that it starts, both on one core: random matches, and what a message costs.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { GAME_IDS } from '@mirabilia/games';
import { figure, type Unit } from './figures.ts';
import { calibrate, type Figure, type Measurement } from './measure.ts';

const SCRIPT = join(import.meta.dirname, 'python_play.py');
const COMMAND = join(import.meta.dirname, '..', 'packages', 'cli', 'bin', 'mirabilia.mjs');

const isThere = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

/** What the script measures, on the first core where that can be said. */
function run(...args: string[]): Readonly<Record<string, number>> {
  if (!isThere('python3')) throw new Error('python3 is missing');
  const words = ['python3', SCRIPT, ...args];
  const [file = '', ...rest] = isThere('taskset') ? ['taskset', '-c', '0', ...words] : words;
  // The Node that runs here, not the one that happens to be found first.
  const env = { ...process.env, MIRABILIA: `${process.execPath} ${COMMAND}` };
  const { status, stdout, stderr } = spawnSync(file, rest, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

interface Row {
  readonly name: string;
  readonly unit: Unit;
  /** What the script calls it. */
  readonly key: string;
}

const measured = (rows: readonly Row[], ...args: string[]): Measurement => ({
  names: rows.map(({ name }) => name),
  measure: async (): Promise<Figure[]> => {
    const before = calibrate();
    const values = run(...args);
    const speed = (before + calibrate()) / 2;
    return rows.map(({ name, unit, key }) => figure(name, unit, { value: values[key] ?? 0, speed }));
  },
});

export const pythonMeasurements = (): Measurement[] => [
  ...GAME_IDS.flatMap((game) =>
    ['32', '256'].map((matches) => {
      const name = `python/${game}/3p/${matches} at once`;
      const rows: Row[] = [
        { name, unit: 'games/s', key: 'rate' },
        { name: `${name}/processor`, unit: 'ms', key: 'processor' },
      ];
      return measured(rows, 'batch', game, matches);
    }),
  ),
  ...GAME_IDS.map((game) =>
    measured([{ name: `python/${game}/3p/AEC`, unit: 'games/s', key: 'rate' }], 'aec', game),
  ),
  measured(
    [
      { name: 'python/read a turn/binary', unit: 'ms', key: 'binary' },
      { name: 'python/read a turn/JSON', unit: 'ms', key: 'json' },
    ],
    'reading',
  ),
];
