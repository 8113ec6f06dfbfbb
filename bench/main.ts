// `npm run -s bench -- engine [--json] [--only TEXT]`: measures a part of the project and prints its figures.

import { parseArgs } from 'node:util';
import { engineWork } from './engine.ts';
import { type Figure, measure, type Work } from './measure.ts';

const SUITES: Readonly<Record<string, () => Work[]>> = { engine: engineWork };

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function asRow({ name, value, unit, ratio, checksum }: Figure): string {
  return `${name.padEnd(28)} ${value.toLocaleString('en').padStart(9)} ${unit.padEnd(9)} ${String(ratio).padStart(8)}  ${checksum}`;
}

const { values, positionals } = readArguments();
const [suite = ''] = positionals;
const work = SUITES[suite];
if (work === undefined) fail(`Which figures? One of: ${Object.keys(SUITES).join(', ')}.`);

if (!values.json) {
  console.log(
    `${'figure'.padEnd(28)} ${'value'.padStart(9)} ${'unit'.padEnd(9)} ${'ratio'.padStart(8)}  checksum`,
  );
}
for (const item of work().filter(({ name }) => name.includes(values.only))) {
  const figure = measure(item);
  console.log(values.json ? JSON.stringify(figure) : asRow(figure));
}
