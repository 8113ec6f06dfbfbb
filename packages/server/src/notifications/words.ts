// What is told to people who aren't here, in their languages.

export const LANGUAGES = ['en', 'pt', 'pl', 'ro', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface MessageFacts {
  readonly game: string;
  /** The others at the table, or all of them for a group. */
  readonly names: readonly string[];
}

interface Words {
  /** To a person. */
  readonly yourTurn: string;
  readonly allWait: string;
  readonly with: (told: MessageFacts) => string;
  /** To a group: of whom it is told. */
  readonly turnOf: (told: MessageFacts) => string;
  readonly allWaitFor: (told: MessageFacts) => string;
  readonly over: (told: MessageFacts) => string;
}

const GAMES: Readonly<Record<string, string>> = {
  'seven-wonders': '7 Wonders',
  architects: '7 Wonders Architects',
};
export const titleOf = (game: string): string => GAMES[game] ?? game;

const listIn = (locale: string) => {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (names: readonly string[]): string => format.format(names);
};

const en = listIn('en');
const pt = listIn('pt-BR');
const pl = listIn('pl');
const ro = listIn('ro');
const es = listIn('es');

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    yourTurn: 'Your turn',
    allWait: 'Everybody waits for you',
    with: ({ game, names }) => (names.length === 0 ? game : `${game} with ${en(names)}`),
    turnOf: ({ game, names }) => `${game}: it’s the turn of ${en(names)}.`,
    allWaitFor: ({ game, names }) => `${game}: everybody waits for ${en(names)}.`,
    over: ({ game, names }) => `${game} is over. Winner: ${en(names)}.`,
  },
  pt: {
    yourTurn: 'Sua vez',
    allWait: 'Todos esperam por você',
    with: ({ game, names }) => (names.length === 0 ? game : `${game} com ${pt(names)}`),
    turnOf: ({ game, names }) => `${game}: é a vez de ${pt(names)}.`,
    allWaitFor: ({ game, names }) => `${game}: todos esperam por ${pt(names)}.`,
    over: ({ game, names }) => `${game} terminou. Vitória: ${pt(names)}.`,
  },
  pl: {
    yourTurn: 'Twoja kolej',
    allWait: 'Wszyscy czekają na ciebie',
    // Names aren't inflected: they stand by themselves.
    with: ({ game, names }) => (names.length === 0 ? game : `${game}, przy stole: ${pl(names)}`),
    turnOf: ({ game, names }) => `${game}, teraz kolej: ${pl(names)}.`,
    allWaitFor: ({ game, names }) => `${game}, wszyscy czekają na: ${pl(names)}.`,
    over: ({ game, names }) => `${game}: koniec partii. Wygrywa: ${pl(names)}.`,
  },
  ro: {
    yourTurn: 'E rândul tău',
    allWait: 'Toți te așteaptă',
    with: ({ game, names }) => (names.length === 0 ? game : `${game} cu ${ro(names)}`),
    turnOf: ({ game, names }) => `${game}, la rând: ${ro(names)}.`,
    allWaitFor: ({ game, names }) => `${game}, se așteaptă: ${ro(names)}.`,
    over: ({ game, names }) => `${game} s-a încheiat. Câștigă: ${ro(names)}.`,
  },
  es: {
    yourTurn: 'Te toca',
    allWait: 'Todos te esperan',
    with: ({ game, names }) => (names.length === 0 ? game : `${game} con ${es(names)}`),
    turnOf: ({ game, names }) => `${game}: le toca a ${es(names)}.`,
    allWaitFor: ({ game, names }) => `${game}: todos esperan a ${es(names)}.`,
    over: ({ game, names }) => `${game} ha terminado. Victoria: ${es(names)}.`,
  },
};

export const wordsIn = (language: string): Words =>
  WORDS[LANGUAGES.find((known) => known === language) ?? 'en'];
