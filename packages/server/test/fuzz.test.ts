// A server under attack for a few seconds; `npm run -s fuzz` attacks it for longer. Nothing crashes, nothing hidden leaks,
// no match of other players changes, and no memory is lost.

import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { expect, test, vi } from 'vitest';
import { fuzz } from './fuzz/fuzz.ts';
import { newFolders } from './temporary-folders.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const newFolder = newFolders();
const MESSAGES = 5000;

test('a server that is attacked tells nothing, changes nothing, and goes on', async () => {
  const report = await fuzz({ messages: MESSAGES, seed: 'gate', newPlace: async () => newFolder() });
  expect(report.findings).toEqual([]);
  const { socket, http, wire } = report.messages;
  expect(socket + http + wire).toBeGreaterThanOrEqual(MESSAGES);
  // It can't pass by seeing nothing: all kinds of attacks came through, and there were views to look at.
  for (const code of [
    'not-seated',
    'bad-message',
    'too-large',
    'no-such-match',
    'http no-guest',
    'http not-host',
  ]) {
    expect(report.heard[code], code).toBeGreaterThan(0);
  }
  expect(report.heard['too-many']).toBeUndefined();
  expect(report.views).toBeGreaterThan(50);
  expect(report.shownTheDoor).toBeGreaterThan(0);
  expect(report.decisions).toBeGreaterThan(10);
});
