import { pluralIn } from '@mirabilia/kernel';
import type { ReasonWords } from './words.ts';

const plural = pluralIn('pl');
const points = (count: number): string =>
  plural(count, { one: '# punkt', few: '# punkty', many: '# punktów' });
const coins = (count: number): string => plural(count, { one: '# moneta', few: '# monety', many: '# monet' });
/** In the genitive, after “około”. */
const aboutPoints = (count: number): string =>
  plural(count, { one: 'około # punktu', few: 'około # punktów', many: 'około # punktów' });
const aboutCoins = (count: number): string =>
  plural(count, { one: 'około # monety', few: 'około # monet', many: 'około # monet' });
const small = (name: string): string => name.toLocaleLowerCase('pl');

export const pl: ReasonWords = {
  verdicts: { good: 'dobrze', fine: 'w porządku', inaccurate: 'niedokładnie', costly: 'kosztownie' },
  better: (best) => `Lepiej: ${best}.`,
  littleBetter: (best) => `Trochę lepiej: ${best}.`,
  overall: 'Składa się na to kilka drobiazgów; żaden nie rozstrzyga sam.',
  equal: (other) => `Prawie tak samo dobrze: ${other}.`,
  fewTries: 'Tylko kilka prób, więc to nic pewnego.',
  moves: {
    stage: (stage) => `Etap ${stage}`,
    discard: (card) => `Odrzuć: ${card}`,
    nothing: 'Nic nie bierz',
    tokenFromPile: 'Żeton ze stosu',
    pass: 'Spasuj',
  },
  sevenWonders: {
    set: (count) => `Zamyka zestaw trzech symboli: od razu +${points(count)}.`,
    symbol: (symbol, count, worth, later) =>
      `Daje ${count} × ${small(symbol)}: od razu +${points(worth)}${
        later > 0
          ? `, a w następnych Erach ${plural(later, { one: 'ma go # karta', few: 'mają go # karty', many: 'ma go # kart' })}`
          : ''
      }.`,
    victory: (who, swing) => `Wygrywa konflikt (sąsiad: ${who}): różnica to ${points(swing)}.`,
    likelyVictory: (who, swing) =>
      `Prawdopodobnie wygrywa konflikt (sąsiad: ${who}): różnica to ${points(swing)}.`,
    draw: (who, swing) => `Daje remis w konflikcie (sąsiad: ${who}): różnica to ${points(swing)}.`,
    likelyDraw: (who, swing) =>
      `Prawdopodobnie daje remis w konflikcie (sąsiad: ${who}): różnica to ${points(swing)}.`,
    overkill: (card) =>
      `Masz już przewagę nad oboma sąsiadami: karta ${card} nie zmienia żadnego konfliktu w tej Erze.`,
    scarce: (good) => `Daje zasób, którego nie masz ani ty, ani sąsiedzi: ${small(good)}.`,
    enables: (good, stage, worth) =>
      `Daje zasób na etap ${stage} (${small(good)}): ${aboutPoints(worth)} więcej za cud.`,
    saves: (count) => `Oszczędza ${aboutCoins(count)} na zakupach.`,
    sells: (who, good, count) =>
      `Tego zasobu nie ma gracz ${who}: ${small(good)}. Zarobisz ${aboutCoins(count)}.`,
    opens: (child, age, cost) => `W Erze ${age} daje za darmo: ${child}; koszt to ${small(cost)}.`,
    chain: (parent) => `Za darmo dzięki powiązaniu: ${parent}.`,
    stage: (count) => `Od razu ${points(count)}.`,
    gift: {
      shields: 'Daje tarcze.',
      coins: 'Daje monety.',
      science: 'Daje symbol nauki do wyboru.',
      goods: 'Daje zasób w każdej turze.',
      power: 'Daje moc twojego cudu.',
    },
    short: (stage, count) =>
      `Najpierw monety: inaczej w następnej turze na etap ${stage} zabraknie prawdopodobnie: ${coins(count)}.`,
    deny: (card, who, worth) =>
      `Tej karty nie dostanie gracz ${who}: ${card}. Tam jest warta ${aboutPoints(worth)}.`,
    denySet: (card, who, symbol) =>
      `Karty ${card} nie dostanie gracz ${who}. Do zestawu brakuje tam tylko tego symbolu: ${small(symbol)}.`,
    waits: (card, turn) =>
      `Karta ${card} może poczekać: te karty wracają w turze ${turn}, prawdopodobnie jeszcze z nią.`,
    nowOrNever: (players) => `Teraz albo nigdy: przy ${players} graczach te karty już nie wracają.`,
    guild: (count) => `Już teraz warta ${points(count)}.`,
    points: (count) => `Daje ${points(count)}, najwięcej z tych kart.`,
    feeds: (who, rival, count) =>
      `Płać graczowi ${who}, a nie ${rival}: silniejszy sąsiad dostałby więcej monet (+${count}).`,
    unused: 'Darmowa budowla przepada z końcem Ery.',
    surplus: (good) => `Nic, co jeszcze można zbudować, nie wymaga więcej: ${small(good)}.`,
    tends: (category, count) =>
      `Do końca partii daje prawdopodobnie ${aboutPoints(count)} więcej: ${small(category)}.`,
  },
  architects: {
    build: (stage, worth) => `Od razu buduje etap ${stage}: ${points(worth)}.`,
    buildEffect: (stage, worth) => `Od razu buduje etap ${stage}: ${points(worth)} i efekt cudu.`,
    oneShort: (stage, cards) => `Potem do etapu ${stage} brakuje jednej karty: ${small(cards)}.`,
    twin: (stage, card) => `Etap ${stage} wymaga różnych surowców, a ten już masz: ${small(card)}.`,
    flexible: (card) => `Moneta zastępuje każdy surowiec, a ta karta tylko jeden: ${small(card)}.`,
    finish: (count) => `Kończy partię teraz, z przewagą: ${points(count)}.`,
    hold: (count) => `Koniec partii teraz to porażka, strata: ${points(count)}.`,
    pair: 'Zamyka parę zielonych kart: wybierz żeton.',
    triple: 'Zamyka trzy różne zielone karty: wybierz żeton.',
    token: (count) => `Z tym, co masz, wart ${points(count)}.`,
    tokenCards: (cards, of) => `Karty w twoich trzech taliach, które dają dodatkową kartę: ${cards} z ${of}.`,
    fight: (count) => `Zaczyna bitwę, którą wygrywasz: +${points(count)}.`,
    avoid: (who) => `Róg zaczyna bitwę, którą wygrywa ${who}.`,
    lasting: 'Bez rogu: ta tarcza zostaje po bitwie.',
    cat: (count) => `${points(count)} ze znacznikiem Kota.`,
    catFrom: (count, who) => `${points(count)} ze znacznikiem Kota, a traci go ${who}.`,
    deny: (card, who, stage) => `Tej karty potrzebuje ${who} na etap ${stage}: ${small(card)}.`,
    denySet: (card, who) => `Tej karty potrzebuje ${who} do zestawu: ${small(card)}.`,
    uncovers: (who, cards, of) =>
      `Z następnej karty tej talii może skorzystać ${who}: pasuje ${cards} z ${of}.`,
    odds: (cards, of) => `Z kart środkowej talii coś ci domyka ${cards} z ${of}, a z odkrytych żadna.`,
    extra: (token) => `Daje dodatkową kartę dzięki żetonowi: ${token}.`,
  },
};
