// `node packages/bots/training/learn-moves.ts OUT LABELS... [--from FILE] [--epochs N] [--rate R] [--seed S]`
//
// Learns the policy of Architects from what a search said of every legal move (`label-moves.ts`): the networks for the lead and
// for the chance to win are moved until they tell the moves of a decision apart as the search did. One match in ten is held
// out; what a choice loses there, in points of the policy, is printed before and after each pass.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type Architects,
  actionIn,
  architects,
  centralDeck,
  deckAt,
  KINDS,
  NONE,
  placeIn,
  TAKE,
} from '@mirabilia/architects';
import { below, type Move, type Rng, rngFrom, type SeatView, seatView } from '@mirabilia/kernel';
import { centralLeft } from '../src/architects/after.ts';
import { architectsModel as model, VICTORY } from '../src/architects/value.ts';
import { newBrain, UNIT } from '../src/model.ts';
import { type Features, logistic, type Net, newFeatures } from '../src/net.ts';
import { readNets, writeNets } from '../src/weights.ts';
import { newTrainer, type Trainer } from './adam.ts';
import { playAgain, readMatches } from './kept-matches.ts';
import type { LabelledMatch } from './labelled.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: 'packages/bots/src/architects/weights.ts' },
    epochs: { type: 'string', default: '3' },
    rate: { type: 'string', default: '0.0003' },
    seed: { type: 'string', default: '1' },
  },
});
const [out = '', ...files] = positionals;
if (out === '' || files.length === 0) throw new Error('Where to, and from which matches?');
const EPOCHS = Number(values.epochs);
const COOLED = 0.05;
/** Decisions of so many matches are mixed before they are learned. */
const MIXED = 200;
const BATCH = 8;
/** How much an error counts that all moves of a decision share: the choice doesn't depend on it. */
const SHARED = 0.2;

/** What a move may lead to, and how likely. Where that ends the match, its worth is settled. */
interface Case {
  readonly part: number;
  readonly features: Features | undefined;
  readonly settled: number;
}
interface Option {
  readonly cases: readonly Case[];
  /** In points of the policy. */
  readonly target: number;
}
type Decision = readonly Option[];

const nets = readNets(readFileSync(values.from, 'utf8').match(/'([^']*)'/)?.[1] ?? '');
const brain = newBrain(nets);
const scratch = newFeatures();

const keep = ({ count, at, value }: Features): Features => ({
  count,
  at: Int16Array.from(at.subarray(0, count)) as unknown as Int32Array,
  value: value.slice(0, count),
});

function caseOf(view: SeatView<Architects>, move: Move, part: number): Case {
  const isOpen =
    model.describeAfter(scratch, view, move, { decks: [] } as unknown as Architects['secret']) >= 0;
  if (isOpen) return { part, features: keep(scratch), settled: 0 };
  model.begin(brain, view);
  return { part, features: undefined, settled: model.worth(brain, view, move) };
}

function casesOf(view: SeatView<Architects>, move: Move): Case[] {
  const { table } = view.public;
  const { holding } = view.private;
  const isCentral =
    actionIn(move) === TAKE && deckAt(table, table.seat, placeIn(move)) === centralDeck(table);
  if (!isCentral || holding.central !== NONE) return [caseOf(view, move, 1)];
  const cards = Array.from({ length: KINDS }, (_, card) => card).filter(
    (card) => centralLeft(table, card) > 0,
  );
  const all = cards.reduce((sum, card) => sum + centralLeft(table, card), 0);
  return cards.map((card) => {
    const seen = { ...view, private: { ...view.private, holding: { ...holding, central: card } } };
    return caseOf(seen, move, centralLeft(table, card) / all);
  });
}

function decisionsOf(match: LabelledMatch): Decision[] {
  const decisions: Decision[] = [];
  const labels = new Map(match.labels.map(({ at, worths }) => [at, worths]));
  let at = 0;
  playAgain(architects, match, (state, seat) => {
    const worths = labels.get(at++);
    if (worths === undefined || state.public.table.phase.kind === 'draft') return;
    const view = seatView(state, seat);
    const legal = architects.legalMoves(view);
    decisions.push(
      legal.map((move, i) => {
        const [lead, win] = worths[i] as readonly [number, number];
        return { cases: casesOf(view, move), target: lead + VICTORY * win };
      }),
    );
  });
  return decisions;
}

const lead: Trainer = newTrainer(nets[1] as Net);
const win: Trainer = newTrainer(nets[2] as Net);

const worthOf = ({ features, settled }: Case): number =>
  features === undefined ? settled : lead.answer(features) * UNIT + VICTORY * logistic(win.answer(features));

const worthsOf = (decision: Decision): number[] =>
  decision.map(({ cases }) => cases.reduce((sum, one) => sum + one.part * worthOf(one), 0));

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

function learn(decision: Decision): void {
  const worths = worthsOf(decision);
  const errors = decision.map(({ target }, i) => (worths[i] as number) - target);
  const mean = meanOf(errors);
  decision.forEach(({ cases }, i) => {
    const error = (errors[i] as number) - (1 - SHARED) * mean;
    for (const { part, features } of cases) {
      if (features === undefined) continue;
      const chance = logistic(win.answer(features));
      lead.push(features, (part * error) / UNIT);
      win.push(features, (part * error * VICTORY * chance * (1 - chance)) / UNIT / UNIT);
    }
  });
}

/** What the policy's choices lose against the search's, and how far it is from telling moves apart as the search does. */
class Judged {
  count = 0;
  loss = 0;
  square = 0;

  add(decision: Decision): void {
    const worths = worthsOf(decision);
    const errors = decision.map(({ target }, i) => (worths[i] as number) - target);
    const mean = meanOf(errors);
    const targets = decision.map(({ target }) => target);
    this.count++;
    this.loss += Math.max(...targets) - (targets[worths.indexOf(Math.max(...worths))] as number);
    this.square += meanOf(errors.map((error) => (error - mean) ** 2));
  }

  toString(): string {
    return `${this.count} decisions, a choice loses ${(this.loss / this.count).toFixed(4)}, error ${Math.sqrt(this.square / this.count).toFixed(4)}`;
  }
}

function mix<T>(list: T[], rng: Rng): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
}

const HELD_OUT = 10;
let matches = 0;
for (const file of files) for await (const _ of readMatches(file)) matches++;
const rng = rngFrom(values.seed, 'learn moves');
for (let epoch = 0; epoch <= EPOCHS; epoch++) {
  const held = new Judged();
  const known = new Judged();
  let decisions: Decision[] = [];
  let seen = 0;
  let at = 0;
  const learnMixed = (): void => {
    mix(decisions, rng);
    for (const decision of decisions) {
      known.add(decision);
      if (epoch === EPOCHS) continue;
      learn(decision);
      const rate = Number(values.rate) * COOLED ** ((epoch + at / matches) / EPOCHS);
      if (++seen % BATCH !== 0) continue;
      lead.step(rate);
      win.step(rate);
    }
    decisions = [];
  };
  // The held-out matches come first, so they are judged before the pass.
  for (const file of files) {
    let index = 0;
    for await (const match of readMatches(file))
      if (index++ % HELD_OUT === 0) for (const one of decisionsOf(match as LabelledMatch)) held.add(one);
  }
  console.log(`${epoch}: held out ${held}`);
  for (const file of files) {
    let index = 0;
    for await (const match of readMatches(file)) {
      at++;
      if (index++ % HELD_OUT === 0) continue;
      decisions.push(...decisionsOf(match as LabelledMatch));
      if (at % MIXED === 0) learnMixed();
    }
  }
  learnMixed();
  console.log(`${epoch}: known ${known}`);
  if (epoch < EPOCHS) writeFileSync(out, writeNets(nets));
}
