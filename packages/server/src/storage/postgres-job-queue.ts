// The job queue in PostgreSQL. It uses the database's clock, because those of machines differ.

import {
  JOB_CLAIM_LASTS,
  type Job,
  type JobQueue,
  type JobResult,
  MOST_ATTEMPTS,
} from '../jobs/job-queue.ts';
import { CannotOpen } from './cannot-open.ts';
import { DATABASE_TIME } from './postgres-append.ts';
import { connectionsTo, type Prepared } from './postgres-connection.ts';
import { newListener } from './postgres-listener.ts';
import { databaseName, prepareTables } from './postgres-schema.ts';

const CHANNEL = 'mirabilia_work';
/** Milliseconds between looks without a notification: one may have been missed, or a worker may have died. */
const LOOKS_EVERY = 1000;
const CONNECTIONS = 2;

const isFree = `coalesce(claimed_until, 0) <= ${DATABASE_TIME}`;
const isGivenUp = `attempts >= ${MOST_ATTEMPTS} and ${isFree}`;

/** Keeps the order of the offer, even within one millisecond. */
const OFFER: Prepared = {
  name: 'offer',
  text: `
    with added as (
      insert into jobs (id, kind, body, due_at, attempts)
      select id, kind, body, ${DATABASE_TIME} + behind + place, 0
      from unnest($1::text[], $2::text[], $3::text[], $4::bigint[])
        with ordinality as given (id, kind, body, behind, place)
      on conflict (id) do nothing
      returning 1
    )
    select pg_notify('${CHANNEL}', '') from added limit 1`,
};

const TAKE: Prepared = {
  name: 'take',
  text: `
    with free as (
      select id from jobs
      where due_at is not null and kind = any($1::text[]) and ${isFree} and attempts < ${MOST_ATTEMPTS}
      order by due_at, id limit 1 for update skip locked
    )
    update jobs j set claimed_until = ${DATABASE_TIME} + ${JOB_CLAIM_LASTS}, attempts = attempts + 1
    from free where j.id = free.id
    returning j.id, j.kind, j.body`,
};

const PROLONG: Prepared = {
  name: 'prolong',
  text: `
    update jobs set claimed_until = ${DATABASE_TIME} + ${JOB_CLAIM_LASTS}
    where id = any($1::text[]) and due_at is not null`,
};

const FINISH: Prepared = {
  name: 'finish',
  text: `
    with finished as (
      update jobs set result = $2, due_at = null, claimed_until = null, done_at = ${DATABASE_TIME}
      where id = $1 and due_at is not null
      returning 1
    )
    select pg_notify('${CHANNEL}', '') from finished`,
};

const GIVE_BACK: Prepared = {
  name: 'give-back',
  text: `
    with free as (
      update jobs set claimed_until = null, attempts = attempts - 1
      where id = any($1::text[]) and due_at is not null
      returning 1
    )
    select pg_notify('${CHANNEL}', '') from free limit 1`,
};

const COLLECT: Prepared = {
  name: 'collect',
  text: `
    delete from jobs where id = any($1::text[]) and (due_at is null or (${isGivenUp}))
    returning id, result`,
};

const WITHDRAW: Prepared = {
  name: 'withdraw',
  text: `
    delete from jobs where id in (
      select id from jobs where id = any($1::text[]) and due_at is not null and ${isFree} for update skip locked
    )
    returning id`,
};

const LOST: JobResult = { failure: `${MOST_ATTEMPTS} have tried it, and none came back` };

/** Throws CannotOpen. */
export async function openPostgresJobQueue(address: string): Promise<JobQueue> {
  await prepareTables(address, Date.now);
  const hearers: (() => void)[] = [];
  const tell = (): void => {
    for (const hear of hearers) hear();
  };
  // A worker doesn't count as a serving process.
  const listener = newListener(address, { onMended: tell, isServing: false });
  listener.on(CHANNEL, tell);
  try {
    await listener.open();
  } catch (cause) {
    throw new CannotOpen(`${databaseName(address)} can't be used: ${(cause as Error).message}.`, { cause });
  }
  const { ask, change, close } = connectionsTo({ address, most: CONNECTIONS });
  const clock = setInterval(tell, LOOKS_EVERY);
  return {
    offer: async (work) => {
      if (work.length === 0) return;
      await change(OFFER, [
        work.map(({ id }) => id),
        work.map(({ kind }) => kind),
        work.map(({ body }) => body),
        work.map(({ behind = 0 }) => behind),
      ]);
    },
    take: async (kinds) => (await change<Job>(TAKE, [kinds]))[0],
    prolong: async (ids) => void (await change(PROLONG, [ids])),
    finish: async (id, result) => void (await change(FINISH, [id, JSON.stringify(result)])),
    giveBack: async (ids) => void (await change(GIVE_BACK, [ids])),
    collect: async (ids) => {
      const rows = await ask<{ id: string; result: string | null }>(COLLECT, [ids]);
      return new Map(rows.map(({ id, result }) => [id, result === null ? LOST : JSON.parse(result)]));
    },
    withdraw: async (ids) => {
      const rows = await change<{ id: string }>(WITHDRAW, [ids]);
      return new Set(rows.map(({ id }) => id));
    },
    onChange: (hear) => void hearers.push(hear),
    close: async () => {
      clearInterval(clock);
      await Promise.all([listener.close(), close()]);
    },
  };
}
