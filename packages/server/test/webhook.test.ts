import {
  commit,
  follow,
  guestNamed,
  playOn,
  type StartedTable,
  scriptedClient,
  startTable,
} from '@mirabilia/match-service/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { RETRIES } from '../src/notifications/notification-sender.ts';
import { LOOK_DELAY } from '../src/notifications/turn-watcher.ts';
import { fakeMatchService, lobbyOf, MATCH } from './fakes.ts';
import { running } from './loopback-server.ts';
import { type NotificationHarness, openNotificationHarness } from './notification-harness.ts';

const opened: NotificationHarness[] = [];
afterEach(async () => {
  for (const { notifier } of opened.splice(0)) await notifier().close();
});

async function aTable(
  language = 'en',
  gone: readonly number[] = [1],
): Promise<{ told: NotificationHarness; table: StartedTable }> {
  const told = await openNotificationHarness();
  opened.push(told);
  const table = await startTable(told.harness, { people: 3, options: { seating: 'as-is' } });
  for (const seat of gone) told.harness.service.forget(table.players[seat] as never);
  const url = `${told.receiver.address}/hook`;
  await told.outbox.putWebhook({
    match: table.match,
    url,
    language,
    origin: 'https://play.example.org',
  });
  return { told, table };
}

const said = ({ receiver }: NotificationHarness) =>
  receiver.received.map(({ body }) => JSON.parse(body.toString()));

describe('a group’s chat', () => {
  test('hears whose turn it is, in words for Discord and Slack and in facts for programs', async () => {
    const { told, table } = await aTable('ro');
    await told.moment();
    const link = `https://play.example.org/m/${table.lobby.code}`;
    const text = `7 Wonders, la rând: player-0, player-1 și player-2. ${link}`;
    expect(said(told)).toEqual([
      {
        content: text,
        text,
        allowed_mentions: { parse: [] },
        mirabilia: {
          event: 'turn',
          game: 'seven-wonders',
          match: table.match,
          code: table.lobby.code,
          decision: 0,
          names: ['player-0', 'player-1', 'player-2'],
          link,
        },
      },
    ]);
    expect(told.receiver.received[0]?.headers['content-type']).toBe('application/json');
  });

  test('hears when all wait for one, and who has won; and nothing while everybody is there', async () => {
    const { told, table } = await aTable('en', []);
    await told.moment();
    expect(said(told)).toEqual([]);
    told.harness.service.forget(table.players[2] as never);
    for (const seat of [0, 1]) await commit(told.harness, table.players[seat] as never, table.match);
    await told.moment();
    expect(said(told).map(({ mirabilia }) => [mirabilia.event, mirabilia.names])).toEqual([
      ['last', ['player-2']],
    ]);
    const back = scriptedClient(guestNamed('player-2'));
    await follow(told.harness, back, table.match);
    await playOn(told.harness, { ...table, players: table.players.with(2, back) });
    await told.moment();
    const end = said(told).at(-1);
    expect(end.mirabilia.event).toBe('over');
    expect(end.text).toMatch(/^7 Wonders is over\. Winners?: player-\d/);
    // The code leads nowhere any more.
    expect(end.mirabilia).toMatchObject({
      match: table.match,
      code: '',
      link: `https://play.example.org/m/${table.match}`,
    });
  });

  test('a chat that fails is tried again and then given up; one that is gone is forgotten', async () => {
    const { told, table } = await aTable();
    told.receiver.answers.push(500, 429, 200);
    await told.moment();
    for (const pause of RETRIES.slice(0, 2)) {
      await told.harness.time.pass(pause - LOOK_DELAY);
      await told.moment();
    }
    expect(told.counted).toEqual(['hook failed', 'hook failed', 'hook sent']);
    told.receiver.answers.push(404);
    for (const seat of [0, 2]) await commit(told.harness, table.players[seat] as never, table.match);
    await told.moment();
    expect(told.counted.at(-1)).toBe('hook gone');
    expect(await told.outbox.webhook(table.match)).toBe(undefined);
  });

  test('a receiver that is never there is given up', async () => {
    const { told, table } = await aTable();
    const url = 'http://127.0.0.1:1/hook';
    await told.outbox.putWebhook({
      match: table.match,
      url,
      language: 'en',
      origin: 'https://o',
    });
    await told.moment();
    for (const pause of RETRIES) {
      await told.harness.time.pass(pause - LOOK_DELAY);
      await told.moment();
    }
    expect(told.counted.at(-1)).toBe('hook given-up');
    expect(await told.outbox.jobsWaiting()).toBe(0);
  });
});

describe('the calls', () => {
  const webhook = { url: 'https://chat.example.org/hook/secret', language: 'pl' };
  const outbound = { mayCall: (url: string) => url.startsWith('https:') };

  test('only the host sets it, it is never given back, and it goes on with a rematch', async () => {
    const lobby = (isHost: boolean) => async () =>
      ({ ok: true, value: { ...lobbyOf(MATCH), you: { seat: 0, isHost, isRemoved: false } } }) as const;
    const hosts = await running({ outbound, matchService: fakeMatchService({ lobby: lobby(true) }) });
    const { token } = await hosts.newGuest();
    const path = `/api/matches/${MATCH}/webhook`;
    expect((await hosts.call(path, { token })).body).toEqual({ isSet: false });
    expect((await hosts.post(path, { webhook }, { token })).body).toEqual({ isSet: true });
    expect(await hosts.store.outbox.webhook(MATCH)).toMatchObject(webhook);
    expect(JSON.stringify((await hosts.call(path, { token })).body)).toBe('{"isSet":true}');
    expect(JSON.stringify((await hosts.call(`/api/matches/${MATCH}`, { token })).body)).not.toContain(
      'secret',
    );
    expect((await hosts.post(path, { webhook: { url: 'http://10.0.0.1/' } }, { token })).body.code).toBe(
      'bad-endpoint',
    );
    expect((await hosts.post(path, { webhook: null }, { token })).body).toEqual({ isSet: false });

    const others = await running({ outbound, matchService: fakeMatchService({ lobby: lobby(false) }) });
    const guest = await others.newGuest();
    expect((await others.post(path, { webhook }, { token: guest.token })).body.code).toBe('not-host');
  });

  test('it may be set when a match is created', async () => {
    const { post, newGuest, store } = await running({ outbound });
    const { token } = await newGuest();
    const wish = { game: 'seven-wonders', seats: ['open', 'open'], webhook };
    expect((await post('/api/matches', wish, { token })).status).toBe(201);
    expect(await store.outbox.webhook(MATCH)).toMatchObject(webhook);
    const bad = { ...wish, webhook: { url: 'ftp://x.example.org' } };
    expect((await post('/api/matches', bad, { token })).body.code).toBe('bad-endpoint');
    let isNew = true;
    const rematch = fakeMatchService({
      rematch: async (_match, _guest, onMade) => {
        if (isNew) await onMade?.(MATCH, 'next');
        return { ok: true, value: lobbyOf('next') };
      },
    });
    const again = await running({ outbound, store, matchService: rematch });
    expect((await again.post(`/api/matches/${MATCH}/rematch`, {}, { token })).status).toBe(200);
    expect(await store.outbox.webhook('next')).toMatchObject(webhook);

    // The host takes it away; somebody who asks for the rematch again doesn't bring it back.
    await store.outbox.dropWebhook('next');
    isNew = false;
    const { token: others } = await again.newGuest();
    expect((await again.post(`/api/matches/${MATCH}/rematch`, {}, { token: others })).status).toBe(200);
    expect(await store.outbox.webhook('next')).toBe(undefined);
  });
});
