import type { CoachReason } from '@mirabilia/bots/reasons';
import { beforeAll, expect, test } from 'vitest';
import { reasonWords } from '../words/index.ts';
import { type CoachVoice, judgementOn, sentencesOf } from './said.ts';

beforeAll(() => reasonWords.ready());

const voice: CoachVoice = {
  ideaOf: (move) => String(move % 10),
  label: (move) => ['Press', 'Clay Pool', 'Baths'][move % 10] ?? '',
  reason: ({ kind }) => `Because of ${kind}.`,
};
const estimate = (move: number, win: number, visits = 200) => ({ move, win, visits, margin: 0.1, score: 40 });
const because = (...kinds: CoachReason['kind'][]) => ({
  reasons: kinds.map((kind) => ({ kind }) as CoachReason),
  swings: [],
  worlds: 120,
});

function said(
  estimates: ReturnType<typeof estimate>[],
  chosen?: number,
  explanation = because('scarce', 'sells'),
) {
  const judgement = judgementOn(voice, estimates, chosen);
  return judgement === undefined ? undefined : sentencesOf(voice, judgement, explanation).join(' ');
}

test('before a choice: the best move and why, compared with the best other idea', () => {
  // 10 is another way to pay for the same card.
  const all = [estimate(0, 0.5), estimate(10, 0.5), estimate(1, 0.3)];
  expect(said(all)).toBe('Press. Because of scarce. Because of sells.');
  expect(judgementOn(voice, all, undefined)?.compared).toEqual({ best: 0, other: 1, isAfterChoice: false });
});

test('after a choice: what it was worth, what was better, and why', () => {
  const all = [estimate(0, 0.5), estimate(1, 0.3), estimate(2, 0.45)];
  expect(said(all, 1)).toBe('Clay Pool: costly. Better: Press. Because of scarce. Because of sells.');
  expect(said(all, 2)).toBe('Baths: fine. A little better: Press. Because of scarce.');
  expect(said(all, 0)).toBe('Press: good.');
});

test('a hint has a reason even if another move is as good: against the next one that isn’t', () => {
  const all = [estimate(0, 0.5), estimate(1, 0.49), estimate(2, 0.4)];
  expect(said(all)).toBe('Press. About as good: Clay Pool. Because of scarce.');
  expect(judgementOn(voice, all, undefined)?.compared?.other).toBe(2);
});

test('where little depends on it no reason is asked for', () => {
  const all = [estimate(0, 0.5), estimate(1, 0.49)];
  expect(said(all)).toBe('Press. About as good: Clay Pool.');
  expect(said(all, 1)).toBe('Clay Pool: good.');
  expect(judgementOn(voice, all, 1)?.compared).toBe(undefined);
});

test('no single reason, or too few tries: so it is said', () => {
  expect(said([estimate(0, 0.5), estimate(1, 0.3)], 1, because())).toBe(
    'Clay Pool: costly. Better: Press. Several small things add up; none decides it alone.',
  );
  expect(said([estimate(0, 0.5, 40), estimate(1, 0.3, 40)])).toBe(
    'Press. Tried only a few times, so this isn’t certain.',
  );
  expect(said([estimate(0, 0.5)])).toBe(undefined);
});
