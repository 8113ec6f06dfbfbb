import type { Move, SeatView } from '@mirabilia/kernel';
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
  type SevenWonders,
  STAGE,
  type Table,
  TURNS,
  wayIn,
} from '@mirabilia/seven-wonders';
import type { Evaluator, Prospect } from '../evaluator.ts';
import type { Bias } from '../ids.ts';
import { type Brain, newBrain } from '../model.ts';
import type { Net } from '../net.ts';
import { gumbelNoise } from '../noise.ts';
import { turnsLeftBefore } from './features.ts';
import { tellChance } from './shown-chance.ts';
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

/** Calls back with the worth of each move. Where moves differ only in what is given away, the city is judged once. */
function weigh(
  brain: Brain,
  view: SeatView<SevenWonders>,
  legal: readonly Move[],
  put: (at: number, worth: number) => void,
): void {
  model.begin(brain, view);
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
      put(at, discarding + (WANTED[cardIn(move)] as number));
    } else if (action === STAGE) {
      if (way !== wayIn(move)) {
        staging = model.worth(brain, view, move);
        way = wayIn(move);
      }
      put(at, staging + (WANTED[cardIn(move)] as number));
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

// Values are more doubtful than the search takes them to be, and the others think ahead as well, which its simulations
// leave out.
const DOUBT = 2.6;
const RESPECT = 1.3;

export function sevenWondersEvaluator(nets: readonly Net[]): Evaluator<SevenWonders> {
  const brain = newBrain(nets);
  const values = new Float64Array(MOST_SEATS);
  const prospect: Prospect = { points: 0, lead: 0, win: 0, chance: 0 };
  return {
    rate: (view, legal, into) =>
      weigh(brain, view, legal, (at, worth) => {
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
    judge(table, seat) {
      const { players } = table;
      for (let at = 0; at < players; at++) values[at] = expected(nets, table, at);
      const own = values[seat] as number;
      const spread = spreadOf(table);
      let best = Number.NEGATIVE_INFINITY;
      let sum = 0;
      let told = 1;
      for (let other = 0; other < players; other++) {
        const value = values[other] as number;
        sum += Math.exp((value - own) / spread);
        if (other === seat) continue;
        told += RESPECT * Math.exp((value - own) / (spread * DOUBT));
        if (value > best) best = value;
      }
      prospect.points = own;
      prospect.lead = own - best;
      prospect.win = 1 / sum;
      prospect.chance = table.phase.kind === 'over' ? prospect.win : 1 / told;
      return prospect;
    },
    shownChance: (table, simulated) =>
      tellChance(simulated, { players: table.players, turnsLeft: turnsLeftBefore(table) }),
    round: ({ age, turn, phase }: Table) => (phase.kind === 'over' ? 99 : (age - 1) * TURNS + turn),
  };
}
