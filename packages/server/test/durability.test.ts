// Acknowledged writes survive any end of the process.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { aCommit } from '@mirabilia/match-service/testkit';
import { expect, test, vi } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import { newFolders } from './temporary-folders.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const APPENDER = join(import.meta.dirname, 'append-until-killed.ts');
const newFolder = newFolders();

function startAppender(folder: string) {
  const child = spawn(process.execPath, [APPENDER, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text;
  });
  const opened = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.out += text;
      resolve();
    });
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, said, opened, ended };
}

/** The last number of each match that was said to be stored. */
function acknowledged(out: string): Map<string, number> {
  // The last line may be cut off.
  const lines = out.split('\n').slice(0, -1);
  return new Map(
    lines.filter((line) => line !== 'open').map((line) => [line[0] as string, Number(line.slice(2))]),
  );
}

test('a process that is killed at any moment has kept all that it acknowledged, without a gap', async () => {
  const folder = newFolder();
  let total = 0;
  for (const delay of [0, 3, 11, 23, 47, 71, 101, 149, 211, 307]) {
    const { child, said, opened, ended } = startAppender(folder);
    await Promise.race([opened, ended]);
    await wait(delay);
    child.kill('SIGKILL');
    await ended;
    expect(said.err).toBe('');

    const store = await openSqlite({ folder });
    for (const [match, last] of acknowledged(said.out)) {
      const entries = await store.entries(match, 0);
      expect(entries).toEqual(entries.map((_, index) => aCommit(index + 1)));
      // One more may have been stored and not yet told.
      expect(entries.length - last).toBeOneOf([0, 1]);
      expect((await store.match(match))?.wakeAt).toBe(entries.length);
      total += last;
    }
    await store.close();
  }
  expect(total).toBeGreaterThan(0);
});

test('a second server is refused the folder with a sentence, until the first is gone, however it went', async () => {
  const folder = newFolder();
  const sentence =
    `Another server is using the folder ${folder}. ` +
    'Stop it first, or give this one a folder of its own with --data.';

  const first = startAppender(folder);
  await first.opened;
  await expect(openSqlite({ folder })).rejects.toThrow(sentence);
  first.child.kill('SIGKILL');
  await first.ended;

  const store = await openSqlite({ folder });
  const second = startAppender(folder);
  expect(await second.ended).toBe(1);
  expect(second.said).toEqual({ out: '', err: `${sentence}\n` });
  await store.close();
});
