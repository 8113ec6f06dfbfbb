import { pluralIn } from '../../../i18n/plural.ts';
import { ro as table } from '../../../table/words/ro.ts';
import { roman, type Words } from './words.ts';

const plural = pluralIn('ro');
const coins = (count: number) => plural(count, { one: '# monedă', few: '# monede', other: '# de monede' });
const list = (items: readonly string[]) => new Intl.ListFormat('ro').format(items);

export const ro: Words = {
  ...table,
  coins,

  age: (age) => `Era ${roman(age)}`,
  turn: (turn, of) => `Tura ${turn} din ${of}`,
  passLeft: 'Mâinile trec la stânga',
  passRight: 'Mâinile trec la dreapta',
  handsSwap: 'Se schimbă mâinile',
  readyCount: (ready, of) => `${ready}/${of} gata`,

  memory: 'Mâini văzute',

  others: 'Celelalte orașe',
  farCities: 'Orașe îndepărtate',
  cityOf: (name) => `Oraș: ${name}`,
  closeCity: (name) => `Închide orașul: ${name}`,
  ready: 'gata',
  sells: 'vinde',
  sellsYou: 'îți vinde',
  produces: 'produce',
  nothingBuilt: 'Nimic construit încă',
  symbolOfChoice: 'Simbol la alegere',
  stages: 'Etapele minunii',
  stagesBuilt: (built, of) => `${built} din ${of} etape construite`,
  built: 'Construită',
  closed: 'Nu se poate construi acum',

  battleNow: 'Bătălia, dacă Era s-ar încheia acum',
  battle: (name, own, other, points) =>
    `${name}: scuturi ${own} la ${other}, ${points > 0 ? `câștigi ${points}` : points < 0 ? 'pierzi 1' : 'egalitate'}`,
  discardPile: 'Cărți aruncate',
  drawPile: 'Pachet',
  buried: 'Sub minuni',

  handIsBack: 'Această mână s-a întors.',
  handReturns: (holder, turn) => `La ${holder}, revine în tura ${turn}:`,
  handGone: (holder) => `La ${holder}, nu mai revine:`,
  gone: 'jucate:',
  faceDown: (count) =>
    plural(count, {
      one: '# jucată cu fața în jos',
      few: '# jucate cu fața în jos',
      other: '# jucate cu fața în jos',
    }),
  nothingSeen: 'Încă nu ai dat nicio mână mai departe în această Eră.',

  card: 'Carte',
  hand: 'Mâna ta',
  handOf: (name) => `Mână: ${name}`,
  actions: 'Ce faci cu cartea',
  build: 'Construiește',
  wonder: 'Minune',
  sell: 'Vinde',
  free: 'gratis',
  bank: 'bancă',
  standsShort: 'există deja',
  dutyShort: 'obligație',
  byPowerShort: 'minune',
  bandFree: 'Gratis: orașul tău produce tot ce trebuie.',
  bandChain: (parent) => `Gratis, pentru că ai ${parent}.`,
  bandPower: 'Doar gratis, prin puterea minunii tale.',
  bandPay: ({ left, right, bank, leftName, rightName }) =>
    [
      `Costă ${coins(left + right + bank)}.`,
      ...(left > 0 ? [`${leftName}: +${left}.`] : []),
      ...(right > 0 ? [`${rightName}: +${right}.`] : []),
      ...(bank > 0 ? [`Banca: +${bank}.`] : []),
    ].join(' '),
  whyStands: 'O structură cu acest nume există deja în oraș.',
  whyComplete: 'Minunea este completă.',
  whyDuty: 'Orașul Liber trebuie să construiască dacă poate.',
  whyPoor: (price, purse) => `Costă ${coins(price)}; poți cheltui ${purse}.`,
  whyDear: (missing, price, purse) =>
    `Îți mai trebuie ${missing}. Ar costa ${coins(price)}; poți cheltui ${purse}.`,
  whyMissing: (missing, unavailable) =>
    missing === unavailable
      ? `Îți mai trebuie ${missing}, dar niciun vecin nu vinde.`
      : `Îți mai trebuie ${missing}; niciun vecin nu vinde ${unavailable}.`,
  makesFree: (names) => `Gratis mai târziu: ${list(names)}`,
  aboutCard: (name) => `Despre această carte: ${name}`,
  payFor: (use, count) => `${use}: plătești ${coins(count)}`,
  gains: (left, toLeft, right, toRight) => `${left} +${toLeft}, ${right} +${toRight}`,
  usePower: 'Gratis, prin minunea ta (o dată pe Eră)',
  locked: 'Aleasă',
  change: 'Schimbă',
  stillCounts: (card) => `Până alegi din nou, contează ${card}.`,
  keep: 'Păstrează',
  changeFirst: 'Schimbă-ți cartea',
  willBuild: (card) => `Construiești ${card}.`,
  willBury: (card) => `Pui ${card} sub minune.`,
  willSell: (card) => `Vinzi ${card} cu 3 monede.`,

  promptCard: 'Alege o carte din mână.',
  promptSeventh: 'Minunea ta îți permite să joci și ultima carte.',
  promptFreeCity: 'Acum alege o carte pentru Orașul Liber.',
  promptDuty: 'Acum alege o carte pentru Orașul Liber. Trebuie să construiască, fiindcă poate.',
  promptDraft: 'Alege-ți minunea.',
  promptSides: 'Alege fața minunii tale.',
  promptSalvage: 'Construiește gratis una dintre cărțile aruncate.',
  promptSalvageFreeCity: 'Construiește gratis una dintre cărțile aruncate pentru Orașul Liber.',
  promptLocked: 'O poți schimba până când sunt toți gata.',
  waitDraft: (name) => `${name} alege o minune.`,
  waitSeventh: (name) => `${name} joacă a șaptea carte.`,
  waitSalvage: (name) => `${name} se uită prin cărțile aruncate.`,
  side: (side) => `Fața ${side}`,
  takeBoard: (city, side) => `Ia ${city} ${side}`,
  takeNothing: 'Nu lua nimic',
  buildFree: (card) => `Construiește ${card}`,

  measures: {
    coins: 'Monede',
    shields: 'Scuturi',
    battles: 'Puncte din bătălii',
    raw: 'Materii prime pe tură',
    manufactured: 'Bunuri fabricate pe tură',
    civilian: 'Puncte din structuri civile',
    science: 'Simboluri științifice',
    stages: 'Etape construite',
    guilds: 'Ghilde',
  },
  keys: {
    card: 'Ia o carte',
    build: 'Construiește',
    stage: 'Pune-o sub minune',
    sell: 'Vinde-o cu 3 monede',
    pay: 'Împarte plata; parcurge mâna',
    lock: 'Confirmă',
    change: 'Lasă jos sau schimbă alegerea',
    left: 'Orașul vecinului din stânga',
    right: 'Orașul vecinului din dreapta',
    everybody: 'Tabelul tuturor',
    help: 'Această listă',
  },
};
