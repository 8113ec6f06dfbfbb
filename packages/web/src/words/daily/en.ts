import { pluralIn } from '@mirabilia/kernel';
import type { DailyWords } from './words.ts';

const plural = pluralIn('en');

export const en: DailyWords = {
  title: 'Daily challenge',
  about:
    'Everyone gets the same cards, the same seat and the same bots. Your first game counts. A new challenge starts at midnight UTC.',
  bots: (count, level) => plural(count, { one: `# bot (${level})`, other: `# bots (${level})` }),
  play: 'Play',
  continue: 'Continue',
  again: 'View the game',
  noDeals: 'There are no challenges on this device yet. Go online once to get them.',
  sentLater: 'You’re offline. Your result will be sent when you’re back online.',
  yourPoints: (points) => plural(points, { one: 'You scored # point', other: 'You scored # points' }),
  won: 'You won',
  betterThan: (percent) => `Better than ${percent}% of players`,
  firstToday: 'You’re the first to finish today',
  best: (name, points) => `Best today: ${name}, ${points}`,
  everyone: (attempts) => plural(attempts, { one: '# player so far', other: '# players so far' }),
  bar: (points, attempts) => plural(attempts, { one: `${points}: # player`, other: `${points}: # players` }),
  youAreHere: 'You are here',
  firstCards: 'First card played',
  streak: (days) => plural(days, { one: '# day in a row', other: '# days in a row' }),
  share: 'Share',
  shared: ({ day, game, points }) => `Mirabilia, ${day} · ${game} · ${points} points`,
  sharedBetter: (percent) => `better than ${percent}%`,
  seeResults: 'See how everyone did',
};
