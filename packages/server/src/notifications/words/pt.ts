import { listIn, type NotificationWords } from './words.ts';

const list = listIn('pt-BR');

export const pt: NotificationWords = {
  titles: { 'seven-wonders': '7 Wonders', architects: '7 Wonders Arquitetos' },
  yourTurn: 'Sua vez',
  allWait: 'Todos esperam por você',
  with: ({ game, names }) => (names.length === 0 ? game : `${game} com ${list(names)}`),
  turnOf: ({ game, names }) => `${game}: é a vez de ${list(names)}.`,
  allWaitFor: ({ game, names }) => `${game}: todos esperam por ${list(names)}.`,
  over: ({ game, names }) => `${game} terminou. Vitória: ${list(names)}.`,
};
