// Do ratings tell who plays better? Bots of known strength play as if they were people, and their ratings order them.

import { BOTS, type BotId } from '@mirabilia/bots';
import { GAME_IDS, type GameId, withGame } from '@mirabilia/games';
import {
  advance,
  type Game,
  type GameTypes,
  pending,
  rngFrom,
  seatView,
  shuffle,
  startMatch,
} from '@mirabilia/kernel';
import { TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import { expect, test, vi } from 'vitest';
import { type RatedMatch, type Rating, rateAll } from '../packages/server/src/ratings/rating.ts';

vi.setConfig({ testTimeout: TIME_FOR_MANY_CASES });

/** From the weakest on. The stronger ones search, which takes long and wouldn't make the question harder. */
const LEVELS = ['random', 'easy', 'medium'] as const satisfies readonly BotId[];
const OF_EACH = 3;
const MATCHES_OF_EACH = 100;
const SEATS = 3;
const HOUR = 3_600_000;

const PEOPLE = LEVELS.flatMap((level) =>
  Array.from({ length: OF_EACH }, (_, at) => ({ level, id: `${level} ${at}` })),
);
type Person = (typeof PEOPLE)[number];

/** Who came in at which place. */
function played(game: GameId, people: readonly Person[], seed: string): RatedMatch['players'] {
  return withGame(game, <T extends GameTypes>(rules: Game<T>) => {
    const options = rules.readOptions({ players: people.length });
    if (!options.ok) throw new Error('the usual options are refused');
    const match = startMatch(rules, options.value, seed);
    const seats = rules.seating(match.deal).map((player) => people[player] as Person);
    const bots = seats.map(({ level }) => BOTS[level].newBot(rules));
    for (let asked = pending(match.state); asked.length > 0; asked = pending(match.state))
      for (const seat of asked) {
        const view = seatView(match.state, seat);
        const rng = rngFrom(seed, `seat ${seat} ${match.state.public.decision}`);
        advance(
          match,
          seat,
          bots[seat]?.choose({ view, legal: rules.legalMoves(view), rng, budget: 0 }) as number,
        );
      }
    const { scores, winners } = rules.outcome(match.state.public.table) ?? { scores: [], winners: [] };
    const totals = scores.map(({ total = 0 }: Readonly<Record<string, number>>) => total);
    return seats.map(({ id }, seat) => ({
      guest: id,
      address: seat,
      place: winners.includes(seat)
        ? 1
        : 1 +
          totals.filter((total, other) => winners.includes(other) || total > (totals[seat] as number)).length,
    }));
  });
}

/** Everyone plays as often, with changing opponents. */
function season(game: GameId): RatedMatch[] {
  const rng = rngFrom(`${game} season`, 'tables');
  const matches: RatedMatch[] = [];
  const left: Person[] = [];
  while (matches.length < (PEOPLE.length * MATCHES_OF_EACH) / SEATS) {
    if (left.length < SEATS) left.push(...shuffle(rng, [...PEOPLE]));
    const at = matches.length;
    const players = played(game, left.splice(0, SEATS), `${game} ${at}`);
    matches.push({ match: `m${at}`, game, endedAt: at * 12 * HOUR, players });
  }
  return matches;
}

test.for(GAME_IDS)('a hundred matches of %s order players by their strength', (game) => {
  const ratings = rateAll(season(game));
  const of = (id: string): number => (ratings.get(id) as Rating).mean;
  const meanOf = (level: string): number => {
    const people = PEOPLE.filter((each) => each.level === level);
    return people.reduce((sum, { id }) => sum + of(id), 0) / people.length;
  };
  const means = LEVELS.map(meanOf);
  expect(means).toEqual(means.toSorted((a, b) => a - b));
  // Neighbouring levels of Architects are close, and luck is large there: single players may be exchanged.
  const pairs = PEOPLE.flatMap((one) =>
    PEOPLE.filter(
      (other) => LEVELS.indexOf(other.level) > LEVELS.indexOf(one.level) + Number(game === 'architects'),
    ).map((other) => [one.id, other.id] as const),
  );
  const wrong = pairs.filter(([weaker, stronger]) => of(weaker) >= of(stronger));
  expect(wrong).toEqual([]);
});
