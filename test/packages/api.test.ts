// What is published on purpose: a change of an exported name is seen in the golden list, and each has its explanation.

import { join } from 'node:path';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { expect, test, vi } from 'vitest';
import { explainsItself, readApi } from '../../scripts/docs/api-index.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const api = readApi();

test('the exported names are those of the list; a name that goes or changes needs a new minor version', async () => {
  const list = api.flatMap(({ path, exports }) => [
    path,
    ...exports.map(({ kind, name }) => `  ${kind} ${name}`),
  ]);
  await expect(`${list.join('\n')}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, 'golden', 'exports.txt'),
  );
});

test('every export is explained', () => {
  const silent = api.flatMap(({ path, exports }) =>
    exports
      .filter((each) => each.doc === '' && !explainsItself(each))
      .map(({ name, signature }) => `${path} ${name}: ${signature.slice(0, 80)}`),
  );
  expect(silent).toEqual([]);
});
