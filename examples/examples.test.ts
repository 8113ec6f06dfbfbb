import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const run = (example: string, ...args: string[]): string =>
  execFileSync(process.execPath, [join(import.meta.dirname, example), ...args], { encoding: 'utf8' });

test('the expert is asked', () => {
  const [best = '', ...others] = run('ask-the-expert.ts').trim().split('\n');
  expect(best).toMatch(/^build [a-z-]+: wins \d+ %, \d+ points$/);
  expect(others).toHaveLength(2);
});

test('a bot of one line beats random moves', () => {
  const [, won] = /^The builder won (\d+) of 100 matches\.$/m.exec(run('write-a-bot.ts')) ?? [];
  expect(Number(won)).toBeGreaterThan(60);
});

test('scores are listed from records of both games', () => {
  const records = ['seven-wonders', 'architects'].flatMap((game) => {
    const folder = join(import.meta.dirname, '..', 'packages', game, 'test', 'regressions');
    return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  });
  const [first] = records;
  const changed = { ...first, result: { ...first.result, winners: [] } };
  const file = join(mkdtempSync(join(tmpdir(), 'mirabilia-scores-')), 'records.jsonl');
  writeFileSync(file, [...records, changed].map((record) => `${JSON.stringify(record)}\n`).join(''));
  const lines = run('list-scores.ts', file).trim().split('\n');
  rmSync(dirname(file), { recursive: true });

  expect(lines.pop()).toBe(`${first.game}: invalid`);
  expect(lines).toEqual(
    records.map(({ game, result }) => {
      const totals = result.scores.map(({ total }: { total: number }) => total);
      return `${game}: ${totals.join(', ')}`;
    }),
  );
});
