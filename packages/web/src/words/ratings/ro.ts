import { pluralIn } from '@mirabilia/kernel';
import type { RatingsWords } from './words.ts';

const plural = pluralIn('ro');

export const ro: RatingsWords = {
  rating: (points, uncertainty) => `${points} ±${uncertainty}`,
  provisional: 'provizoriu',
  unrated: 'încă fără punctaj',
  counts: (percent) => `contează ${percent}`,
  board: {
    title: 'Clasament',
    about:
      'În partidele clasificate joacă doar oameni, cu ceas și minuni la întâmplare. Apari în listă după zece partide.',
    period: 'Perioada',
    all: 'Din totdeauna',
    season: 'Sezonul acesta',
    month: 'Luna aceasta',
    place: 'Locul',
    name: 'Nume',
    points: 'Punctaj',
    change: 'Schimbare',
    games: 'Partide',
    empty: 'Încă nu e nimeni în listă. Joacă partide clasificate ca s-o deschizi.',
    people: (count) => plural(count, { one: '# jucător', few: '# jucători', other: '# de jucători' }),
    yours: 'Tu',
    yourPlace: (place) => `Locul ${place}`,
    notYet: 'Punctajul tău e provizoriu sau ai jucat prea puține partide clasificate în această perioadă.',
    hidden: 'Ai ales să nu apari în listă.',
    page: (page, of) => `Pagina ${page} din ${of}`,
    previous: 'Pagina anterioară',
    next: 'Pagina următoare',
  },
  own: {
    none: 'Nicio partidă clasificată până acum. În ele joacă doar oameni, cu ceas și minuni la întâmplare.',
    overTime: 'Evoluția punctajului',
    plot: (games, from, to) =>
      `${plural(games, { one: '# partidă', few: '# partide', other: '# de partide' })}, de la ${from} la ${to}`,
    lowest: 'Minim',
    highest: 'Maxim',
    last: 'Ultimele partide clasificate',
    listed: {
      label: 'Apar în clasamente',
      hint: 'Ceilalți îți văd acolo numele și punctajul. La mesele clasificate punctajul tău se vede mereu.',
    },
    toBoard: 'Clasament',
  },
  end: { title: 'Punctaje', waiting: 'Noile punctaje apar într-o clipă.' },
  quick: {
    title: 'Partidă rapidă',
    about: 'Căutăm oameni cu un nivel apropiat de al tău. Partidele fără boți sunt clasificate.',
    sizes: 'Jucători',
    pace: 'Ritm',
    live: 'Acum',
    days: 'În câteva zile',
    liveHint: 'Un minut pe decizie și două în rezervă.',
    daysHint: 'O zi pe decizie.',
    bots: 'Boții completează masa',
    never: 'Niciodată',
    after: (seconds) => (seconds < 60 ? `După ${seconds} s` : `După ${seconds / 60} min`),
    botsHint: 'Cu boți, partida nu e clasificată.',
    find: 'Caută o partidă',
    looking: 'Se caută jucători',
    waited: (time) => `Aștepți de ${time}.`,
    people: (count) =>
      plural(count, {
        one: '# om caută această partidă.',
        few: '# oameni caută această partidă.',
        other: '# de oameni caută această partidă.',
      }),
    botsIn: (time) => `Boții vin în ${time}.`,
    keepOpen: 'Lasă pagina deschisă.',
    stop: 'Oprește căutarea',
    found: 'Masa ta e gata.',
    gone: 'Pagina a fost inactivă prea mult, așa că s-a încheiat căutarea.',
    noSize: 'Alege cel puțin un număr de jucători.',
  },
};
