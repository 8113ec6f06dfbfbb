// Who wishes for stillness gets it from a few values at the root, so nothing may move by a time of its own.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const MOVEMENT = /(?<=[\s;{])(?:animation|transition)(?:-duration)?:\s*([^;]+);/g;
/** Times that shrink with the pace, and what comes again and again for as long as anything may move. */
const OBEYS = /var\(--(?:pace|quick|slow|length|often|ceaseless)\)/;

interface Found {
  readonly file: string;
  readonly movement: string;
}

const movements: readonly Found[] = globSync('**/*.css', { cwd: SOURCES }).flatMap((file) =>
  [...readFileSync(join(SOURCES, file), 'utf8').matchAll(MOVEMENT)].map(([, movement = '']) => ({
    file,
    movement: movement.replaceAll(/\s+/g, ' '),
  })),
);
/** Another length of something that is ceaseless already. */
const EXCEPTIONS = ['90s'];

describe('movements', () => {
  it('are found', () => expect(movements.length).toBeGreaterThan(40));

  it('all obey the setting', () => {
    const stubborn = movements.filter(
      ({ movement }) => movement !== 'none' && !EXCEPTIONS.includes(movement) && !OBEYS.test(movement),
    );
    expect(stubborn).toEqual([]);
  });

  it('never go on for ever by themselves', () => {
    expect(movements.filter(({ movement }) => /\binfinite\b/.test(movement))).toEqual([]);
  });
});
