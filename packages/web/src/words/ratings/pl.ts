import { pluralIn } from '@mirabilia/kernel';
import type { RatingsWords } from './words.ts';

const plural = pluralIn('pl');

export const pl: RatingsWords = {
  rating: (points, uncertainty) => `${points} ±${uncertainty}`,
  provisional: 'tymczasowy',
  unrated: 'jeszcze bez rankingu',
  counts: (percent) => `liczy się w ${percent}`,
  board: {
    title: 'Ranking graczy',
    about:
      'W partiach rankingowych grają sami ludzie, na czas i z losowymi cudami. Na liście pojawiasz się po dziesięciu takich partiach.',
    period: 'Okres',
    all: 'Od początku',
    season: 'Ten sezon',
    month: 'Ten miesiąc',
    place: 'Miejsce',
    name: 'Imię',
    points: 'Ranking',
    change: 'Zmiana',
    games: 'Partie',
    empty: 'Nikogo tu jeszcze nie ma. Graj partie rankingowe, żeby otworzyć listę.',
    people: (count) => plural(count, { one: '# gracz', few: '# graczy', many: '# graczy' }),
    yours: 'Ty',
    yourPlace: (place) => `Miejsce ${place}`,
    notYet: 'Twój ranking jest tymczasowy albo masz za mało partii rankingowych w tym okresie.',
    hidden: 'Zgodnie z twoim wyborem nie ma cię na liście.',
    page: (page, of) => `Strona ${page} z ${of}`,
    previous: 'Poprzednia strona',
    next: 'Następna strona',
  },
  own: {
    none: 'Na razie żadnej partii rankingowej. Grają w nich sami ludzie, na czas i z losowymi cudami.',
    overTime: 'Ranking w czasie',
    plot: (games, from, to) =>
      `${plural(games, { one: '# partia', few: '# partie', many: '# partii' })}, od ${from} do ${to}`,
    lowest: 'Najniższy',
    highest: 'Najwyższy',
    last: 'Ostatnie partie rankingowe',
    listed: {
      label: 'Pokazuj mnie na liście rankingowej',
      hint: 'Inni widzą tam twoje imię i ranking. Przy stołach rankingowych twój ranking jest zawsze widoczny.',
    },
    toBoard: 'Ranking graczy',
  },
  end: { title: 'Rankingi', waiting: 'Nowe rankingi pojawią się za chwilę.' },
  quick: {
    title: 'Szybka partia',
    about: 'Szukamy graczy o podobnej sile. Partie samych ludzi są rankingowe.',
    sizes: 'Liczba graczy',
    pace: 'Tempo',
    live: 'Teraz',
    days: 'Przez kilka dni',
    liveHint: 'Minuta na decyzję i dwie w zapasie.',
    daysHint: 'Jeden dzień na decyzję.',
    bots: 'Boty uzupełniają stół',
    never: 'Nigdy',
    after: (seconds) => (seconds < 60 ? `Po ${seconds} s` : `Po ${seconds / 60} min`),
    botsHint: 'Partia z botami nie jest rankingowa.',
    find: 'Znajdź partię',
    looking: 'Szukamy graczy',
    waited: (time) => `Czekasz już ${time}.`,
    people: (count) =>
      plural(count, {
        one: '# osoba szuka tej partii.',
        few: '# osoby szukają tej partii.',
        many: '# osób szuka tej partii.',
      }),
    botsIn: (time) => `Boty przyjdą za ${time}.`,
    keepOpen: 'Nie zamykaj tej strony.',
    stop: 'Przerwij szukanie',
    found: 'Twój stół jest gotowy.',
    gone: 'Ta strona była zbyt długo nieaktywna, więc szukanie się skończyło.',
    noSize: 'Wybierz przynajmniej jedną liczbę graczy.',
  },
};
