// Nobody chooses a deal: the server seals its secret when the match is created, every device seals a nonce before the first
// one is told, and what was told can't be put to another use.

import { type Chance, checkRecord, type Json, sealOf, seedFrom } from '@mirabilia/kernel';
import type { LobbyView } from '@mirabilia/protocol';
import { sevenWonders } from '@mirabilia/seven-wonders';
import { describe, expect, test } from 'vitest';
import { NONCES_WITHIN } from '../src/lobby/chance.ts';
import type { MatchRow } from '../src/store.ts';
import { quiet } from '../testkit/fake-time.ts';
import {
  codeOf,
  follow,
  granted,
  guestNamed,
  type Harness,
  openHarness,
  playOn,
  scriptedClient,
  startTable,
} from '../testkit/harness.ts';

const ana = guestNamed('Ana');
const bo = guestNamed('Bo');
const cy = guestNamed('Cy');
const NONCE = { ana: 'a'.repeat(32), bo: 'b'.repeat(32), cy: 'c'.repeat(32), late: 'd'.repeat(32) };

const rowOf = ({ store }: Harness, id: string) => store.rows.get(id) as MatchRow;
const secretOf = (harness: Harness, id: string) => rowOf(harness, id).lobby.secret as string;

interface Devices {
  readonly seats?: readonly string[];
  readonly hosts?: string;
  readonly bos?: string;
}

/** Ana's table, at which Bo sits; both devices have sealed a nonce unless the test says otherwise. */
async function table(harness: Harness, devices: Devices = {}): Promise<LobbyView> {
  const { seats = ['open', 'open', 'bot:easy'], hosts = NONCE.ana, bos = NONCE.bo } = devices;
  const { service } = harness;
  const { id } = granted(
    await service.create(ana, {
      game: 'seven-wonders',
      options: {},
      seats: [...seats],
      pace: { kind: 'untimed' },
      botDelay: 0,
      visibility: 'private',
      ...(hosts === '' ? {} : { nonceSeal: sealOf(hosts) }),
    }),
  );
  return granted(await service.join(id, bo, bos === '' ? undefined : sealOf(bos)));
}

/** The seed of a match that has started, and whether it is what secret and nonces make of it. */
function expectDrawnFrom(harness: Harness, id: string, nonces: readonly (string | null)[]): void {
  const { seed, status } = rowOf(harness, id);
  expect(status).toBe('running');
  expect(seed).toBe(seedFrom({ secret: secretOf(harness, id), nonces }));
}

describe('the seal', () => {
  test('is shown from the creation on and never changes; the secret stays in the store', async () => {
    const harness = openHarness();
    const { service } = harness;
    const { id, seal } = await table(harness);
    expect(seal).toBe(sealOf(secretOf(harness, id)));
    const views = [
      granted(await service.changeSeats(id, ana, { do: 'shuffle' })),
      granted(await service.changeTerms(id, ana, { players: 4 })),
      granted(await service.leave(id, bo)),
      granted(await service.join(id, cy)),
      granted(await service.changeSeats(id, ana, { do: 'fill', level: 'easy' })),
      granted(await service.start(id, ana, { nonce: NONCE.ana })),
      granted(await service.lobby(id, undefined)),
    ];
    for (const view of views) {
      expect(view).toMatchObject({ seal, serverSecret: null, seed: null });
      expect(JSON.stringify(view)).not.toContain(secretOf(harness, id));
    }
  });

  test('of two matches is not the same', async () => {
    const harness = openHarness();
    expect((await table(harness)).seal).not.toBe((await table(harness)).seal);
  });
});

describe('a start', () => {
  test('against bots is one call: the host’s nonce comes with it', async () => {
    const harness = openHarness();
    const { service } = harness;
    const { id } = await table(harness, { bos: '' });
    const started = granted(await service.start(id, ana, { nonce: NONCE.ana }));
    expect(started).toMatchObject({ status: 'running', starting: false, nonces: [NONCE.ana, null, null] });
    expectDrawnFrom(harness, id, [NONCE.ana, null, null]);
  });

  test('of people whose devices add nothing is one call', async () => {
    const harness = openHarness();
    const { id } = await table(harness, { hosts: '', bos: '' });
    granted(await harness.service.start(id, ana));
    expectDrawnFrom(harness, id, [null, null, null]);
  });

  test('waits for the nonces of others, and begins with the last one', async () => {
    const harness = openHarness();
    const { service } = harness;
    const { id, seal } = await table(harness);
    const guest = scriptedClient(bo);
    await follow(harness, guest, id);
    const frozen = granted(await service.start(id, ana));
    expect(frozen).toMatchObject({ status: 'lobby', starting: true, nonces: [] });
    expect(frozen.nonceSeals).toEqual([sealOf(NONCE.ana), sealOf(NONCE.bo), null]);
    expect(guest.last('lobby')?.lobby).toMatchObject({ starting: true, seal });

    const told = granted(await service.tellNonce(id, ana, NONCE.ana));
    expect(told).toMatchObject({ status: 'lobby', starting: true });
    // Nobody else hears a nonce before the deal.
    expect(JSON.stringify([told, guest.heard])).not.toContain(NONCE.ana);
    const started = granted(await service.tellNonce(id, bo, NONCE.bo));
    await quiet();
    expect(started).toMatchObject({
      status: 'running',
      starting: false,
      nonces: [NONCE.ana, NONCE.bo, null],
    });
    expect(guest.model.view).toBeDefined();
    expectDrawnFrom(harness, id, [NONCE.ana, NONCE.bo, null]);
  });

  test('goes on without a device that doesn’t answer, after two seconds, and the lobby says whose', async () => {
    const harness = openHarness();
    const { service, time } = harness;
    const { id } = await table(harness);
    granted(await service.start(id, ana));
    granted(await service.tellNonce(id, ana, NONCE.ana));
    await time.pass(NONCES_WITHIN - 1);
    expect(granted(await service.start(id, ana))).toMatchObject({ status: 'lobby', starting: true });
    await time.pass(1);
    const started = granted(await service.start(id, ana));
    expect(started).toMatchObject({
      status: 'running',
      nonceSeals: [sealOf(NONCE.ana), sealOf(NONCE.bo), null],
      nonces: [NONCE.ana, null, null],
    });
    expect(codeOf(await service.tellNonce(id, bo, NONCE.bo))).toBe('match-started');
    expectDrawnFrom(harness, id, [NONCE.ana, null, null]);
  });

  test('survives a restart and the host’s absence', async () => {
    const first = openHarness();
    const { id, seal } = await table(first);
    granted(await first.service.start(id, ana));
    granted(await first.service.tellNonce(id, ana, NONCE.ana));
    const harness = first.restarted();
    expect(granted(await harness.service.lobby(id, bo))).toMatchObject({ starting: true, seal });
    granted(await harness.service.tellNonce(id, bo, NONCE.bo));
    expectDrawnFrom(harness, id, [NONCE.ana, NONCE.bo, null]);
  });

  test('by both devices at once begins once', async () => {
    const harness = openHarness();
    const { service } = harness;
    const { id } = await table(harness);
    granted(await service.start(id, ana));
    const both = await Promise.all([
      service.tellNonce(id, ana, NONCE.ana),
      service.tellNonce(id, bo, NONCE.bo),
    ]);
    expect(both.map(codeOf)).toEqual(['ok', 'ok']);
    expectDrawnFrom(harness, id, [NONCE.ana, NONCE.bo, null]);
  });
});

describe('whoever wants to choose a deal', () => {
  test('can’t tell another nonce than was sealed, nor for somebody else', async () => {
    const harness = openHarness();
    const { service } = harness;
    const { id } = await table(harness);
    granted(await service.start(id, ana));
    const before = rowOf(harness, id).lobby;
    expect(codeOf(await service.tellNonce(id, bo, NONCE.late))).toBe('bad-nonce');
    expect(codeOf(await service.tellNonce(id, bo, NONCE.ana))).toBe('bad-nonce');
    expect(codeOf(await service.tellNonce(id, cy, NONCE.bo))).toBe('not-seated');
    expect(rowOf(harness, id).lobby).toEqual(before);
  });

  test('can’t seal another nonce, change seats or settings once the first could have been told', async () => {
    const harness = openHarness();
    const { service } = harness;
    const { id } = await table(harness);
    granted(await service.start(id, ana));
    const before = rowOf(harness, id).lobby;
    const refused = [
      service.sealNonce(id, bo, sealOf(NONCE.late)),
      service.sealNonce(id, ana, sealOf(NONCE.late)),
      service.changeSeats(id, ana, { do: 'swap', seat: 0, with: 2 }),
      service.changeSeats(id, ana, { do: 'remove', seat: 1 }),
      service.changeTerms(id, ana, { options: { sides: 'B' } }),
      service.start(id, ana, { nonce: NONCE.ana }),
    ];
    for (const each of refused) expect(codeOf(await each)).toBe('match-starting');
    expect(codeOf(await service.join(id, cy, sealOf(NONCE.cy)))).toBe('match-full');
    expect(rowOf(harness, id).lobby).toEqual(before);
  });

  test('gets no nonce before all are sealed: what is told too early is refused and not kept', async () => {
    const harness = openHarness();
    const { service } = harness;
    const { id } = await table(harness);
    expect(codeOf(await service.tellNonce(id, bo, NONCE.bo))).toBe('match-not-started');
    // Bo has sealed one since Ana looked, so hers could have been known to him.
    expect(codeOf(await service.start(id, ana, { nonce: NONCE.ana }))).toBe('lobby-changed');
    expect(JSON.stringify(rowOf(harness, id))).not.toContain(NONCE.ana);
    expect(JSON.stringify(rowOf(harness, id))).not.toContain(NONCE.bo);
  });

  test('draws nothing anew by starting again', async () => {
    const harness = openHarness();
    const { service, time } = harness;
    const { id } = await table(harness);
    granted(await service.start(id, ana));
    const { lobby } = rowOf(harness, id);
    for (let again = 0; again < 5; again++) granted(await service.start(id, ana));
    expect(rowOf(harness, id).lobby).toEqual(lobby);
    await time.pass(NONCES_WITHIN);
    granted(await service.start(id, ana));
    expect(codeOf(await service.start(id, ana))).toBe('match-started');
    expectDrawnFrom(harness, id, [null, null, null]);
  });

  test('can call a start off by leaving, but then nothing that was told is of use', async () => {
    const harness = openHarness();
    const { service } = harness;
    const { id, seal } = await table(harness);
    granted(await service.start(id, ana));
    granted(await service.tellNonce(id, ana, NONCE.ana));
    const off = granted(await service.leave(id, bo));
    expect(off).toMatchObject({ starting: false, seal, nonceSeals: [null, null, null] });
    expect(JSON.stringify(rowOf(harness, id))).not.toContain(NONCE.ana);
    granted(await service.join(id, cy, sealOf(NONCE.cy)));
    granted(await service.sealNonce(id, ana, sealOf(NONCE.late)));
    granted(await service.start(id, ana));
    expect(codeOf(await service.tellNonce(id, ana, NONCE.ana))).toBe('bad-nonce');
    granted(await service.tellNonce(id, ana, NONCE.late));
    granted(await service.tellNonce(id, cy, NONCE.cy));
    expectDrawnFrom(harness, id, [NONCE.late, NONCE.cy, null]);
  });

  test('has no more than the choice whom to leave out, who knows everything from the last seal on', async () => {
    const harness = openHarness();
    const { service } = harness;
    const { id } = await table(harness);
    const secret = secretOf(harness, id);
    granted(await service.start(id, ana));
    const possible = [
      [NONCE.ana, NONCE.bo, null],
      [NONCE.ana, null, null],
      [null, NONCE.bo, null],
      [null, null, null],
    ].map((nonces) => seedFrom({ secret, nonces }));
    granted(await service.tellNonce(id, bo, NONCE.bo));
    granted(await service.tellNonce(id, ana, NONCE.ana));
    expect(possible).toContain(rowOf(harness, id).seed);
  });
});

describe('a sealed nonce', () => {
  test('moves with its player, and goes with them', async () => {
    const harness = openHarness();
    const { service } = harness;
    const { id } = await table(harness);
    const swapped = granted(await service.changeSeats(id, ana, { do: 'swap', seat: 1, with: 2 }));
    expect(swapped.nonceSeals).toEqual([sealOf(NONCE.ana), null, sealOf(NONCE.bo)]);
    expect(granted(await service.leave(id, bo)).nonceSeals).toEqual([sealOf(NONCE.ana), null, null]);
  });

  test('is replaced before the start, and given later by those who have none', async () => {
    const harness = openHarness();
    const { service } = harness;
    const { id } = await table(harness, { hosts: '' });
    expect(granted(await service.sealNonce(id, ana, sealOf(NONCE.ana))).nonceSeals[0]).toBe(
      sealOf(NONCE.ana),
    );
    expect(granted(await service.sealNonce(id, bo, sealOf(NONCE.late))).nonceSeals[1]).toBe(
      sealOf(NONCE.late),
    );
    expect(codeOf(await service.sealNonce(id, cy, sealOf(NONCE.cy)))).toBe('not-seated');
    expect(codeOf(await service.sealNonce('nowhere', cy, sealOf(NONCE.cy)))).toBe('no-such-match');
    granted(await service.start(id, ana));
    granted(await service.tellNonce(id, ana, NONCE.ana));
    granted(await service.tellNonce(id, bo, NONCE.late));
    expect(codeOf(await service.sealNonce(id, bo, sealOf(NONCE.bo)))).toBe('match-started');
    expectDrawnFrom(harness, id, [NONCE.ana, NONCE.late, null]);
  });
});

/** Plays a match in which one device tells its nonce and another doesn't. */
async function playedOut(harness: Harness, options = {}) {
  const { service, time } = harness;
  const { id, seal } = granted(
    await service.create(ana, {
      game: 'seven-wonders',
      options,
      seats: ['open', 'open', 'bot:easy'],
      pace: { kind: 'untimed' },
      botDelay: 0,
      visibility: 'private',
      nonceSeal: sealOf(NONCE.ana),
    }),
  );
  granted(await service.join(id, bo, sealOf(NONCE.bo)));
  const clients = [ana, bo].map((guest) => scriptedClient(guest));
  for (const client of clients) await follow(harness, client, id);
  granted(await service.start(id, ana));
  granted(await service.tellNonce(id, ana, NONCE.ana));
  await time.pass(NONCES_WITHIN);
  granted(await service.start(id, ana));
  await quiet();
  await playOn(harness, { match: id, lobby: granted(await service.lobby(id, ana)), players: clients });
  await quiet();
  return { id, seal: seal as string, clients };
}

describe('after the end', () => {
  test('record, lobby and “over” tell everything that the deal was drawn from, and it holds', async () => {
    const harness = openHarness();
    const { id, seal, clients } = await playedOut(harness, { seating: 'shuffled' });
    const secret = secretOf(harness, id);
    const record = granted(await harness.service.record(id, undefined)) as { chance: Json; seed: string };
    expect(record.chance).toEqual({
      seal,
      secret,
      nonceSeals: [sealOf(NONCE.ana), sealOf(NONCE.bo), null],
      nonces: [NONCE.ana, null, null],
    } satisfies Chance);
    const { holds, findings } = checkRecord(sevenWonders, record);
    expect({ holds, findings }).toMatchObject({ holds: true });
    expect(findings).toContainEqual({ check: 'chance', holds: true });
    expect(clients[0]?.last('over')).toMatchObject({ serverSecret: secret, seed: record.seed });
    expect(granted(await harness.service.lobby(id, bo))).toMatchObject({
      serverSecret: secret,
      seal,
      seed: record.seed,
    });
    // Before it, nobody heard the secret.
    for (const { heard } of clients) {
      const before = heard.slice(
        0,
        heard.findIndex(({ type }) => type === 'over'),
      );
      expect(JSON.stringify(before)).not.toContain(secret);
    }
  });

  test('a rematch has another secret, and its devices seal other nonces', async () => {
    const harness = openHarness();
    const { id, seal } = await playedOut(harness);
    const next = granted(await harness.service.rematch(id, bo));
    expect(next.nonceSeals).toEqual([null, null, null]);
    expect(next.seal).not.toBe(seal);
    granted(await harness.service.sealNonce(next.id, ana, sealOf(NONCE.late)));
    granted(await harness.service.start(next.id, ana, { nonce: NONCE.late }));
    expectDrawnFrom(harness, next.id, [NONCE.late, null, null]);
  });
});

describe('what earlier versions stored', () => {
  /** The row as it was before there were secrets. */
  async function aged(harness: Harness, id: string): Promise<void> {
    const { secret: _, startingAt: __, nonces: ___, ...lobby } = rowOf(harness, id).lobby;
    await harness.store.changeMatch(id, rowOf(harness, id).version, { lobby });
  }

  test('a lobby without a secret starts as it did', async () => {
    const harness = openHarness();
    const { service } = harness;
    const { id } = await table(harness, { hosts: '', bos: '' });
    await aged(harness, id);
    expect(granted(await service.lobby(id, ana))).toMatchObject({ seal: null, starting: false });
    // A page that seals all the same does no harm.
    granted(await service.sealNonce(id, bo, sealOf(NONCE.bo)));
    const started = granted(await service.start(id, ana));
    expect(started).toMatchObject({ status: 'running', seal: sealOf(rowOf(harness, id).seed as string) });
  });

  test('a match that an earlier version started in a newer one’s lobby was drawn without the secret', async () => {
    const harness = openHarness();
    const { id } = await table(harness);
    const row = rowOf(harness, id);
    const seed = 'e'.repeat(64);
    await harness.store.changeMatch(id, row.version, {
      status: 'running',
      seed,
      lobby: { ...row.lobby, startedAt: 1 },
    });
    expect(granted(await harness.service.lobby(id, bo))).toMatchObject({ seal: sealOf(seed), nonces: [] });
    const [player] = [scriptedClient(ana)];
    await follow(harness, player, id);
    expect(player.model.view).toBeDefined();
  });

  test('a match that runs goes on, and its record has no chance to check', async () => {
    const harness = openHarness();
    const started = await startTable(harness, { people: 2, seats: ['open', 'open', 'bot:easy'] });
    await aged(harness, started.match);
    const seal = sealOf(rowOf(harness, started.match).seed as string);
    expect(granted(await harness.service.lobby(started.match, undefined)).seal).toBe(seal);
    const again = harness.restarted();
    for (const player of started.players) await follow(again, player, started.match);
    await playOn(again, started);
    await quiet();
    const record = granted(await again.service.record(started.match, undefined));
    expect(record).not.toHaveProperty('chance');
    expect(checkRecord(sevenWonders, record).holds).toBe(true);
    expect(started.players[0]?.last('over')).toMatchObject({ serverSecret: null });
  });
});
