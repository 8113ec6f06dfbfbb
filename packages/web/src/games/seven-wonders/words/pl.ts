import { pluralIn } from '../../../i18n/plural.ts';
import { pl as table } from '../../../table/words/pl.ts';
import { roman, type Words } from './words.ts';

const plural = pluralIn('pl');
const coins = (count: number) => plural(count, { one: '# moneta', few: '# monety', many: '# monet' });
/** As the object of paying: 1 monetę, 2 monety, 5 monet. */
const paid = (count: number) => plural(count, { one: '# monetę', few: '# monety', many: '# monet' });
const list = (items: readonly string[]) => new Intl.ListFormat('pl').format(items);

export const pl: Words = {
  ...table,
  coins,

  age: (age) => `Era ${roman(age)}`,
  turn: (turn, of) => `Tura ${turn} z ${of}`,
  passLeft: 'Karty idą w lewo',
  passRight: 'Karty idą w prawo',
  handsSwap: 'Wymiana kart',
  readyCount: (ready, of) => `${ready}/${of} gotowych`,

  memory: 'Znane karty',

  others: 'Pozostałe miasta',
  farCities: 'Dalekie miasta',
  cityOf: (name) => `Miasto: ${name}`,
  closeCity: (name) => `Zamknij miasto: ${name}`,
  ready: 'gotowe',
  sells: 'sprzedaje',
  sellsYou: 'sprzedaje ci',
  produces: 'wytwarza',
  nothingBuilt: 'Nic jeszcze nie stoi',
  symbolOfChoice: 'Symbol do wyboru',
  stages: 'Etapy cudu',
  stagesBuilt: (built, of) => `Zbudowane etapy: ${built} z ${of}`,
  built: 'Zbudowany',
  closed: 'Teraz nie do zbudowania',

  battleNow: 'Bitwa, gdyby Era skończyła się teraz',
  battle: (name, own, other, points) =>
    `Przeciw: ${name}, tarcze ${own} do ${other}, ${points > 0 ? `zyskujesz ${points}` : points < 0 ? 'tracisz 1' : 'remis'}`,
  discardPile: 'Karty odrzucone',
  drawPile: 'Talia',
  buried: 'Pod cudami',

  handIsBack: 'Te karty wróciły.',
  handReturns: (holder, turn) => `Ma je ${holder}, wrócą w turze ${turn}:`,
  handGone: (holder) => `Ma je ${holder}, nie wrócą:`,
  gone: 'zniknęły:',
  faceDown: (count) =>
    plural(count, { one: '# odeszła zakryta', few: '# odeszły zakryte', many: '# odeszło zakrytych' }),
  nothingSeen: 'W tej Erze nie przekazano jeszcze kart.',

  card: 'Karta',
  hand: 'Twoje karty',
  handOf: (name) => `Karty: ${name}`,
  actions: 'Co zrobić z kartą',
  build: 'Zbuduj',
  wonder: 'Cud',
  sell: 'Sprzedaj',
  free: 'gratis',
  bank: 'bank',
  standsShort: 'już stoi',
  dutyShort: 'obowiązek',
  byPowerShort: 'cud',
  bandFree: 'Za darmo: twoje miasto wytwarza wszystko, co trzeba.',
  bandChain: (parent) => `Za darmo dzięki karcie ${parent}.`,
  bandPower: 'Tylko mocą twojego cudu, za darmo.',
  bandPay: ({ left, right, bank, leftName, rightName }) =>
    [
      `Koszt: ${coins(left + right + bank)}.`,
      ...(left > 0 ? [`${leftName}: +${left}.`] : []),
      ...(right > 0 ? [`${rightName}: +${right}.`] : []),
      ...(bank > 0 ? [`Bank: +${bank}.`] : []),
    ].join(' '),
  whyStands: 'Budowla o tej nazwie już stoi w mieście.',
  whyComplete: 'Cud jest ukończony.',
  whyDuty: 'Wolne Miasto musi budować, jeśli może.',
  whyPoor: (price, purse) => `Koszt: ${coins(price)}; możesz wydać ${purse}.`,
  whyDear: (missing, price, purse) => `Brakuje: ${missing}. Zakup: ${coins(price)}; możesz wydać ${purse}.`,
  whyMissing: (missing, unavailable) =>
    missing === unavailable
      ? `Brakuje: ${missing}; żaden sąsiad tego nie sprzedaje.`
      : `Brakuje: ${missing}; żaden sąsiad nie sprzedaje: ${unavailable}.`,
  makesFree: (names) => `Potem za darmo: ${list(names)}`,
  aboutCard: (name) => `O tej karcie: ${name}`,
  payFor: (use, count) => `${use}: zapłać ${paid(count)}`,
  gains: (left, toLeft, right, toRight) => `${left} +${toLeft}, ${right} +${toRight}`,
  usePower: 'Za darmo, mocą cudu (raz w Erze)',
  locked: 'Wybrana',
  change: 'Zmień',
  stillCounts: (card) => `Na razie liczy się: ${card}.`,
  keep: 'Zostaw',
  changeFirst: 'Zmień własną kartę',
  willBuild: (card) => `Budowa: ${card}.`,
  willBury: (card) => `Pod cud: ${card}.`,
  willSell: (card) => `Sprzedaż za 3 monety: ${card}.`,

  promptCard: 'Wybierz kartę z ręki.',
  promptSeventh: 'Twój cud pozwala zagrać także ostatnią kartę.',
  promptFreeCity: 'Teraz wybierz kartę dla Wolnego Miasta.',
  promptDuty: 'Teraz wybierz kartę dla Wolnego Miasta. Musi budować, bo może.',
  promptDraft: 'Wybierz swój cud.',
  promptSides: 'Wybierz stronę swojego cudu.',
  promptSalvage: 'Zbuduj za darmo jedną z odrzuconych kart.',
  promptSalvageFreeCity: 'Zbuduj za darmo jedną z odrzuconych kart dla Wolnego Miasta.',
  promptLocked: 'Możesz to zmienić, póki nie wszyscy są gotowi.',
  waitDraft: (name) => `${name} wybiera cud.`,
  waitSeventh: (name) => `${name} zagrywa siódmą kartę.`,
  waitSalvage: (name) => `${name} przegląda odrzucone karty.`,
  side: (side) => `Strona ${side}`,
  takeBoard: (city, side) => `Wybierz: ${city} ${side}`,
  takeNothing: 'Nie bierz nic',
  buildFree: (card) => `Zbuduj: ${card}`,

  measures: {
    coins: 'Monety',
    shields: 'Tarcze',
    battles: 'Punkty z bitew',
    raw: 'Wytwarzane surowce',
    manufactured: 'Wytwarzane dobra',
    civilian: 'Punkty z budowli cywilnych',
    science: 'Symbole nauki',
    stages: 'Zbudowane etapy',
    guilds: 'Gildie',
  },
  keys: {
    card: 'Weź kartę',
    build: 'Zbuduj',
    stage: 'Połóż pod cud',
    sell: 'Sprzedaj za 3 monety',
    pay: 'Podziel zapłatę; przejdź po kartach',
    lock: 'Zatwierdź',
    change: 'Odłóż albo zmień wybór',
    left: 'Miasto lewego sąsiada',
    right: 'Miasto prawego sąsiada',
    everybody: 'Tabela wszystkich',
    help: 'Ta lista',
  },
};
