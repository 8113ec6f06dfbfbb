import { expect, test } from 'vitest';
import { lookAtNode, lookAtPage } from './installation.ts';

test('the version of Node', () => {
  const verdict = (version: string) => lookAtNode(version).verdict;
  expect(['20.20.2', '22.17.9', '22.18.0', '24.0.0'].map(verdict)).toEqual([
    'problem',
    'problem',
    'ok',
    'ok',
  ]);
});

test('a page that is missing, old, or fits', async () => {
  const verdict = async (folder: string) => (await lookAtPage(folder, 'abc')).verdict;
  expect(await verdict('/dist/abc')).toBe('ok');
  expect(await verdict('/dist/old')).toBe('warning');
});
