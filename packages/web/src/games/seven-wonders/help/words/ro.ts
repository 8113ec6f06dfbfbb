import { pluralIn } from '../../../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('ro');
const players = (count: number) =>
  plural(count, { one: '# jucător', few: '# jucători', other: '# de jucători' });

export const ro: Words = {
  age: (numeral) => `Era ${numeral}`,
  does: 'Ce face',
  cost: 'Cost',
  costsNothing: 'Nu costă nimic.',
  freeWith: 'Gratis dacă ai construit',
  makesFree: 'Gratis mai târziu',
  copies: (count, of) =>
    `Cu ${players(of)}, în pachet ${plural(count, { one: 'este # exemplar', few: 'sunt # exemplare', other: 'sunt # de exemplare' })}.`,
  copiesByPlayers: 'Exemplare după numărul de jucători',
  guilds: (used, all, of) =>
    `Cu ${players(of)}, în pachet sunt ${used} din cele ${all} ghilde, trase la sorți.`,
  guildsByPlayers: (all) =>
    `Din cele ${all} ghilde intră în pachet cu două mai multe decât jucătorii (cinci la doi jucători), trase la sorți.`,
  notes: {
    science:
      'La final, fiecare fel de simbol aduce pătratul numărului de exemplare (1, 4, 9, 16…), iar fiecare set de trei simboluri diferite, încă 7 puncte.',
    conflict:
      'La sfârșitul fiecărei Ere îți compari scuturile cu ambii vecini. Fiecare victorie aduce 1, 3 și 5 puncte în Erele I, II și III; fiecare înfrângere costă 1.',
    trade:
      'O unitate cumpărată de la un vecin costă 2 monede, plătite acestuia. Nimeni nu poate refuza să vândă.',
  },
  side: (letter) => `Fața ${letter}`,
  fromTheStart: 'De la început',
  stage: (number) => `Etapa ${number}`,
  stageBuilt: 'construită',
  chains: 'Lanțuri',
  chainsIntro: 'Dacă ai construit o carte, pe cele la care duce le construiești gratis.',
  signs: 'Semne',
  kinds: 'Tipuri de cărți: forma și litera țin locul culorii',
  goods: 'Resurse: materiile prime sunt rotunde, bunurile fabricate sunt hexagonale',
  symbols: 'Simboluri științifice',
  otherSigns: 'Alte semne',
  pointers: 'Săgețile de sub un semn: se numără în orașul din stânga, în al tău (jos), în cel din dreapta',
  coins: 'Monede, luate imediat',
  shields: 'Scuturi, pentru bătăliile de la sfârșitul fiecărei Ere',
  laurels: 'Puncte de victorie, la final',
  defeats: 'Jeton de înfrângere: un punct pierdut într-o bătălie',
};
