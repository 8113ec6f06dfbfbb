import { listIn, type NotificationWords } from './words.ts';

const list = listIn('pl');

export const pl: NotificationWords = {
  titles: { 'seven-wonders': '7 Cudów Świata', architects: '7 Cudów Świata: Architekci' },
  yourTurn: 'Twoja kolej',
  allWait: 'Wszyscy czekają na ciebie',
  // Names aren't inflected: they stand by themselves.
  with: ({ game, names }) => (names.length === 0 ? game : `${game}, przy stole: ${list(names)}`),
  turnOf: ({ game, names }) => `${game}, teraz kolej: ${list(names)}.`,
  allWaitFor: ({ game, names }) => `${game}, wszyscy czekają na: ${list(names)}.`,
  over: ({ game, names }) =>
    `${game}: koniec partii. ${names.length > 1 ? 'Wygrywają' : 'Wygrywa'}: ${list(names)}.`,
};
