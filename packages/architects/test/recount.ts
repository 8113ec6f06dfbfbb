// A second opinion on points: they are counted from what was told while the match was played.

import {
  advance,
  type Game,
  pending,
  pick,
  rngFrom,
  type Seat,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import { type Architects, type Event, WONDERS } from '../src/index.ts';
import { optionsFor } from './testing.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Points of a seat, from the events of a whole match alone. */
function recount(events: readonly Event[], seat: Seat, wonder: string): number {
  const mine = events.filter((event) => 'seat' in event && event.seat === seat);
  const cards = mine.flatMap((event) => (event.kind === 'taken' ? [event.card] : []));
  const stages = mine.flatMap((event) => (event.kind === 'stage-built' ? [event.stage] : []));
  const tokens = mine.flatMap((event) => (event.kind === 'token-taken' ? [event.token] : []));
  const victories = sum(mine.map((event) => (event.kind === 'fought' ? event.victories : 0)));
  const lastCat = events.findLast((event) => event.kind === 'cat-moved');
  const cats = cards.filter((card) => card === 'civic2cat').length;
  const facts = WONDERS.find(({ id }) => id === wonder);
  const worth: Readonly<Record<string, number>> = {
    decor: stages.length === 5 ? 6 : 4,
    politics: cats,
    strategy: victories,
    education: 2 * tokens.length,
    // Both are worth 12 together.
    culture: tokens.filter((token) => token === 'culture').length === 2 ? 6 : 4,
  };
  return (
    sum(stages.map((stage) => facts?.stages[stage - 1]?.points ?? 0)) +
    (lastCat?.kind === 'cat-moved' && lastCat.seat === seat ? 2 : 0) +
    3 * cards.filter((card) => card === 'civic3').length +
    2 * cats +
    3 * victories +
    sum(tokens.map((token) => worth[token] ?? 0))
  );
}

/** Plays a random match and gives its points twice: as the game counts them, and as the events add up. */
export function countedTwice(game: Game<Architects>, players: number, index: number) {
  const seed = `c0ffee${players}${index}`;
  const match = startMatch(game, optionsFor({ players }), seed.padEnd(8, '0'));
  const rng = rngFrom(seed, 'play');
  const events: Event[] = [];
  for (let [seat] = pending(match.state); seat !== undefined; [seat] = pending(match.state)) {
    const moves = game.legalMoves(seatView(match.state, seat));
    advance(match, seat, pick(rng, moves), (event) => events.push(event));
  }
  const { table } = match.state.public;
  const wonders = table.cities.map(({ wonder }) => WONDERS[wonder]?.id ?? '');
  return {
    counted: game.outcome(table)?.scores.map(({ total }) => total),
    recounted: wonders.map((wonder, seat) => recount(events, seat, wonder)),
  };
}
