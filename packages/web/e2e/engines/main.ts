// `npm run engines [-- --only firefox --journey offline --keep]`: the page in Chromium, Firefox and WebKit. Drivers of the latter two hang
// now and then, so every call has its time, a hanging journey gets a second browser, and the run ends by itself.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../kit/server.ts';
import { chromium } from './chromium.ts';
import { firefox } from './firefox.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { toPng } from './picture.ts';
import { DriverHangs, type Engine, within } from './tab.ts';
import { Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

const ENGINES: readonly Engine[] = [chromium, firefox, webkit];
/** Milliseconds for a journey: a match takes one or two minutes. */
const PATIENCE = 420_000;
const FOLDER = join('node_modules', '.cache', 'engines');

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    journey: { type: 'string', multiple: true },
    keep: { type: 'boolean', default: false },
  },
});
const { only = [], journey: wanted = [], keep } = values;

interface Result {
  readonly journey: string;
  readonly seconds: number;
  readonly version: string;
  readonly failure?: string;
}

async function travel(engine: Engine, { name, go }: Journey): Promise<{ version: string; failure?: string }> {
  const server = await startServer(`engines, ${name}`);
  let tab: Awaited<ReturnType<Engine['open']>> | undefined;
  try {
    tab = await engine.open();
    const visitor = new Visitor(tab, server.address);
    const save = async (picture: string) => {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(join(FOLDER, `${engine.name}-${picture}.png`), toPng(await visitor.picture()));
    };
    try {
      const stage = { visitor, server, keep: async (picture: string) => (keep ? save(picture) : undefined) };
      await within(name, go(stage), PATIENCE);
      await visitor.hadNoTroubles();
      return { version: tab.version };
    } catch (error) {
      if (error instanceof DriverHangs) throw error;
      await save(`failed-${name.replaceAll(' ', '-')}`).catch(() => {});
      return { version: tab.version, failure: error instanceof Error ? error.message : String(error) };
    }
  } finally {
    await tab?.close().catch(() => {});
    await server.stop();
  }
}

/** A driver that hangs gets one more chance: that it hung is told all the same. */
async function attempt(engine: Engine, journey: Journey): Promise<Result> {
  const start = Date.now();
  const result = (outcome: { version: string; failure?: string }): Result => ({
    ...outcome,
    journey: journey.name,
    seconds: Math.round((Date.now() - start) / 1000),
  });
  for (let time = 1; ; time++) {
    try {
      return result(await travel(engine, journey));
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      if (time === 2 || !(error instanceof DriverHangs)) return result({ version: '?', failure });
      console.error(`${engine.name}, ${journey.name}: the driver hangs (${failure}); once more`);
    }
  }
}

const isWanted = (list: readonly string[], name: string): boolean =>
  list.length === 0 || list.some((each) => name.includes(each));

const engines = ENGINES.filter(({ name }) => isWanted(only, name));
const journeys = JOURNEYS.filter(({ name }) => isWanted(wanted, name));
if (engines.length === 0 || journeys.length === 0) {
  console.error(`Engines: ${ENGINES.map(({ name }) => name).join(', ')}.`);
  console.error(`Journeys: ${JOURNEYS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const columns: { title: string; cells: readonly string[] }[] = [];
for (const engine of engines) {
  try {
    engine.prepare();
  } catch (error) {
    console.error(`${engine.name} is skipped: ${error instanceof Error ? error.message : error}.`);
    columns.push({ title: engine.name, cells: journeys.map(() => 'skipped') });
    continue;
  }
  const results: Result[] = [];
  for (const journey of journeys) {
    const result = await attempt(engine, journey);
    results.push(result);
    console.error(`${engine.name}, ${journey.name}: ${result.failure ?? 'ok'} (${result.seconds} s)`);
  }
  if (results.some(({ failure }) => failure !== undefined)) process.exitCode = 1;
  columns.push({
    title: results.find(({ version }) => version !== '?')?.version ?? engine.name,
    cells: results.map(({ failure, seconds }) => (failure === undefined ? `ok (${seconds} s)` : 'failed')),
  });
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
console.log(row(['', ...columns.map(({ title }) => title)]));
console.log(row(['---', ...columns.map(() => '---')]));
for (const [i, { name }] of journeys.entries()) {
  console.log(row([name, ...columns.map(({ cells }) => cells[i] ?? '')]));
}
if (keep) console.error(`Pictures: ${FOLDER}`);
