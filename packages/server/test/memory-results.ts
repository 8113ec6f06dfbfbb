// PlayedResults in memory, by the same contract as every store's.

import type { FinishedMatch } from '@mirabilia/match-service/store';
import { type PlayedResults, type ResultRow, resultRows } from '../src/storage/results.ts';

export function memoryResults(
  finished: ReadonlyMap<string, FinishedMatch> = new Map(),
  isGuest: (id: string) => boolean = () => true,
): PlayedResults {
  const added: ResultRow[] = [];
  const all = (): ResultRow[] =>
    [...[...finished].flatMap(([match, each]) => resultRows(match, each)), ...added].filter(({ guest }) =>
      isGuest(guest),
    );
  const find = (guest: string, match: string) =>
    all().find((row) => row.guest === guest && row.match === match);
  return {
    list: async ({ guest, limit, before, game, company, outcome }) =>
      all()
        .filter((row) => row.guest === guest)
        .filter((row) => game === undefined || row.game === game)
        .filter(({ seats }) => {
          const people = seats.filter(({ kind }) => kind === 'human').length;
          return company === undefined || (company === 'people') === people > 1;
        })
        .filter(({ seats, seat }) => {
          const isWon = (seats[seat]?.share ?? 0) > 0;
          return outcome === undefined || (outcome === 'won') === isWon;
        })
        .sort((one, other) => other.endedAt - one.endedAt || (one.match < other.match ? 1 : -1))
        .filter(
          ({ endedAt, match }) =>
            before === undefined ||
            endedAt < before.endedAt ||
            (endedAt === before.endedAt && match < before.match),
        )
        .slice(0, limit),
    of: async (guest, match) => find(guest, match),
    ofDeal: async (guest, { game, seed }) =>
      all().filter((row) => row.guest === guest && row.game === game && seed !== null && row.seed === seed),
    add: async (rows) => {
      const fresh = rows.filter(({ guest, match }) => isGuest(guest) && find(guest, match) === undefined);
      added.push(...fresh);
      return fresh.length;
    },
  };
}
