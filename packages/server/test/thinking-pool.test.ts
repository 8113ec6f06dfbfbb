import { performance } from 'node:perf_hooks';
import { type Move, seatView, seedOfMatch, startMatch } from '@mirabilia/kernel';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { answerTo, newThread, opinionsOn } from '@mirabilia/match-service/thinking';
import { type Asker, type MoveQuestion, newThinkingPool } from '@mirabilia/server';
import { sevenWonders } from '@mirabilia/seven-wonders';
import { afterEach, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const ASKER: Asker = { match: 'one', host: 'ann', urgency: 'players' };

const pools: ReturnType<typeof newThinkingPool>[] = [];
function pool(options: Parameters<typeof newThinkingPool>[0]) {
  const made = newThinkingPool(options);
  pools.push(made);
  return { ...made, think: (asked: MoveQuestion) => made.think(asked, ASKER) };
}
afterEach(async () => {
  for (const made of pools.splice(0)) await made.close?.();
});

function question(level: string, players = 7): MoveQuestion {
  const read = sevenWonders.readOptions({ players });
  if (!read.ok) throw new Error(read.refusal.code);
  const { state } = startMatch(sevenWonders, read.value, seedOfMatch('pool', 0));
  const view = seatView(state, 0);
  return { game: 'seven-wonders', level, view, legal: sevenWonders.legalMoves(view), seed: 'chance' };
}

/** The part of the time in which the event loop of this thread had something to do while the work went on. */
async function busyPart(work: () => Promise<unknown>): Promise<number> {
  const before = performance.eventLoopUtilization();
  await work();
  return performance.eventLoopUtilization(before).utilization;
}

test('thinking doesn’t block the event loop', async () => {
  const thinker = pool({ threads: 1 });
  await thinker.think(question('random'));
  const thoughts = (think: () => unknown) => () => Promise.all(Array.from({ length: 2 }, think));
  const elsewhere = await busyPart(thoughts(() => thinker.think(question('expert', 3))));
  const here = await busyPart(thoughts(() => answerTo(question('expert', 3))));
  expect(here).toBeGreaterThan(0.9);
  expect(elsewhere).toBeLessThan(0.5);
});

test('a thread thinks as this one would', async () => {
  const asked = question('hard', 3);
  expect(await pool({ threads: 1 }).think(asked)).toBe(answerTo(asked));
});

test('opinions rank every legal move, the bot’s own choice first', () => {
  const { legal, ...asked } = question('hard', 3);
  const opinions = opinionsOn(asked);
  expect(opinions.map(({ move }) => move).sort()).toEqual(legal.toSorted());
  expect(opinions[0]?.move).toBe(answerTo({ ...asked, legal }));
  const hear = newThread(performance.now, setImmediate);
  expect(hear({ consult: asked })).toEqual({ estimates: opinions });
  expect(hear({ consult: { ...asked, game: 'chess' } })).toHaveProperty('failure');
});

test('nothing is started before somebody has to think, and it ends when nobody has to', async () => {
  const thinker = pool({ threads: 2, idleLife: 20 });
  expect(thinker.threads()).toBe(0);
  const asked = (level: string, times: number) =>
    Array.from({ length: times }, () => thinker.think(question(level, 3)));
  const thoughts = asked('medium', 6);
  // For a table of quick bots the thread that never takes an expert is enough.
  expect(thinker.threads()).toBe(1);
  thoughts.push(...asked('expert', 1));
  expect(thinker.threads()).toBe(2);
  thoughts.push(...asked('medium', 20));
  expect(thinker.threads()).toBe(3);
  await Promise.all(thoughts);
  await expect.poll(() => thinker.threads(), { timeout: 10_000 }).toBe(0);
  expect(question('medium').legal).toContain(await thinker.think(question('medium')));
});

test('a thread that was told to prepare is there, thinks as any other, and ends if nobody asks', async () => {
  const thinker = pool({ threads: 1, idleLife: 300 });
  thinker.prepare?.('seven-wonders', ['hard']);
  thinker.prepare?.('architects', ['easy', 'hard']);
  expect(thinker.threads()).toBe(1);
  const asked = question('hard', 3);
  // It comes in the middle of the practice, and doesn't wait for its end.
  expect(await thinker.think(asked)).toBe(answerTo(asked));
  thinker.prepare?.('seven-wonders', ['hard']);
  await expect.poll(() => thinker.threads(), { timeout: 10_000 }).toBe(0);
});

test('a question that breaks its bot is refused, and the next one is answered', async () => {
  const thinker = pool({ threads: 1 });
  await expect(thinker.think({ ...question('medium'), level: 'nobody' })).rejects.toThrow();
  expect(question('easy').legal).toContain<Move>(await thinker.think(question('easy')));
});

test('when it closes, waiting questions fail', async () => {
  const thinker = pool({ threads: 1 });
  const waiting = [thinker.think(question('expert')), thinker.think(question('expert'))];
  const told = Promise.allSettled(waiting);
  await thinker.close?.();
  expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(thinker.think(question('easy'))).rejects.toThrow();
});
