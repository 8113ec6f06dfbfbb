// A choice is a pending move until it is answered, and a plan from then on.

import { type Result, refuse } from '@mirabilia/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Trouble } from '../net/http.ts';
import { HostedMatch } from './hosted-match.ts';

const DONE: Result<void, Trouble> = { ok: true, value: undefined };

class Heard extends HostedMatch {
  readonly hasChat = false;
  readonly replayPath = '';
  answer: (answer: Result<void, Trouble>) => void = () => {};
  sent = 0;
  protected send(): Promise<Result<void, Trouble>> {
    this.sent++;
    return new Promise((resolve) => {
      this.answer = resolve;
    });
  }
  tell(decision: number, deadlines: readonly (number | null)[] = [null, null, null]): void {
    const clock = { now: 0, deadlines, banks: [0, 0, 0] };
    const view = { public: { owed: [1, 1, 1] } };
    this.hear({ type: 'view', match: 'm', decision, seat: 0, view, events: [], clock, keepers: [] } as never);
  }
  readonly letBotPlay = async () => DONE;
  readonly record = async () => ({ ok: true, value: {} }) as const;
  readonly rematch = async () => ({ ok: false, code: 'unreachable' }) as never;
  readonly pathOf = () => '';
  close(): void {}
}

const CHOICE = { decision: 4, step: 0, move: 'build' };

function chosen(): { heard: Heard; answered: Promise<Result<void, Trouble>> } {
  const heard = new Heard('m');
  heard.tell(4);
  return { heard, answered: heard.commit(CHOICE) };
}

test('what was carried out stays chosen until the next view, though the answer comes first', async () => {
  const { heard, answered } = chosen();
  expect(heard.pendingMoves.value).toEqual([CHOICE]);
  heard.answer(DONE);
  await answered;
  expect([heard.pendingMoves.value, heard.plan.value]).toEqual([[], ['build']]);
  heard.tell(5);
  expect(heard.plan.value).toBeUndefined();
});

test('an answer that comes after the next view chooses nothing in it', async () => {
  const { heard, answered } = chosen();
  heard.tell(5);
  heard.answer(DONE);
  await answered;
  expect([heard.pendingMoves.value, heard.plan.value]).toEqual([[], undefined]);
});

test('what was refused is no plan', async () => {
  const { heard, answered } = chosen();
  heard.answer(refuse('unreachable'));
  await answered;
  expect([heard.pendingMoves.value, heard.plan.value]).toEqual([[], undefined]);
});

test('a move is preselected only where a clock runs', async () => {
  const heard = new Heard('m');
  heard.tell(4);
  expect(await heard.preselect(4, 'build')).toEqual(DONE);
  expect(heard.sent).toBe(0);
  heard.tell(4, [90_000, null, null]);
  const answered = heard.preselect(4, 'build');
  await Promise.resolve();
  expect(heard.sent).toBe(1);
  heard.answer(DONE);
  expect(await answered).toEqual(DONE);
});

describe('what is heard between two frames is taken in with the next one', () => {
  let draw = () => {};
  beforeEach(() => {
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('cancelAnimationFrame', () => {});
    vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
      draw = act;
      return 1;
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('view by view', () => {
    const heard = new Heard('m');
    const followed: (number | undefined)[] = [];
    heard.update.subscribe((told) => followed.push(told?.decision));
    heard.tell(4);
    heard.tell(5);
    expect(followed).toEqual([undefined]);
    draw();
    expect(followed).toEqual([undefined, 4, 5]);
  });

  test('though whoever follows fails at one of them', () => {
    const heard = new Heard('m');
    heard.update.subscribe((told) => {
      if (told?.decision === 4) throw new Error('a view too many');
    });
    heard.tell(4);
    heard.tell(5);
    expect(draw).toThrow('a view too many');
    expect(heard.update.value?.decision).toBe(5);
    heard.tell(6);
    draw();
    expect(heard.update.value?.decision).toBe(6);
  });
});
