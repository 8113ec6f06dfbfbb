import { type Architects, type COLOURS, cardFacts, NONE } from '@mirabilia/architects';
import type { Move, SeatView } from '@mirabilia/kernel';
import type { Evaluator, Forecast, Prospect } from '../evaluator.ts';
import type { Bias } from '../ids.ts';
import { type Brain, newBrain } from '../model.ts';
import type { Net } from '../net.ts';
import { gumbelNoise } from '../noise.ts';
import { type ChanceFit, shownChance } from '../shown-chance.ts';
import { cardComing } from './after.ts';
import { architectsModel as model, prospectOf } from './value.ts';

/** Past every horizon. */
const NEVER = 1e6;

type Colours = Partial<Record<(typeof COLOURS)[number], number>>;
// Moves are closer to each other than in 7 Wonders, so a bias that costs as little is smaller.
const APPEAL: Readonly<Record<Bias, Colours>> = {
  scholar: { green: 0.15 },
  general: { red: 0.15 },
  merchant: { yellow: 0.15, grey: 0.06 },
};

// A little too certain for matches of `hard` against itself, from which it is fitted; see docs/bots.md.
const FIT: ChanceFit = { untold: 0.0001, certainty: 0.92, shift: 0 };

function weigh(brain: Brain, view: SeatView<Architects>, legal: readonly Move[], into: Float64Array): void {
  model.begin(brain, view);
  for (let at = 0; at < legal.length; at++) into[at] = model.worth(brain, view, legal[at] as Move);
}

export function architectsEvaluator(nets: readonly Net[]): Evaluator<Architects> {
  const brain = newBrain(nets);
  const gentle = newBrain(nets, true);
  const prospect: Prospect = { points: 0, lead: 0, win: 0 };
  const told: Forecast = { points: 0, chance: 0 };
  return {
    rate: (view, legal, into) => weigh(brain, view, legal, into),
    rateGently: (view, legal, into) => weigh(gentle, view, legal, into),
    appeal: (bias, view, move) => {
      const card = cardComing(view, move);
      return card === NONE ? 0 : (APPEAL[bias][cardFacts(card).colour] ?? 0);
    },
    choose(view, legal, { rng, temperature, draws }) {
      const drawing = draws === undefined ? undefined : { rng, count: draws };
      model.begin(brain, view);
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      for (let at = 0; at < legal.length; at++) {
        const drawn = model.worth(brain, view, legal[at] as Move, drawing) + gumbelNoise(rng, temperature);
        if (drawn <= most) continue;
        most = drawn;
        best = at;
      }
      return legal[best] as Move;
    },
    shownChance: (_table, { wins, visits }) => wins / visits,
    judge: ({ public: { table } }, seat) => prospectOf(prospect, nets, table, seat),
    forecast: ({ public: { table } }, seat) => {
      const { points, win } = prospectOf(prospect, nets, table, seat);
      told.points = points;
      told.chance =
        table.phase.kind === 'over' ? win : shownChance({ visits: 1, wins: win }, table.players, FIT);
      return told;
    },
    round: ({ phase, turn, players }) => (phase.kind === 'over' ? NEVER : turn / players),
  };
}
