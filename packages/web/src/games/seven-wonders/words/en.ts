import { pluralIn } from '../../../i18n/plural.ts';
import { en as table } from '../../../table/words/en.ts';
import { roman, type Words } from './words.ts';

const plural = pluralIn('en');
const coins = (count: number) => plural(count, { one: '# coin', other: '# coins' });
const list = (items: readonly string[]) => new Intl.ListFormat('en').format(items);

export const en: Words = {
  ...table,
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
  bandFree: 'Free: your city makes all it needs.',
  bandChain: (parent) => `Free, because you have ${parent}.`,
  bandPower: 'Only free by the power of your wonder.',
  bandPay: ({ left, right, bank, leftName, rightName }) =>
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
  willBuild: (card) => `Build ${card}.`,
  willBury: (card) => `Bury ${card} for the wonder.`,
  willSell: (card) => `Sell ${card} for 3 coins.`,

  promptCard: 'Choose a card from your hand.',
  promptSeventh: 'Your wonder lets you play your last card, too.',
  promptFreeCity: 'Now choose a card for the Free City.',
  promptDuty: 'Now choose a card for the Free City. It must build, since it can.',
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
};
