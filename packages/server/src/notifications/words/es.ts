import { listIn, type NotificationWords } from './words.ts';

const list = listIn('es');

export const es: NotificationWords = {
  titles: { 'seven-wonders': '7 Wonders', architects: '7 Wonders Architects' },
  yourTurn: 'Te toca',
  allWait: 'Todos te esperan',
  with: ({ game, names }) => (names.length === 0 ? game : `${game} con ${list(names)}`),
  turnOf: ({ game, names }) => `${game}: ${names.length > 1 ? 'les' : 'le'} toca a ${list(names)}.`,
  allWaitFor: ({ game, names }) => `${game}: todos esperan a ${list(names)}.`,
  over: ({ game, names }) => `${game} terminó. Victoria: ${list(names)}.`,
};
