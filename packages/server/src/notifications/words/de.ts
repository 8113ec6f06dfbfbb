import { listIn, type NotificationWords } from './words.ts';

const list = listIn('de');

export const de: NotificationWords = {
  titles: { 'seven-wonders': '7 Wonders', architects: '7 Wonders Architects' },
  yourTurn: 'Du bist dran',
  allWait: 'Alle warten auf dich',
  with: ({ game, names }) => (names.length === 0 ? game : `${game} mit ${list(names)}`),
  turnOf: ({ game, names }) => `${game}, am Zug: ${list(names)}.`,
  allWaitFor: ({ game, names }) => `${game}: Alle warten auf ${list(names)}.`,
  over: ({ game, names }) => `${game} ist beendet. Sieg für ${list(names)}.`,
};
