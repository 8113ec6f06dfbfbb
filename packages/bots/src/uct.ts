// Plain UCT as it was published for this game: each simulation in a world of its own that the viewer can't tell from the
// real one, everybody's choices one after the other in one tree, random playouts, every seat after its own points.

import {
  apply,
  type Game,
  type GameTypes,
  type Move,
  type Outcome,
  pick,
  type Rng,
  type Seat,
  type SeatView,
  type State,
  seatView,
} from '@mirabilia/kernel';
import type { Bot, Question } from './bot.ts';
import { estimateOf, type MoveStats, newMoveStats } from './estimates.ts';
import { rollOut } from './rollout.ts';
import { undecidedWorld } from './world.ts';

interface Node {
  visits: number;
  readonly children: Map<Move, Child>;
}
interface Child extends Node, MoveStats {
  readonly seat: Seat;
}

const EXPLORATION = 0.25;
const POINTS = 100;

const newNode = (): Node => ({ visits: 0, children: new Map() });
const newChild = (seat: Seat, move: Move): Child => ({ ...newNode(), ...newMoveStats(move), seat });

/** The next seat that owes a move, in the order of seats. */
const nextSeat = (owed: readonly number[]): Seat => owed.findIndex((moves) => moves > 0);

/** A move that was never tried in this node, or the one with the highest upper confidence bound. */
function select(node: Node, legal: readonly Move[], rng: Rng, seat: Seat): Child {
  const fresh: Move[] = [];
  let best: Child | undefined;
  let bound = Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    const child = node.children.get(move);
    if (child === undefined) {
      fresh.push(move);
      continue;
    }
    const value =
      child.score / child.visits / POINTS + EXPLORATION * Math.sqrt(Math.log(node.visits) / child.visits);
    if (value > bound) {
      bound = value;
      best = child;
    }
  }
  if (fresh.length === 0) return best as Child;
  const child = newChild(seat, pick(rng, fresh));
  node.children.set(child.move, child);
  return child;
}

function simulate<T extends GameTypes>(
  game: Game<T>,
  world: State<T>,
  { root, viewer, rng }: { root: Node; viewer: Seat; rng: Rng },
): void {
  const path: Child[] = [];
  let node = root;
  const { owed } = world.public;
  // The viewer's own choice is the root; after it the others of the same decision follow in the order of seats.
  for (let seat = viewer; seat >= 0; seat = nextSeat(owed)) {
    const child = select(node, game.legalMoves(seatView(world, seat)), rng, seat);
    path.push(child);
    apply(game, world, seat, child.move);
    node = child;
    if (child.visits === 0) break;
  }
  rollOut(game, world, rng);
  const { scores, winners } = game.outcome(world.public.table) as Outcome<T>;
  root.visits++;
  for (const child of path) {
    child.visits++;
    child.score += (scores[child.seat] as T['score']).total;
    if (winners.includes(child.seat)) child.wins += 1 / winners.length;
  }
}

export function uct<T extends GameTypes>(game: Game<T>): Bot<T> {
  const study = (view: SeatView<T>, rng: Rng, budget: number): Child[] => {
    const root = newNode();
    for (let i = 0; i < budget; i++)
      simulate(game, undecidedWorld(game, view, rng), { root, viewer: view.viewer, rng });
    return [...root.children.values()].sort((a, b) => b.visits - a.visits || b.score - a.score);
  };
  return {
    choose: ({ view, legal, rng, budget }: Question<T>) =>
      legal.length === 1 ? (legal[0] as Move) : (study(view, rng, budget)[0] as Child).move,
    analyse: (view, rng, budget) =>
      study(view, rng, Math.max(budget, game.legalMoves(view).length)).map(estimateOf),
  };
}
