import type { Move, Outcome, SeatView } from '@mirabilia/kernel';
import {
  actionIn,
  BUILD,
  CARDS,
  type Card,
  COLOURS,
  cardFacts,
  cardIn,
  DISCARD,
  freeIn,
  SALVAGE,
  type Score,
  type SevenWonders,
  STAGE,
  sevenWonders,
  type Table,
  TURNS,
  wayIn,
} from '@mirabilia/seven-wonders';
import type { Evaluator, Forecast, Prospect } from '../evaluator.ts';
import type { Bias } from '../ids.ts';
import { type Brain, newBrain } from '../model.ts';
import type { Net } from '../net.ts';
import { gumbelNoise } from '../noise.ts';
import { turnsLeftBefore } from './features.ts';
import { tellChance } from './shown-chance.ts';
import { newTableValue, type TableValue, valueTable } from './table-value.ts';
import { expected, sevenWondersModel as model } from './value.ts';

/** A card that goes under the wonder or on the pile is one that the next player doesn't get. */
const DENIAL = 0.12;
const wanted = (card: Card): number => {
  const { effect, coins } = CARDS[card] as (typeof CARDS)[number];
  return (
    DENIAL *
    (effect.points + 2 * effect.shields + (effect.symbol >= 0 ? 5 : 0) + (effect.pointsPer ? 5 : 0) - coins)
  );
};
const WANTED = CARDS.map((_, card) => wanted(card));
const NOT_WANTED = CARDS.map(() => 0);

/** Calls back with the worth of each move. Where moves differ only in what is given away, the city is judged once. */
function weigh(
  brain: Brain,
  view: SeatView<SevenWonders>,
  legal: readonly Move[],
  put: (at: number, worth: number) => void,
): void {
  model.begin(brain, view);
  const wantedBy = brain.isGentle ? NOT_WANTED : WANTED;
  let discarding = Number.NaN;
  let way = -1;
  let staging = 0;
  let card = -1;
  let building = 0;
  let paid = 0;
  for (let at = 0; at < legal.length; at++) {
    const move = legal[at] as Move;
    const action = actionIn(move);
    if (action === DISCARD) {
      if (Number.isNaN(discarding)) discarding = model.worth(brain, view, move);
      put(at, discarding + (wantedBy[cardIn(move)] as number));
    } else if (action === STAGE) {
      if (way !== wayIn(move)) {
        staging = model.worth(brain, view, move);
        way = wayIn(move);
      }
      put(at, staging + (wantedBy[cardIn(move)] as number));
    } else if (action === BUILD && freeIn(move) === 0 && card === cardIn(move)) {
      // Another split of the price: as good, or worse by what it costs more.
      put(at, building - 0.3 * (priceIn(move) - paid) - 0.01);
    } else {
      const worth = model.worth(brain, view, move);
      put(at, worth);
      if (action === BUILD && freeIn(move) === 0) {
        card = cardIn(move);
        building = worth;
        paid = priceIn(move);
      }
    }
  }
}

const priceIn = (move: Move): number => (wayIn(move) & 31) + (wayIn(move) >> 5);

type Colours = Partial<Record<(typeof COLOURS)[number], number>>;
const APPEAL: Readonly<Record<Bias, Colours>> = {
  scholar: { green: 0.4, grey: 0.15 },
  general: { red: 0.6 },
  merchant: { yellow: 0.8, brown: 0.2, grey: 0.2 },
};

const MOST_SEATS = 8;

/** How far from the truth an expectation is, in points: what a lead is worth depends on it. */
const spreadOf = (table: Table): number => 0.5 + 0.35 * turnsLeftBefore(table) ** 0.9;

const values = new Float64Array(MOST_SEATS);

/** By the networks that weigh moves, each city by itself. */
function judgeCities(into: Prospect, nets: readonly Net[], table: Table, seat: number): Prospect {
  const { players } = table;
  for (let at = 0; at < players; at++) values[at] = expected(nets, table, at);
  const own = values[seat] as number;
  const spread = spreadOf(table);
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < players; other++) {
    const value = values[other] as number;
    sum += Math.exp((value - own) / spread);
    if (other === seat) continue;
    if (value > best) best = value;
  }
  into.points = own;
  into.lead = own - best;
  into.win = 1 / sum;
  return into;
}

/** By the networks that know tables between turns. */
function judgeTable(into: Prospect, { points, chances }: TableValue, table: Table, seat: number): Prospect {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < table.players; other++)
    if (other !== seat && (points[other] as number) > best) best = points[other] as number;
  into.points = points[seat] as number;
  into.lead = into.points - best;
  into.win = chances[seat] as number;
  return into;
}

function finalForecast(into: Forecast, table: Table, seat: number): Forecast {
  const { scores, winners } = sevenWonders.outcome(table) as Outcome<SevenWonders>;
  into.points = (scores[seat] as Score).total;
  into.chance = winners.includes(seat) ? 1 / winners.length : 0;
  return into;
}

export interface SevenWondersNets {
  /** A network for each Age that weighs moves. */
  readonly moves: readonly Net[];
  /** And one that knows tables between turns. */
  readonly tables: readonly Net[];
}

/** A search may compare tables by either networks; what is told to people is always of the second. */
export function sevenWondersEvaluator(
  { moves: nets, tables }: SevenWondersNets,
  judgesBy: keyof SevenWondersNets,
): Evaluator<SevenWonders> {
  const brain = newBrain(nets);
  const gentle = newBrain(nets, true);
  const value = newTableValue();
  const prospect: Prospect = { points: 0, lead: 0, win: 0 };
  const told: Forecast = { points: 0, chance: 0 };
  return {
    rate: (view, legal, into) =>
      weigh(brain, view, legal, (at, worth) => {
        into[at] = worth;
      }),
    rateGently: (view, legal, into) =>
      weigh(gentle, view, legal, (at, worth) => {
        into[at] = worth;
      }),
    appeal: (bias, _view, move) =>
      actionIn(move) === BUILD || actionIn(move) === SALVAGE
        ? (APPEAL[bias][COLOURS[cardFacts(cardIn(move)).colour] as (typeof COLOURS)[number]] ?? 0)
        : 0,
    choose(view, legal, { rng, temperature }) {
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      weigh(brain, view, legal, (at, worth) => {
        const drawn = worth + gumbelNoise(rng, temperature);
        if (drawn <= most) return;
        most = drawn;
        best = at;
      });
      return legal[best] as Move;
    },
    judge(world, seat) {
      const { table } = world.public;
      if (judgesBy === 'moves' || table.phase.kind === 'over')
        return judgeCities(prospect, nets, table, seat);
      valueTable(value, tables, world);
      return judgeTable(prospect, value, table, seat);
    },
    forecast(world, seat) {
      if (world.public.table.phase.kind === 'over') return finalForecast(told, world.public.table, seat);
      valueTable(value, tables, world);
      told.points = value.points[seat] as number;
      told.chance = value.chances[seat] as number;
      return told;
    },
    shownChance: (table, simulated) =>
      tellChance(simulated, { players: table.players, turnsLeft: turnsLeftBefore(table) }),
    round: ({ age, turn, phase }: Table) => (phase.kind === 'over' ? 99 : (age - 1) * TURNS + turn),
  };
}
