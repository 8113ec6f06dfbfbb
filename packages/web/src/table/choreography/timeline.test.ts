import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newTimeline } from './timeline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An element that remembers its animations. */
function fakeElement() {
  const animations: { timing: KeyframeAnimationOptions; isCancelled: boolean }[] = [];
  const element = {
    animate: (_: Keyframe[], timing: KeyframeAnimationOptions) => {
      const one = { timing, isCancelled: false };
      animations.push(one);
      return {
        cancel: () => {
          one.isCancelled = true;
        },
      };
    },
  } as unknown as Element;
  return { element, animations };
}

test('acts are done at their times, and the end comes after the last thing', () => {
  const done: string[] = [];
  const { element, animations } = fakeElement();
  const timeline = newTimeline(1);
  timeline.whenOver(() => done.push('over'));
  timeline.act(200, () => done.push('second'));
  timeline.act(100, () => done.push('first'));
  timeline.animate(element, [], { at: 100, length: 300 });
  vi.advanceTimersByTime(199);
  expect(done).toEqual(['first']);
  vi.advanceTimersByTime(200);
  expect(done).toEqual(['first', 'second']);
  expect([timeline.isOver, animations[0]?.isCancelled]).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['first', 'second', 'over']);
  expect([timeline.isOver, animations[0]?.isCancelled]).toEqual([true, true]);
});

test('a skip does what is left in its order, drops sounds and cancels all motion', () => {
  const done: string[] = [];
  const { element, animations } = fakeElement();
  const timeline = newTimeline(1);
  timeline.animate(element, [], { at: 0, length: 300 });
  timeline.act(200, () => done.push('later'));
  timeline.act(100, () => done.push('sooner'));
  timeline.cue(150, () => done.push('sound'));
  timeline.whenOver(() => done.push('over'));
  timeline.skip();
  timeline.skip();
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(['sooner', 'later', 'over']);
  expect(animations[0]?.isCancelled).toBe(true);
});

test('at half the pace everything takes half of the time', () => {
  const done: string[] = [];
  const { element, animations } = fakeElement();
  const timeline = newTimeline(0.5);
  timeline.act(200, () => done.push('act'));
  timeline.animate(element, [], { at: 100, length: 300 });
  expect(animations[0]?.timing).toMatchObject({ delay: 50, duration: 150 });
  vi.advanceTimersByTime(100);
  expect(done).toEqual(['act']);
  vi.advanceTimersByTime(100);
  expect(timeline.isOver).toBe(true);
});

test('what is added on the way keeps its time from the beginning', () => {
  const { element, animations } = fakeElement();
  const timeline = newTimeline(1);
  timeline.act(100, () => timeline.animate(element, [], { at: 250, length: 50 }));
  vi.advanceTimersByTime(100);
  expect(animations[0]?.timing).toMatchObject({ delay: 150, duration: 50 });
  vi.advanceTimersByTime(200);
  expect(timeline.isOver).toBe(true);
});

test('after its end acts are done at once, and nothing moves', () => {
  const done: string[] = [];
  const { element, animations } = fakeElement();
  const timeline = newTimeline(1);
  timeline.skip();
  timeline.act(100, () => done.push('act'));
  timeline.cue(100, () => done.push('sound'));
  timeline.animate(element, [], { at: 0, length: 100 });
  timeline.whenOver(() => done.push('over'));
  expect(done).toEqual(['act', 'over']);
  expect(animations).toEqual([]);
});

test('a thing looks before its time as its first animation begins, whatever moves it later', () => {
  const { element, animations } = fakeElement();
  const timeline = newTimeline(1);
  timeline.animate(element, [{ opacity: 0 }, { opacity: 1 }], { at: 100, length: 50 });
  timeline.animate(element, [{ transform: 'none', offset: 0 }], { at: 100, length: 50 });
  timeline.animate(element, [{ opacity: 1 }, { opacity: 0 }], { at: 300, length: 50 });
  expect(animations.map(({ timing }) => timing.fill)).toEqual(['both', 'both', 'forwards']);
});
