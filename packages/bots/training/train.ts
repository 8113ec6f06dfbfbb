// `node packages/bots/training/train.ts GAME [--iterations N] [--games N] [--hidden N] [--seed S] [--out FILE] [--from FILE]`
//
// Learns what a table is worth by playing against itself: in each iteration the networks choose (now and then something
// else), and then they learn from how the matches ended. The first matches are random.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { architects } from '@mirabilia/architects';
import {
  apply,
  below,
  type Game,
  type GameTypes,
  type Move,
  type Outcome,
  type Rng,
  rngFrom,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import { sevenWonders } from '@mirabilia/seven-wonders';
import { architectsModel } from '../src/architects/value.ts';
import { type Brain, type Head, type Model, newBrain, UNIT } from '../src/model.ts';
import { evaluate, type Features, logistic, type Net, newFeatures, newNet } from '../src/net.ts';
import { sevenWondersModel } from '../src/seven-wonders/value.ts';
import { readNets, writeNets } from '../src/weights.ts';
import { initialise, newTrainer, type Trainer } from './adam.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    iterations: { type: 'string', default: '20' },
    games: { type: 'string', default: '4000' },
    hidden: { type: 'string', default: '32' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: '' },
    from: { type: 'string', default: '' },
    rate: { type: 'string', default: '0.001' },
    lambda: { type: 'string', default: '1' },
    against: { type: 'string', default: '' },
  },
});

const ITERATIONS = Number(values.iterations);
const GAMES = Number(values.games);
const HIDDEN = Number(values.hidden);
/** How much the end of the match counts for a decision, and how much what was thought of the seat's next one. */
const LAMBDA = Number(values.lambda);

/** A decision that was taken: what the table looked like after it, and for whom. */
interface Sample {
  readonly part: number;
  readonly seat: number;
  readonly at: Int16Array;
  readonly value: Float32Array;
  targets: readonly number[];
  /** What the networks thought of it, in points. */
  readonly thought: readonly number[];
}

/** Decisions of one match are much alike: one in so many is learned from. */
const KEPT = 2;

const random = (rng: Rng): number => below(rng, 1 << 20) / (1 << 20);

/** How much chance a seat mixes in, in points: from nearly none to a beginner's, and now and then nothing but chance. */
const CHAOS = 100;
const TEMPERATURES = [0.15, 0.15, 0.15, 0.15, 1, 1, 3, CHAOS];
/** What is the most that can be won against chance alone? One seat learns, and only that. */
const IS_AGAINST_RANDOM = values.against === 'random';

/** Most matches are of three players; every number is played. */
const PLAYERS = [3, 3, 3, 4, 4, 2, 5, 6, 7];

function keep(
  { count, at, value }: Features,
  part: number,
  seat: number,
  thought: readonly number[],
): Sample {
  return {
    part,
    seat,
    at: Int16Array.from(at.subarray(0, count)),
    value: value.slice(0, count),
    targets: [],
    thought,
  };
}

function chooseMove<T extends GameTypes>(
  model: Model<T>,
  brain: Brain,
  {
    view,
    legal,
    rng,
    temperature,
  }: { view: ReturnType<typeof seatView<T>>; legal: readonly Move[]; rng: Rng; temperature: number },
): Move {
  if (legal.length === 1) return legal[0] as Move;
  model.begin(brain, view);
  let best = legal[0] as Move;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    // Adding this noise and taking the best draws a move with a chance that grows with its worth.
    const noise = temperature === 0 ? 0 : -temperature * Math.log(-Math.log(random(rng) + 1e-9));
    const worth = model.worth(brain, view, move) + noise;
    if (worth > bestWorth) {
      bestWorth = worth;
      best = move;
    }
  }
  return best;
}

/** What the networks make of the inputs, each in its own unit. */
const thoughtsOf = <T extends GameTypes>(
  { heads }: Model<T>,
  { nets }: Brain,
  part: number,
  features: Features,
): number[] =>
  heads.map((head, at) => {
    const answer = evaluate(nets[part * heads.length + at] as Net, features);
    return head === 'win' ? logistic(answer) : answer * UNIT;
  });

function playOne<T extends GameTypes>(
  game: Game<T>,
  model: Model<T>,
  { brain, index, isFirst }: { brain: Brain; index: number; isFirst: boolean },
): { samples: Sample[]; outcome: Outcome<T> } {
  const rng = rngFrom(`${values.seed} ${index}`, 'training');
  const read = game.readOptions({
    players: IS_AGAINST_RANDOM ? 3 : (PLAYERS[below(rng, PLAYERS.length)] as number),
  });
  if (!read.ok) throw new Error(read.refusal.code);
  const { state } = startMatch(game, read.value, index.toString(16).padStart(12, '0'));
  const { owed } = state.public;
  const learner = below(rng, owed.length);
  const temperatures = owed.map((_, seat) => {
    if (IS_AGAINST_RANDOM) return seat === learner ? 0.15 : CHAOS;
    return TEMPERATURES[below(rng, TEMPERATURES.length)] as number;
  });
  const samples: Sample[] = [];
  const features = newFeatures();
  for (let moved = true; moved; ) {
    moved = false;
    for (let seat = 0; seat < owed.length; seat++) {
      while ((owed[seat] as number) > 0) {
        moved = true;
        const view = seatView(state, seat);
        const legal = game.legalMoves(view);
        const isWild = isFirst || temperatures[seat] === CHAOS || below(rng, 30) === 0;
        const move = isWild
          ? (legal[below(rng, legal.length)] as Move)
          : chooseMove(model, brain, { view, legal, rng, temperature: temperatures[seat] as number });
        features.count = 0;
        const part = model.describeAfter(features, view, move, state.secret);
        if (part >= 0 && (!IS_AGAINST_RANDOM || seat === learner))
          samples.push(keep(features, part, seat, thoughtsOf(model, brain, part, features)));
        if (!apply(game, state, seat, move)) continue;
        // Where a search may stop the networks have to know the table as it stands, too.
        if (model.isPause?.(state.public.table)) {
          const watching = IS_AGAINST_RANDOM ? learner : below(rng, owed.length);
          const now = model.describe(features, state.public.table, watching);
          samples.push(keep(features, now, watching, thoughtsOf(model, brain, now, features)));
        }
        break;
      }
    }
  }
  const outcome = game.outcome(state.public.table) as Outcome<T>;
  // From the last decision to the first, each learns from the one after it and from the end.
  const returns = owed.map((_, seat) => model.heads.map((head) => targetOf(head, outcome, seat)));
  for (const sample of samples.toReversed()) {
    const coming = returns[sample.seat] as number[];
    sample.targets = coming;
    returns[sample.seat] = coming.map(
      (target, head) => LAMBDA * target + (1 - LAMBDA) * (sample.thought[head] as number),
    );
  }
  return { samples, outcome };
}

function targetOf<T extends GameTypes>(head: Head, { scores, winners }: Outcome<T>, seat: number): number {
  if (head === 'win') return winners.includes(seat) ? 1 / winners.length : 0;
  const own = (scores[seat] as T['score']).total;
  return head === 'points'
    ? own
    : own - Math.max(...scores.filter((_, at) => at !== seat).map(({ total }) => total));
}

/** Gives the root of the mean square error of each head. */
function learn(
  trainers: readonly Trainer[],
  heads: readonly Head[],
  samples: readonly Sample[],
  rate: number,
): readonly number[] {
  const squares = heads.map(() => 0);
  for (const { part, at, value, targets } of samples) {
    const features = { count: at.length, at: at as unknown as Int32Array, value };
    targets.forEach((target, head) => {
      const trainer = trainers[part * targets.length + head] as Trainer;
      const error =
        heads[head] === 'win'
          ? trainer.learn(features, target, rate)
          : trainer.learn(features, target / UNIT, rate) * UNIT;
      squares[head] = (squares[head] as number) + error * error;
    });
  }
  return squares.map((sum) => Math.sqrt(sum / samples.length));
}

function mix(samples: Sample[], rng: Rng): void {
  for (let i = samples.length - 1; i > 0; i--) {
    const j = Math.floor(random(rng) * (i + 1));
    const kept = samples[i] as Sample;
    samples[i] = samples[j] as Sample;
    samples[j] = kept;
  }
}

function train<T extends GameTypes>(game: Game<T>, model: Model<T>): void {
  const rng = rngFrom(values.seed, 'initial weights');
  const trainers = Array.from({ length: model.parts * model.heads.length }, (_, at) => {
    const net = newNet(model.inputs, HIDDEN);
    initialise(net, () => random(rng));
    net.base[0] = model.heads[at % model.heads.length] === 'points' ? 3 : 0;
    return newTrainer(net, model.heads[at % model.heads.length] === 'win');
  });
  if (values.from !== '') {
    const known = readNets(readFileSync(values.from, 'utf8').match(/'([^']*)'/)?.[1] ?? '');
    known.forEach((net, part) => {
      const { net: own } = trainers[part] as Trainer;
      // Inputs that it didn't know have no say at first.
      own.first.fill(0);
      own.first.set(net.first);
      own.bias.set(net.bias);
      own.second.set(net.second);
      own.base.set(net.base);
    });
  }
  const nets = trainers.map(({ net }) => net);
  const brain = newBrain(nets);
  let index = 0;
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const start = performance.now();
    const samples: Sample[] = [];
    let points = 0;
    let seats = 0;
    for (let i = 0; i < GAMES; i++) {
      const isFirst = iteration === 0 && values.from === '';
      const played = playOne(game, model, { brain, index: index++, isFirst });
      for (const sample of played.samples) if (below(rng, KEPT) === 0) samples.push(sample);
      for (const { total } of played.outcome.scores) {
        points += total;
        seats++;
      }
    }
    const middle = performance.now();
    const rate = Number(values.rate) * 0.05 ** (iteration / ITERATIONS);
    mix(samples, rng);
    let error = learn(trainers, model.heads, samples, rate);
    if (iteration === 0) error = learn(trainers, model.heads, samples, rate);
    console.log(
      `${iteration}: mean points ${(points / seats).toFixed(2)}, error ${error.map((one) => one.toFixed(3)).join(' ')}, ${samples.length} samples, played ${((middle - start) / 1000).toFixed(1)} s, learned ${((performance.now() - middle) / 1000).toFixed(1)} s`,
    );
    if (values.out !== '') writeFileSync(values.out, writeNets(nets));
  }
}

const [id = ''] = positionals;
if (id === 'seven-wonders') train(sevenWonders, sevenWondersModel);
else if (id === 'architects') train(architects, architectsModel);
else console.error('Which game? seven-wonders or architects.');
