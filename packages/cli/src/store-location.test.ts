import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { storeLocation } from './store-location.ts';

const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
afterEach(() => {
  vi.unstubAllEnvs();
  said.mockClear();
});

test('a folder on the command line counts more than a database in the environment, and that is said', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://somewhere');
  expect(storeLocation({ data: 'trial' })).toEqual({ data: resolve('trial'), database: undefined });
  expect(String(said.mock.calls[0]?.[0])).toMatch(/uses the folder .*trial, because --data names it/);
});

test('without one, the database counts, then the usual folder', () => {
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('MIRABILIA_DATA', '');
  expect(storeLocation({})).toEqual({ data: resolve('data'), database: undefined });
  vi.stubEnv('MIRABILIA_DATA', '/srv/games');
  expect(storeLocation({})).toEqual({ data: '/srv/games', database: undefined });
  vi.stubEnv('DATABASE_URL', 'postgres://somewhere');
  expect(storeLocation({})).toEqual({ data: '/srv/games', database: 'postgres://somewhere' });
  expect(said).not.toHaveBeenCalled();
});
