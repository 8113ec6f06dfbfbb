// `node bench/soak.ts [minutes]`: three processes on one PostgreSQL, 400 matches of people who think, round after round.
// Each round prints its latency and the memory of the processes: both should stay where they are.

import { playRoundsOn, share, THINKING } from './load.ts';
import { withProcesses } from './postgres.ts';
import type { Memory } from './server-process.ts';

const minutes = Number(process.argv[2] ?? 10);
const giveUpAt = performance.now() + minutes * 60_000;

await withProcesses((servers) =>
  playRoundsOn(servers, [THINKING], {
    isLast: () => performance.now() >= giveUpAt,
    after: async ({ latencies, moves, seconds }) => {
      const used = await Promise.all(servers.map((server) => server.ask<Memory>('memory')));
      console.log(
        JSON.stringify({
          minute: Math.round(((performance.now() - giveUpAt) / 60_000 + minutes) * 10) / 10,
          movesPerSecond: Math.round(moves / seconds),
          p50: Math.round(share(latencies, 0.5) * 10) / 10,
          p99: Math.round(share(latencies, 0.99) * 10) / 10,
          residentMb: used.map(({ residentMb }) => Math.round(residentMb)),
          heapMb: used.map(({ heapMb }) => Math.round(heapMb)),
        }),
      );
    },
  }),
);
