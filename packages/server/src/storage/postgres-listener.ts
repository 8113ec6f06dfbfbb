// The connection over which a process hears what was written, by itself and by the others. A lost one is found, by its
// end or by its silence, and replaced; whatever was written meanwhile has to be read again.

import pg from 'pg';
import { configOf } from './postgres-connection.ts';
import { LOCKS } from './postgres-schema.ts';

/** Milliseconds between signs of life, and for one to come. */
const LISTENS_EVERY = 2000;
const LONGEST_SILENCE = 3000;
/** Milliseconds before the first attempt to connect again; each time in a row twice as long, up to the longest. */
const FIRST_REST = 100;
const LONGEST_REST = 2000;

/** Its answer is the sign of life. PostgreSQL lets go of a lock however its holder ends. */
const WHO_SERVES = {
  name: 'who-serves',
  text: `
    select pid from pg_locks
    where locktype = 'advisory' and granted and classid = 0 and objid = ${LOCKS.serving} and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())`,
};

export interface Listener {
  /** Before it is opened: what is to be done with the notices of a channel. */
  on(channel: string, hear: (payload: string) => void): void;
  /** Connects; throws what keeps it from doing so. */
  open(): Promise<void>;
  close(): Promise<void>;
}

export interface ListenerNeeds {
  /** It was lost and is back; notices may have been missed. */
  onMended(): void;
  /** A process that served the house is gone. */
  onGone?(): void;
  /** Whether the house is open as long as this process listens. */
  readonly isServing: boolean;
}

export function newListener(address: string, { onMended, onGone, isServing }: ListenerNeeds): Listener {
  const channels = new Map<string, (payload: string) => void>();
  let client: pg.Client | undefined;
  let isClosed = false;
  let rest = FIRST_REST;
  /** The connections of those who served when it looked last. */
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
    // As long as somebody holds it, the house is open.
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
