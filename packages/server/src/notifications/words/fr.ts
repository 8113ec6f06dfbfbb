import { listIn, type NotificationWords } from './words.ts';

const list = listIn('fr');

export const fr: NotificationWords = {
  titles: { 'seven-wonders': '7 Wonders', architects: '7 Wonders Architects' },
  yourTurn: 'À vous de jouer',
  allWait: 'Tout le monde vous attend',
  with: ({ game, names }) => (names.length === 0 ? game : `${game} avec ${list(names)}`),
  turnOf: ({ game, names }) => `${game} : c’est à ${list(names)} de jouer.`,
  allWaitFor: ({ game, names }) => `${game} : tout le monde attend ${list(names)}.`,
  over: ({ game, names }) => `${game} : la partie est terminée. Victoire : ${list(names)}.`,
};
