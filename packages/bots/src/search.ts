// Thinks ahead by worlds. In each world that the viewer can't tell from the real one the others choose once, as the
// quick player would, and then every candidate is played against that same choice: moves are simultaneous, so what the
// others do can't depend on it, and candidates are compared under the same luck. All go on as quick players for some
// rounds; then the networks say what is to be expected. After each part of the budget the weaker half of the candidates
// is dropped (sequential halving).

import {
  apply,
  copyState,
  determinize,
  type Game,
  type GameTypes,
  type Move,
  type Rng,
  type Seat,
  type SeatView,
  type State,
  seatView,
} from '@mirabilia/kernel';
import type { Bot, Estimate, Question } from './bot.ts';
import { estimateOf, newTally, type Tally } from './estimates.ts';
import type { Knowledge } from './knowledge.ts';

export interface Manner {
  /** Rounds that are played before the table is judged. */
  readonly depth: number;
  /** Candidates that are looked at, best at first sight first. */
  readonly width: number;
  /** How often the quick players stray from what seems best, in points. */
  readonly heat: number;
  /** How many points a won match is worth besides the lead in points. */
  readonly victory: number;
  /** How much the first sight counts, in simulations. */
  readonly trust: number;
}

interface Candidate extends Tally {
  readonly prior: number;
  utility: number;
}

const MOST_MOVES = 512;
const MOST_SEATS = 8;
const rates = new Float64Array(MOST_MOVES);
const values = new Float64Array(MOST_SEATS);

export function search<T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>, manner: Manner): Bot<T> {
  const { depth, heat, victory } = manner;

  /** Everybody plays quickly until so many rounds have begun. */
  function playOn(state: State<T>, rng: Rng, until: number): void {
    const { owed, table } = state.public;
    for (let moved = true; moved; ) {
      moved = false;
      for (let seat = 0; seat < owed.length; seat++) {
        while ((owed[seat] as number) > 0) {
          if (knowledge.round(table) >= until) return;
          moved = true;
          const view = seatView(state, seat);
          const legal = game.legalMoves(view);
          const move = legal.length === 1 ? (legal[0] as Move) : knowledge.choose(view, legal, { rng, heat });
          if (apply(game, state, seat, move)) break;
        }
      }
    }
  }

  /** The others' part of the decision at hand. The viewer owes his, so nothing is resolved by it. */
  function letOthersChoose(world: State<T>, viewer: Seat, rng: Rng): void {
    const { owed } = world.public;
    for (let seat = 0; seat < owed.length; seat++) {
      if (seat === viewer) continue;
      const view = seatView(world, seat);
      while ((owed[seat] as number) > 0) {
        const legal = game.legalMoves(view);
        apply(
          game,
          world,
          seat,
          legal.length === 1 ? (legal[0] as Move) : knowledge.choose(view, legal, { rng, heat }),
        );
      }
    }
  }

  function judge(candidate: Candidate, state: State<T>, seat: Seat): void {
    const { table, owed } = state.public;
    const players = owed.length;
    knowledge.expect(table, values);
    const own = values[seat] as number;
    const spread = knowledge.spread(table);
    let best = Number.NEGATIVE_INFINITY;
    let sum = 0;
    for (let other = 0; other < players; other++) {
      const value = values[other] as number;
      sum += Math.exp((value - own) / spread);
      if (other !== seat && value > best) best = value;
    }
    const win = 1 / sum;
    candidate.visits++;
    candidate.score += own;
    candidate.wins += win;
    candidate.utility += victory * win + (own - best) * 0.3 + own * 0.2;
  }

  function study({ view, legal, rng, budget }: Question<T>): Candidate[] {
    const candidates = candidatesOf(view, legal);
    let alive = candidates.slice(0, manner.width);
    const rounds = Math.max(1, Math.ceil(Math.log2(alive.length)));
    const until = knowledge.round(view.public.table) + depth;
    let spent = 0;
    for (let round = 1; round <= rounds; round++) {
      const share = (budget * round) / rounds;
      while (spent + alive.length <= share || spent < alive.length) {
        const world = determinize(game, view, rng);
        letOthersChoose(world, view.viewer, rng);
        for (const candidate of alive) {
          const state = copyState(game, world);
          apply(game, state, view.viewer, candidate.move);
          playOn(state, rng, until);
          judge(candidate, state, view.viewer);
          spent++;
        }
      }
      alive.sort(better);
      if (round < rounds) alive = alive.slice(0, Math.max(2, Math.ceil(alive.length / 2)));
    }
    return candidates.sort(
      (a, b) => (alive.includes(b) ? 1 : 0) - (alive.includes(a) ? 1 : 0) || better(a, b),
    );
  }

  function candidatesOf(view: SeatView<T>, legal: readonly Move[]): Candidate[] {
    knowledge.rate(view, legal, rates);
    return legal
      .map((move, at): Candidate => ({ ...newTally(move), prior: rates[at] as number, utility: 0 }))
      .sort((a, b) => b.prior - a.prior);
  }

  const { trust } = manner;
  const strength = ({ utility, visits, prior }: Candidate): number =>
    visits === 0 ? -1e6 + prior : (utility + trust * prior) / (visits + trust);
  const better = (a: Candidate, b: Candidate): number => strength(b) - strength(a);

  return {
    choose: (question) =>
      question.legal.length === 1 ? (question.legal[0] as Move) : (study(question)[0] as Candidate).move,
    analyse: (view, rng, budget): Estimate[] =>
      study({ view, legal: game.legalMoves(view), rng, budget }).map(estimateOf),
  };
}
