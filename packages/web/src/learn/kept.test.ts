// @vitest-environment happy-dom

import { describe, expect, test, vi } from 'vitest';
import { NOTHING_TAUGHT } from './taught.ts';

const KEY = 'mirabilia.learn';

async function keptIn(text: string | null) {
  vi.resetModules();
  localStorage.clear();
  if (text !== null) localStorage.setItem(KEY, text);
  return import('./kept.ts');
}

const LESSON = { lesson: 'first-wonders', taught: NOTHING_TAUGHT, isSkipped: false } as const;

describe('what is remembered of lessons', () => {
  test.for(['7', '{', 'null', '{"matches":{"a":{"lesson":"chess"}},"done":{"chess":"reached"},"hints":3}'])(
    'is nothing where it isn’t ours: %s',
    async (text) => {
      const kept = await keptIn(text);
      expect(kept.isNewHere()).toBe(true);
      expect(kept.lessonIn('a')).toBeUndefined();
      expect(kept.hintsShown()).toEqual(NOTHING_TAUGHT);
    },
  );

  test('goes with the match when a turn is taken back, and survives a reload', async () => {
    const kept = await keptIn(null);
    kept.keepLesson('one', LESSON);
    kept.keepTaught('one', { done: { buy: 3 }, shown: { buy: [2] } });
    kept.moveLesson('one', 'two');
    const again = await keptIn(localStorage.getItem(KEY));
    expect(again.lessonIn('one')).toBeUndefined();
    expect(again.lessonIn('two')?.taught.done).toEqual({ buy: 3 });
    expect(again.matchOf('first-wonders')).toBe('two');
    expect(again.isLessonRunning('two')).toBe(true);
  });

  test('keeps the best result, and the match stays a lesson’s while its end is looked at', async () => {
    const kept = await keptIn(null);
    kept.keepLesson('one', LESSON);
    kept.finishLesson('first-wonders', 'one', true);
    kept.finishLesson('first-wonders', 'one', false);
    expect(kept.howDone('first-wonders')).toBe('reached');
    expect(kept.lessonIn('one')).toBeDefined();
    expect(kept.isLessonRunning('one')).toBe(false);
    expect(kept.matchOf('first-wonders')).toBeUndefined();
    expect(kept.isNewHere()).toBe(false);
  });

  test('whoever knows the game isn’t asked again', async () => {
    const kept = await keptIn(null);
    kept.skipLessons();
    expect((await keptIn(localStorage.getItem(KEY))).isNewHere()).toBe(false);
  });

  test('a hint comes once, whatever the match', async () => {
    const kept = await keptIn(null);
    kept.keepHints({ done: {}, shown: { back: [4] } });
    expect(kept.hintsShown().shown).toEqual({ back: [-1] });
    kept.forgetHints();
    expect(kept.hintsShown()).toEqual(NOTHING_TAUGHT);
  });
});
