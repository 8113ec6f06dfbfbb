// The last turn, counted out: which use of the cards scores most whatever the neighbours play? Only what the player can see is
// asked for. A neighbour may hold any card of the Age that nobody has shown; that is more than they really may hold, so
// what is best against all of it needs no luck and no bot's opinion.

import {
  apply,
  copyState,
  type Move,
  type Rng,
  type SeatView,
  type State,
  seatView,
} from '@mirabilia/kernel';
import {
  actionIn,
  BUILD,
  type Card,
  DISCARD,
  deckOf,
  discardMove,
  GUILDS,
  type Holding,
  leftOf,
  rightOf,
  type Score,
  type SevenWonders,
  STAGE,
  scoreCity,
  sevenWonders,
  TURNS,
  wayIn,
} from '@mirabilia/seven-wonders';
import { undecidedWorld } from '../../src/world.ts';

type View = SeatView<SevenWonders>;
type World = State<SevenWonders>;

export interface Counted {
  readonly move: Move;
  /** The fewest points that it is ahead of the best move, so zero or less; how it may end up in the worst case. */
  behind: number;
  /** If both neighbours discard. */
  score: Score;
}

const LAST_AGE = 3;

/** Every card that a neighbour may hold, as far as the viewer can know. */
function unseenBy({ public: { table }, private: { holding } }: View): Card[] {
  const left = [...deckOf(LAST_AGE, table.players), ...GUILDS];
  const seen = [...table.cities.flatMap(({ structures }) => structures), ...holding.hand, ...holding.played];
  for (const card of seen) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return [...new Set(left)];
}

const deal = (world: World, seat: number, cards: readonly Card[]): void => {
  (world.private[seat] as { holding: Holding }).holding.hand = cards;
};

interface Reply {
  readonly card: Card;
  readonly move: Move;
}

/** What a neighbour may do. Which card goes under the wonder or on the pile makes no difference to others' points. */
function repliesOf(world: World, seat: number, cards: readonly Card[]): Reply[] {
  const replies = new Map<string, Reply>();
  for (const card of cards) {
    deal(world, seat, [card]);
    for (const move of sevenWonders.legalMoves(seatView(world, seat))) {
      const action = actionIn(move);
      const key = action === BUILD ? `${move}` : action === STAGE ? `stage ${wayIn(move)}` : `${DISCARD}`;
      if (!replies.has(key)) replies.set(key, { card, move });
    }
  }
  // Discarding comes first: it is what other replies are compared with.
  return [...replies.values()].sort(
    (a, b) => Number(actionIn(b.move) === DISCARD) - Number(actionIn(a.move) === DISCARD),
  );
}

/** Is it a decision that this can count out? Without the Free City, and with one card for each. */
export const isLastTurn = ({ public: { table } }: View): boolean =>
  table.players > 2 && table.age === LAST_AGE && table.turn === TURNS && table.phase.kind === 'turn';

/**
 * The moves, best first, if one idea is best against all replies; undefined if it depends on them, or if somebody would have
 * to choose once more.
 */
export function countOut(view: View, rng: Rng, ideaOf: (move: Move) => number): Counted[] | undefined {
  const { table } = view.public;
  const { viewer } = view;
  const legal = sevenWonders.legalMoves(view);
  const world = undecidedWorld(sevenWonders, view, rng);
  const cards = unseenBy(view);
  const neighbours = [leftOf(viewer, table.players), rightOf(viewer, table.players)] as const;
  const replies = neighbours.map((seat) => repliesOf(world, seat, cards)) as [Reply[], Reply[]];
  const some = cards[0] as Card;

  /** Own points after each legal move; undefined if the match isn't over then. */
  function scoresAgainst(left: Reply, right: Reply): Score[] | undefined {
    const before = copyState(sevenWonders, world);
    for (let seat = 0; seat < table.players; seat++) {
      if (seat === viewer) continue;
      const reply = seat === neighbours[0] ? left : seat === neighbours[1] ? right : undefined;
      deal(before, seat, [reply?.card ?? some]);
      apply(sevenWonders, before, seat, reply?.move ?? discardMove(some));
    }
    const scores: Score[] = [];
    for (const move of legal) {
      const after = copyState(sevenWonders, before);
      apply(sevenWonders, after, viewer, move);
      if (after.public.table.phase.kind !== 'over') return undefined;
      scores.push(scoreCity(after.public.table.cities, viewer).score);
    }
    return scores;
  }

  let best: number | undefined;
  const counted: Counted[] = [];
  function isBestAgainst(left: Reply, right: Reply): boolean {
    const scores = scoresAgainst(left, right);
    if (scores === undefined) return false;
    const most = Math.max(...scores.map(({ total }) => total));
    const ideas = new Set(
      legal.filter((_, at) => (scores[at] as Score).total === most).map((move) => ideaOf(move)),
    );
    const [idea] = ideas;
    best ??= idea;
    if (ideas.size > 1 || idea !== best) return false;
    scores.forEach((score, at) => {
      const behind = score.total - most;
      const known = counted[at];
      if (known === undefined) counted.push({ move: legal[at] as Move, behind, score });
      else known.behind = Math.max(known.behind, behind);
    });
    return true;
  }

  const [lefts, rights] = replies;
  const [firstLeft, firstRight] = [lefts[0] as Reply, rights[0] as Reply];
  // One neighbour at a time first: most decisions fail here, long before all pairs are tried.
  const isSound =
    isBestAgainst(firstLeft, firstRight) &&
    lefts.every((left) => isBestAgainst(left, firstRight)) &&
    rights.every((right) => isBestAgainst(firstLeft, right)) &&
    lefts.every((left) => rights.every((right) => isBestAgainst(left, right)));
  return isSound ? counted.sort((a, b) => b.behind - a.behind) : undefined;
}
