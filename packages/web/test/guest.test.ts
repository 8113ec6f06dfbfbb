import { accept, type Result, refuse } from '@mirabilia/kernel';
import { beforeEach, expect, test, vi } from 'vitest';
import { pretendBrowser } from './browser.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: { name?: string };
}

/** A server that answers from a list and records the requests. */
function serverThat(
  answers: Record<string, (call: Call) => [status: number, body: object] | 'down'>,
): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string | null }) => {
    const call = { method, path, body: JSON.parse(body ?? '{}') };
    calls.push(call);
    const answer = answers[`${method} ${path}`]?.(call) ?? 'down';
    if (answer === 'down') throw new TypeError('no network');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
  return calls;
}

const NOBODY = () => [200, { guest: null, name: null }] as [number, object];
const named = ({ body }: Call): [number, object] => [200, { guest: 'g1', name: body.name }];

async function page() {
  const { asGuest, guest, findGuest } = await import('../src/app/guest.ts');
  const { appWords } = await import('../src/words/index.ts');
  await appWords.ready();
  return { asGuest, guest, findGuest };
}

beforeEach(() => void pretendBrowser());

const work = vi.fn(async () => ({ ok: true, value: 7 }) as const);

test('a newcomer without a name gets a friendly one', async () => {
  const calls = serverThat({ 'GET /api/guests/me': NOBODY, 'POST /api/guests': named });
  const { asGuest, guest } = await page();
  expect(await asGuest(work)).toEqual({ ok: true, value: 7 });
  expect(guest.value?.name).toBe(calls[1]?.body.name);
  expect(guest.value?.name).toMatch(/^\p{L}+$/u);
});

test('a guest with a name keeps it', async () => {
  const calls = serverThat({ 'GET /api/guests/me': () => [200, { guest: 'g1', name: 'Ana' }] });
  const { asGuest } = await page();
  await asGuest(work);
  await asGuest(work, 'Ana');
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
});

test('a server that doesn’t answer is not asked for a new name: it may know this guest', async () => {
  const calls = serverThat({ 'POST /api/guests': named });
  const { asGuest, guest } = await page();
  expect(await asGuest(work)).toMatchObject({ ok: false, refusal: { code: 'unreachable' } });
  expect(guest.value).toBe(undefined);
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
});

test('a guest whom the server has forgotten comes back under the same name', async () => {
  const calls = serverThat({
    'GET /api/guests/me': () => [200, { guest: 'g1', name: 'Ana' }],
    'POST /api/guests': named,
  });
  const { asGuest } = await page();
  const forgetful = vi
    .fn<() => Promise<Result<number, 'no-guest'>>>()
    .mockResolvedValueOnce(refuse('no-guest'))
    .mockResolvedValue(accept(8));
  expect(await asGuest(forgetful)).toEqual({ ok: true, value: 8 });
  expect(calls.at(-1)?.body).toEqual({ name: 'Ana' });
});

test('a name that is refused stops everything before it begins', async () => {
  serverThat({
    'GET /api/guests/me': NOBODY,
    'POST /api/guests': () => [400, { code: 'bad-name', facts: {} }],
  });
  const { asGuest } = await page();
  work.mockClear();
  expect(await asGuest(work, ' ')).toMatchObject({ ok: false, refusal: { code: 'bad-name' } });
  expect(work).not.toHaveBeenCalled();
});
