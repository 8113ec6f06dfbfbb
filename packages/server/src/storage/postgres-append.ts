// The write that a busy server does thousands of times per second. Appends that wait while a transaction runs share the next
// one: making it durable and notifying other processes costs the same for one append as for hundreds.

import type { Connections, Prepared } from './postgres-connection.ts';
import { ENTRIES_CHANNEL, LINE_END, LONGEST_PAYLOAD, notifyLines, shortLine } from './postgres-notify.ts';
import { ratedColumns } from './ratings.ts';
import { resultColumns, resultRows } from './results.ts';
import { type Append, CLAIM_LASTS, Conflict } from './store.ts';
import { type EntryColumns, logEntry, patchColumns } from './tables.ts';

/** The database's clock in milliseconds: the same for all processes. */
export const DATABASE_TIME = '(extract(epoch from statement_timestamp()) * 1000)::bigint';

const set = (column: string): string => `${column} = coalesce(patch->>'${column}', m.${column})`;
const setOrClear = (column: string, type: string): string =>
  `${column} = case when patch ? '${column}' then (patch->>'${column}')::${type} else m.${column} end`;
const setIfWoken = (column: string, value: string): string =>
  `${column} = case when patch ? 'wake_at' then ${value} else m.${column} end`;

/**
 * A function in the database, so that an append is one query. A change needs a new name: processes of an older Mirabilia
 * may still use theirs.
 *
 * It locks the matches in one order, so that writers can't deadlock. Each later statement sees what was committed before the
 * locks were granted. Returns the matches whose appends fit and, for the others, the entries that they missed; of those
 * appends nothing is written.
 */
export const APPEND_FUNCTION = `
  create or replace function mirabilia_append_6(
    wanted text[], afters int[], notices text[], patches jsonb[],
    entries_of text[], seqs int[], ats bigint[], bodies text[], finished jsonb, rated jsonb, time_now bigint, me text,
    out good text[], out missed jsonb
  ) language plpgsql as $$
  declare
    locked text[];
  begin
    select array_agg(id) into locked
    from (select id from matches where id = any(wanted) order by id for no key update) as found;

    select array_agg(match_id) into good
    from unnest(wanted, afters) as given (match_id, after)
    where match_id = any(locked) and (after is null or after = coalesce(
      (select seq from entries where entries.match_id = given.match_id order by seq desc limit 1), 0));
    if good is null or cardinality(good) < cardinality(wanted) then
      select jsonb_agg(jsonb_build_object('match_id', e.match_id, 'seq', e.seq, 'at', e.at, 'body', e.body) order by e.seq)
      into missed
      from unnest(wanted, afters) as given (match_id, after) join entries e using (match_id)
      where e.seq > after and match_id <> all(coalesce(good, '{}'));
    end if;
    if good is null then
      return;
    end if;

    insert into entries (match_id, seq, at, body)
    select * from unnest(entries_of, seqs, ats, bodies) as given (match_id, seq, at, body)
    where match_id = any(good);

    if array_remove(patches, null) <> '{}' then
      update matches m
      set ${set('status')}, ${set('visibility')}, ${set('host')}, ${set('lobby')}, ${set('result')},
        ${setOrClear('seed', 'text')}, ${setOrClear('wake_at', 'bigint')},
        ${setIfWoken('claimed_by', 'me')}, ${setIfWoken('claimed_until', `${DATABASE_TIME} + ${CLAIM_LASTS}`)},
        updated_at = time_now, version = version + 1
      from unnest(wanted, patches) as given (match_id, patch)
      where m.id = match_id and match_id = any(good) and patch is not null;
    end if;

    -- Somebody who has been erased keeps nothing.
    if finished is not null then
      insert into results
      select ended.* from jsonb_populate_recordset(null::results, finished) as ended
      where ended.match_id = any(good) and exists (select from guests where id = ended.guest)
      on conflict do nothing;
    end if;

    if rated is not null then
      insert into rated_waiting
      select over.* from jsonb_populate_recordset(null::rated_waiting, rated) as over
      where over.match_id = any(good)
      on conflict do nothing;
    end if;

    perform pg_notify('${ENTRIES_CHANNEL}', string_agg(notice, '${LINE_END}'))
    from unnest(wanted, notices) as given (match_id, notice) where match_id = any(good);
  end $$`;

const APPEND: Prepared = {
  name: 'append',
  text: 'select good, missed from mirabilia_append_6($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
};

interface Answer {
  readonly good: readonly string[] | null;
  readonly missed: readonly (EntryColumns & { readonly match_id: string })[] | null;
}

interface Waiting extends PromiseWithResolvers<void> {
  readonly append: Append;
}

export interface Appender {
  append(append: Append): Promise<void>;
  /** Resolves when no append is waiting. */
  idle(): Promise<void>;
}

export interface AppenderNeeds {
  readonly connections: Connections;
  /** The name of this process. */
  readonly me: string;
  readonly now: () => number;
}

export function newAppender({ connections, me, now }: AppenderNeeds): Appender {
  let waiting: Waiting[] = [];
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    // After the callbacks of all sockets that had something to read.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const { batch, rest } = nextBatch(waiting);
      waiting = rest;
      await write(batch);
    }
    working = undefined;
  }

  async function write(batch: readonly Waiting[]): Promise<void> {
    try {
      const appends = batch.map(({ append }) => append);
      const [row] = await connections.change<Answer>(APPEND, valuesOf(appends, now(), me));
      const good = new Set(row?.good ?? []);
      for (const { append, resolve, reject } of batch) {
        const { match } = append;
        if (good.has(match)) resolve();
        else {
          const entries = (row?.missed ?? []).filter(({ match_id }) => match_id === match).map(logEntry);
          reject(new Conflict(`Other entries of ${match} are next, or there is no such match.`, { entries }));
        }
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return {
    append: (append) => {
      if (!isInOrder(append)) return Promise.reject(new Conflict('The entries are not in order.'));
      const waits = { append, ...Promise.withResolvers<void>() };
      waiting.push(waits);
      working ??= work();
      return waits.promise;
    },
    idle: async () => {
      await working;
    },
  };
}

const isInOrder = ({ entries, after }: Append): boolean =>
  entries.every(({ seq }, index) => seq === (after ?? (entries[0]?.seq as number) - 1) + 1 + index);

/** One append per match, and no more than one NOTIFY payload can carry. */
function nextBatch(waiting: readonly Waiting[]): { batch: Waiting[]; rest: Waiting[] } {
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  const matches = new Set<string>();
  let length = 0;
  for (const each of waiting) {
    const { match } = each.append;
    length += shortLine(each.append).length + LINE_END.length;
    if (matches.has(match) || (length > LONGEST_PAYLOAD && batch.length > 0)) rest.push(each);
    else batch.push(each);
    matches.add(match);
  }
  return { batch, rest };
}

function valuesOf(appends: readonly Append[], now: number, me: string): unknown[] {
  const entries = appends.flatMap(({ match, entries }) => entries.map((entry) => ({ match, entry })));
  const results = appends.flatMap(({ match, finished }) =>
    finished === undefined ? [] : resultRows(match, finished).map(resultColumns),
  );
  const rated = appends.flatMap(({ match, finished }) =>
    finished?.rated === undefined ? [] : [ratedColumns({ ...finished, match, players: finished.rated })],
  );
  return [
    appends.map(({ match }) => match),
    appends.map(({ entries: [first], after }) => (first === undefined ? (after ?? null) : first.seq - 1)),
    notifyLines(appends),
    appends.map(({ patch }) => (patch === undefined ? null : JSON.stringify(patchColumns(patch)))),
    entries.map(({ match }) => match),
    entries.map(({ entry: { seq } }) => seq),
    entries.map(({ entry: { at } }) => at),
    entries.map(({ entry: { body } }) => JSON.stringify(body)),
    results.length === 0 ? null : JSON.stringify(results),
    rated.length === 0 ? null : JSON.stringify(rated),
    now,
    me,
  ];
}
