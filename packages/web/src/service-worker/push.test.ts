import { describe, expect, test } from 'vitest';
import { listenToPushes, type WorkerScope } from './push.ts';

function aWorker(open: readonly string[] = []) {
  const listeners = new Map<string, (event: never) => void>();
  const done: string[] = [];
  const scope = {
    registration: {
      showNotification: async (title: string, options: object) =>
        void done.push(`show ${title} ${JSON.stringify(options)}`),
    },
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) })),
      openWindow: async (path: string) => done.push(`open ${path}`),
    },
    location: { origin: 'https://play.example.org' },
    addEventListener: (type: string, listen: (event: never) => void) => void listeners.set(type, listen),
  };
  listenToPushes(scope as unknown as WorkerScope);
  const happen = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) } as never);
    await Promise.all(work);
    return done;
  };
  const press = (path: unknown) =>
    happen('notificationclick', { notification: { data: { path }, close: () => done.push('close') } });
  return { happen, press };
}

describe('the worker', () => {
  test('shows each push; a later one of the same match replaces the earlier', async () => {
    const message = { title: 'Your turn', body: '7 Wonders', path: '/m/ABCDEF', tag: 'id' };
    const [shown] = await aWorker().happen('push', { data: { json: () => message } });
    expect(shown).toMatch(
      /^show Your turn .*"body":"7 Wonders","tag":"id".*"renotify":true.*"path":"\/m\/ABCDEF"/,
    );
  });

  test('shows something also for a push that it can’t read', async () => {
    const unreadable = {
      json: () => {
        throw new Error('no JSON');
      },
    };
    expect(await aWorker().happen('push', { data: unreadable })).toEqual([
      expect.stringMatching(/^show Mirabilia/),
    ]);
    expect(await aWorker().happen('push', { data: null })).toHaveLength(1);
  });

  test('a press opens the page that shows the match, or a new one', async () => {
    expect(await aWorker(['https://play.example.org/m/ABCDEF']).press('/m/ABCDEF')).toEqual([
      'close',
      'focus https://play.example.org/m/ABCDEF',
    ]);
    expect(await aWorker(['https://play.example.org/']).press('/m/ABCDEF')).toEqual([
      'close',
      'open /m/ABCDEF',
    ]);
  });

  test('a press opens no other site', async () => {
    for (const path of [
      'https://evil.example.net/m/A',
      '//evil.example.net/',
      'javascript:alert(1)',
      undefined,
      7,
    ]) {
      const [, opened] = await aWorker().press(path);
      expect(opened).toMatch(/^open \/(undefined|7)?$/);
    }
  });
});
