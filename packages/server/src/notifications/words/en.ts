import { listIn, type NotificationWords } from './words.ts';

const list = listIn('en');

export const en: NotificationWords = {
  yourTurn: 'Your turn',
  allWait: 'Everybody waits for you',
  with: ({ game, names }) => (names.length === 0 ? game : `${game} with ${list(names)}`),
  turnOf: ({ game, names }) => `${game}: it’s the turn of ${list(names)}.`,
  allWaitFor: ({ game, names }) => `${game}: everybody waits for ${list(names)}.`,
  over: ({ game, names }) => `${game} is over. Winner: ${list(names)}.`,
};
