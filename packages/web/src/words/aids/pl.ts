import { pluralIn } from '@mirabilia/kernel';
import type { AidWords } from './words.ts';

const plural = pluralIn('pl');

export const pl: AidWords = {
  score: {
    title: 'Bieżący wynik',
    about: 'Punkty, które są teraz na stole.',
    aboutForecast:
      'Punkty na stole teraz, a po ≈ średnia z partii dokończonych przez boty, które wiedzą tylko to, co ty widzisz.',
    thinking: 'Obliczanie prognozy…',
    absent: 'Nie udało się wczytać prognozy.',
    forecast: 'prognoza',
    wins: 'Szansa na wygraną',
  },
  need: {
    title: 'Czego potrzeba',
    build: 'Do budowy',
    stage: 'Do następnego etapu',
    missing: (goods) => `W twoim mieście brakuje: ${goods}.`,
    sold: (good, sellers) => `${good} do kupienia u sąsiadów: ${sellers}.`,
    far: (good, makers) => `${good}: jest za daleko (${makers}), sprzedają tylko sąsiedzi.`,
    nobody: (good) => `${good}: nie sprzedaje tego nikt obok.`,
    inHand: (good, cards) => `${good}: z ręki możesz zbudować kartę ${cards}.`,
    inAge: (good, cards) => `${good}: przyda się karta ${cards}.`,
    short: (coins) => `Brakuje: ${plural(coins, { one: '# moneta', few: '# monety', many: '# monet' })}.`,
    freeWith: (structures) => `Za darmo, jeśli stoi ${structures}.`,
    stands: 'Budowla o tej nazwie już stoi w twoim mieście. Użyj karty do budowy etapu albo ją odrzuć.',
    complete: 'Wszystkie etapy twojego cudu są zbudowane.',
    duty: 'Wolne Miasto musi zbudować kartę, którą może zbudować.',
  },
  coming: {
    canCome: 'Mogą jeszcze do ciebie trafić',
    cannotCome: 'Nie trafią do ciebie w tej Erze',
    built: 'Już zbudowane',
    none: 'Brak.',
    guilds: (used, all) => `W grze jest ${used} z ${all} gildii.`,
    about:
      'Na podstawie talii dla tej liczby graczy, tego, co zbudowano, i kart, które przeszły przez twoje ręce. Mogą być wśród nich karty leżące zakryte.',
    aboutBlind: 'Na podstawie talii dla tej liczby graczy, tego, co zbudowano, i twoich kart.',
  },
};
