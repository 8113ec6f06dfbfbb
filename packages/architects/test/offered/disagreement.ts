// Plays on two tables at once, the engine's and the referee's, and compares at every decision what the engine offers
// with what the referee lists.

import {
  apply,
  below,
  copyState,
  type Game,
  type JsonObject,
  type Move,
  pending,
  pick,
  type Rng,
  rngFrom,
  type Seat,
  type State,
  seatView,
} from '@mirabilia/kernel';
import { type OfferDifference, offerDifference } from '@mirabilia/kernel/testkit';
import type { Architects, Options } from '../../src/index.ts';
import { applyMove } from '../referee/apply.ts';
import { type Offer, offersAt, offerText } from '../referee/offers.ts';
import { readMove } from '../referee/read-move.ts';
import type { Move as PlainMove } from '../referee/record.ts';
import type { Table } from '../referee/table.ts';
import { LIKES, type Like } from './likes.ts';
import { dealt, laid } from './starts.ts';

/** A way on from here: the engine's moves, and the entry of a record that they cause. */
interface Way {
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly entry: PlainMove;
}

/** What the engine offers the seat. A look into a deck is no entry of its own: each card that may then be kept is. */
function waysOf(game: Game<Architects>, state: State<Architects>, seat: Seat): Way[] {
  return game.legalMoves(seatView(state, seat)).flatMap((move): Way[] => {
    const after = copyState(game, state);
    apply(game, after, seat, move);
    const entry = game.record.move(seat, move, after);
    if (entry !== undefined) return [{ seat, moves: [move], entry: plainMove(entry) }];
    return waysOf(game, after, seat).map((way) => ({ ...way, moves: [move, ...way.moves] }));
  });
}

function plainMove(entry: JsonObject): PlainMove {
  const read = readMove(entry);
  if (typeof read === 'string') throw new Error(`${read}: ${JSON.stringify(entry)}`);
  return read;
}

function choose(rng: Rng, table: Table, ways: readonly Way[], like: Like): Way {
  const liked = ways.filter(({ entry }) => LIKES[like](table, entry));
  return pick(rng, liked.length > 0 && below(rng, 4) > 0 ? liked : ways);
}

export interface Sample {
  readonly start: 'dealt' | 'laid';
  readonly given: Partial<Options> & Pick<Options, 'players'>;
  readonly like: Like;
}

export interface Disagreement extends OfferDifference {
  readonly sample: Sample;
  readonly seed: string;
  readonly decision: number;
  readonly asked: readonly Seat[];
  readonly turnOf: readonly Seat[];
}

/** Called at every decision with the referee's table and what is legal there. */
export type Watch = (table: Table, legal: readonly Offer[]) => void;

const NOTHING: OfferDifference = { missing: [], extra: [], twice: [] };

/** Plays one match and gives the first decision at which engine and referee disagree. */
export function disagreementIn(
  game: Game<Architects>,
  sample: Sample,
  seed: string,
  watch?: Watch,
): Disagreement | undefined {
  const { start, given, like } = sample;
  const { state, plain } = start === 'dealt' ? dealt(game, given, seed) : laid(given, seed);
  const rng = rngFrom(seed, 'offered');
  for (;;) {
    const asked = pending(state);
    const turnOf = plain.over ? [] : [plain.turn.seat];
    const legal = offersAt(plain);
    const ways = asked.flatMap((seat) => waysOf(game, state, seat));
    const difference = offerDifference(
      ways.map(({ entry }) => offerText(entry)),
      legal.map(offerText),
    );
    if (difference !== undefined || String(asked) !== String(turnOf)) {
      return { sample, seed, decision: state.public.decision, asked, turnOf, ...(difference ?? NOTHING) };
    }
    if (plain.over) return undefined;
    watch?.(plain, legal);
    const { seat, moves, entry } = choose(rng, plain, ways, like);
    for (const move of moves) apply(game, state, seat, move);
    applyMove(plain, entry);
  }
}
