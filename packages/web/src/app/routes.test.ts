import { expect, test } from 'vitest';
import { pretendBrowser } from '../../test/browser.ts';

pretendBrowser({ path: '/m/KRTABC' });
const { matchPath, replayPath, route, routeOf } = await import('./routes.ts');

const at = (address: string) => routeOf(new URL(address, 'https://play.example'));

test('each address opens its screen', () => {
  expect(route.value).toEqual({ screen: 'match', code: 'KRTABC' });
});

test.for([
  ['/', { screen: 'home' }],
  ['/new', { screen: 'new', game: undefined }],
  ['/new/architects', { screen: 'new', game: 'architects' }],
  ['/m/KRTABC', { screen: 'match', code: 'KRTABC' }],
  ['/m/KRTABC/', { screen: 'match', code: 'KRTABC' }],
  ['/solo', { screen: 'solo', match: undefined }],
  ['/solo/9f3c', { screen: 'solo', match: '9f3c' }],
  ['/tv/KRTABC', { screen: 'tv', code: 'KRTABC' }],
  ['/tv', { screen: 'tv', code: undefined }],
  ['/tv/KRTABC/more', { screen: 'not-found' }],
  ['/settings', { screen: 'settings' }],
  ['/score-pad', { screen: 'score-pad' }],
  ['/puzzles', { screen: 'puzzles', game: undefined, puzzle: undefined }],
  ['/puzzles/architects', { screen: 'puzzles', game: 'architects', puzzle: undefined }],
  ['/puzzles/architects/daily', { screen: 'puzzles', game: 'architects', puzzle: 'daily' }],
  ['/puzzles/architects/daily/more', { screen: 'not-found' }],
  ['/rules', { screen: 'rules', path: [] }],
  ['/rules/architects', { screen: 'rules', path: ['architects'] }],
  ['/rules/seven-wonders/cards/baths', { screen: 'rules', path: ['seven-wonders', 'cards', 'baths'] }],
  ['/#device=abc_-1', { screen: 'device', token: 'abc_-1' }],
  ['/m', { screen: 'not-found' }],
  ['/m/KRTABC/more', { screen: 'not-found' }],
  ['/settings/more', { screen: 'not-found' }],
  ['/m/%E0%A4%A', { screen: 'not-found' }],
  ['/replay', { screen: 'replay', source: { kind: 'file' }, look: { at: undefined, eyes: undefined } }],
  [
    '/replay/KRTABC?at=37&seat=2',
    { screen: 'replay', source: { kind: 'match', id: 'KRTABC' }, look: { at: 37, eyes: 2 } },
  ],
  [
    '/replay/kept/a-1?seat=all&at=x',
    { screen: 'replay', source: { kind: 'kept', id: 'a-1' }, look: { at: undefined, eyes: 'all' } },
  ],
  [
    '/replay/solo/9f3c',
    { screen: 'replay', source: { kind: 'solo', id: '9f3c' }, look: { at: undefined, eyes: undefined } },
  ],
  [
    '/replay/KRTABC?seat=2&review',
    {
      screen: 'replay',
      source: { kind: 'match', id: 'KRTABC' },
      look: { at: undefined, eyes: 2, isReview: true },
    },
  ],
  ['/replay/KRTABC/more', { screen: 'not-found' }],
  ['/replay/kept/a/b', { screen: 'not-found' }],
  ['/solo/%E0%A4%A', { screen: 'not-found' }],
  ['/solo/9f3c/more', { screen: 'not-found' }],
  ['/nowhere', { screen: 'not-found' }],
] as const)('%s', ([address, expected]) => {
  expect(at(address)).toEqual(expected);
});

test('whatever a match is called, its path leads back to it', () => {
  for (const code of ['KRTABC', '9f-3c_aa', 'a/b', 'ż?#']) {
    expect(at(matchPath(code))).toEqual({ screen: 'match', code });
  }
});

test('a link to a moment leads back to it', () => {
  for (const source of [
    { kind: 'match', id: 'ż/?#' },
    { kind: 'kept', id: 'x' },
    { kind: 'file' },
  ] as const) {
    const look = { at: 12, eyes: 'all', isReview: true } as const;
    expect(at(replayPath(source, look))).toEqual({ screen: 'replay', source, look });
  }
});
