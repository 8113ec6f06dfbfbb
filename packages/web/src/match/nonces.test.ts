import { sealOf } from '@mirabilia/kernel';
import type { LobbyView } from '@mirabilia/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pretendBrowser } from '../../test/browser.ts';

const lobby = (change: Partial<LobbyView> = {}): LobbyView =>
  ({
    id: 'm1',
    seal: 's'.repeat(64),
    nonceSeals: [null, null],
    options: { players: 2 },
    seats: [
      { kind: 'human', name: 'Ann', isYou: true, isHost: true },
      { kind: 'bot', name: 'easy', isYou: false, isHost: false },
    ],
    you: { seat: 0, isHost: true },
    starting: false,
    ...change,
  }) as LobbyView;

const nonces = () => import('./nonces.ts');
let stored = new Map<string, string>();
beforeEach(() => {
  stored = pretendBrowser();
});

describe('the nonce of a match', () => {
  test('has 128 bits and is another one each time', async () => {
    const { newNonce } = await nonces();
    const drawn = Array.from({ length: 50 }, newNonce);
    for (const nonce of drawn) expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(drawn).size).toBe(50);
  });

  test('is there after the page was loaded again', async () => {
    (await nonces()).keepNonce('m1', { nonce: 'aa' });
    vi.resetModules();
    expect((await nonces()).nonceOf('m1')).toEqual({ nonce: 'aa' });
  });

  test('lasts as long as the page in a browser that stores nothing', async () => {
    pretendBrowser({ isForgetful: true });
    const { keepNonce, nonceOf } = await nonces();
    keepNonce('m1', { nonce: 'aa' });
    expect(nonceOf('m1')).toEqual({ nonce: 'aa' });
  });

  test('is forgotten after many others, and what isn’t one does no harm', async () => {
    const { keepNonce, nonceOf } = await nonces();
    for (let match = 0; match < 60; match++) keepNonce(`m${match}`, { nonce: `${match}` });
    expect([nonceOf('m9'), nonceOf('m10')?.nonce, nonceOf('m59')?.nonce]).toEqual([undefined, '10', '59']);
    stored.set('mirabilia.nonces', '{"half');
    expect(nonceOf('m59')?.nonce).toBe('59');
  });

  test('is this device’s only where the lobby shows its seal', async () => {
    const { keepNonce, nonceIn } = await nonces();
    keepNonce('m1', { nonce: 'aa' });
    expect(nonceIn(lobby())).toBeUndefined();
    expect(nonceIn(lobby({ nonceSeals: [null, sealOf('aa')] }))).toBeUndefined();
    expect(nonceIn(lobby({ nonceSeals: [sealOf('aa'), null] }))).toEqual({ nonce: 'aa' });
  });

  test('is told for one lobby only: what changed since could have been chosen by those who know it', async () => {
    const { keepNonce, mayTell, nonceOf, nonceToldFor, noteTaken } = await nonces();
    keepNonce('m1', { nonce: 'aa' });
    const own = () => nonceOf('m1') as NonNullable<ReturnType<typeof nonceOf>>;
    const first = lobby({ nonceSeals: [sealOf('aa'), null] });
    expect(mayTell(first, own())).toBe(true);
    expect(mayTell({ ...first, starting: true }, own())).toBe(true);
    expect(mayTell({ ...first, nonceSeals: [sealOf('aa'), sealOf('bb')] }, own())).toBe(false);
    expect(mayTell({ ...first, options: { players: 2, sides: 'B' } }, own())).toBe(false);
    expect(mayTell({ ...first, seats: first.seats.toReversed() }, own())).toBe(false);
    expect(nonceToldFor('m1', [])?.nonce).toBe('aa');
    expect(nonceToldFor(null, [null, sealOf('aa')])?.nonce).toBe('aa');
    expect(nonceToldFor('another', [sealOf('bb')])).toBeUndefined();
    noteTaken('m1');
    expect(nonceToldFor('m1', [])).toMatchObject({ nonce: 'aa', isTaken: true });
  });
});

describe('the start', () => {
  /** What the page sends when the host presses Start. */
  async function sent(shown: LobbyView): Promise<unknown> {
    const bodies: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      bodies.push(JSON.parse(body));
      return new Response(JSON.stringify({}), { status: 200 });
    });
    const { startMatch } = await import('../lobby/chance.ts');
    await startMatch(shown);
    return bodies[0];
  }

  test('takes the nonce along where no other device is waited for', async () => {
    (await nonces()).keepNonce('m1', { nonce: 'aa' });
    const alone = lobby({ nonceSeals: [sealOf('aa'), null] });
    expect(await sent(alone)).toEqual({ nonce: 'aa' });
    // It may have been heard: from now on only a lobby that is frozen as this one gets it.
    expect(await sent(alone)).toEqual({});
  });

  test('keeps it to itself while others have sealed theirs, or where it isn’t known', async () => {
    (await nonces()).keepNonce('m1', { nonce: 'aa' });
    expect(await sent(lobby({ nonceSeals: [sealOf('aa'), sealOf('bb')] }))).toEqual({});
    expect(await sent(lobby({ nonceSeals: [sealOf('cc'), null] }))).toEqual({});
  });
});
