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
import type { Taste } from './ids.ts';
import type { Knowledge } from './knowledge.ts';
import { stray } from './noise.ts';

export interface Manner {
  /** Rounds that are played before the table is judged. */
  readonly depth: number;
  /** Candidates that are looked at, best at first sight first. */
  readonly width: number;
  /** How often the others stray from what seems best, in points. */
  readonly heat: number;
  /** The same of oneself, after the move that is tried. */
  readonly ownHeat: number;
  /** By how many cards the quick players judge one that nobody has seen; by all that it may be, if nothing is said. */
  readonly draws?: number;
  /** How many points a won match is worth besides the lead in points, with so many players. */
  readonly victory: (players: number) => number;
  /** How much the first sight counts, in simulations. */
  readonly trust: number;
  /** What it likes, other things being nearly equal. */
  readonly taste?: Taste;
  /** How often it takes something else than what it found to be best; in the units of what it compares. */
  readonly whim?: number;
}

/** Small enough to cost little strength, large enough to tell the styles apart. */
const TASTE_POINTS = 1.5;

/** A candidate, and what its simulations say of it. */
export interface Studied extends Tally {
  /** Sum over the visits: how far ahead of the best other. */
  lead: number;
}
interface Candidate extends Studied {
  readonly prior: number;
  readonly appeal: number;
  utility: number;
}

/** A bot that can also be asked what it found out: training learns from it. */
export interface Searcher<T extends GameTypes> extends Bot<T> {
  /** All legal moves, best first; those that it didn't look at have no visits. */
  study(question: Question<T>): readonly Studied[];
}

/** Worlds for a move that was no candidate, when all moves are asked for. */
const GLANCES = 4;

const MOST_MOVES = 512;
const rates = new Float64Array(MOST_MOVES);

export function search<T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  manner: Manner,
): Searcher<T> {
  const { depth, heat, ownHeat, draws, victory, trust, taste, whim = 0 } = manner;

  /** Everybody plays quickly until so many rounds have begun. */
  function playOn(state: State<T>, viewer: Seat, rng: Rng, until: number): void {
    const { owed, table } = state.public;
    for (let moved = true; moved; ) {
      moved = false;
      for (let seat = 0; seat < owed.length; seat++) {
        while ((owed[seat] as number) > 0) {
          if (knowledge.round(table) >= until) return;
          moved = true;
          const view = seatView(state, seat);
          const legal = game.legalMoves(view);
          const manners = { rng, heat: seat === viewer ? ownHeat : heat, draws };
          const move = legal.length === 1 ? (legal[0] as Move) : knowledge.choose(view, legal, manners);
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
          legal.length === 1 ? (legal[0] as Move) : knowledge.choose(view, legal, { rng, heat, draws }),
        );
      }
    }
  }

  function judge(candidate: Candidate, state: State<T>, seat: Seat): void {
    const prize = victory(state.private.length);
    const { points, lead, win, chance } = knowledge.judge(state.public.table, seat);
    candidate.visits++;
    candidate.score += points;
    candidate.lead += lead;
    candidate.wins += chance;
    candidate.utility += prize * win + lead * 0.3 + points * 0.2;
  }

  /** One world, and every candidate in it. */
  function tryAll(candidates: readonly Candidate[], view: SeatView<T>, rng: Rng): void {
    const until = knowledge.round(view.public.table) + depth;
    const world = determinize(game, view, rng);
    letOthersChoose(world, view.viewer, rng);
    for (const candidate of candidates) {
      const state = copyState(game, world);
      apply(game, state, view.viewer, candidate.move);
      playOn(state, view.viewer, rng, until);
      judge(candidate, state, view.viewer);
    }
  }

  /** All candidates, best first. */
  function study({ view, legal, rng, budget, isLate }: Question<T>): Candidate[] {
    const candidates = candidatesOf(view, legal, rng);
    const dropped = candidates.slice(manner.width);
    const alive = candidates.slice(0, manner.width);
    const halvings = Math.max(1, Math.ceil(Math.log2(alive.length)));
    let spent = 0;
    for (let halving = 1; halving <= halvings; halving++) {
      const part = halving / halvings;
      while (spent === 0 || (spent + alive.length <= budget * part && isLate?.(part) !== true)) {
        tryAll(alive, view, rng);
        spent += alive.length;
      }
      alive.sort(better);
      if (halving < halvings) dropped.unshift(...alive.splice(Math.max(2, Math.ceil(alive.length / 2))));
    }
    return [...alive, ...dropped];
  }

  function candidatesOf(view: SeatView<T>, legal: readonly Move[], rng: Rng): Candidate[] {
    knowledge.rate(view, legal, rates);
    let best = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < legal.length; at++) best = Math.max(best, rates[at] as number);
    return legal
      .map((move, at): Candidate => {
        const liked = taste === undefined ? 0 : TASTE_POINTS * knowledge.appeal(taste, view, move);
        const appeal = liked + stray(rng, whim);
        return { ...newTally(move), prior: (rates[at] as number) - best, appeal, lead: 0, utility: 0 };
      })
      .sort((a, b) => b.prior + b.appeal - a.prior - a.appeal);
  }

  const strength = ({ utility, visits, prior, appeal }: Candidate): number =>
    (utility + trust * prior) / (visits + trust) + appeal;
  const better = (a: Candidate, b: Candidate): number => strength(b) - strength(a);

  return {
    study,
    choose: (question) =>
      question.legal.length === 1 ? (question.legal[0] as Move) : (study(question)[0] as Candidate).move,
    analyse(view, rng, budget): Estimate[] {
      const studied = study({ view, legal: game.legalMoves(view), rng, budget });
      // What it wouldn't have looked at is looked at for whoever asks; it changes nothing in the order.
      const unseen = studied.filter(({ visits }) => visits === 0);
      for (let i = 0; i < GLANCES && unseen.length > 0; i++) tryAll(unseen, view, rng);
      const told = (tally: Candidate) => knowledge.tell(view.public.table, tally) * tally.visits;
      return studied.map((tally) => estimateOf({ ...tally, wins: told(tally) }));
    },
  };
}
