// `node bench/match-service.ts [seconds]`: durable commits per second through the match service alone, in one thread, with a
// store that keeps everything in memory. Four people per table answer as soon as they are asked.

import { setFlagsFromString } from 'node:v8';
import { readEngineForm, type SeatView } from '@mirabilia/kernel';
import { type Client, type Guest, type MatchService, openMatchService } from '@mirabilia/match-service';
import { memoryStore } from '@mirabilia/match-service/testkit';
import type { ServerMessage } from '@mirabilia/protocol';
import { newCode, newId, newSeed, newThinkingPool, systemTimers } from '@mirabilia/server';
import { type SevenWonders, sevenWonders } from '@mirabilia/seven-wonders';

// As the server does: else V8 guesses in some runs that states live long, and everything takes twice the time.
setFlagsFromString('--no-allocation-site-pretenuring');

const TABLES = 100;
const PEOPLE = 4;

let commits = 0;
let sent = 0;

function player(matchService: MatchService, guest: Guest, onOver: () => void): Client {
  let ids = 0;
  const client: Client = {
    guest,
    send: (message: ServerMessage) => {
      sent++;
      if (message.type === 'over') onOver();
      if (message.type !== 'view' || message.seat === null) return;
      const view = readEngineForm<SevenWonders>(message.view) as SeatView<SevenWonders>;
      if (view.public.owed[message.seat] === 0) return;
      const [move] = sevenWonders.legalMoves(view);
      const { match, decision } = message;
      queueMicrotask(() => {
        commits++;
        void matchService.receive(client, {
          type: 'commit',
          id: `c${ids++}`,
          match,
          decision,
          step: 0,
          move: sevenWonders.notation.make(move as number),
        });
      });
    },
  };
  return client;
}

async function table(matchService: MatchService, number: number): Promise<void> {
  const guests = Array.from({ length: PEOPLE }, (_, i) => ({ id: `${number}-${i}`, name: `p${i}` }));
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const made = await matchService.create(host, {
    game: 'seven-wonders',
    options: {},
    seats: guests.map(() => 'open'),
    pace: { kind: 'live', decision: 60, bank: 60 },
    botDelay: 0,
    visibility: 'private',
  });
  if (!made.ok) throw new Error(made.refusal.code);
  const { id } = made.value;
  for (const guest of others) await matchService.join(id, guest);
  let clients: Client[] = [];
  await new Promise<void>((resolve) => {
    clients = guests.map((guest) => player(matchService, guest, resolve));
    void (async () => {
      for (const client of clients)
        await matchService.receive(client, { type: 'watch', id: 'w', match: id, form: 'engine' });
      await matchService.start(id, host);
    })();
  });
  for (const client of clients) matchService.forget(client);
}

const seconds = Number(process.argv[2] ?? 5);
const store = memoryStore({ copies: 'none' });
const matchService = openMatchService({
  store,
  clock: Date.now,
  timers: systemTimers,
  thinker: newThinkingPool(),
  newId,
  newCode,
  newSeed,
  newSecret: newSeed,
  log: { info: () => {}, warn: console.warn, error: console.error },
});
let isOver = false;
setTimeout(() => {
  isOver = true;
}, seconds * 1000);
let tables = 0;
const start = performance.now();
const startCpu = process.cpuUsage();
await Promise.all(
  Array.from({ length: TABLES }, async () => {
    while (!isOver) {
      await table(matchService, tables++);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }),
);
const elapsed = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(startCpu);
console.log(
  JSON.stringify({
    commits: Math.round(commits / elapsed),
    commitsPerCpuSecond: Math.round(commits / ((user + system) / 1e6)),
    messages: Math.round(sent / elapsed),
    matches: Math.round(tables / elapsed),
    figures: matchService.figures,
  }),
);
await matchService.drain();
