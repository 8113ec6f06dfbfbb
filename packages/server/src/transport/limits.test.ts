import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LEFT_TO_GUESTS, LIMITS, type Limiter, limiterOf, takeRates } from './limits.ts';

const limiter = (times: number): Limiter =>
  limiterOf({ rates: { ...LIMITS.rates, guests: { times, seconds: 600 } } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the seconds are true, however often a caller goes on asking', async () => {
  const { take } = limiter(2);
  for (let i = 0; i < 2; i++) expect(await take('guests', 'a')).toBeUndefined();
  const told: unknown[] = [];
  for (let second = 0; second < 599; second++) {
    const refused = await take('guests', 'a');
    told.push(refused?.refusal.facts?.seconds);
    vi.advanceTimersByTime(1000);
  }
  expect(told).toEqual(Array.from({ length: 599 }, (_, second) => 600 - second));
  expect((await take('guests', 'a'))?.refusal).toEqual({
    code: 'too-many',
    facts: { what: 'guests', seconds: 1 },
  });
  vi.advanceTimersByTime(1000);
  expect(await take('guests', 'a')).toBeUndefined();
});

test('each caller is counted alone', async () => {
  const { take } = limiter(1);
  expect(await take('guests', 'a')).toBeUndefined();
  expect(await take('guests', 'b')).toBeUndefined();
  expect(await take('guests', 'a')).toBeDefined();
});

test('what was refused uses up nothing that is given back', async () => {
  const { take, borrow } = limiter(2);
  const borrowed = [await borrow('guests', 'a'), await borrow('guests', 'a')];
  for (let i = 0; i < 5; i++) await take('guests', 'a');
  for (const one of borrowed) if (one.ok) await one.value();
  expect([await take('guests', 'a'), await take('guests', 'a')]).toEqual([undefined, undefined]);
});

test('what is given back too late is no credit', async () => {
  const { take, borrow } = limiter(2);
  const late = await borrow('guests', 'a');
  vi.advanceTimersByTime(600_000);
  if (late.ok) await late.value();
  const told = [await take('guests', 'a'), await take('guests', 'a'), await take('guests', 'a')];
  expect(told.map((refused) => refused === undefined)).toEqual([true, true, false]);
  // Nor does it take away what others have used up meanwhile.
  if (late.ok) await late.value();
  expect(await take('guests', 'a')).toBeDefined();
});

test('what is left to each guest of an address is limited for all of them together', async () => {
  const limiter = limiterOf({
    rates: {
      ...LIMITS.rates,
      records: { times: 2, seconds: 600 },
      'own-records': { times: 2, seconds: 600 },
    },
  });
  const rates = [{ name: 'records', of: 'address', own: 'own-records' }] as const;
  const imports = async (address: string, guest: string) =>
    (await takeRates(limiter, rates, { address, guest })).ok;
  for (let i = 0; i < 2; i++) expect(await imports('school', 'eve')).toBe(true);
  let done = 0;
  for (let guest = 0; guest < 50; guest++) if (await imports('school', `made beforehand ${guest}`)) done++;
  expect(done).toBe(2 * LEFT_TO_GUESTS);
  // What the address was refused has cost the guest nothing of their own.
  expect(await imports('home', 'eve')).toBe(true);
  const atHome: boolean[] = [];
  for (let i = 0; i < 4; i++) atHome.push(await imports('home', 'made beforehand 49'));
  expect(atHome).toEqual([true, true, true, false]);
});

test('a call that one limit refuses uses up none of the others', async () => {
  const limiter = limiterOf({
    rates: {
      ...LIMITS.rates,
      matches: { times: 2, seconds: 60 },
      'matches-of-address': { times: 1, seconds: 60 },
    },
  });
  const rates = [
    { name: 'changes', of: 'guest' },
    { name: 'matches', of: 'guest', isOfDone: true },
    { name: 'matches-of-address', of: 'address', isOfDone: true },
  ] as const;
  const create = (address: string) => takeRates(limiter, rates, { address, guest: 'ann' });
  expect((await create('school')).ok).toBe(true);
  for (let again = 0; again < 5; again++) {
    expect(await create('school')).toMatchObject({ refusal: { facts: { what: 'matches-of-address' } } });
  }
  const atHome = await create('home');
  expect(atHome.ok).toBe(true);
  expect(await create('elsewhere')).toMatchObject({ refusal: { facts: { what: 'matches' } } });
  // What was refused afterwards was no match, but it was a call that might have changed something.
  if (atHome.ok) await atHome.value.undo();
  expect((await create('elsewhere')).ok).toBe(true);
});
