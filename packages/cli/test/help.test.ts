// Every command explains itself: what its help shows can be typed.

import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { expect, test, vi } from 'vitest';
import { EXAMPLES } from '../src/examples.ts';
import { workplace } from './command.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const place = workplace();
const { out } = await place.run('--help');
const commands = [...out.matchAll(/^ {2}([a-z-]+) /gm)]
  .map(([, name = '']) => name)
  .filter((name) => name !== 'help');

test('there is a help for each', () => {
  expect(commands.length).toBeGreaterThan(10);
  expect(Object.keys(EXAMPLES).sort()).toEqual(commands.toSorted());
});

test.for(commands)('%s: examples, and options that it has', async (command) => {
  const { exit, out: help, err } = await place.run(command, '--help');
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(help).toMatch(/\nExamples:\n {2}\S/);
  expect(help).not.toMatch(/\(default: .*\(default: /);
  for (const call of EXAMPLES[command] ?? []) {
    const own = call.split(/[|>]/).find((part) => part.includes('mirabilia ')) ?? '';
    for (const [, flag = ''] of own.matchAll(/ (--[a-z-]+)/g)) expect(help, call).toContain(`${flag} `);
  }
});
