// `node packages/bots/training/learn-tables.ts OUT MATCHES... [--hidden N] [--epochs N] [--rate R] [--from FILE] [--seed S]`
//
// Learns from matches kept by `matches.ts` what a table of 7 Wonders between two turns is worth to each seat. Every few
// thousand matches the networks are written to OUT and how far it got to OUT.json; run again, it goes on from there.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { below, type Rng, rngFrom } from '@mirabilia/kernel';
import { type Net, newNet } from '../src/net.ts';
import { TABLE_ANSWERS, TABLE_INPUTS } from '../src/seven-wonders/table-value.ts';
import { WEIGHTS } from '../src/seven-wonders/weights.ts';
import { readNets, writeNets } from '../src/weights.ts';
import { initialise } from './adam.ts';
import { readMatches } from './kept-matches.ts';
import { type TableSample, tablesOf } from './table-samples.ts';
import { newTableTrainer, type TableTrainer } from './table-trainer.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    hidden: { type: 'string', default: '64' },
    epochs: { type: 'string', default: '2' },
    rate: { type: 'string', default: '0.001' },
    from: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
  },
});
const [out = '', ...files] = positionals;
if (out === '' || files.length === 0) throw new Error('Where to, and from which matches?');
const EPOCHS = Number(values.epochs);

/** Tables of so many matches are mixed before they are learned. */
const MIXED = 1500;
/** Of the first rate, so much is left at the end. */
const COOLED = 0.03;

const netsIn = (file: string): Net[] => readNets(readFileSync(file, 'utf8').match(/'([^']*)'/)?.[1] ?? '');

function netsToBegin(): Net[] {
  const known = existsSync(out) ? out : values.from;
  if (known !== '') return netsIn(known);
  const rng = rngFrom(values.seed, 'first weights of tables');
  return readNets(WEIGHTS).map((known) => {
    const net = newNet(TABLE_INPUTS, Number(values.hidden), TABLE_ANSWERS);
    initialise(net, () => below(rng, 1 << 20) / (1 << 20));
    for (let i = 0; i < net.second.length; i++) net.second[i] = (net.second[i] as number) * QUIET;
    beginWith(net, known);
    return net;
  });
}

/** New units and answers have little say at first. */
const QUIET = 0.1;

/** The first hidden units are those of a network that weighs moves. What it didn't know has no say in them. */
function beginWith(net: Net, known: Net): void {
  for (let input = 0; input < net.inputs; input++)
    for (let h = 0; h < known.hidden; h++)
      net.first[input * net.hidden + h] =
        input < known.inputs ? (known.first[input * known.hidden + h] as number) : 0;
  net.bias.set(known.bias);
  net.second.set(known.second);
  net.base.set(known.base);
}

function mix(samples: TableSample[], rng: Rng): void {
  for (let i = samples.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    [samples[i], samples[j]] = [samples[j] as TableSample, samples[i] as TableSample];
  }
}

let matches = 0;
for (const file of files) for await (const _ of readMatches(file)) matches++;
const total = matches * EPOCHS;
const progress = `${out}.json`;
const done = existsSync(progress) && existsSync(out) ? JSON.parse(readFileSync(progress, 'utf8')).done : 0;
const trainers: TableTrainer[] = netsToBegin().map(newTableTrainer);
const rng = rngFrom(values.seed, `mix tables from ${done}`);
const start = performance.now();
let at = 0;
let samples: TableSample[] = [];

function learnMixed(): void {
  mix(samples, rng);
  const rate = Number(values.rate) * COOLED ** (at / total);
  for (const { part, seats } of samples) (trainers[part] as TableTrainer).learn(seats, rate);
  samples = [];
  writeFileSync(out, writeNets(trainers.map(({ net }) => net)));
  writeFileSync(progress, JSON.stringify({ done: at }));
  process.stderr.write(`\r${at} of ${total}, ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

for (let epoch = 0; epoch < EPOCHS; epoch++)
  for (const file of files)
    for await (const match of readMatches(file)) {
      if (at++ < done) continue;
      samples.push(...tablesOf(match));
      if (at % MIXED === 0) learnMixed();
    }
learnMixed();
process.stderr.write('\n');
