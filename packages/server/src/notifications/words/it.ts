import { listIn, type NotificationWords } from './words.ts';

const list = listIn('it');

export const it: NotificationWords = {
  titles: { 'seven-wonders': '7 Wonders', architects: '7 Wonders Architects' },
  yourTurn: 'Tocca a te',
  allWait: 'Tutti aspettano te',
  with: ({ game, names }) => (names.length === 0 ? game : `${game} con ${list(names)}`),
  turnOf: ({ game, names }) => `${game}: tocca a ${list(names)}.`,
  allWaitFor: ({ game, names }) => `${game}: tutti aspettano ${list(names)}.`,
  over: ({ game, names }) => `${game}: partita finita. Vittoria di ${list(names)}.`,
};
