import { pluralIn } from '@mirabilia/kernel';
import type { DailyWords } from './words.ts';

const plural = pluralIn('ro');

export const ro: DailyWords = {
  title: 'Provocarea zilei',
  about:
    'Toți primesc aceleași cărți, același loc și aceiași boți. Contează prima ta partidă. O provocare nouă apare la miezul nopții (UTC).',
  bots: (count, level) =>
    plural(count, {
      one: `un bot (${level.toLowerCase()})`,
      few: `# boți (${level.toLowerCase()})`,
      other: `# de boți (${level.toLowerCase()})`,
    }),
  play: 'Joacă',
  continue: 'Continuă',
  again: 'Vezi partida',
  noDeals: 'Pe acest dispozitiv nu există încă provocări. Conectează-te o dată ca să le primești.',
  sentLater: 'Ești offline. Rezultatul va fi trimis când revii online.',
  yourPoints: (points) =>
    plural(points, {
      one: 'Ai obținut un punct',
      few: 'Ai obținut # puncte',
      other: 'Ai obținut # de puncte',
    }),
  won: 'Ai câștigat',
  betterThan: (percent) => `Mai bine decât ${percent}% dintre jucători`,
  firstToday: 'Astăzi ai terminat înaintea tuturor',
  best: (name, points) => `Cel mai bun rezultat de azi: ${name}, ${points}`,
  everyone: (attempts) =>
    plural(attempts, {
      one: 'Un jucător până acum',
      few: '# jucători până acum',
      other: '# de jucători până acum',
    }),
  bar: (points, attempts) =>
    plural(attempts, {
      one: `${points}: un jucător`,
      few: `${points}: # jucători`,
      other: `${points}: # de jucători`,
    }),
  youAreHere: 'Ești aici',
  firstCards: 'Prima carte jucată',
  streak: (days) => plural(days, { one: 'o zi la rând', few: '# zile la rând', other: '# de zile la rând' }),
  share: 'Distribuie',
  shared: ({ day, game, points }) =>
    `Mirabilia, ${day} · ${game} · ${plural(points, { one: 'un punct', few: '# puncte', other: '# de puncte' })}`,
  sharedBetter: (percent) => `mai bine decât ${percent}%`,
  seeResults: 'Vezi cum s-au descurcat toți',
};
