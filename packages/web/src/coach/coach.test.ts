import type { Consultation, WhyQuestion } from '@mirabilia/match-service';
import type { LobbyView } from '@mirabilia/protocol';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { TableLink } from '../match/link.ts';
import { type CoachQuestion, isRough, newCoach, ranked } from './coach.ts';
import { isCoachAllowed } from './coach-allowed.ts';
import { type JudgedChoice, judge, mistakes, type PlayedChoice, reviewOf } from './match-review.ts';

const asked = (decision: number): CoachQuestion => ({ decision, seat: 0, plan: [], view: { decision } });
const estimate = (move: number, win: number) => ({ move, win, margin: 0.1, score: 40, visits: 20 });

/** A thread that answers when it is told to. */
function aThread() {
  const heard: Consultation['consult'][] = [];
  const told: unknown[] = [];
  const worker = {
    postMessage: (message: Consultation | WhyQuestion) => {
      told.push(message);
      if ('consult' in message) heard.push(message.consult);
    },
    terminate: () => void heard.splice(0),
    onmessage: (_: MessageEvent) => {},
    onerror: (_: ErrorEvent) => {},
  };
  const answer = (estimates: readonly object[]) => worker.onmessage({ data: { estimates } } as MessageEvent);
  const decisions = () => heard.map(({ view }) => (view as { decision: number }).decision);
  return { worker, answer, heard, decisions, last: () => told.at(-1) };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));
const coachWith = ({ worker }: ReturnType<typeof aThread>) =>
  newCoach(
    () => 'architects',
    () => worker as unknown as Worker,
  );

test('an expert gets the view and nothing else, and its answer is reused', async () => {
  const thread = aThread();
  const coach = coachWith(thread);
  const answer = coach.opinions(asked(3));
  await soon();
  expect(thread.heard).toEqual([{ game: 'architects', level: 'expert', view: { decision: 3 }, seed: '3 0' }]);
  expect(answer.value).toBe(undefined);
  thread.answer([estimate(7, 0.5)]);
  expect(answer.value).toEqual([estimate(7, 0.5)]);
  expect(coach.opinions(asked(3)).value).toEqual([estimate(7, 0.5)]);
  await soon();
  expect(thread.heard).toHaveLength(1);
});

test('the best number comes first, unless too little is known of it', () => {
  const few = { ...estimate(1, 0.6), visits: 3 };
  const [steady, better] = [estimate(2, 0.3), estimate(3, 0.4)];
  const all = [steady, few, better];
  expect(ranked(all)).toEqual([better, steady, few]);
  expect(all.map((each) => isRough(each, all))).toEqual([false, true, false]);
});

test('changing the first of two choices gives new estimates for the second', async () => {
  const thread = aThread();
  const coach = coachWith(thread);
  coach.opinions({ ...asked(3), plan: [7] });
  await soon();
  thread.answer([estimate(1, 0.5)]);
  expect(coach.opinions({ ...asked(3), plan: [8] }).value).toBe(undefined);
});

test('going quickly through a match asks for the current moment, not for all that were passed', async () => {
  const thread = aThread();
  const coach = coachWith(thread);
  for (let decision = 0; decision < 40; decision++) coach.opinions(asked(decision));
  for (let i = 0; i < 40; i++) {
    await soon();
    thread.answer([estimate(1, 0.5)]);
  }
  expect(thread.decisions()).toEqual(Array.from({ length: 16 }, (_, i) => 39 - i));
});

test('a question that fails doesn’t block the others; a worker that breaks is reported', async () => {
  const thread = aThread();
  const coach = coachWith(thread);
  coach.opinions(asked(1));
  const failed = coach.opinions(asked(2));
  await soon();
  thread.worker.onmessage({ data: { failure: 'no' } } as MessageEvent);
  expect(failed.value).toEqual([]);
  expect(thread.decisions()).toEqual([2, 1]);
  expect(coach.isAbsent.value).toBe(false);
  thread.worker.onerror({ preventDefault: () => {} } as ErrorEvent);
  expect(coach.isAbsent.value).toBe(true);
  const later = coach.opinions(asked(3));
  await soon();
  thread.answer([estimate(1, 0.5)]);
  expect(later.value).toHaveLength(1);
  expect(coach.isAbsent.value).toBe(false);
});

test('several workers think about several questions; why waits until all estimates are asked for', async () => {
  const threads = [aThread(), aThread()];
  let started = 0;
  const coach = newCoach(
    () => 'architects',
    () => threads[started++]?.worker as unknown as Worker,
    2,
  );
  const compared = { best: 7, other: 8, isAfterChoice: true };
  const why = coach.reasons(asked(1), compared);
  coach.opinions(asked(1));
  coach.opinions(asked(2));
  await soon();
  expect(threads.map(({ decisions }) => decisions())).toEqual([[2], [1]]);
  threads[0]?.answer([estimate(7, 0.5)]);
  expect(threads[0]?.last()).toEqual({
    explain: { game: 'architects', view: { decision: 1 }, seed: '1 0', ...compared },
  });
  const explanation = { reasons: [{ kind: 'lasting' }], swings: [], worlds: 0 };
  threads[0]?.worker.onmessage({ data: { explanation } } as MessageEvent);
  expect(why.value).toEqual(explanation);
  expect(coach.reasons(asked(1), compared).value).toEqual(explanation);
});

test('a quick look is another question than a thorough one', async () => {
  const thread = aThread();
  const coach = coachWith(thread);
  coach.opinions({ ...asked(1), effort: 0.5 });
  await soon();
  expect(thread.heard[0]).toMatchObject({ effort: 0.5, seed: '1 0' });
  thread.answer([estimate(7, 0.5)]);
  expect(coach.opinions(asked(1)).value).toBe(undefined);
});

test('the worker stops when nobody listens any more, and starts again for the next listener', async () => {
  const thread = aThread();
  const coach = coachWith(thread);
  const [leave, leaveToo] = [coach.start(), coach.start()];
  coach.opinions(asked(1));
  await soon();
  leave();
  expect(thread.decisions()).toEqual([1]);
  leaveToo();
  expect(thread.decisions()).toEqual([]);
  coach.opinions(asked(2));
  await soon();
  expect(thread.decisions()).toEqual([2]);
});

test('hints are off in games against people', () => {
  const you = { kind: 'human', isYou: true };
  const other = { kind: 'human', isYou: false };
  const bot = { kind: 'bot', isYou: false };
  const fair = (seats: readonly object[], kind: TableLink['kind'] = 'live') =>
    isCoachAllowed({ lobby: signal({ seats } as LobbyView | undefined), kind });
  expect(fair([you, bot, bot])).toBe(true);
  expect(fair([you, bot, other])).toBe(false);
  expect(fair([you, { kind: 'open', isYou: false }])).toBe(false);
  // Spectators could pass hints on.
  expect(fair([bot, bot])).toBe(false);
  expect(fair([other, other], 'replay')).toBe(true);
  expect(isCoachAllowed({ kind: 'live', lobby: signal(undefined) })).toBe(false);
});

const made = (at: number, chosen: number): PlayedChoice => ({
  at,
  caption: `turn ${at}`,
  asked: asked(at),
  chosen,
});

test('the cost of a choice is what the best one would have won more', () => {
  expect(judge(made(1, 8), [estimate(7, 0.5), estimate(8, 0.3)])).toMatchObject({ win: 0.3, best: 0.5 });
  // The coach prefers a move for more than its chance.
  expect(judge(made(1, 8), [estimate(7, 0.3), estimate(8, 0.4)])).toMatchObject({ win: 0.4, best: 0.4 });
  expect(judge(made(1, 7), [estimate(7, 0.5)])).toBe(null);
  expect(judge(made(1, 9), [estimate(7, 0.5), estimate(8, 0.3)])).toBe(null);
});

test('the three costliest choices are listed, and none that cost next to nothing', () => {
  const course = [0.5, 0.48, 0.3, 0.1, 0.2, 0.4].map(
    (win, at): JudgedChoice => ({ ...made(at, 1), win, best: 0.5, estimates: [] }),
  );
  expect(mistakes(course).map(({ at }) => at)).toEqual([3, 4, 2]);
  expect(mistakes(course.slice(0, 2))).toEqual([]);
});

test('a question that newer ones pushed out of the queue is asked again', async () => {
  const thread = aThread();
  const coach = coachWith(thread);
  const step = reviewOf(coach, [made(1, 8)], new AbortController().signal).next();
  for (let decision = 2; decision < 40; decision++) coach.opinions(asked(decision));
  const answering = setInterval(() => thread.answer([estimate(7, 0.5), estimate(8, 0.3)]), 10);
  expect((await step).value).toHaveLength(1);
  clearInterval(answering);
});

test('a match is reviewed choice by choice, and what cost most is looked at again', async () => {
  const thread = aThread();
  const controller = new AbortController();
  const steps = reviewOf(coachWith(thread), [made(1, 8), made(2, 7), made(3, 7)], controller.signal);
  const next = async (best: number) => {
    const step = steps.next();
    await soon();
    thread.answer([estimate(7, best), estimate(8, 0.3)]);
    return (await step).value as readonly JudgedChoice[];
  };
  expect((await next(0.5)).map(({ win }) => win)).toEqual([0.3]);
  expect((await next(0.5)).map(({ win }) => win)).toEqual([0.3, 0.5]);
  expect((await next(0.5)).map(({ win }) => win)).toEqual([0.3, 0.5, 0.5]);
  expect(thread.heard.at(-1)?.effort).toBeLessThan(1);
  // The only mistake is asked about once more, with all simulations: it was none.
  expect((await next(0.31)).map(({ best }) => best)).toEqual([0.31, 0.5, 0.5]);
  expect(thread.heard.at(-1)).toEqual({
    game: 'architects',
    level: 'expert',
    view: { decision: 1 },
    seed: '1 0',
  });
  expect((await steps.next()).done).toBe(true);
});

test('a review can be cancelled', async () => {
  const controller = new AbortController();
  const steps = reviewOf(coachWith(aThread()), [made(1, 8)], controller.signal);
  const first = steps.next();
  await soon();
  controller.abort(new Error('left'));
  await expect(first).rejects.toThrow('left');
});
