import { pluralIn } from '@mirabilia/kernel';
import type { Colour, Resource } from '@mirabilia/seven-wonders';
import { roman } from '../../games/seven-wonders/roman.ts';
import type { Who } from '../../table/who.ts';
import { countedIn, lister, madeBy, type Parts, type Places, placesOf } from './effects.ts';
import type { SevenWondersWords } from './words.ts';

const plural = pluralIn('pl');
const coins = (count: number): string => plural(count, { one: '# moneta', few: '# monety', many: '# monet' });
/** As the object of paying: 1 monetę, 2 monety, 5 monet. */
const paid = (count: number) => plural(count, { one: '# monetę', few: '# monety', many: '# monet' });
const list = (items: readonly string[]) => new Intl.ListFormat('pl').format(items);
const points = (count: number): string =>
  plural(count, { one: '# punkt', few: '# punkty', many: '# punktów' });
const cards = (count: number): string => plural(count, { one: '# karta', few: '# karty', many: '# kart' });
/** The present tense, because the past would ask whether a player is a man or a woman. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);
/** In the locative: at ... players. */
const players = (count: number) => plural(count, { one: '# graczu', few: '# graczach', many: '# graczach' });
const or = lister('pl', 'disjunction');
const and = lister('pl', 'conjunction');
/** In the accusative: what is made. */
const GOODS: Readonly<Record<Resource, string>> = {
  wood: 'drewno',
  stone: 'kamień',
  clay: 'glinę',
  ore: 'rudę',
  glass: 'szkło',
  loom: 'tkaninę',
  papyrus: 'papirus',
};
/** In the accusative: for each ... card. */
const COLOURS: Readonly<Record<Colour, string>> = {
  brown: 'brązową',
  grey: 'szarą',
  blue: 'niebieską',
  yellow: 'żółtą',
  red: 'czerwoną',
  green: 'zieloną',
  purple: 'fioletową',
};
const SYMBOLS = { compass: 'cyrkiel', gear: 'koło zębate', tablet: 'tabliczkę' } as const;
const PLACES: Places = {
  self: 'w twoim mieście',
  left: 'w mieście po lewej',
  right: 'w mieście po prawej',
  both: 'w obu sąsiednich miastach',
  all: 'w twoim mieście i w obu sąsiednich',
};
const PARTS: Parts = {
  cards: (colours) => `${or(colours.map((colour) => COLOURS[colour]))} kartę`,
  defeats: 'żeton porażki',
  stages: 'zbudowany etap cudu',
};
/** „Każdy” has to agree with what is counted. */
const each = (of: Parameters<typeof countedIn>[1]) =>
  `za ${'cards' in of ? 'każdą' : 'każdy'} ${countedIn(PARTS, of)}`;
const coinsTaken = (count: number) => plural(count, { one: '# monetę', few: '# monety', many: '# monet' });
const victoryPoints = (count: number): string =>
  plural(count, { one: '# punkt zwycięstwa', few: '# punkty zwycięstwa', many: '# punktów zwycięstwa' });

export const pl: SevenWondersWords = {
  coins,

  age: (age) => `Era ${roman(age)}`,
  turn: (turn, of) => `Tura ${turn} z ${of}`,
  passLeft: 'Karty idą w lewo',
  passRight: 'Karty idą w prawo',
  handsSwap: 'Wymiana kart',
  readyCount: (ready, of) => `${ready}/${of} gotowych`,

  memory: 'Karty, które znasz',

  others: 'Pozostałe miasta',
  farCities: 'Pozostałe miasta',
  cityOf: (name) => `Miasto: ${name}`,
  closeCity: (name) => `Zamknij miasto: ${name}`,
  ready: 'gotowe',
  sells: 'sprzedaje',
  sellsYou: 'sprzedaje ci',
  produces: 'wytwarza',
  nothingBuilt: 'Nic jeszcze nie zbudowano',
  coinsHelp: 'Monetami płacisz bankowi i sąsiadom. Na koniec każde 3 monety są warte 1 punkt.',
  symbolOfChoice: 'Symbol do wyboru',
  stages: 'Etapy cudu',
  stagesBuilt: (built, of) => `Zbudowane etapy: ${built} z ${of}`,
  built: 'Zbudowany',
  closed: 'Teraz nie można zbudować',

  battleNow: 'Gdyby Era skończyła się teraz',
  battle: (name, own, other, points) =>
    `Kontra ${name}: tarcze ${own}–${other}, ${points > 0 ? `+${points}` : points < 0 ? '−1' : 'remis'}`,
  discardPile: 'Karty odrzucone',
  drawPile: 'Stos dobierania',
  buried: 'Pod cudami',

  handIsBack: 'Te karty już znasz.',
  handReturns: (holder, turn) => `Ma je ${holder}, wrócą w turze ${turn}:`,
  handGone: (holder) => `Ma je ${holder}, nie wrócą:`,
  gone: 'Zagrane od tego czasu:',
  faceDown: (count) =>
    plural(count, { one: '# nieznana karta', few: '# nieznane karty', many: '# nieznanych kart' }),
  nothingSeen: 'W tej Erze nie przekazano jeszcze kart.',

  card: 'Karta',
  hand: 'Twoje karty',
  handOf: (name) => `Karty: ${name}`,
  actions: 'Co zrobić z kartą',
  build: 'Zbuduj',
  wonder: 'Etap',
  sell: 'Odrzuć',
  free: 'gratis',
  payShort: 'zapłać',
  needsShort: 'wymaga',
  standsShort: 'już zbudowana',
  dutyShort: 'musi budować',
  byPowerShort: 'gratis (cud)',
  verdictFree: 'Za darmo: twoje miasto wytwarza wszystko, co trzeba.',
  verdictChain: (parent) => `Za darmo dzięki karcie ${parent}.`,
  verdictByPower: 'Za darmo dzięki mocy twojego cudu.',
  verdictPower: 'Nie stać cię na tę kartę, ale moc twojego cudu buduje ją za darmo.',
  verdictPay: ({ left, right, bank, leftName, rightName }) =>
    [
      `Koszt: ${coins(left + right + bank)}.`,
      ...(left > 0 ? [`${leftName}: +${left}.`] : []),
      ...(right > 0 ? [`${rightName}: +${right}.`] : []),
      ...(bank > 0 ? [`Bank: +${bank}.`] : []),
    ].join(' '),
  whyStands: 'W tym mieście jest już taka budowla.',
  whyComplete: 'Cud jest ukończony.',
  whyDuty: 'Wolne Miasto musi budować, jeśli może.',
  whyPoor: (price, purse) => `Koszt: ${coins(price)}; możesz wydać ${purse}.`,
  whyDear: (missing, price, purse) => `Brakuje: ${missing}. Zakup: ${coins(price)}; możesz wydać ${purse}.`,
  whyMissing: (missing, unavailable) =>
    missing === unavailable
      ? `Brakuje: ${missing}; żaden sąsiad tego nie sprzedaje.`
      : `Brakuje: ${missing}; żaden sąsiad nie sprzedaje: ${unavailable}.`,
  needAsk: 'Czego potrzebuję?',
  cardsOfAge: 'Karty tej Ery',
  makesFree: (names) => `Potem za darmo: ${list(names)}`,
  aboutCard: (name) => `O tej karcie: ${name}`,
  payFor: (use, count) => `${use}: zapłać ${paid(count)}`,
  gains: (left, toLeft, right, toRight) => `${left} +${toLeft}, ${right} +${toRight}`,
  usePower: 'Za darmo (raz w Erze)',
  locked: 'Zatwierdzona',
  change: 'Zmień',
  stillCounts: (card) => `${card}: ten wybór obowiązuje, dopóki nie wybierzesz czegoś innego.`,
  keep: 'Zostaw',
  changeFirst: 'Zmień własną kartę',
  changeFreeCity: 'Zmień kartę Wolnego Miasta',
  willBuild: (card) => `Budujesz: ${card}.`,
  willSalvage: (card) => `Budujesz z odrzuconych: ${card}.`,
  willBury: (card) => `Budujesz etap cudu kartą ${card}.`,
  useForStage: (stage) => `Etap ${stage}: ta karta trafia zakryta pod twój cud.`,
  willSell: (card) => `Odrzucasz za 3 monety: ${card}.`,

  promptCard: 'Wybierz kartę z ręki.',
  promptSeventh: 'Twój cud pozwala zagrać także ostatnią kartę.',
  promptFreeCity: 'Wybierz kartę dla Wolnego Miasta.',
  actingForFreeCity: 'Wybierasz za Wolne Miasto',
  freeCityExtra:
    'Masz dodatkową kartę ze stosu dobierania i zagrywasz dwie: jedną dla Wolnego Miasta, jedną dla swojego.',
  promptDuty: 'Wybierz kartę dla Wolnego Miasta. Jeśli może budować, musi to zrobić.',
  promptOwn: 'Teraz wybierz kartę dla swojego miasta.',
  promptDraft: 'Wybierz swój cud.',
  promptSides: 'Wybierz stronę swojego cudu.',
  promptSalvage: 'Zbuduj za darmo jedną z odrzuconych kart.',
  promptSalvageFreeCity: 'Zbuduj za darmo jedną z odrzuconych kart dla Wolnego Miasta.',
  promptLocked: 'Możesz zmienić wybór, dopóki wszyscy nie będą gotowi.',
  waitDraft: (name) => `${name} wybiera cud.`,
  waitSeventh: (name) => `${name} zagrywa siódmą kartę.`,
  waitSalvage: (name) => `${name} przegląda odrzucone karty.`,
  sideOpen: 'Strona jeszcze niewybrana',
  side: (side) => `Strona ${side}`,
  takeBoard: (city, side) => `Wybierz: ${city} ${side}`,
  takeNothing: 'Nic nie buduj',
  buildFree: (card) => `Zbuduj: ${card}`,

  measures: {
    coins: 'Monety',
    shields: 'Tarcze',
    battles: 'Punkty z konfliktów',
    raw: 'Surowce',
    manufactured: 'Dobra',
    civilian: 'Punkty z budowli cywilnych',
    science: 'Symbole nauki',
    stages: 'Zbudowane etapy',
    guilds: 'Gildie',
  },
  keys: {
    card: 'Podnieś kartę',
    build: 'Zbuduj',
    stage: 'Zbuduj z niej etap cudu',
    sell: 'Odrzuć ją za 3 monety',
    pay: 'Podziel zapłatę; przejdź po kartach',
    lock: 'Zatwierdź',
    change: 'Odłóż albo zmień wybór',
    left: 'Miasto lewego sąsiada',
    right: 'Miasto prawego sąsiada',
    coming: 'Karty tej Ery i powiązania',
    everybody: 'Wszyscy gracze',
    help: 'Ta lista',
  },

  story: {
    age: (age) => `Era ${age}`,
    log: {
      title: 'Dziennik',
      empty: 'Nic jeszcze nie zagrano.',
      turn: (turn) => `Tura ${turn}`,
      built: (who, card) => `${says(who, 'Budujesz', 'buduje')}: ${card}`,
      salvaged: (who, card) => `${says(who, 'Budujesz', 'buduje')} z kart odrzuconych: ${card}`,
      buried: (who, stage) => `${says(who, 'Budujesz', 'buduje')} ${stage}. etap cudu`,
      sold: (who) => `${says(who, 'Odrzucasz', 'odrzuca')} kartę`,
      leftPile: (who) => `${says(who, 'Nie budujesz', 'nie buduje')} niczego z kart odrzuconych`,
      byChain: 'za darmo dzięki powiązaniu',
      byWonder: 'za darmo dzięki cudowi',
      seventh: 'siódma karta',
      paid: (to, count) => (to.isYou ? `${coins(count)} dla ciebie` : `${coins(count)} → ${to.name}`),
      paidBank: (count) => `${coins(count)} do banku`,
      earned: (count) => `+${coins(count)}`,
      leftovers: (count) =>
        plural(count, {
          one: 'Odrzucono # niezagraną kartę',
          few: 'Odrzucono # niezagrane karty',
          many: 'Odrzucono # niezagranych kart',
        }),
      won: (winner, loser) =>
        loser.isYou
          ? `${winner.name} cię pokonuje`
          : `${says(winner, 'Pokonujesz', 'pokonuje')} gracza ${loser.name}`,
      drawn: (one, other) => `Remis: ${one.isYou ? 'ty' : one.name} i ${other.isYou ? 'ty' : other.name}`,
    },
    brief: {
      lastTurn: 'Poprzednia tura',
      nothingYet: 'Nikt jeszcze nie zagrał',
      sold: 'odrzucona karta (+3)',
      stage: (stage) => `etap ${stage}`,
      leftPile: 'nic nie zbudowano',
    },
    battles: {
      title: (age) => `Konflikty zbrojne, Era ${age}`,
      goOn: (age) => `Dalej: Era ${age}`,
      shields: (count) => plural(count, { one: '# tarcza', few: '# tarcze', many: '# tarcz' }),
      points,
      summary: ({ name, isYou }, count) => `${isYou ? 'Ty' : name}: ${points(count)}`,
    },
    score: {
      byCoins: (winner, count) =>
        `Tyle samo punktów: ${winner.isYou ? 'masz' : `${winner.name} ma`} więcej monet (${count}).`,
      coinsEqual: 'Tyle samo punktów i monet.',
      coins,
      notes: 'Uwagi do punktacji',
      noNotes: 'Na koniec nie było nic do wyboru.',
      choice: (who, symbols) =>
        `${who.isYou ? 'Twoje symbole do wyboru' : `Symbole do wyboru (${who.name})`}: ${symbols}.`,
      copied: (who, guild, from) =>
        `${says(who, 'Kopiujesz', 'kopiuje')}: ${guild} (${from.isYou ? 'twoje miasto' : from.name}).`,
      freeCityAside: 'Wolne Miasto nie może wygrać.',
      opened: 'Odkryte na koniec',
      buried: (who) => (who.isYou ? 'Pod twoim cudem' : `Pod cudem: ${who.name}`),
      discards: (count) => `Stos kart odrzuconych: ${cards(count)}`,
      none: 'nic',
    },
  },

  help: {
    age: (numeral) => `Era ${numeral}`,
    does: 'Działanie',
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
        'Każdy zasób kupiony u sąsiada kosztuje 2 monety, które dostaje ten sąsiad. Sąsiad nie może odmówić sprzedaży.',
    },
    side: (letter) => `Strona ${letter}`,
    fromTheStart: 'Od początku',
    stage: (number) => `Etap ${number}`,
    stageBuilt: 'zbudowany',
    chains: 'Powiązania',
    chainsIntro: 'Gdy zbudujesz kartę, te, do których prowadzi, zbudujesz za darmo.',
    signs: 'Ikony',
    kinds: 'Rodzaje kart: każdy kolor ma swój kształt i literę',
    goods: 'Zasoby: surowce są okrągłe, dobra sześciokątne',
    symbols: 'Symbole nauki',
    otherSigns: 'Inne ikony',
    pointers:
      'Strzałki pod ikoną pokazują, gdzie się liczy: w mieście po lewej, we własnym (w dół) lub w mieście po prawej',
    coins: 'Monety, które bierzesz od razu',
    shields: 'Tarcze, do konfliktów zbrojnych na koniec każdej Ery',
    laurels: 'Punkty zwycięstwa, na koniec gry',
    defeats: 'Żeton porażki: −1 punkt za przegrany konflikt',
  },

  art: {
    cost: 'Koszt:',
    free: 'za darmo',
    makesFree: 'Potem za darmo:',
    wonder: (name, built, stages) => `${name}, zbudowane etapy: ${built} z ${stages}`,
    effects: {
      produce: ({ units, sold }) => {
        const made = madeBy(units).map(({ count, goods }) => {
          const names = or(goods.map((good) => GOODS[good]));
          return count === 1 ? names : `${count} × ${names}`;
        });
        const sale = sold ? 'Sąsiedzi mogą to kupować.' : 'Sąsiedzi nie mogą tego kupować.';
        return `Co turę daje ${and(made)}. ${sale}`;
      },
      points: (effect) => `Na koniec gry daje ${victoryPoints(effect.points)}.`,
      shields: ({ shields }) =>
        `Dodaje ${plural(shields, { one: '# tarczę', few: '# tarcze', many: '# tarcz' })} w każdym następnym konflikcie.`,
      science: ({ symbols }) =>
        symbols.length > 1
          ? `Daje ${or(symbols.map((symbol) => SYMBOLS[symbol]))}: to, co na koniec da najwięcej punktów.`
          : `Daje ${and(symbols.map((symbol) => SYMBOLS[symbol]))}. Nauka punktuje na koniec: za każdy zestaw trzech symboli i za powtórzenia tego samego.`,
      coins: (effect) => `Weź od razu ${coinsTaken(effect.coins)}.`,
      'coins-per': (effect) =>
        `Weź od razu ${coinsTaken(effect.coins)} ${each(effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      'points-per': (effect) =>
        `Na koniec ${victoryPoints(effect.points)} ${each(effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      discount: ({ goods, from }) => {
        const what = goods === 'raw' ? 'surowce kupowane' : 'dobra kupowane';
        const side = from[0] === 'left' ? 'u sąsiada po lewej' : 'u sąsiada po prawej';
        const whom = from.length > 1 ? 'u obu sąsiadów' : side;
        return `Od następnej tury ${what} ${whom} kosztują po 1 monecie zamiast 2.`;
      },
      'free-build': () => 'Raz w każdej Erze zbuduj za darmo kartę z ręki.',
      'seventh-card': () => 'Na koniec każdej Ery zagraj też ostatnią kartę, zamiast ją odrzucać.',
      salvage: () => 'Na koniec tej tury zbuduj za darmo jedną kartę ze stosu kart odrzuconych.',
      'copy-guild': () => 'Na koniec skopiuj jedną gildię sąsiada: punktuje, jakby stała w twoim mieście.',
    },
  },
};
