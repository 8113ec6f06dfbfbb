import { expect, test } from 'vitest';
import { pretendBrowser } from './browser.ts';

pretendBrowser({ path: '/m/KRTABC' });
const { matchPath, route, routeOf } = await import('../src/routes.ts');

const at = (address: string) => routeOf(new URL(address, 'https://play.example'));

test('the page opens where its address says', () => {
  expect(route.value).toEqual({ screen: 'match', code: 'KRTABC' });
});

test.for([
  ['/', { screen: 'home' }],
  ['/new', { screen: 'new', game: undefined }],
  ['/new/architects', { screen: 'new', game: 'architects' }],
  ['/m/KRTABC', { screen: 'match', code: 'KRTABC' }],
  ['/m/KRTABC/', { screen: 'match', code: 'KRTABC' }],
  ['/tv/KRTABC', { screen: 'tv', code: 'KRTABC' }],
  ['/tv', { screen: 'tv', code: undefined }],
  ['/tv/KRTABC/more', { screen: 'lost' }],
  ['/settings', { screen: 'settings' }],
  ['/#device=abc_-1', { screen: 'device', token: 'abc_-1' }],
  ['/m', { screen: 'lost' }],
  ['/m/KRTABC/more', { screen: 'lost' }],
  ['/settings/more', { screen: 'lost' }],
  ['/m/%E0%A4%A', { screen: 'lost' }],
  ['/nowhere', { screen: 'lost' }],
] as const)('%s', ([address, expected]) => {
  expect(at(address)).toEqual(expected);
});

test('whatever a match is called, its path leads back to it', () => {
  for (const code of ['KRTABC', '9f-3c_aa', 'a/b', 'ż?#']) {
    expect(at(matchPath(code))).toEqual({ screen: 'match', code });
  }
});
