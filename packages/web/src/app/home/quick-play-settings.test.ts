import { expect, test } from 'vitest';
import { pretendBrowser } from '../../../test/browser.ts';

const kept = pretendBrowser({ stored: { 'mirabilia.quick': '{"players":5,"level":"hard"}' } });
const {
  changeQuickPlay: changeQuick,
  quickPlay: quick,
  readQuickPlay: readQuick,
} = await import('./quick-play-settings.ts');

const USUAL = { game: 'seven-wonders', players: 3, level: 'medium' };

test('what was played last is offered again', () => {
  expect(quick.value).toEqual({ game: 'seven-wonders', players: 5, level: 'hard' });
  changeQuick({ players: 7 });
  expect(JSON.parse(kept.get('mirabilia.quick') ?? '')).toEqual({
    game: 'seven-wonders',
    players: 7,
    level: 'hard',
  });
});

test.for([null, '', 'null', '3', '{', '{"game":"chess","players":"many","level":"god"}', '{"players":2.5}'])(
  'what isn’t ours is left aside: %s',
  (text) => {
    expect(readQuick(text)).toEqual(USUAL);
  },
);

test('bots may follow the player’s results', () => {
  expect(readQuick('{"level":"auto"}')).toEqual({ ...USUAL, level: 'auto' });
});

test('a game takes only as many players as it has seats', () => {
  expect(readQuick('{"players":99}').players).toBe(7);
  expect(readQuick('{"players":-1}').players).toBe(2);
});
