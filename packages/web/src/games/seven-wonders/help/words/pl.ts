import { pluralIn } from '../../../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('pl');
/** In the locative: at ... players. */
const players = (count: number) => plural(count, { one: '# graczu', few: '# graczach', many: '# graczach' });

export const pl: Words = {
  age: (numeral) => `Era ${numeral}`,
  does: 'Co robi',
  cost: 'Koszt',
  costsNothing: 'Nic nie kosztuje.',
  freeWith: 'Za darmo, jeśli masz',
  makesFree: 'Potem za darmo',
  copies: (count, of) =>
    `Przy ${players(of)} w talii ${plural(count, { one: 'jest # egzemplarz', few: 'są # egzemplarze', many: 'jest # egzemplarzy' })}.`,
  copiesByPlayers: 'Egzemplarze według liczby graczy',
  guilds: (used, all, of) =>
    `Przy ${players(of)} w talii ${plural(used, { one: 'jest # wylosowana gildia', few: 'są # wylosowane gildie', many: 'jest # wylosowanych gildii' })} z ${all}.`,
  guildsByPlayers: (all) =>
    `Z ${all} gildii do talii trafiają wylosowane: o dwie więcej, niż jest graczy (pięć przy dwóch graczach).`,
  notes: {
    science:
      'Na koniec każdy rodzaj symboli daje kwadrat ich liczby (1, 4, 9, 16…), a każdy zestaw trzech różnych symboli dodatkowe 7 punktów.',
    conflict:
      'Na koniec każdej Ery porównujesz tarcze z oboma sąsiadami. Zwycięstwo daje 1, 3 i 5 punktów w Erach I, II i III, a porażka odbiera 1.',
    trade:
      'Jednostka kupiona u sąsiada kosztuje 2 monety, które dostaje sąsiad. Nikt nie może odmówić sprzedaży.',
  },
  side: (letter) => `Strona ${letter}`,
  fromTheStart: 'Od początku',
  stage: (number) => `Etap ${number}`,
  stageBuilt: 'zbudowany',
  chains: 'Powiązania budowli',
  chainsIntro: 'Zbudowana karta pozwala zbudować za darmo te, do których prowadzi.',
  signs: 'Znaki',
  kinds: 'Rodzaje kart: kształt i litera oznaczają kolor',
  goods: 'Zasoby: surowce są okrągłe, dobra sześciokątne',
  symbols: 'Symbole nauki',
  otherSigns: 'Inne znaki',
  pointers: 'Strzałki pod znakiem: liczy się w mieście po lewej, we własnym (dół), w mieście po prawej',
  coins: 'Monety, brane od razu',
  shields: 'Tarcze, do konfliktów na koniec każdej Ery',
  laurels: 'Punkty zwycięstwa, na koniec gry',
  defeats: 'Żeton porażki: punkt stracony w konflikcie',
};
