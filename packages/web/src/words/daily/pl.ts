import { pluralIn } from '@mirabilia/kernel';
import type { DailyWords } from './words.ts';

const plural = pluralIn('pl');

export const pl: DailyWords = {
  title: 'Wyzwanie dnia',
  about:
    'Wszyscy dostają te same karty, to samo miejsce i te same boty. Liczy się pierwsza partia. Nowe wyzwanie pojawia się o północy (UTC).',
  bots: (count, level) =>
    plural(count, {
      one: `# bot (${level.toLowerCase()})`,
      few: `# boty (${level.toLowerCase()})`,
      many: `# botów (${level.toLowerCase()})`,
    }),
  play: 'Graj',
  continue: 'Graj dalej',
  again: 'Zobacz partię',
  noDeals: 'Na tym urządzeniu nie ma jeszcze wyzwań. Połącz się raz z siecią, aby je pobrać.',
  sentLater: 'Brak połączenia. Wynik zostanie wysłany, gdy wróci sieć.',
  yourPoints: (points) =>
    plural(points, { one: 'Masz # punkt', few: 'Masz # punkty', many: 'Masz # punktów' }),
  won: 'Wygrana',
  betterThan: (percent) => `Lepiej niż ${percent}% graczy`,
  firstToday: 'Pierwszy dzisiejszy wynik jest twój',
  best: (name, points) => `Najlepszy wynik dnia: ${name}, ${points}`,
  everyone: (attempts) =>
    plural(attempts, { one: 'Na razie # gracz', few: 'Na razie # graczy', many: 'Na razie # graczy' }),
  bar: (points, attempts) =>
    plural(attempts, { one: `${points}: # gracz`, few: `${points}: # graczy`, many: `${points}: # graczy` }),
  youAreHere: 'To ty',
  firstCards: 'Pierwsza zagrana karta',
  streak: (days) => plural(days, { one: '# dzień z rzędu', few: '# dni z rzędu', many: '# dni z rzędu' }),
  share: 'Udostępnij',
  shared: ({ day, game, points }) => `Mirabilia, ${day} · ${game} · punkty: ${points}`,
  sharedBetter: (percent) => `lepiej niż ${percent}%`,
  seeResults: 'Zobacz wyniki wszystkich',
};
