// One person's statistics, by the code of `mirabilia stats`: only their own seats count.

import {
  addMatch,
  categoryNumbers,
  type GroupOptions,
  type MatchFacts,
  newSeatStatistics,
  type RowNumbers,
  rowFound,
  rowsFound,
  type SeatFacts,
} from '@mirabilia/bots/statistics';
import type { PlayedResult } from '@mirabilia/protocol/answers';
import type { GameId } from '../games/index.ts';
import { boardOf, type ResultSeat } from './boards.ts';
import { leadIn } from './played.ts';

interface OwnSeat extends SeatFacts {
  readonly isOwn: boolean;
  /** A number for people who were met, which stays the same if they change their name. */
  readonly person: string | undefined;
  readonly kind: string;
}

interface OwnMatch extends MatchFacts {
  readonly seats: readonly OwnSeat[];
}

/** How many bots there were of which level; `mixed` for several levels at one table. */
export const MIXED = 'mixed';

const GROUPS = {
  wonder: {
    title: 'wonder',
    order: 'share',
    hasPoints: true,
    labels: ({ board }) => (board === '' ? [] : [board]),
  },
  players: {
    title: 'players',
    order: 'label',
    hasPoints: false,
    labels: (_, { match }) => [String(match.seats.length)],
  },
  people: {
    title: 'people',
    order: 'share',
    hasPoints: false,
    labels: (_, { match }) => match.seats.flatMap(({ person }) => person ?? []),
  },
  bots: {
    title: 'bots',
    order: 'share',
    hasPoints: false,
    labels: (_, { match }) => {
      const kinds = new Set(match.seats.filter(({ isOwn }) => !isOwn).map(({ kind }) => kind));
      if (kinds.has('human')) return [];
      return [kinds.size === 1 ? ([...kinds][0] as string) : MIXED];
    },
  },
} as const satisfies Readonly<Record<string, GroupOptions<OwnMatch>>>;

export type OwnGroup = keyof typeof GROUPS;

/** A best, and the match in which it was reached. */
export interface PersonalRecord {
  readonly value: number;
  readonly result: PlayedResult;
}

export interface OwnFindings {
  readonly matches: number;
  readonly all: RowNumbers;
  readonly groups: Readonly<Record<OwnGroup, readonly RowNumbers[]>>;
  /** Mean points, in the order of the categories. */
  readonly categories: readonly { readonly title: string; readonly mean: number }[];
  /** The newest name of each person. */
  readonly names: ReadonlyMap<string, string>;
  readonly highest: PersonalRecord;
  /** Undefined for somebody who has never been ahead. */
  readonly lead: PersonalRecord | undefined;
  /** By category, without those that never gave a point. */
  readonly most: ReadonlyMap<string, PersonalRecord>;
  /** Victories one after the other. */
  readonly streak: number;
}

const ownSeat = (seat: ResultSeat, isOwn: boolean): OwnSeat => ({
  player: seat.kind,
  board: boardOf(seat),
  share: seat.share,
  score: seat.score,
  traits: [],
  isOwn,
  person: seat.person,
  kind: seat.kind,
});

/** `results` are of one game, newest first. Undefined if there are none. */
export function ownFindings(
  game: GameId,
  results: readonly PlayedResult[],
  categories: readonly (readonly [key: string, title: string])[],
): OwnFindings | undefined {
  if (results.length === 0) return undefined;
  const keys = categories.map(([key]) => key);
  const statistics = newSeatStatistics<OwnMatch>({ groups: Object.values(GROUPS), categories: keys });
  for (const { match, seed, seat, seats } of results) {
    addMatch(statistics, {
      match: { game, deal: seed ?? undefined, seats: seats.map((each, at) => ownSeat(each, at === seat)) },
      cluster: seed ?? match,
      counts: ({ isOwn }) => isOwn,
    });
  }
  const rowsOf = (name: OwnGroup): readonly RowNumbers[] =>
    statistics.groups.filter(({ title }) => title === name).flatMap((group) => rowsFound(group, keys));
  const pointsIn = (key: string) => (result: PlayedResult) => result.seats[result.seat]?.score[key] ?? 0;
  const lead = bestOf(results, leadIn);
  return {
    matches: statistics.matches,
    all: rowFound('', statistics.all, keys),
    groups: {
      wonder: rowsOf('wonder'),
      players: rowsOf('players'),
      people: rowsOf('people'),
      bots: rowsOf('bots'),
    },
    categories: categories.map(([key, title]) => categoryNumbers(statistics, { key, title })),
    names: new Map(
      results
        .toReversed()
        .flatMap(({ seats }) =>
          seats.flatMap(({ person, name }) => (person === undefined ? [] : [[person, name] as const])),
        ),
    ),
    highest: bestOf(results, pointsIn('total')),
    lead: lead.value > 0 ? lead : undefined,
    most: new Map(
      keys.flatMap((key) => {
        const best = bestOf(results, pointsIn(key));
        return best.value > 0 ? [[key, best] as const] : [];
      }),
    ),
    streak: longestStreak(results),
  };
}

/** The earliest of several. */
function bestOf(results: readonly PlayedResult[], measure: (result: PlayedResult) => number): PersonalRecord {
  const [first, ...others] = results.toReversed().map((result) => ({ value: measure(result), result }));
  return others.reduce((best, each) => (each.value > best.value ? each : best), first as PersonalRecord);
}

function longestStreak(results: readonly PlayedResult[]): number {
  let [longest, current] = [0, 0];
  for (const { seat, seats } of results) {
    current = (seats[seat]?.share ?? 0) > 0 ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}
