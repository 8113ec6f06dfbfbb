import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { expect, test, vi } from 'vitest';
import { workplace } from './command.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const place = workplace();

test('describes its actions and the entries of an observation', async () => {
  const { exit, out, err } = await place.run(
    ...['env', 'seven-wonders', '--players', '2', '--bots', 'agent,hard', '--describe'],
  );
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  const { agents, actions, observation } = JSON.parse(out);
  expect(agents).toEqual([0]);
  expect(actions).toEqual(expect.arrayContaining(['wait', 'build altar', 'free-city discard altar']));
  expect(observation).toEqual(expect.arrayContaining(['hand.altar', 'city+2.isFreeCity']));
});

test.for([
  [['--bots', 'easy'], /No seat is left for the program: one has to be “agent”/],
  [['--bots', 'agent,easy'], /3 players need 3 bots, or one for all; 2 are named/],
  [['--matches', '0'], /--matches has to be a whole number from 1/],
  [['--option', 'weather=fine'], /has no option “weather”/],
] as const)('%j is refused', async ([flags, said]) => {
  const { exit, out, err } = await place.run('env', 'architects', ...flags);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toMatch(said);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});
