import type { Colour, Resource } from '@mirabilia/seven-wonders';
import { roman } from '../../games/seven-wonders/roman.ts';
import { pluralIn } from '../../i18n/plural.ts';
import type { Who } from '../../table/who.ts';
import { countedIn, lister, madeBy, type Parts, type Places, placesOf } from './effects.ts';
import type { SevenWondersWords } from './words.ts';

const plural = pluralIn('en');
const coins = (count: number): string => plural(count, { one: '# coin', other: '# coins' });
const list = (items: readonly string[]) => new Intl.ListFormat('en').format(items);
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const cards = (count: number): string => plural(count, { one: '# card', other: '# cards' });
const subject = ({ name, isYou }: Who): string => (isYou ? 'You' : name);
const object = ({ name, isYou }: Who): string => (isYou ? 'you' : name);
const owner = ({ name, isYou }: Who): string => (isYou ? 'your' : `${name}’s`);
const players = (count: number) => plural(count, { one: '# player', other: '# players' });
const or = lister('en', 'disjunction');
const and = lister('en', 'conjunction');
const GOODS: Readonly<Record<Resource, string>> = {
  wood: 'wood',
  stone: 'stone',
  clay: 'clay',
  ore: 'ore',
  glass: 'glass',
  loom: 'textile',
  papyrus: 'papyrus',
};
const COLOURS: Readonly<Record<Colour, string>> = {
  brown: 'brown',
  grey: 'grey',
  blue: 'blue',
  yellow: 'yellow',
  red: 'red',
  green: 'green',
  purple: 'purple',
};
const SYMBOLS = { compass: 'a compass', gear: 'a gear', tablet: 'a tablet' } as const;
const PLACES: Places = {
  self: 'in your city',
  left: 'in the city to your left',
  right: 'in the city to your right',
  both: 'in the two neighbouring cities',
  all: 'in your city and in the two neighbouring ones',
};
const PARTS: Parts = {
  cards: (colours) => `${or(colours.map((colour) => COLOURS[colour]))} card`,
  defeats: 'defeat token',
  stages: 'built stage of a wonder',
};
const victoryPoints = (count: number): string =>
  plural(count, { one: '# victory point', other: '# victory points' });

export const en: SevenWondersWords = {
  coins,

  age: (age) => `Age ${roman(age)}`,
  turn: (turn, of) => `Turn ${turn} of ${of}`,
  passLeft: 'Hands pass left',
  passRight: 'Hands pass right',
  handsSwap: 'Hands are swapped',
  readyCount: (ready, of) => `${ready}/${of} ready`,

  memory: 'Hands you have seen',

  others: 'The other cities',
  farCities: 'Far cities',
  cityOf: (name) => `City: ${name}`,
  closeCity: (name) => `Close the city: ${name}`,
  ready: 'ready',
  sells: 'sells',
  sellsYou: 'sells to you',
  produces: 'produces',
  nothingBuilt: 'Nothing built yet',
  symbolOfChoice: 'Symbol of your choice',
  stages: 'Stages of the wonder',
  stagesBuilt: (built, of) => `${built} of ${of} stages built`,
  built: 'Built',
  closed: 'Can’t be built now',

  battleNow: 'Battle if the Age ended now',
  battle: (name, own, other, points) =>
    `Against ${name}: ${own} to ${other} shields, ${points > 0 ? `you win ${points}` : points < 0 ? 'you lose 1' : 'a draw'}`,
  discardPile: 'Discard pile',
  drawPile: 'Draw pile',
  buried: 'Buried',

  handIsBack: 'This hand is back.',
  handReturns: (holder, turn) => `With ${holder}, back in turn ${turn}:`,
  handGone: (holder) => `With ${holder}, not coming back:`,
  gone: 'gone:',
  faceDown: (count) => plural(count, { one: '# left face down', other: '# left face down' }),
  nothingSeen: 'You haven’t passed a hand on in this Age yet.',

  card: 'Card',
  hand: 'Your hand',
  handOf: (name) => `Hand: ${name}`,
  actions: 'What to do with the card',
  build: 'Build',
  wonder: 'Wonder',
  sell: 'Sell',
  free: 'free',
  bank: 'bank',
  standsShort: 'stands',
  dutyShort: 'duty',
  byPowerShort: 'wonder',
  verdictFree: 'Free: your city makes all it needs.',
  verdictChain: (parent) => `Free, because you have ${parent}.`,
  verdictPower: 'Only free by the power of your wonder.',
  verdictPay: ({ left, right, bank, leftName, rightName }) =>
    [
      `Costs ${coins(left + right + bank)}.`,
      ...(left > 0 ? [`${leftName}: +${left}.`] : []),
      ...(right > 0 ? [`${rightName}: +${right}.`] : []),
      ...(bank > 0 ? [`Bank: +${bank}.`] : []),
    ].join(' '),
  whyStands: 'A structure of this name stands in the city already.',
  whyComplete: 'The wonder is complete.',
  whyDuty: 'The Free City must build if it can.',
  whyPoor: (price, purse) => `It costs ${coins(price)}; you can spend ${purse}.`,
  whyDear: (missing, price, purse) =>
    `You lack ${missing}. Buying would take ${coins(price)}; you can spend ${purse}.`,
  whyMissing: (missing, unavailable) =>
    missing === unavailable
      ? `You lack ${missing}, and no neighbour sells that.`
      : `You lack ${missing}; no neighbour sells ${unavailable}.`,
  makesFree: (names) => `Makes free later: ${list(names)}`,
  aboutCard: (name) => `About this card: ${name}`,
  payFor: (use, count) => `${use}: pay ${coins(count)}`,
  gains: (left, toLeft, right, toRight) => `${left} +${toLeft}, ${right} +${toRight}`,
  usePower: 'Free, by your wonder (once an Age)',
  locked: 'Locked',
  change: 'Change',
  stillCounts: (card) => `Until you choose anew, ${card} counts.`,
  keep: 'Keep it',
  changeFirst: 'Change your own card',
  changeFreeCity: 'Change the Free City’s card',
  willBuild: (card) => `Build ${card}.`,
  willBury: (card) => `Bury ${card} for the wonder.`,
  willSell: (card) => `Sell ${card} for 3 coins.`,

  promptCard: 'Choose a card from your hand.',
  promptSeventh: 'Your wonder lets you play your last card, too.',
  promptFreeCity: 'Choose a card for the Free City.',
  promptDuty: 'Choose a card for the Free City. It must build if it can.',
  promptOwn: 'Now choose a card for your own city.',
  promptDraft: 'Choose your wonder.',
  promptSides: 'Choose the side of your wonder.',
  promptSalvage: 'Build one card from the discard pile, free of charge.',
  promptSalvageFreeCity: 'Build one card from the discard pile for the Free City, free of charge.',
  promptLocked: 'You can change it until everybody is ready.',
  waitDraft: (name) => `${name} is choosing a wonder.`,
  waitSeventh: (name) => `${name} is playing a seventh card.`,
  waitSalvage: (name) => `${name} is looking through the discard pile.`,
  side: (side) => `Side ${side}`,
  takeBoard: (city, side) => `Take ${city} ${side}`,
  takeNothing: 'Take nothing',
  buildFree: (card) => `Build ${card}`,

  measures: {
    coins: 'Coins',
    shields: 'Shields',
    battles: 'Points from battles',
    raw: 'Raw materials made',
    manufactured: 'Manufactured goods made',
    civilian: 'Points of civilian structures',
    science: 'Science symbols',
    stages: 'Stages built',
    guilds: 'Guilds',
  },
  keys: {
    card: 'Pick up a card',
    build: 'Build',
    stage: 'Bury it for the wonder',
    sell: 'Sell it for 3 coins',
    pay: 'Divide the payment; walk along the hand',
    lock: 'Lock',
    change: 'Put down, or change what is locked',
    left: 'The left neighbour’s city',
    right: 'The right neighbour’s city',
    everybody: 'Table of everybody',
    help: 'This list',
  },

  story: {
    age: (age) => `Age ${age}`,
    log: {
      title: 'Log',
      empty: 'Nothing has been played yet.',
      turn: (turn) => `Turn ${turn}`,
      built: (who, card) => `${subject(who)} built ${card}`,
      salvaged: (who, card) => `${subject(who)} built ${card} from the discard pile`,
      buried: (who, stage) => `${subject(who)} built stage ${stage} of ${who.isYou ? 'your' : 'the'} wonder`,
      sold: (who) => `${subject(who)} sold a card`,
      leftPile: (who) => `${subject(who)} built nothing from the discard pile`,
      byChain: 'free by chain',
      byWonder: 'free by the wonder',
      seventh: 'seventh card',
      paid: (to, count) => `${coins(count)} to ${object(to)}`,
      paidBank: (count) => `${coins(count)} to the bank`,
      earned: (count) => `+${coins(count)}`,
      leftovers: (count) =>
        plural(count, {
          one: '# card that nobody played was discarded',
          other: '# cards that nobody played were discarded',
        }),
      won: (winner, loser) => `${subject(winner)} beat ${object(loser)}`,
      drawn: (one, other) => `${subject(one)} and ${object(other)} drew`,
    },
    brief: {
      lastTurn: 'Last turn',
      nothingYet: 'Nobody has played yet',
      sold: 'sold',
      stage: (stage) => `stage ${stage}`,
      leftPile: 'left the pile',
    },
    battles: {
      title: (age) => `Battles of Age ${age}`,
      goOn: (age) => `On to Age ${age}`,
      shields: (count) => plural(count, { one: '# shield', other: '# shields' }),
      points,
      city: 'City',
      shieldsHead: 'Shields',
      left: 'Left',
      right: 'Right',
      thisAge: 'This Age',
      soFar: 'So far',
      summary: (who, count) => `${subject(who)}: ${points(count)}`,
    },
    score: {
      byCoins: (winner, count) =>
        `The points are equal: ${object(winner)} ${winner.isYou ? 'have' : 'has'} more coins (${count}).`,
      coinsEqual: 'Points and coins are equal.',
      coins,
      notes: 'How it was counted',
      noNotes: 'No choices were open at the end.',
      choice: (who, symbols) => `${who.isYou ? 'Your' : owner(who)} symbols of choice count as ${symbols}.`,
      copied: (who, guild, from) =>
        `${subject(who)} ${who.isYou ? 'copy' : 'copies'} ${guild} from ${object(from)}.`,
      freeCityAside: 'The Free City cannot win.',
      opened: 'What lay face down',
      buried: (who) => `Under ${owner(who)} wonder`,
      discards: (count) => `Discard pile: ${cards(count)}`,
      none: 'nothing',
    },
  },

  help: {
    age: (numeral) => `Age ${numeral}`,
    does: 'What it does',
    cost: 'Cost',
    costsNothing: 'It costs nothing.',
    freeWith: 'Free if you have built',
    makesFree: 'Makes free later',
    copies: (count, of) =>
      `${plural(count, { one: '# copy is', other: '# copies are' })} in the deck with ${players(of)}.`,
    copiesByPlayers: 'Copies by number of players',
    guilds: (used, all, of) =>
      `With ${players(of)}, ${used} of the ${all} guilds are in the deck, drawn at random.`,
    guildsByPlayers: (all) =>
      `Of the ${all} guilds, two more than there are players are in the deck (five with two players), drawn at random.`,
    notes: {
      science:
        'At the end each kind of symbol scores the square of how many you have (1, 4, 9, 16…), and every set of three different symbols scores 7 more.',
      conflict:
        'At the end of each Age you compare shields with both neighbours. Each victory is worth 1, 3 and 5 points in Ages I, II and III; each defeat costs 1.',
      trade:
        'A unit bought from a neighbour costs 2 coins, paid to that neighbour. Nobody can refuse to sell.',
    },
    side: (letter) => `Side ${letter}`,
    fromTheStart: 'From the start',
    stage: (number) => `Stage ${number}`,
    stageBuilt: 'built',
    chains: 'Chains',
    chainsIntro: 'Whoever has built a card builds the ones that it leads to without paying.',
    signs: 'Signs',
    kinds: 'Kinds of cards: shape and letter stand for the colour',
    goods: 'Goods: raw materials are round, manufactured goods have six corners',
    symbols: 'Scientific symbols',
    otherSigns: 'Other signs',
    pointers:
      'Arrows under a sign: it counts in the city to the left, in your own (below), in the one to the right',
    coins: 'Coins, taken at once',
    shields: 'Shields, for the conflicts at the end of each Age',
    laurels: 'Victory points, at the end of the match',
    defeats: 'Defeat token: one point lost in a conflict',
  },

  art: {
    cost: 'Cost:',
    free: 'no cost',
    makesFree: 'Makes free later:',
    wonder: (name, built, stages) => `${name}: ${built} of ${stages} stages built`,
    effects: {
      produce: ({ units, sold }) => {
        const made = madeBy(units).map(
          ({ count, goods }) => `${count} ${or(goods.map((good) => GOODS[good]))}`,
        );
        const sale = sold ? 'Your neighbours may buy it.' : 'Your neighbours can’t buy it.';
        return `Makes ${and(made)} each turn. ${sale}`;
      },
      points: (effect) => `Worth ${victoryPoints(effect.points)} at the end.`,
      shields: ({ shields }) =>
        `Adds ${plural(shields, { one: '# shield', other: '# shields' })} to your army in every conflict to come.`,
      science: ({ symbols }) =>
        symbols.length > 1
          ? `Counts as ${or(symbols.map((symbol) => SYMBOLS[symbol]))}, whichever scores most at the end.`
          : `Gives ${and(symbols.map((symbol) => SYMBOLS[symbol]))}: scientific symbols score at the end, in sets and in rows of the same kind.`,
      coins: (effect) => `Take ${coins(effect.coins)} at once.`,
      'coins-per': (effect) =>
        `Take ${coins(effect.coins)} at once for each ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      'points-per': (effect) =>
        `At the end, ${victoryPoints(effect.points)} for each ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      discount: ({ goods, from }) => {
        const what = goods === 'raw' ? 'raw materials' : 'manufactured goods';
        const whom = from.length > 1 ? 'either neighbour' : `your ${from[0]} neighbour`;
        return `From your next turn on, ${what} that you buy from ${whom} cost 1 coin each instead of 2.`;
      },
      'free-build': () => 'Once in each Age, build a card from your hand without paying for it.',
      'seventh-card': () => 'At the end of each Age, play your last card too instead of discarding it.',
      salvage: () => 'At the end of this turn, build one card from the discard pile without paying for it.',
      'copy-guild': () => 'At the end, one guild of a neighbour scores for you as if it stood in your city.',
    },
  },
};
