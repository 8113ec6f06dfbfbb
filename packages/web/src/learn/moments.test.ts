// Which bubble is shown when.

import { describe, expect, test } from 'vitest';
import { type LessonMoment, newGuide, type Situation } from './moments.ts';
import { NOTHING_TAUGHT, taughtBefore } from './taught.ts';

interface Plain extends Situation {
  readonly on: readonly string[];
  readonly did?: string;
}

const at = (decision: number, on: readonly string[], more: Partial<Plain> = {}): Plain => ({
  decision,
  isChoosing: true,
  picked: undefined,
  most: 2,
  on,
  ...more,
});

const moment = (
  id: string,
  kind: 'must' | 'suggest' | 'note',
  more: Partial<LessonMoment<Plain>> = {},
): LessonMoment<Plain> => ({
  id,
  kind,
  when: ({ on }) => (on.includes(id) ? { text: () => id, at: [] } : undefined),
  done: ({ did }) => did === id,
  ...more,
});

const ALL = [
  moment('must', 'must'),
  moment('one', 'suggest'),
  moment('two', 'note'),
  moment('three', 'note'),
];
const guide = () => newGuide(ALL, NOTHING_TAUGHT);

describe('a bubble', () => {
  test('is the first that holds, and stays while it holds', () => {
    const now = guide();
    expect(now.look(at(0, ['two', 'one']))?.id).toBe('one');
    expect(now.look(at(0, ['two', 'one', 'three']))?.id).toBe('one');
    expect(now.look(at(0, ['two']))?.id).toBe('two');
  });

  test('gives way to what must be done if it is a note, and news leave room for as many others as usual', () => {
    const now = newGuide(
      [moment('must', 'must'), moment('news', 'note', { isNews: true }), ...ALL.slice(1)],
      NOTHING_TAUGHT,
    );
    const ids: (string | undefined)[] = [];
    for (const id of ['news', 'one', 'two', 'three']) {
      ids.push(now.look(at(0, [id]))?.id);
      now.close();
    }
    expect(ids).toEqual(['news', 'one', 'two', undefined]);
    expect(now.look(at(1, ['three']))?.id).toBe('three');
    expect(now.look(at(1, ['three', 'must']))?.id).toBe('must');
  });

  test('that was closed doesn’t come back in the same turn; a suggestion comes once more later', () => {
    const now = guide();
    const ids: (string | undefined)[] = [];
    for (let turn = 0; turn < 4; turn++) {
      ids.push(now.look(at(turn, ['one']))?.id);
      now.close();
      expect(now.look(at(turn, ['one']))).toBeUndefined();
    }
    expect(ids).toEqual(['one', 'one', undefined, undefined]);
  });

  test('that was followed is not shown any more', () => {
    const now = guide();
    expect(now.look(at(0, ['one']))?.id).toBe('one');
    expect(now.look(at(1, ['one'], { did: 'one' }))).toBeUndefined();
    expect(now.look(at(2, ['one']))).toBeUndefined();
  });

  test('never comes as a third in one turn, except for what must be done', () => {
    const now = guide();
    const on = ['one', 'two', 'three'];
    expect(now.look(at(0, on))?.id).toBe('one');
    now.close();
    expect(now.look(at(0, on))?.id).toBe('two');
    now.close();
    expect(now.look(at(0, on))).toBeUndefined();
    expect(now.look(at(0, [...on, 'must']))?.id).toBe('must');
    now.close();
    expect(now.look(at(0, ['must']))?.id).toBe('must');
    expect(now.look(at(1, on))?.id).toBe('one');
  });

  test('that notes something goes with the next thing that is picked up, and others wait until it is put down', () => {
    const now = guide();
    expect(now.look(at(0, ['two']))?.id).toBe('two');
    expect(now.look(at(0, ['two', 'one'], { picked: 3 }))).toBeUndefined();
    expect(now.look(at(0, ['two', 'one']))?.id).toBe('one');
  });

  test('about what is picked up comes with it', () => {
    const now = newGuide([moment('held', 'note', { isAboutPicked: true })], NOTHING_TAUGHT);
    expect(now.look(at(0, ['held'], { picked: 3 }))?.id).toBe('held');
    expect(now.look(at(0, [], { picked: 4 }))).toBeUndefined();
  });
});

test('a turn that is taken back is taught again; what came before it is not', () => {
  const before = guide();
  before.look(at(0, ['two']));
  before.look(at(1, ['one']));
  before.look(at(2, [], { did: 'one' }));
  const taught = before.taught();
  expect(taught).toEqual({ done: { one: 2 }, shown: { two: [0], one: [1] } });
  const again = newGuide(ALL, taughtBefore(taught, 1));
  expect(again.look(at(1, ['one', 'two']))?.id).toBe('one');
});
