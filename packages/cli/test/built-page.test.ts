import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { expect, test, vi } from 'vitest';
import { builtPage } from '../src/built-page.ts';
import { workplace } from './command.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const place = workplace();

test('only a build that is whole and named is served', () => {
  expect(builtPage(join(place.path, 'nowhere'))).toBeUndefined();
  mkdirSync(join(place.path, 'abc'));
  place.write('abc/index.html', 'half of a page');
  expect(builtPage(place.path)).toBeUndefined();
  place.write('current', 'abc\n');
  expect(builtPage(place.path)).toBeUndefined();
  place.write('abc/build.json', '{"build":"abc"}');
  expect(builtPage(place.path)).toBe(join(place.path, 'abc'));
});
