// `npm run -s bench -- engine|simulate|bots|server|web|python`: measures a part of the
// project and prints its figures.

import { parseArgs } from 'node:util';
import { type Comparison, compareWith } from './against.ts';
import { botsWork } from './bots.ts';
import { botsMeasurements } from './decisions.ts';
import { engineWork } from './engine.ts';
import { type Figure, type Measurement, measure, type Work } from './measure.ts';
import { pythonMeasurements } from './python.ts';
import { serverMeasurements } from './server.ts';
import { simulateMeasurements } from './simulate.ts';
import { watchStolen } from './stolen.ts';

const ofWork = (work: Work): Measurement => ({ names: [work.name], measure: async () => [measure(work)] });

const SUITES: Readonly<Record<string, () => readonly Measurement[] | Promise<readonly Measurement[]>>> = {
  engine: () => engineWork().map(ofWork),
  simulate: simulateMeasurements,
  bots: () => [...botsWork().map(ofWork), ...botsMeasurements()],
  server: serverMeasurements,
  python: pythonMeasurements,
  // Loaded only here: the others are measured without a browser in memory.
  web: async () => (await import('./web.ts')).webMeasurements({ withLighthouse: values.lighthouse }),
};

const HELP = `npm run -s bench -- engine|simulate|bots|server|web|python [options]

Measures a part of the project and prints its figures.

  --only TEXT    only figures whose name contains TEXT
  --json         one JSON object per figure
  --against REV  of the engine: beside that of a commit, as ratios
  --lighthouse   of the web: fetch Lighthouse, and ask it for the page's points

Examples:
  npm run -s bench -- engine --only 3p
  npm run -s bench -- web --json`;

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
        // Only for the engine: compares it with that of a revision in git.
        against: { type: 'string' },
        // Fetches it, and asks it for the page's points.
        lighthouse: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** Letters of the longest name. */
const NAME = 45;

function asRow({ name, value, unit, ratio, checksum = '' }: Figure, stolen: number | null): string {
  const cells = [
    name.padEnd(NAME),
    value.toLocaleString('en').padStart(9),
    unit.padEnd(9),
    String(ratio ?? '').padStart(8),
    String(stolen ?? '').padStart(8),
  ];
  return `${cells.join(' ')}  ${checksum}`.trimEnd();
}

function asComparedRow({
  name,
  before,
  now,
  ratio,
  quartiles,
  clock,
  clockQuartiles,
  isSameGames,
}: Comparison) {
  const cells = [
    name.padEnd(NAME),
    before.toLocaleString('en').padStart(9),
    now.toLocaleString('en').padStart(9),
    `${ratio} (${quartiles.join(' to ')})`.padStart(24),
    `${clock} (${clockQuartiles.join(' to ')})`.padStart(24),
  ];
  return `${cells.join(' ')}  ${isSameGames ? 'the same games' : 'other games'}`;
}

async function compareEngines(revision: string): Promise<void> {
  const names = engineWork().flatMap(({ name }) => (isWanted(name) ? [name] : []));
  if (!values.json) {
    console.log('Games per second of processor time; ratios are medians of pairs with their quartiles.');
    console.log(
      `${'figure'.padEnd(NAME)} ${revision.slice(0, 9).padStart(9)} ${'now'.padStart(9)} ${'ratio'.padStart(24)} ${'by the clock'.padStart(24)}`,
    );
  }
  for await (const comparison of compareWith(revision, names)) {
    console.log(values.json ? JSON.stringify(comparison) : asComparedRow(comparison));
  }
}

const { values, positionals } = readArguments();
const isWanted = (name: string): boolean => name.includes(values.only);
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const [suite = ''] = positionals;
const measurements = SUITES[suite];
if (measurements === undefined) fail(`Which figures? One of: ${Object.keys(SUITES).join(', ')}.`);
if (values.against !== undefined) {
  if (suite !== 'engine') fail('Only the engine can be compared with an older one.');
  await compareEngines(values.against);
  process.exit();
}

if (!values.json) {
  console.log(
    `${'figure'.padEnd(NAME)} ${'value'.padStart(9)} ${'unit'.padEnd(9)} ${'ratio'.padStart(8)} ${'stolen %'.padStart(8)}  checksum`,
  );
}
let isFound = false;
for (const measurement of await measurements()) {
  if (!measurement.names.some(isWanted)) continue;
  const stolenSince = watchStolen();
  isFound = true;
  const figures = await measurement.measure();
  const stolen = stolenSince();
  for (const figure of figures) {
    if (isWanted(figure.name)) {
      console.log(values.json ? JSON.stringify({ ...figure, stolen }) : asRow(figure, stolen));
    }
  }
}
if (!isFound) fail(`No figure of ${suite} contains “${values.only}”.`);
