import { expect, test } from 'vitest';
import { pretendBrowser } from '../../test/browser.ts';
import type { Level } from '../games/index.ts';

const kept = pretendBrowser({
  stored: { 'mirabilia.matched': '{"architects":{"strength":99,"matches":1}}' },
});
const { againstBots, matchedLevels, noteAgainstBots, readStandings, rematchBots } = await import(
  './matched-level.ts'
);

let match = 0;
function play(bots: readonly Level[], came: number): void {
  noteAgainstBots(
    'seven-wonders',
    `match ${match++}`,
    bots.map((level) => ({ level, came })),
  );
}

test('a beginner meets weak bots, a winner stronger ones, up to the strongest and not beyond', () => {
  expect(matchedLevels('seven-wonders', 2)).toEqual(['medium', 'easy']);
  const met: string[] = [];
  for (let i = 0; i < 30; i++) {
    const bots = matchedLevels('seven-wonders', 2);
    met.push(bots.join(' '));
    play(bots, 1);
  }
  expect([...new Set(met)]).toEqual([
    'medium easy',
    'medium medium',
    'hard medium',
    'hard hard',
    'expert hard',
    'expert expert',
  ]);
  expect(matchedLevels('seven-wonders', 6)).toEqual(Array(6).fill('expert'));
});

test('who loses meets weaker ones again; a stronger bot that stays ahead says little', () => {
  play(['expert'], 0);
  const once = matchedLevels('seven-wonders', 6).filter((level) => level === 'expert').length;
  expect(once).toBeLessThan(6);
  for (let i = 0; i < 30; i++) play(matchedLevels('seven-wonders', 2), 0);
  expect(matchedLevels('seven-wonders', 2)).toEqual(['easy', 'easy']);
  for (let i = 0; i < 5; i++) play(['expert', 'expert'], 0);
  expect(matchedLevels('seven-wonders', 2)).toEqual(['easy', 'easy']);
});

test('who comes in ahead as often as behind keeps their bots', () => {
  for (let i = 0; i < 6; i++) play(['medium', 'medium'], 1);
  const before = matchedLevels('seven-wonders', 6);
  for (let i = 0; i < 10; i++) {
    play(matchedLevels('seven-wonders', 2), 1);
    play(matchedLevels('seven-wonders', 2), 0);
  }
  const strong = (levels: readonly Level[]) => levels.filter((level) => level !== 'easy').length;
  expect(Math.abs(strong(matchedLevels('seven-wonders', 6)) - strong(before))).toBeLessThan(3);
});

test('a match counts once, games are apart, and all is remembered', () => {
  noteAgainstBots('architects', 'x', [{ level: 'expert', came: 0 }]);
  const text = kept.get('mirabilia.matched') ?? '';
  noteAgainstBots('architects', 'x', [{ level: 'expert', came: 0 }]);
  expect(kept.get('mirabilia.matched')).toBe(text);
  expect(readStandings(text).architects).toMatchObject({ matches: 2, seen: ['x'] });
  expect(matchedLevels('architects', 1)).not.toEqual(['easy']);
});

test.for([null, '', '3', '{', '{"architects":{"strength":"much","seen":5}}', '{"architects":null}'])(
  'what isn’t ours is left aside: %s',
  (text) => {
    expect(readStandings(text).architects).toEqual({ strength: 0.45, matches: 0, seen: [] });
  },
);

test('who came in ahead of whom: victory first, then points; only where all others are bots', () => {
  const bot = (name: string) => ({ kind: 'bot', name });
  const you = { kind: 'human', name: 'Ann' };
  const ended = { scores: [{ total: 50 }, { total: 50 }, { total: 41 }], winners: [1] };
  expect(againstBots([you, bot('hard'), bot('easy')], 0, ended)).toEqual([
    { level: 'hard', came: 0 },
    { level: 'easy', came: 1 },
  ]);
  expect(againstBots([you, bot('hard'), bot('easy')], 0, { ...ended, winners: [0, 1] })).toEqual([
    { level: 'hard', came: 0.5 },
    { level: 'easy', came: 1 },
  ]);
  expect(againstBots([you, bot('uct-1000'), bot('easy')], 0, ended)).toBeUndefined();
  expect(againstBots([you, you, bot('easy')], 0, ended)).toBeUndefined();
});

test('the bots of a rematch follow the results only where all others were bots and it is wished for', () => {
  const bot = { kind: 'bot', name: 'hard', isYou: false, isHost: false } as const;
  const you = { kind: 'human', name: 'Ann', isYou: true, isHost: true } as const;
  const lobby = {
    game: 'seven-wonders',
    seats: [bot, you, bot],
    you: { seat: 1, isHost: true, isRemoved: false },
  };
  expect(rematchBots(lobby, 'auto')).toEqual(matchedLevels('seven-wonders', 2));
  expect(rematchBots(lobby, 'hard')).toEqual([]);
  expect(rematchBots({ ...lobby, seats: [you, you, bot] }, 'auto')).toEqual([]);
});
