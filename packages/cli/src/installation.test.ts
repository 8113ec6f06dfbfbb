import { expect, test } from 'vitest';
import { checkNode, checkPage } from './installation.ts';

test('the version of Node', () => {
  const severity = (version: string) => checkNode(version).severity;
  expect(['20.20.2', '22.17.9', '22.18.0', '24.0.0'].map(severity)).toEqual([
    'problem',
    'problem',
    'ok',
    'ok',
  ]);
});

test('a page that is missing, old, or fits', async () => {
  const severity = async (folder: string) => (await checkPage(folder, 'abc')).severity;
  expect(await severity('/dist/abc')).toBe('ok');
  expect(await severity('/dist/old')).toBe('warning');
});
