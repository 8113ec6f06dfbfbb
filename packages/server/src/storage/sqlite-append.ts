// The write that a busy server does thousands of times per second. Building its SQL costs several times more than running
// it, so each form is compiled once.

import { queriesOn } from './queries.ts';
import { ratedColumns, ratingQueriesOn } from './ratings.ts';
import { resultColumns, resultQueriesOn, resultRows } from './results.ts';
import { type PreparedQuery, type SqliteConnection, sqlite } from './sqlite-connection.ts';
import { type Append, Conflict, type FinishedMatch } from './store.ts';
import { entryColumns, type PatchColumns, patchColumns } from './tables.ts';

export function appender(
  { prepare, first, run }: SqliteConnection,
  now: () => number,
): (append: Append) => void {
  const ask = queriesOn(sqlite);
  const results = resultQueriesOn(sqlite);
  const ratings = ratingQueriesOn(sqlite);
  const lastSeq = prepare((slot) => ask.lastSeq(slot(0)));
  const addEntry = prepare((slot) =>
    ask.addEntry({ match_id: slot(0), seq: slot(1), at: slot(2), body: slot(3) }),
  );
  const changes = new Map<string, PreparedQuery<unknown>>();

  const change = (match: string, columns: PatchColumns): number => {
    const names = Object.keys(columns);
    const form = names.join();
    let prepared = changes.get(form);
    if (prepared === undefined) {
      prepared = prepare((slot) => {
        const slots = Object.fromEntries(names.map((name, index) => [name, slot(index + 2)]));
        return ask.change({ match: slot(0), at: slot(1), columns: slots });
      });
      changes.set(form, prepared);
    }
    return prepared.run(match, now(), ...Object.values(columns));
  };

  const keepResults = (match: string, finished: FinishedMatch): void => {
    for (const row of resultRows(match, finished)) {
      // Somebody who has been erased keeps nothing.
      if (first(results.isGuest(row.guest)) !== undefined) run(results.add(resultColumns(row)));
    }
    const { rated: players, game, endedAt } = finished;
    if (players !== undefined) run(ratings.wait(ratedColumns({ match, game, endedAt, players })));
  };

  return ({ match, entries, after, patch, finished }) => {
    const last = lastSeq.first(match)?.seq ?? 0;
    if ((after ?? last) !== last || entries.some(({ seq }, index) => seq !== last + 1 + index)) {
      throw new Conflict(`The next entry of ${match} has the number ${last + 1}.`);
    }
    for (const entry of entries) {
      const { match_id, seq, at, body } = entryColumns(match, entry);
      addEntry.run(match_id, seq, at, body);
    }
    if (patch !== undefined && change(match, patchColumns(patch)) === 0) {
      throw new Conflict(`There is no match ${match}.`);
    }
    if (finished !== undefined) keepResults(match, finished);
  };
}
