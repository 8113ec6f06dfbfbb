import type { ServerMessage } from '@mirabilia/protocol';
import { expect, test } from 'vitest';
import { type Answer, refusal } from '../net/http.ts';
import { HeardMatch } from './heard-match.ts';
import type { MatchLink } from './link.ts';

class Told extends HeardMatch {
  answer: (answer: Answer<void>) => void = () => {};
  protected override send(): Promise<Answer<void>> {
    return new Promise((resolve) => {
      this.answer = resolve;
    });
  }
  tell(message: object): void {
    this.hear({ match: 'm', ...message } as ServerMessage);
  }
  readonly hasChat = false;
  override record: MatchLink['record'] = async () => refusal('unreachable');
  override rematch: MatchLink['rematch'] = async () => refusal('unreachable');
  override pathOf = () => '/';
  override close(): void {}
}

const DONE = { ok: true, value: undefined } as const;
const view = (decision: number) => ({
  type: 'view',
  decision,
  seat: 0,
  view: { public: { owed: [1] } },
  events: [],
  clock: { now: 0, deadlines: [null], banks: [0] },
  keepers: [],
});

function locked() {
  const match = new Told('m');
  match.tell(view(4));
  const choice = { decision: 4, step: 0, move: 'sell baths' };
  const made = match.commit(choice);
  expect(match.hopes.value).toEqual([choice]);
  return { match, choice, made };
}

test('a choice stays while it is carried out, and until that is told', async () => {
  const { match, choice, made } = locked();
  match.answer(DONE);
  await made;
  expect(match.hopes.value).toEqual([choice]);
  match.tell({ type: 'plan', plan: ['sell baths'] });
  expect(match.hopes.value).toEqual([]);
  expect(match.plan.value).toEqual(['sell baths']);
});

test('a choice that ended the decision stays until the next view', async () => {
  const { match, choice, made } = locked();
  match.answer(DONE);
  await made;
  expect(match.hopes.value).toEqual([choice]);
  match.tell(view(5));
  expect(match.hopes.value).toEqual([]);
});

test('what was told before the answer is not kept beside it', async () => {
  const { match, made } = locked();
  match.tell({ type: 'plan', plan: ['sell baths'] });
  match.answer(DONE);
  await made;
  expect(match.hopes.value).toEqual([]);
});

test('what was refused is forgotten at once', async () => {
  const { match, made } = locked();
  match.answer(refusal('unreachable'));
  await made;
  expect(match.hopes.value).toEqual([]);
});
