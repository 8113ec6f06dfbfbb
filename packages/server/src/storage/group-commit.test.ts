import { describe, expect, test } from 'vitest';
import { groupCommit, type Transactions } from './group-commit.ts';
import { Conflict, Unavailable } from './store.ts';

/** Notes what is asked of it. */
function noted(failing: Partial<Record<'begin' | 'commit', Error>> = {}) {
  const steps: string[] = [];
  const step = (name: 'begin' | 'commit') => () => {
    steps.push(name);
    const error = failing[name];
    if (error !== undefined) throw error;
  };
  const transactions: Transactions = {
    begin: step('begin'),
    commit: step('commit'),
    rollBack: () => steps.push('roll back'),
    alone: (write) => write(),
  };
  return { steps, failing, ...groupCommit(transactions) };
}

describe('the writes of one tick', () => {
  test('share a transaction, in the order in which they were given', async () => {
    const { steps, write } = noted();
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => write(() => steps.push(name))));
    expect(steps).toEqual(['begin', 'a', 'b', 'c', 'commit']);
    expect(answers).toEqual([2, 3, 4]);
  });

  test('are told after the commit', async () => {
    const { steps, write } = noted();
    await Promise.all([
      write(() => 0).then(() => steps.push('told')),
      write(() => {
        throw new Conflict('taken');
      }).catch(() => steps.push('refused')),
    ]);
    expect(steps).toEqual(['begin', 'commit', 'told', 'refused']);
  });

  test('wait until everything that happened in it was heard', async () => {
    const { steps, write } = noted();
    const first = write(() => steps.push('first'));
    await Promise.resolve();
    await new Promise((resolve) => process.nextTick(resolve));
    await Promise.all([first, write(() => steps.push('second'))]);
    expect(steps).toEqual(['begin', 'first', 'second', 'commit']);
  });

  test('and of the next one have a transaction each', async () => {
    const { steps, write } = noted();
    await write(() => steps.push('a'));
    await write(() => steps.push('b'));
    expect(steps).toEqual(['begin', 'a', 'commit', 'begin', 'b', 'commit']);
  });

  test.each([new Conflict('taken'), new TypeError('a bug')])(
    'fail alone with their own error: $message',
    async (error) => {
      const { steps, write } = noted();
      const failed = write(() => {
        throw error;
      });
      const other = write(() => 'written');
      await expect(failed).rejects.toBe(error);
      expect(await other).toBe('written');
      expect(steps).toEqual(['begin', 'commit']);
    },
  );

  test('fail together if the storage fails under one of them', async () => {
    const { steps, write } = noted();
    const error = new Unavailable('full');
    const before = write(() => 'before');
    const failed = write(() => {
      throw error;
    });
    const after = write(() => steps.push('after'));
    for (const each of [before, failed, after]) await expect(each).rejects.toBe(error);
    expect(steps).toEqual(['begin', 'roll back']);
  });

  test.each(['begin', 'commit'] as const)('fail together if %s fails; later ones succeed', async (when) => {
    const { steps, failing, write } = noted({ [when]: new Error('input/output error') });
    const writes = [write(() => 1), write(() => 2)];
    for (const each of writes) await expect(each).rejects.toThrow(Unavailable);
    expect(steps.at(-1)).toBe('roll back');
    delete failing[when];
    expect(await write(() => 3)).toBe(3);
  });
});

test('what waits is written at once when asked for, and not twice', async () => {
  const { steps, write, flush } = noted();
  const written = write(() => steps.push('a'));
  flush();
  expect(steps).toEqual(['begin', 'a', 'commit']);
  await written;
  flush();
  await new Promise((resolve) => setImmediate(resolve));
  expect(steps).toEqual(['begin', 'a', 'commit']);
});
