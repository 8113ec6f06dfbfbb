import { listIn, type NotificationWords } from './words.ts';

const list = listIn('pt-BR');

export const pt: NotificationWords = {
  titles: { 'seven-wonders': '7 Wonders', architects: '7 Wonders Arquitetos' },
  yourTurn: 'Sua vez',
  allWait: 'Todos estão esperando você',
  with: ({ game, names }) => (names.length === 0 ? game : `${game} com ${list(names)}`),
  turnOf: ({ game, names }) => `${game}: é a vez de ${list(names)}.`,
  allWaitFor: ({ game, names }) => `${game}: todos estão esperando ${list(names)}.`,
  over: ({ game, names }) => `${game} terminou. Vitória: ${list(names)}.`,
};
