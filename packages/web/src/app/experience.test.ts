import { expect, test } from 'vitest';
import { pretendBrowser } from '../../test/browser.ts';

const kept = pretendBrowser({ stored: { 'mirabilia.experience': '{"architects":["a"]}' } });
const { FEW_MATCHES, finishedMatches, noteFinished, readFinished } = await import('./experience.ts');

test('matches are counted by game, each once, and kept', () => {
  expect([finishedMatches('seven-wonders'), finishedMatches('architects')]).toEqual([0, 1]);
  noteFinished('seven-wonders', 'x');
  noteFinished('seven-wonders', 'x');
  noteFinished('architects', 'a');
  expect([finishedMatches('seven-wonders'), finishedMatches('architects')]).toEqual([1, 1]);
  expect(readFinished(kept.get('mirabilia.experience') ?? '')).toEqual({
    'seven-wonders': ['x'],
    architects: ['a'],
  });
});

test('only so many are kept as make a difference', () => {
  for (const match of ['p', 'q', 'r', 's', 't']) noteFinished('architects', match);
  expect(finishedMatches('architects')).toBe(FEW_MATCHES);
});

test.for([null, '', 'null', '3', '{', '[]', '{"architects":7}', '{"architects":[1,{}]}'])(
  'what isn’t ours is left aside: %s',
  (text) => {
    expect(readFinished(text)).toEqual({ 'seven-wonders': [], architects: [] });
  },
);
