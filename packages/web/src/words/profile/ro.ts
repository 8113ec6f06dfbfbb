import { pluralIn } from '@mirabilia/kernel';
import type { ProfileWords } from './words.ts';

const plural = pluralIn('ro');

export const ro: ProfileWords = {
  title: 'Profil',
  parts: {
    matches: 'Partide',
    statistics: 'Statistici',
  },
  noName: 'Alege un nume sau joacă o partidă, iar istoricul tău începe aici.',
  allGames: 'Toate jocurile',
  company: {
    label: 'Adversari',
    all: 'Toți',
    people: 'Oameni',
    bots: 'Doar boți',
  },
  outcome: {
    label: 'Rezultat',
    all: 'Toate',
    won: 'Câștigate',
    lost: 'Pierdute',
  },
  won: 'Victorie',
  shared: 'Victorie împărțită',
  place: (place, of) => `Locul ${place} din ${of}`,
  points: (count) => plural(count, { one: '# punct', few: '# puncte', other: '# de puncte' }),
  imported: 'Importată',
  more: 'Arată mai multe',
  none: 'Încă nu e nimic aici. Partidele pe care le termini apar aici.',
  noneLikeThis: 'Nicio partidă nu corespunde filtrelor.',
  add: {
    title: 'Adaugă partide',
    about:
      'Fiecare fișier de partidă este verificat mutare cu mutare. Partidele importate contează doar în istoricul și statisticile tale.',
    fromDevice: (count) =>
      plural(count, {
        one: 'Adaugă o partidă de pe acest dispozitiv',
        few: 'Adaugă # partide de pe acest dispozitiv',
        other: 'Adaugă # de partide de pe acest dispozitiv',
      }),
    file: 'Adaugă un fișier de partidă',
    whichSeat: 'Care dintre jucători erai?',
    add: 'Adaugă',
    added: (count) =>
      plural(count, { one: 'O partidă adăugată', few: '# partide adăugate', other: '# de partide adăugate' }),
    known: 'Această partidă este deja în istoricul tău.',
    noRecord: 'Aceasta nu este o partidă încheiată cu un jucător.',
  },
  statistics: {
    from: (count) =>
      plural(count, { one: 'Dintr-o partidă', few: 'Din # partide', other: 'Din # de partide' }),
    newest: (count) => `Contează doar cele mai noi partide: ${count}.`,
    winRate: 'Rata victoriilor',
    byChance: (percent) => `${percent} la întâmplare`,
    likely: (low, high) => `probabil între ${low} și ${high}`,
    average: 'Scor mediu',
    best: 'Cel mai mare scor',
    byWonder: 'După minune',
    byCategory: 'Media punctelor pe categorii',
    byPeople: 'Împotriva oamenilor',
    byBots: 'Împotriva boților, după nivel',
    mixedBots: 'Niveluri diferite',
    byPlayers: 'După numărul de jucători',
    players: (count) => plural(count, { one: 'un jucător', few: '# jucători', other: '# de jucători' }),
    games: (count) => plural(count, { one: 'o partidă', few: '# partide', other: '# de partide' }),
    records: 'Recorduri personale',
    lead: 'Cel mai mare avantaj',
    streak: 'Cea mai lungă serie de victorii',
    most: (category) => `Maxim la ${category}`,
  },
};
