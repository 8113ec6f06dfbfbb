import type { Urgency } from '@mirabilia/match-service';
import { describe, expect, test } from 'vitest';
import {
  newThinkingQueue,
  type PendingQuestion,
  QUEUE_CLASSES,
  type ThinkingQueue,
} from './thinking-queue.ts';

interface Named extends PendingQuestion {
  readonly name: string;
}

type Wish = Partial<{
  level: string;
  urgency: Urgency;
  host: string;
  address: string;
  match: string;
  isRepeatable: boolean;
}>;

function asked(name: string, wish: Wish = {}): Named {
  const { level = 'easy', urgency = 'players', host = name, match = name, address, isRepeatable } = wish;
  return { name, level, isRepeatable, asker: { match, host, address, urgency } };
}

function queueOf(...questions: Named[]): ThinkingQueue<Named> {
  const queue = newThinkingQueue<Named>();
  for (const question of questions) queue.add(question, 0);
  return queue;
}

/** The names of all that come, in their order, at one moment. */
function order(
  queue: ThinkingQueue<Named>,
  kind: Parameters<typeof queue.next>[0] = 'any',
  now = 0,
): string[] {
  const names: string[] = [];
  for (let turn = queue.next(kind, now); turn !== undefined; turn = queue.next(kind, now)) {
    names.push(turn.asked.name);
  }
  return names;
}

const levelAt = (question: Named, now: number): string | undefined =>
  queueOf(question).next('any', now)?.level;

describe('the order', () => {
  test('is by urgency: clocks, then players, spectators and nobody, each with quick levels before experts', () => {
    const all = (['nobody', 'replay', 'spectators', 'players'] as const).flatMap((urgency) =>
      ['expert', 'hard'].map((level) => asked(`${urgency} ${level}`, { urgency, level })),
    );
    expect(order(queueOf(...all, asked('clock', { urgency: 'clock', level: 'hard' })))).toEqual([
      'clock',
      'players hard',
      'players expert',
      'spectators hard',
      'spectators expert',
      'replay hard',
      'replay expert',
      'nobody hard',
      'nobody expert',
    ]);
  });

  test('lets addresses take turns: many hosts at one are no more than one elsewhere', () => {
    const eves = Array.from({ length: 5 }, (_, i) => asked(`eve ${i}`, { address: 'away' }));
    const [bo, cy] = [asked('bo', { address: 'school' }), asked('cy', { address: 'school' })];
    expect(order(queueOf(...eves, bo, cy, asked('ann')))).toEqual([
      'eve 0',
      'bo',
      'ann',
      'eve 1',
      'cy',
      'eve 2',
      'eve 3',
      'eve 4',
    ]);
  });

  test('lets hosts take turns, and each host’s matches: many tables are no more than one', () => {
    const eve = (name: string, match: string) => asked(name, { host: 'eve', match });
    const queue = queueOf(
      eve('1a', '1'),
      eve('1b', '1'),
      eve('2a', '2'),
      eve('2b', '2'),
      asked('ann'),
      asked('bob'),
    );
    expect(order(queue)).toEqual(['1a', 'ann', 'bob', '2a', '1b', '2b']);
  });

  test('gives those who take only quick questions, or only experts, what they want', () => {
    const questions = [asked('expert', { level: 'expert' }), asked('quick', { urgency: 'nobody' })];
    expect(order(queueOf(...questions), 'quick')).toEqual(['quick']);
    expect(order(queueOf(...questions), 'expert')).toEqual(['expert']);
    expect(queueOf(...questions).quickSize()).toBe(1);
  });

  test('lets nobody wait for ever: of eight turns one is for the question that has waited longest', () => {
    const queue = queueOf(asked('last', { urgency: 'nobody', level: 'expert' }));
    let turns = 0;
    for (let now = 2000, isServed = false; !isServed; turns++) {
      queue.add(asked('ann'), now);
      isServed = queue.next('quick', now)?.asked.name === 'last';
    }
    expect(turns).toBeLessThanOrEqual(8);
  });
});

describe('the level', () => {
  test('of an expert who waits two seconds is hard, and medium after four', () => {
    const expert = asked('expert', { level: 'expert' });
    expect([0, 1999, 2000, 3999, 4000, 60_000].map((now) => levelAt(expert, now))).toEqual([
      'expert',
      'expert',
      'hard',
      'hard',
      'medium',
      'medium',
    ]);
  });

  test('of a clock’s move is medium after one second', () => {
    const clock = asked('clock', { level: 'hard', urgency: 'clock' });
    expect([999, 1000].map((now) => levelAt(clock, now))).toEqual(['hard', 'medium']);
  });

  test('of quick bots and styles falls no lower than medium', () => {
    expect(
      ['random', 'easy', 'medium', 'hard:scholar'].map((level) => levelAt(asked('a', { level }), 9000)),
    ).toEqual(['random', 'easy', 'medium', 'medium']);
  });

  test('of a repeatable question never falls; an expert’s stays with the threads for experts', () => {
    const hard = asked('hard', { level: 'hard', isRepeatable: true });
    const expert = asked('expert', { level: 'expert', isRepeatable: true });
    expect([2000, 9999].map((now) => levelAt(hard, now))).toEqual(['hard', 'hard']);
    const queue = queueOf(expert);
    for (let turn = 0; turn < 8; turn++) {
      queue.add(asked('ann'), 9000);
      expect(queue.next('quick', 9000)?.asked.name).toBe('ann');
    }
    expect(queue.next('expert', 9000)?.level).toBe('expert');
  });

  test('stays expert at a table of experts, who wait for each other', () => {
    const table = Array.from({ length: 7 }, (_, seat) =>
      asked(`expert ${seat}`, { level: 'expert', host: 'ann', match: 'one' }),
    );
    const queue = queueOf(...table);
    const levels = table.map((_, turn) => queue.next('any', turn * 1000)?.level);
    expect(new Set(levels)).toEqual(new Set(['expert']));
  });

  test('that has fallen makes a question quick: any thread may take it, in its turn', () => {
    const queue = queueOf(
      asked('late', { level: 'expert', host: 'eve', match: 'one' }),
      asked('later', { level: 'expert', host: 'eve', match: 'two' }),
    );
    expect(order(queue, 'quick', 1999)).toEqual([]);
    queue.add(asked('ann'), 2000);
    expect(order(queue, 'quick', 2000)).toEqual(['ann', 'late', 'later']);
  });
});

test('a repeatable question fails when it has waited ten seconds; others never do', () => {
  const queue = queueOf(asked('check', { level: 'hard', isRepeatable: true }), asked('ann'));
  expect(queue.takeOverdue(9999)).toEqual([]);
  expect(queue.takeOverdue(10_000).map(({ name }) => name)).toEqual(['check']);
  expect(order(queue, 'any', 10_000)).toEqual(['ann']);
});

test('the figures say how many wait in each class and for how long; what is cleared is gone', () => {
  const queue = queueOf(asked('a'), asked('b', { level: 'expert' }));
  queue.add(asked('c'), 500);
  const figures = queue.figures(1500);
  expect(Object.keys(figures)).toEqual(QUEUE_CLASSES);
  expect(figures.players).toEqual({ length: 2, oldest: 1500 });
  expect(figures['players-expert']).toEqual({ length: 1, oldest: 1500 });
  expect(figures.nobody).toEqual({ length: 0, oldest: 0 });
  expect(queue.clear().map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect([queue.size(), queue.quickSize()]).toEqual([0, 0]);
  expect(queue.next('any', 1500)).toBeUndefined();
});
