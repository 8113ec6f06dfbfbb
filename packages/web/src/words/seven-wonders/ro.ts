import { pluralIn } from '@mirabilia/kernel';
import type { Colour, Resource } from '@mirabilia/seven-wonders';
import { roman } from '../../games/seven-wonders/roman.ts';
import type { Who } from '../../table/who.ts';
import { countedIn, lister, madeBy, type Parts, type Places, placesOf } from './effects.ts';
import type { SevenWondersWords } from './words.ts';

const plural = pluralIn('ro');
const coins = (count: number): string =>
  plural(count, { one: '# monedă', few: '# monede', other: '# de monede' });
const list = (items: readonly string[]) => new Intl.ListFormat('ro').format(items);
const coinsInWords = (count: number): string =>
  plural(count, { one: 'o monedă', few: '# monede', other: '# de monede' });
/** In figures: a lost conflict is −1. */
const points = (count: number): string =>
  plural(count, { one: '# punct', few: '# puncte', other: '# de puncte' });
/** Whoever is spoken to needs another verb. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);
const object = ({ name, isYou }: Who): string => (isYou ? 'tine' : name);
const players = (count: number) =>
  plural(count, { one: '# jucător', few: '# jucători', other: '# de jucători' });
const or = lister('ro', 'disjunction');
const and = lister('ro', 'conjunction');
const GOODS: Readonly<Record<Resource, string>> = {
  wood: 'lemn',
  stone: 'piatră',
  clay: 'cărămidă',
  ore: 'minereu',
  glass: 'sticlă',
  loom: 'textile',
  papyrus: 'papirus',
};
const COLOURS: Readonly<Record<Colour, string>> = {
  brown: 'maro',
  grey: 'gri',
  blue: 'albastră',
  yellow: 'galbenă',
  red: 'roșie',
  green: 'verde',
  purple: 'mov',
};
const SYMBOLS = { compass: 'un compas', gear: 'o roată dințată', tablet: 'o tăbliță' } as const;
const PLACES: Places = {
  self: 'din orașul tău',
  left: 'din orașul din stânga ta',
  right: 'din orașul din dreapta ta',
  both: 'din cele două orașe vecine',
  all: 'din orașul tău și din cele două vecine',
};
const PARTS: Parts = {
  cards: (colours) => `carte ${or(colours.map((colour) => COLOURS[colour]))}`,
  defeats: 'jeton de înfrângere',
  stages: 'etapă de minune construită',
};
const victoryPoints = (count: number): string =>
  plural(count, {
    one: '# punct de victorie',
    few: '# puncte de victorie',
    other: '# de puncte de victorie',
  });

export const ro: SevenWondersWords = {
  coins,

  age: (age) => `Era ${roman(age)}`,
  turn: (turn, of) => `Tura ${turn} din ${of}`,
  passLeft: 'Cărțile trec la stânga',
  passRight: 'Cărțile trec la dreapta',
  handsSwap: 'Se schimbă cărțile',
  readyCount: (ready, of) => `${ready}/${of} gata`,

  memory: 'Cărți văzute',

  others: 'Celelalte orașe',
  farCities: 'Celelalte orașe',
  cityOf: (name) => `Oraș: ${name}`,
  closeCity: (name) => `Închide orașul: ${name}`,
  ready: 'gata',
  sells: 'vinde',
  sellsYou: 'îți vinde',
  produces: 'produce',
  nothingBuilt: 'Nimic construit încă',
  coinsHelp: 'Cu monede plătești băncii și vecinilor. La final primești 1 punct la fiecare 3 monede.',
  symbolOfChoice: 'Simbol la alegere',
  stages: 'Etapele minunii',
  stagesBuilt: (built, of) => `${built} din ${of} etape construite`,
  built: 'Construită',
  closed: 'Nu se poate construi acum',

  battleNow: 'Dacă Era s-ar încheia acum',
  battle: (name, own, other, points) =>
    `Cu ${name}: scuturi ${own}–${other}, ${points > 0 ? `+${points}` : points < 0 ? '−1' : 'egalitate'}`,
  discardPile: 'Cărți aruncate',
  drawPile: 'Teanc de tras',
  buried: 'Sub minuni',

  handIsBack: 'Ai mai văzut aceste cărți.',
  handReturns: (holder, turn) => `La ${holder}, revin în tura ${turn}:`,
  handGone: (holder) => `La ${holder}, nu mai revin:`,
  gone: 'Jucate între timp:',
  faceDown: (count) =>
    plural(count, {
      one: '# carte necunoscută',
      few: '# cărți necunoscute',
      other: '# de cărți necunoscute',
    }),
  nothingSeen: 'Încă nu ai dat cărți mai departe în această Eră.',

  card: 'Carte',
  hand: 'Cărțile tale',
  handOf: (name) => `Cărți: ${name}`,
  actions: 'Ce faci cu cartea',
  build: 'Construiește',
  wonder: 'Etapă',
  sell: 'Aruncă',
  free: 'gratis',
  payShort: 'plătești',
  needsShort: 'cere',
  standsShort: 'deja construită',
  dutyShort: 'obligatoriu',
  byPowerShort: 'gratis (minune)',
  verdictFree: 'Gratis: orașul tău produce tot ce trebuie.',
  verdictChain: (parent) => `Gratis datorită cărții ${parent}.`,
  verdictByPower: 'Gratis, prin puterea minunii tale.',
  verdictPower: 'Nu ți-o permiți, dar puterea minunii tale o construiește gratis.',
  verdictPay: ({ left, right, bank, leftName, rightName }) =>
    [
      `Costă ${coins(left + right + bank)}.`,
      ...(left > 0 ? [`${leftName}: +${left}.`] : []),
      ...(right > 0 ? [`${rightName}: +${right}.`] : []),
      ...(bank > 0 ? [`Banca: +${bank}.`] : []),
    ].join(' '),
  whyStands: 'Orașul are deja această structură.',
  whyComplete: 'Minunea este completă.',
  whyDuty: 'Orașul Liber trebuie să construiască dacă poate.',
  whyPoor: (price, purse) => `Costă ${coins(price)}; poți cheltui ${purse}.`,
  whyDear: (missing, price, purse) =>
    `Lipsește: ${missing}. Ar costa ${coins(price)}; poți cheltui ${purse}.`,
  whyMissing: (missing, unavailable) =>
    missing === unavailable
      ? `Lipsește: ${missing}. Niciun vecin nu vinde așa ceva.`
      : `Lipsește: ${missing}. Niciun vecin nu vinde: ${unavailable}.`,
  needAsk: 'De ce aș avea nevoie?',
  cardsOfAge: 'Cărțile acestei Ere',
  makesFree: (names) => `Gratis mai târziu: ${list(names)}`,
  aboutCard: (name) => `Despre această carte: ${name}`,
  payFor: (use, count) => `${use}: plătești ${coins(count)}`,
  gains: (left, toLeft, right, toRight) => `${left} +${toLeft}, ${right} +${toRight}`,
  usePower: 'Gratis (o dată pe Eră)',
  locked: 'Confirmată',
  change: 'Schimbă',
  stillCounts: (card) => `Rămâne aleasă până alegi altceva: ${card}.`,
  keep: 'Păstrează',
  changeFirst: 'Schimbă-ți cartea',
  changeFreeCity: 'Schimbă cartea Orașului Liber',
  willBuild: (card) => `Construiești: ${card}.`,
  willSalvage: (card) => `Construiești dintre cărțile aruncate: ${card}.`,
  willBury: (card) => `Folosești pentru o etapă a minunii: ${card}.`,
  useForStage: (stage) => `Etapa ${stage}: această carte ajunge cu fața în jos sub minunea ta.`,
  willSell: (card) => `Arunci pentru 3 monede: ${card}.`,

  promptCard: 'Alege o carte din mână.',
  promptSeventh: 'Minunea ta îți permite să joci și ultima carte.',
  promptFreeCity: 'Alege o carte pentru Orașul Liber.',
  actingForFreeCity: 'Alegi pentru Orașul Liber',
  freeCityExtra:
    'Ai o carte în plus, din teancul de tras, și joci două: una pentru Orașul Liber, una pentru al tău.',
  promptDuty: 'Alege o carte pentru Orașul Liber. Dacă poate construi, trebuie să o facă.',
  promptOwn: 'Acum alege o carte pentru orașul tău.',
  promptDraft: 'Alege-ți minunea.',
  promptSides: 'Alege fața minunii tale.',
  promptSalvage: 'Construiește gratis una dintre cărțile aruncate.',
  promptSalvageFreeCity: 'Construiește gratis una dintre cărțile aruncate pentru Orașul Liber.',
  promptLocked: 'Îți poți schimba alegerea până când toți sunt gata.',
  waitDraft: (name) => `${name} alege o minune.`,
  waitSeventh: (name) => `${name} joacă a șaptea carte.`,
  waitSalvage: (name) => `${name} se uită prin cărțile aruncate.`,
  sideOpen: 'Față încă nealeasă',
  side: (side) => `Fața ${side}`,
  takeBoard: (city, side) => `Ia ${city} ${side}`,
  takeNothing: 'Nu construi nimic',
  buildFree: (card) => `Construiește: ${card}`,

  measures: {
    coins: 'Monede',
    shields: 'Scuturi',
    battles: 'Puncte militare',
    raw: 'Materii prime',
    manufactured: 'Bunuri fabricate',
    civilian: 'Puncte civile',
    science: 'Simboluri științifice',
    stages: 'Etape construite',
    guilds: 'Ghilde',
  },
  keys: {
    card: 'Ridică o carte',
    build: 'Construiește',
    stage: 'Folosește-o pentru o etapă a minunii',
    sell: 'Arunc-o pentru 3 monede',
    pay: 'Împarte plata; parcurge cărțile',
    lock: 'Confirmă',
    change: 'Pune la loc sau schimbă alegerea',
    left: 'Orașul vecinului din stânga',
    right: 'Orașul vecinului din dreapta',
    coming: 'Cărțile acestei Ere și lanțurile',
    everybody: 'Toți jucătorii',
    help: 'Această listă',
  },

  story: {
    age: (age) => `Era ${age}`,
    log: {
      title: 'Jurnal',
      empty: 'Încă nu s-a jucat nimic.',
      turn: (turn) => `Tura ${turn}`,
      built: (who, card) => `${says(who, 'Ai construit', 'a construit')}: ${card}`,
      salvaged: (who, card) => `${says(who, 'Ai construit', 'a construit')} din cărțile aruncate: ${card}`,
      buried: (who, stage) =>
        `${says(who, 'Ai construit', 'a construit')} etapa ${stage} a minunii${who.isYou ? ' tale' : ''}`,
      sold: (who) => `${says(who, 'Ai aruncat', 'a aruncat')} o carte`,
      leftPile: (who) => `${says(who, 'Nu ai construit', 'nu a construit')} nimic din cărțile aruncate`,
      byChain: 'gratis (lanț)',
      byWonder: 'gratis (minune)',
      seventh: 'a șaptea carte',
      paid: (to, count) => `${coinsInWords(count)} către ${object(to)}`,
      paidBank: (count) => `${coinsInWords(count)} către bancă`,
      earned: (count) => `+${plural(count, { one: '# monedă', few: '# monede', other: '# de monede' })}`,
      leftovers: (count) =>
        plural(count, {
          one: 'O carte nejucată a fost aruncată',
          few: '# cărți nejucate au fost aruncate',
          other: '# de cărți nejucate au fost aruncate',
        }),
      won: (winner, loser) =>
        loser.isYou
          ? `${winner.name} te-a învins`
          : `${says(winner, 'Ai câștigat', 'a câștigat')} conflictul cu ${loser.name}`,
      drawn: (one, other) =>
        one.isYou || other.isYou
          ? `Ai făcut egal cu ${one.isYou ? other.name : one.name}`
          : `${one.name} și ${other.name} au făcut egal`,
    },
    brief: {
      lastTurn: 'Tura trecută',
      nothingYet: 'Nimeni nu a jucat încă',
      sold: 'carte aruncată (+3)',
      stage: (stage) => `etapa ${stage}`,
      leftPile: 'nimic construit',
    },
    battles: {
      title: (age) => `Conflicte militare, Era ${age}`,
      goOn: (age) => `Mai departe: Era ${age}`,
      shields: (count) => plural(count, { one: 'un scut', few: '# scuturi', other: '# de scuturi' }),
      points,
      summary: ({ name, isYou }, count) => `${isYou ? 'Tu' : name}: ${points(count)}`,
    },
    score: {
      byCoins: (winner, count) =>
        `Punctele sunt egale: ${winner.isYou ? 'tu ai' : `${winner.name} are`} mai multe monede (${count}).`,
      coinsEqual: 'Punctele și monedele sunt egale.',
      coins: coinsInWords,
      notes: 'Note despre scor',
      noNotes: 'La final nu a mai fost nimic de ales.',
      choice: (who, symbols) =>
        `${who.isYou ? 'Simbolurile tale' : `${who.name}: simbolurile`} la alegere contează ca ${symbols}.`,
      copied: (who, guild, from) => `${says(who, 'Copiezi', 'copiază')} ${guild} de la ${object(from)}.`,
      freeCityAside: 'Orașul Liber nu poate câștiga.',
      opened: 'Cărți ascunse, acum dezvăluite',
      buried: (who) => (who.isYou ? 'Sub minunea ta' : `${who.name}: sub minune`),
      discards: (count) => `Cărți aruncate: ${count}`,
      none: 'nimic',
    },
  },

  help: {
    age: (numeral) => `Era ${numeral}`,
    does: 'Ce face',
    cost: 'Cost',
    costsNothing: 'Gratis.',
    freeWith: 'Gratis dacă ai construit',
    makesFree: 'Gratis mai târziu',
    copies: (count, of) =>
      `Cu ${players(of)}, în pachet ${plural(count, { one: 'este # exemplar', few: 'sunt # exemplare', other: 'sunt # de exemplare' })}.`,
    copiesByPlayers: 'Exemplare după numărul de jucători',
    guilds: (used, all, of) =>
      `Cu ${players(of)}, în pachet sunt ${used} din cele ${all} ghilde, alese la întâmplare.`,
    guildsByPlayers: (all) =>
      `În pachet sunt cu două ghilde mai multe decât jucători (cinci la doi jucători), alese la întâmplare din ${all}.`,
    notes: {
      science:
        'La final, fiecare tip de simbol aduce pătratul numărului de simboluri (1, 4, 9, 16…). Fiecare set de trei simboluri diferite mai aduce 7 puncte.',
      conflict:
        'La sfârșitul fiecărei Ere îți compari scuturile cu ambii vecini. Fiecare victorie aduce 1, 3 și 5 puncte în Erele I, II și III; fiecare înfrângere costă 1.',
      trade:
        'Fiecare resursă cumpărată de la un vecin costă 2 monede, plătite acelui vecin. Vecinii nu pot refuza să vândă.',
    },
    side: (letter) => `Fața ${letter}`,
    fromTheStart: 'De la început',
    stage: (number) => `Etapa ${number}`,
    stageBuilt: 'construită',
    chains: 'Lanțuri',
    chainsIntro: 'După ce ai construit o carte, poți construi gratis cărțile la care duce ea.',
    signs: 'Pictograme',
    kinds: 'Tipuri de cărți: fiecare culoare are forma și litera ei',
    goods: 'Resurse: materiile prime sunt rotunde, bunurile fabricate sunt hexagonale',
    symbols: 'Simboluri științifice',
    otherSigns: 'Alte pictograme',
    pointers:
      'Săgețile de sub o pictogramă arată unde se numără: în orașul din stânga, în al tău (în jos) sau în cel din dreapta',
    coins: 'Monede, pe care le iei imediat',
    shields: 'Scuturi, pentru conflictele militare de la sfârșitul fiecărei Ere',
    laurels: 'Puncte de victorie, la sfârșitul partidei',
    defeats: 'Jeton de înfrângere: −1 punct pentru un conflict pierdut',
  },

  art: {
    cost: 'Cost:',
    free: 'fără cost',
    makesFree: 'Gratis mai târziu:',
    wonder: (name, built, stages) => `${name}: ${built} din ${stages} etape construite`,
    effects: {
      produce: ({ units, sold }) => {
        const made = madeBy(units).map(({ count, goods }) => {
          const names = or(goods.map((good) => GOODS[good]));
          return count === 1 ? names : `${count} × ${names}`;
        });
        const sale = sold ? 'Se poate vinde vecinilor.' : 'Nu se poate vinde vecinilor.';
        return `Produce ${and(made)} în fiecare tură. ${sale}`;
      },
      points: (effect) => `Valorează ${victoryPoints(effect.points)} la final.`,
      shields: ({ shields }) =>
        `Adaugă ${plural(shields, { one: '# scut', few: '# scuturi', other: '# de scuturi' })} în toate conflictele de acum înainte.`,
      science: ({ symbols }) =>
        symbols.length > 1
          ? `Contează ca ${or(symbols.map((symbol) => SYMBOLS[symbol]))}: ce aduce mai multe puncte la final.`
          : `Dă ${and(symbols.map((symbol) => SYMBOLS[symbol]))}. Știința aduce puncte la final: pentru fiecare set de trei și pentru simbolurile identice.`,
      coins: (effect) => `Ia imediat ${coins(effect.coins)}.`,
      'coins-per': (effect) =>
        `Ia imediat ${coins(effect.coins)} pentru fiecare ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      'points-per': (effect) =>
        `La final, ${victoryPoints(effect.points)} pentru fiecare ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      discount: ({ goods, from }) => {
        const what = goods === 'raw' ? 'materiile prime cumpărate' : 'bunurile fabricate cumpărate';
        const side = from[0] === 'left' ? 'de la vecinul din stânga' : 'de la vecinul din dreapta';
        const whom = from.length > 1 ? 'de la oricare vecin' : side;
        return `Din tura următoare, ${what} ${whom} costă 1 monedă fiecare în loc de 2.`;
      },
      'free-build': () => 'O dată pe Eră, construiește gratis o carte din mână.',
      'seventh-card': () => 'La sfârșitul fiecărei Ere, joacă și ultima carte în loc să o arunci.',
      salvage: () => 'La sfârșitul acestei ture, construiește gratis una dintre cărțile aruncate.',
      'copy-guild': () =>
        'La final, copiază o ghildă a unui vecin: aduce puncte ca și cum ai fi construit-o tu.',
    },
  },
};
