// `npm run -s bench -- engine|bots|server|web|python [--json] [--only TEXT] [--lighthouse]`: measures a part of the project
// and prints its figures.

import { parseArgs } from 'node:util';
import { botsWork } from './bots.ts';
import { botsMeasurements } from './decisions.ts';
import { engineWork } from './engine.ts';
import { type Figure, type Measurement, measure, type Work } from './measure.ts';
import { pythonMeasurements } from './python.ts';
import { serverMeasurements } from './server.ts';
import { watchStolen } from './stolen.ts';

const ofWork = (work: Work): Measurement => ({ names: [work.name], measure: async () => [measure(work)] });

const SUITES: Readonly<Record<string, () => readonly Measurement[] | Promise<readonly Measurement[]>>> = {
  engine: () => engineWork().map(ofWork),
  bots: () => [...botsWork().map(ofWork), ...botsMeasurements()],
  server: serverMeasurements,
  python: pythonMeasurements,
  // Loaded only here: the others are measured without a browser in memory.
  web: async () => (await import('./web.ts')).webMeasurements({ withLighthouse: values.lighthouse }),
};

const HELP = `npm run -s bench -- engine|bots|server|web [options]

Measures a part of the project and prints its figures.

  --only TEXT    only figures whose name contains TEXT
  --json         one JSON object per figure
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

const { values, positionals } = readArguments();
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const [suite = ''] = positionals;
const measurements = SUITES[suite];
if (measurements === undefined) fail(`Which figures? One of: ${Object.keys(SUITES).join(', ')}.`);

if (!values.json) {
  console.log(
    `${'figure'.padEnd(NAME)} ${'value'.padStart(9)} ${'unit'.padEnd(9)} ${'ratio'.padStart(8)} ${'stolen %'.padStart(8)}  checksum`,
  );
}
let isFound = false;
const isWanted = (name: string): boolean => name.includes(values.only);
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
