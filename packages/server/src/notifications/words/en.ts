import { listIn, type NotificationWords } from './words.ts';

const list = listIn('en');

export const en: NotificationWords = {
  titles: { 'seven-wonders': '7 Wonders', architects: '7 Wonders Architects' },
  yourTurn: 'Your turn',
  allWait: 'Everyone’s waiting for you',
  with: ({ game, names }) => (names.length === 0 ? game : `${game} with ${list(names)}`),
  turnOf: ({ game, names }) => `${game}: it’s ${list(names)}’s turn.`,
  allWaitFor: ({ game, names }) => `${game}: everyone’s waiting for ${list(names)}.`,
  over: ({ game, names }) => `${game} is over. ${names.length > 1 ? 'Winners' : 'Winner'}: ${list(names)}.`,
};
