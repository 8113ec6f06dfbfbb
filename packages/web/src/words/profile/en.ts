import { pluralIn } from '@mirabilia/kernel';
import type { ProfileWords } from './words.ts';

const plural = pluralIn('en');

export const en: ProfileWords = {
  title: 'Profile',
  parts: {
    matches: 'Games',
    statistics: 'Statistics',
  },
  noName: 'Choose a name or play a game, and your history starts here.',
  allGames: 'All games',
  company: {
    label: 'Opponents',
    all: 'Everyone',
    people: 'People',
    bots: 'Bots only',
  },
  outcome: {
    label: 'Result',
    all: 'All',
    won: 'Won',
    lost: 'Lost',
  },
  won: 'Won',
  shared: 'Shared victory',
  place: (place, of) => `Place ${place} of ${of}`,
  points: (count) => plural(count, { one: '# point', other: '# points' }),
  imported: 'Imported',
  more: 'Show more',
  none: 'Nothing here yet. Games that you finish are listed here.',
  noneLikeThis: 'No game matches these filters.',
  add: {
    title: 'Add games',
    about:
      'Every game file is checked move by move. Imported games count only in your own history and statistics.',
    fromDevice: (count) =>
      plural(count, { one: 'Add # game from this device', other: 'Add # games from this device' }),
    file: 'Add a game file',
    whichSeat: 'Which player were you?',
    add: 'Add',
    added: (count) => plural(count, { one: '# game added', other: '# games added' }),
    known: 'This game is in your history already.',
    noRecord: 'This isn’t a finished game with a player in it.',
  },
  statistics: {
    from: (count) => plural(count, { one: 'From # game', other: 'From # games' }),
    newest: (count) => `Only your newest ${count} games are counted.`,
    winRate: 'Win rate',
    byChance: (percent) => `${percent} by chance`,
    likely: (low, high) => `likely ${low} to ${high}`,
    average: 'Average score',
    best: 'Highest score',
    byWonder: 'By wonder',
    byCategory: 'Average points by category',
    byPeople: 'Against people',
    byBots: 'Against bots, by level',
    mixedBots: 'Different levels',
    byPlayers: 'By number of players',
    players: (count) => plural(count, { one: '# player', other: '# players' }),
    games: (count) => plural(count, { one: '# game', other: '# games' }),
    records: 'Personal records',
    lead: 'Largest lead',
    streak: 'Longest winning streak',
    most: (category) => `Most in ${category}`,
  },
};
