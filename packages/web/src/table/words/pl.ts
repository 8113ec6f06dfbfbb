import { clockTime, type Words } from './words.ts';

const list = (items: readonly string[]) => new Intl.ListFormat('pl').format(items);

export const pl: Words = {
  list,
  time: (seconds) => clockTime(seconds, { hours: 'godz.', days: 'd' }),
  timeLeft: (time) => `Pozostało: ${time}`,
  coming: 'Rozkładamy stół …',
  over: 'Koniec partii',
  waitingFor: (names) => `Czekamy: ${list(names)}`,
  yourTurn: 'Twój ruch',
  allWait: 'Wszyscy czekają na ciebie',
  menu: 'Menu',
  log: 'Dziennik',
  chat: 'Czat',
  rules: 'Zasady',
  settings: 'Ustawienia',
  everybody: 'Wszyscy',
  shortcuts: 'Skróty klawiszowe',
  you: 'Ty',
  player: 'Gracz',
  thinking: 'myśli',
  botKeeps: 'To miejsce zajmuje bot',
  lastTurn: 'Ostatnia tura',
  drawer: 'Dziennik, czat i zasady',
  dealSealed: 'Rozdanie zapieczętowane',
  sure: (use) => `${use}: na pewno?`,
  refused: 'Za późno albo wbrew zasadom. Wybierz jeszcze raz.',
  replay: 'Powtórka',
  chosen: 'Wybrane',
  choices: 'Co można było zrobić',
};
