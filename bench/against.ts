// The engine of an older revision and this one play the same random games, each in a process of its own, in turns: what
// else the machine does hits both alike, so the ratio is steadier than either figure.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Played, WorkOrder } from './against-helper.ts';
import { median, rounded } from './measure.ts';
import { startHelper } from './processes.ts';

const HERE = fileURLToPath(new URL('..', import.meta.url));
/** The optimising compiler settles only after several thousand matches. */
const WARM_UP_BATCHES = 8;
const PAIRS = 31;

/** The old revision's value, this one's, and how many times faster this one is: the median of pairs and its quartiles. */
export interface Comparison {
  readonly name: string;
  /** Games per second of processor time, garbage collection and compilation included. */
  readonly before: number;
  readonly now: number;
  readonly ratio: number;
  readonly quartiles: readonly [number, number];
  /** The same by the clock, which other programs disturb more. */
  readonly clock: number;
  readonly clockQuartiles: readonly [number, number];
  /** False where the two revisions don't play the same games. */
  readonly isSameGames: boolean;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: HERE, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** A worktree of the revision that is removed when this process ends. Its packages import each other, not those here. */
function checkOut(revision: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mirabilia-bench-'));
  const root = join(folder, 'checkout');
  process.once('exit', () => {
    rmSync(folder, { recursive: true });
    git('worktree', 'prune');
  });
  git('worktree', 'add', '--detach', '--quiet', root, revision);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const scope = join(root, 'node_modules', '@mirabilia');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(join(root, 'packages'))) {
    symlinkSync(join(root, 'packages', name), join(scope, name));
  }
  return root;
}

function quartilesOf(numbers: readonly number[]): readonly [number, number] {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (part: number): number => rounded(sorted[Math.floor(sorted.length * part)] as number);
  return [at(0.25), at(0.75)];
}

async function compare(name: string, roots: readonly [string, string]): Promise<Comparison> {
  const [before, now] = roots.map((root) => startHelper('against-helper.ts', [root])) as [
    ReturnType<typeof startHelper>,
    ReturnType<typeof startHelper>,
  ];
  const sides = { before, now };
  const play = (side: keyof typeof sides, batch: number): Promise<Played> =>
    sides[side].ask<Played>({ name, batch } satisfies WorkOrder);
  try {
    for (let batch = 0; batch < WARM_UP_BATCHES; batch++) {
      await play('before', -1 - batch);
      await play('now', -1 - batch);
    }
    const pairs: { readonly before: Played; readonly now: Played }[] = [];
    for (let batch = 0; batch < PAIRS; batch++) {
      // Who goes first changes, in case the first has it harder.
      if (batch % 2 === 0) pairs.push({ before: await play('before', batch), now: await play('now', batch) });
      else {
        const second = await play('now', batch);
        pairs.push({ before: await play('before', batch), now: second });
      }
    }
    const ratios = pairs.map(({ before: old, now: young }) => old.processor / young.processor);
    const clock = pairs.map(({ before: old, now: young }) => old.seconds / young.seconds);
    const speed = (side: keyof typeof sides): number =>
      Math.round(median(pairs.map((pair) => pair[side].done / pair[side].processor)));
    return {
      name,
      before: speed('before'),
      now: speed('now'),
      ratio: rounded(median(ratios)),
      quartiles: quartilesOf(ratios),
      clock: rounded(median(clock)),
      clockQuartiles: quartilesOf(clock),
      isSameGames: pairs.every(({ before: old, now: young }) => old.checksum === young.checksum),
    };
  } finally {
    await before.stop();
    await now.stop();
  }
}

/** Compares every work with one of these names, one after the other. */
export async function* compareWith(revision: string, names: readonly string[]): AsyncGenerator<Comparison> {
  const root = checkOut(revision);
  for (const name of names) yield await compare(name, [root, HERE]);
}
