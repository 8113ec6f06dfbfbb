// The connection on which a process listens for changes by all processes. When it ends or falls silent it is replaced, and
// whatever changed meanwhile has to be read again.

import pg from 'pg';
import { configOf } from './postgres-connection.ts';
import { LOCKS } from './postgres-schema.ts';

/** Milliseconds between two checks, and for an answer to one. */
const LISTENS_EVERY = 2000;
const LONGEST_SILENCE = 3000;
/** Milliseconds before reconnecting; doubled with each failure, up to the longest. */
const FIRST_REST = 100;
const LONGEST_REST = 2000;

/** Also the check that the connection lives. PostgreSQL releases a lock however its holder ends. */
const WHO_SERVES = {
  name: 'who-serves',
  text: `
    select pid from pg_locks
    where locktype = 'advisory' and granted and classid = 0 and objid = ${LOCKS.serving} and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())`,
};

export interface Listener {
  /** Adds a channel; call it before `open`. */
  on(channel: string, hear: (payload: string) => void): void;
  /** Connects, or throws. */
  open(): Promise<void>;
  close(): Promise<void>;
}

export interface ListenerNeeds {
  /** The connection was lost and is back; notifications may have been missed. */
  onMended(): void;
  /** A serving process is gone. */
  onGone?(): void;
  /** Whether this process counts as serving while it listens. */
  readonly isServing: boolean;
}

export function newListener(address: string, { onMended, onGone, isServing }: ListenerNeeds): Listener {
  const channels = new Map<string, (payload: string) => void>();
  let client: pg.Client | undefined;
  let isClosed = false;
  let rest = FIRST_REST;
  /** The connections of serving processes at the last check. */
  let serving: readonly number[] = [];
  let timer: NodeJS.Timeout | undefined;

  const later = (milliseconds: number, run: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
    timer.unref();
  };

  async function open(): Promise<void> {
    const fresh = new pg.Client(configOf(address));
    fresh.on('error', () => lost(fresh));
    fresh.on('end', () => lost(fresh));
    fresh.on('notification', ({ channel, payload = '' }) => channels.get(channel)?.(payload));
    await fresh.connect();
    // Held as long as this process serves.
    if (isServing) await fresh.query('select pg_advisory_lock_shared($1)', [LOCKS.serving]);
    for (const channel of channels.keys()) await fresh.query(`listen ${channel}`);
    client = fresh;
    rest = FIRST_REST;
    if (isClosed) await close();
    else later(LISTENS_EVERY, () => void check(fresh));
  }

  async function check(checked: pg.Client): Promise<void> {
    try {
      const { rows } = await checked.query<{ pid: number }>({
        ...WHO_SERVES,
        query_timeout: LONGEST_SILENCE,
      } as pg.QueryConfig);
      if (client !== checked) return;
      const before = serving;
      serving = rows.map(({ pid }) => pid);
      if (before.some((pid) => !serving.includes(pid))) onGone?.();
      later(LISTENS_EVERY, () => void check(checked));
    } catch {
      lost(checked);
    }
  }

  function lost(gone: pg.Client): void {
    if (client !== gone) return;
    client = undefined;
    void gone.end().catch(() => undefined);
    if (!isClosed) later(rest, () => void mend());
  }

  async function mend(): Promise<void> {
    try {
      await open();
      onMended();
    } catch {
      rest = Math.min(rest * 2, LONGEST_REST);
      if (!isClosed) later(rest, () => void mend());
    }
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(timer);
    const last = client;
    client = undefined;
    await last?.end().catch(() => undefined);
  }

  return { on: (channel, hear) => void channels.set(channel, hear), open, close };
}
