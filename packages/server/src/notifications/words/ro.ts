import { listIn, type NotificationWords } from './words.ts';

const list = listIn('ro');

export const ro: NotificationWords = {
  titles: { 'seven-wonders': '7 Wonders', architects: '7 Wonders: Architects' },
  yourTurn: 'E rândul tău',
  allWait: 'Toți te așteaptă pe tine',
  with: ({ game, names }) => (names.length === 0 ? game : `${game} cu ${list(names)}`),
  turnOf: ({ game, names }) => `${game}, la rând: ${list(names)}.`,
  allWaitFor: ({ game, names }) => `${game}: toată lumea așteaptă după ${list(names)}.`,
  over: ({ game, names }) => `${game}: partida s-a încheiat. Câștigă: ${list(names)}.`,
};
