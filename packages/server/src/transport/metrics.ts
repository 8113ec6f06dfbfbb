import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Figures } from '@mirabilia/match-service';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type ClassFigures, QUEUE_CLASSES, type QueueFigures } from '../thinking/thinking-queue.ts';

/** Seconds: from a commit on a fast disk to one that a player notices. */
const COMMIT_BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];
/** Seconds: from bots among themselves to a match over days. */
const DECISION_BUCKETS = [0.1, 1, 5, 15, 60, 300, 3600, 6 * 3600, 24 * 3600, 72 * 3600];
const THOUGHT_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];
const CALL_BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2];

export interface Metrics {
  readonly registry: Registry;
  /** Messages of clients and their outcome: `ack`, `pong` or a refusal's code. */
  readonly messages: Counter<'type' | 'outcome'>;
  readonly calls: Histogram<'route' | 'status'>;
  /** Sockets that the server closed, and why. */
  readonly dropped: Counter<'reason'>;
  /** How long an append took until it was durable. */
  readonly commits: Histogram;
  /** The outcome of a push or webhook. */
  countNotification(kind: string, outcome: string): void;
  readonly figures: Figures;
  readonly onThought: (level: string, seconds: number) => void;
  /** A cheaper level than this one answered, because the question had waited too long. */
  readonly onLowered: (level: string) => void;
  /** The questions that wait for a thread. */
  watchThinking(look: () => QueueFigures): void;
  /** From a player's move to its answer. */
  readonly moves: Histogram;
  /** Values that are read when metrics are requested. Those that can't be read are left out. */
  watch(name: string, help: string, look: () => number | Promise<number>): void;
  close(): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const watch: Metrics['watch'] = (name, help, look) => {
    new Gauge({
      name: `mirabilia_${name}`,
      help,
      registers,
      async collect() {
        try {
          this.set(await look());
        } catch {
          this.reset();
        }
      },
    });
  };
  const delay = monitorEventLoopDelay({ resolution: LOOKS_EVERY });
  delay.enable();
  watchEventLoop(delay, watch);
  watch('resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  watch('uptime_seconds', 'Age of the process', () => process.uptime());
  const notifications = new Counter({
    name: 'mirabilia_told_total',
    help: 'Pushes and messages to chats, and what became of each attempt',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const counterOf = (name: string, help: string) =>
    new Counter({ name: `mirabilia_${name}`, help, labelNames: ['game'], registers });
  const started = counterOf('matches_started_total', 'Matches that were started');
  const over = counterOf('matches_over_total', 'Matches that came to their end');
  const decisions = new Histogram({
    name: 'mirabilia_decision_seconds',
    help: 'From the beginning of a decision until the last one had chosen',
    labelNames: ['game'],
    buckets: DECISION_BUCKETS,
    registers,
  });
  const thoughts = new Histogram({
    name: 'mirabilia_bot_seconds',
    help: 'How long bots think, waiting for a thread included',
    labelNames: ['level'],
    buckets: THOUGHT_BUCKETS,
    registers,
  });
  const lowered = new Counter({
    name: 'mirabilia_bot_lowered_total',
    help: 'Questions that a cheaper level answered, because they had waited too long',
    labelNames: ['level'],
    registers,
  });
  return {
    registry,
    figures: {
      started: (game) => started.inc({ game }),
      over: (game) => over.inc({ game }),
      decided: (game, milliseconds) => decisions.observe({ game }, milliseconds / 1000),
    },
    onThought: (level, seconds) => thoughts.observe({ level }, seconds),
    onLowered: (level) => lowered.inc({ level }),
    watchThinking: (look) => watchQueue(registry, look),
    moves: new Histogram({
      name: 'mirabilia_move_seconds',
      help: 'From a player’s move to its answer, which comes when it is durable',
      buckets: COMMIT_BUCKETS,
      registers,
    }),
    messages: new Counter({
      name: 'mirabilia_messages_total',
      help: 'Messages of clients and what became of them',
      labelNames: ['type', 'outcome'],
      registers,
    }),
    calls: new Histogram({
      name: 'mirabilia_http_seconds',
      help: 'HTTP calls by route and status',
      labelNames: ['route', 'status'],
      buckets: CALL_BUCKETS,
      registers,
    }),
    dropped: new Counter({
      name: 'mirabilia_sockets_dropped_total',
      help: 'Sockets that the server closed, and why',
      labelNames: ['reason'],
      registers,
    }),
    commits: new Histogram({
      name: 'mirabilia_commit_seconds',
      help: 'From an append to its being durable',
      buckets: COMMIT_BUCKETS,
      registers,
    }),
    countNotification: (kind, outcome) => notifications.inc({ kind, outcome }),
    watch,
    close: () => {
      delay.disable();
    },
  };
}

function watchQueue(registry: Registry, look: () => QueueFigures): void {
  const gauge = (name: string, help: string, figureOf: (figures: ClassFigures) => number) =>
    new Gauge({
      name: `mirabilia_${name}`,
      help,
      labelNames: ['class'],
      registers: [registry],
      collect() {
        const figures = look();
        for (const name of QUEUE_CLASSES) this.set({ class: name }, figureOf(figures[name]));
      },
    });
  gauge('bot_queue_length', 'Questions to bots that wait for a thread', ({ length }) => length);
  gauge('bot_queue_oldest_seconds', 'How long the oldest of them has waited', ({ oldest }) => oldest / 1000);
}

/** Milliseconds between two samples of the event loop. */
const LOOKS_EVERY = 20;
const lag = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - LOOKS_EVERY / 1e3);

/** Since the last request: an old delay must not stay visible for ever. */
function watchEventLoop(delay: ReturnType<typeof monitorEventLoopDelay>, watch: Metrics['watch']): void {
  watch('event_loop_lag_p50_seconds', 'Delay of timers, median', () => lag(delay.percentile(50)));
  watch('event_loop_lag_p99_seconds', 'Delay of timers, 99th percentile', () => lag(delay.percentile(99)));
  watch('event_loop_lag_max_seconds', 'Longest delay of a timer', () => {
    const longest = lag(delay.max);
    delay.reset();
    return longest;
  });
}
