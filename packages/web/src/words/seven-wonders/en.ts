import { pluralIn } from '@mirabilia/kernel';
import type { Colour, Resource } from '@mirabilia/seven-wonders';
import { roman } from '../../games/seven-wonders/roman.ts';
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
  both: 'in both neighbouring cities',
  all: 'in your city and both neighbouring cities',
};
const PARTS: Parts = {
  cards: (colours) => `${or(colours.map((colour) => COLOURS[colour]))} card`,
  defeats: 'defeat token',
  stages: 'wonder stage built',
};
const victoryPoints = (count: number): string =>
  plural(count, { one: '# victory point', other: '# victory points' });

export const en: SevenWondersWords = {
  coins,

  age: (age) => `Age ${roman(age)}`,
  turn: (turn, of) => `Turn ${turn} of ${of}`,
  passLeft: 'Pass left',
  passRight: 'Pass right',
  handsSwap: 'Swap hands',
  readyCount: (ready, of) => `${ready}/${of} ready`,

  memory: 'Cards you’ve seen',

  others: 'Other cities',
  farCities: 'Other cities',
  cityOf: (name) => `${name}’s city`,
  closeCity: (name) => `Close ${name}’s city`,
  ready: 'ready',
  sells: 'sells',
  sellsYou: 'sells to you',
  produces: 'produces',
  nothingBuilt: 'Nothing built yet',
  coinsHelp: 'You pay the bank and your neighbours with coins. At the end, every 3 coins are worth 1 point.',
  symbolOfChoice: 'Wild symbol',
  stages: 'Wonder stages',
  stagesBuilt: (built, of) => `${built} of ${of} stages built`,
  built: 'Built',
  closed: 'Can’t be built now',

  battleNow: 'If the Age ended now',
  battle: (name, own, other, points) =>
    `vs ${name}: ${own}–${other} shields, ${points > 0 ? `+${points}` : points < 0 ? '−1' : 'tie'}`,
  discardPile: 'Discard pile',
  drawPile: 'Draw pile',
  buried: 'Under wonders',

  handIsBack: 'You’ve seen this hand before.',
  handReturns: (holder, turn) => `With ${holder}, back on turn ${turn}:`,
  handGone: (holder) => `With ${holder}, not coming back:`,
  gone: 'Played since:',
  faceDown: (count) => plural(count, { one: '# unknown card', other: '# unknown cards' }),
  nothingSeen: 'You haven’t passed a hand yet this Age.',

  card: 'Card',
  hand: 'Your hand',
  handOf: (name) => `${name}’s hand`,
  actions: 'Use this card',
  build: 'Build',
  wonder: 'Wonder',
  sell: 'Discard',
  free: 'free',
  payShort: 'pay',
  needsShort: 'needs',
  standsShort: 'already built',
  dutyShort: 'must build',
  byPowerShort: 'free (wonder)',
  verdictFree: 'Free: your city produces everything it needs.',
  verdictChain: (parent) => `Free, because you have ${parent}.`,
  verdictByPower: 'Free, with your wonder’s power.',
  verdictPower: 'You can’t afford this, but your wonder’s power builds it for free.',
  verdictPay: ({ left, right, bank, leftName, rightName }) =>
    [
      `Costs ${coins(left + right + bank)}.`,
      ...(left > 0 ? [`${leftName}: +${left}.`] : []),
      ...(right > 0 ? [`${rightName}: +${right}.`] : []),
      ...(bank > 0 ? [`To the bank: ${bank}.`] : []),
    ].join(' '),
  whyStands: 'This city already has one.',
  whyComplete: 'The wonder is complete.',
  whyDuty: 'The Free City must build if it can.',
  whyPoor: (price, purse) => `It costs ${coins(price)}; you have ${purse} to spend.`,
  whyDear: (missing, price, purse) =>
    `You’re missing ${missing}. Buying it would cost ${coins(price)}; you have ${purse} to spend.`,
  whyMissing: (missing, unavailable) =>
    missing === unavailable
      ? `You’re missing ${missing}, and neither neighbour sells it.`
      : `You’re missing ${missing}; neither neighbour sells ${unavailable}.`,
  needAsk: 'What would I need?',
  cardsOfAge: 'Cards of this Age',
  makesFree: (names) => `Lets you build for free later: ${list(names)}`,
  aboutCard: (name) => `About ${name}`,
  payFor: (use, count) => `${use}: pay ${coins(count)}`,
  gains: (left, toLeft, right, toRight) => `${left} +${toLeft}, ${right} +${toRight}`,
  usePower: 'Free (once per Age)',
  locked: 'Locked in',
  change: 'Change',
  stillCounts: (card) => `${card} stays locked in until you choose something else.`,
  keep: 'Keep it',
  changeFirst: 'Change your own card',
  changeFreeCity: 'Change the Free City’s card',
  willBuild: (card) => `Build ${card}.`,
  willSalvage: (card) => `Build ${card} from the discard pile.`,
  willBury: (card) => `Use ${card} to build a wonder stage.`,
  useForStage: (stage) => `Stage ${stage}: this card goes face down under your wonder.`,
  willSell: (card) => `Discard ${card} for 3 coins.`,

  promptCard: 'Choose a card from your hand.',
  promptSeventh: 'Your wonder lets you play your last card as well.',
  promptFreeCity: 'Choose a card for the Free City.',
  actingForFreeCity: 'You’re choosing for the Free City',
  freeCityExtra:
    'Your hand has one extra card from the draw pile, so you play two: one for the Free City, one for yours.',
  promptDuty: 'Choose a card for the Free City. If it can build, it must.',
  promptOwn: 'Now choose a card for your own city.',
  promptDraft: 'Choose your wonder.',
  promptSides: 'Choose a side for your wonder.',
  promptSalvage: 'Build one card from the discard pile for free.',
  promptSalvageFreeCity: 'Build one card from the discard pile for the Free City, for free.',
  promptLocked: 'You can change your choice until everyone is ready.',
  waitDraft: (name) => `${name} is choosing a wonder.`,
  waitSeventh: (name) => `${name} is playing their seventh card.`,
  waitSalvage: (name) => `${name} is looking through the discard pile.`,
  sideOpen: 'Side not chosen yet',
  side: (side) => `Side ${side}`,
  takeBoard: (city, side) => `Take ${city} ${side}`,
  takeNothing: 'Don’t build',
  buildFree: (card) => `Build ${card}`,

  measures: {
    coins: 'Coins',
    shields: 'Shields',
    battles: 'Military points',
    raw: 'Raw materials',
    manufactured: 'Manufactured goods',
    civilian: 'Civilian points',
    science: 'Science symbols',
    stages: 'Stages built',
    guilds: 'Guilds',
  },
  keys: {
    card: 'Pick up a card',
    build: 'Build',
    stage: 'Use it for a wonder stage',
    sell: 'Discard it for 3 coins',
    pay: 'Split the payment; move through your hand',
    lock: 'Lock in',
    change: 'Put back, or change your choice',
    left: 'Left neighbour’s city',
    right: 'Right neighbour’s city',
    coming: 'Cards of this Age and chains',
    everybody: 'All players',
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
      buried: (who, stage) =>
        `${subject(who)} built stage ${stage} of ${who.isYou ? 'your' : 'their'} wonder`,
      sold: (who) => `${subject(who)} discarded a card`,
      leftPile: (who) => `${subject(who)} built nothing from the discard pile`,
      byChain: 'free (chain)',
      byWonder: 'free (wonder)',
      seventh: 'seventh card',
      paid: (to, count) => `${coins(count)} to ${object(to)}`,
      paidBank: (count) => `${coins(count)} to the bank`,
      earned: (count) => `+${coins(count)}`,
      leftovers: (count) =>
        plural(count, {
          one: '# leftover card was discarded',
          other: '# leftover cards were discarded',
        }),
      won: (winner, loser) => `${subject(winner)} beat ${object(loser)}`,
      drawn: (one, other) => `${subject(one)} and ${object(other)} tied`,
    },
    brief: {
      lastTurn: 'Previous turn',
      nothingYet: 'Nobody has played yet',
      sold: 'discarded (+3)',
      stage: (stage) => `stage ${stage}`,
      leftPile: 'took nothing',
    },
    battles: {
      title: (age) => `Military conflicts, Age ${age}`,
      goOn: (age) => `On to Age ${age}`,
      shields: (count) => plural(count, { one: '# shield', other: '# shields' }),
      points,
      summary: (who, count) => `${subject(who)}: ${points(count)}`,
    },
    score: {
      byCoins: (winner, count) =>
        `Tied on points: ${object(winner)} ${winner.isYou ? 'have' : 'has'} more coins (${count}).`,
      coinsEqual: 'Tied on points and coins.',
      coins,
      notes: 'Scoring notes',
      noNotes: 'There was nothing to choose at the end.',
      choice: (who, symbols) => `${who.isYou ? 'Your' : owner(who)} wild symbols count as ${symbols}.`,
      copied: (who, guild, from) =>
        `${subject(who)} ${who.isYou ? 'copy' : 'copies'} ${guild} from ${object(from)}.`,
      freeCityAside: 'The Free City can’t win.',
      opened: 'Face-down cards revealed',
      buried: (who) => `Under ${owner(who)} wonder`,
      discards: (count) => `Discard pile: ${cards(count)}`,
      none: 'nothing',
    },
  },

  help: {
    age: (numeral) => `Age ${numeral}`,
    does: 'What it does',
    cost: 'Cost',
    costsNothing: 'Free.',
    freeWith: 'Free if you’ve built',
    makesFree: 'Lets you build for free later',
    copies: (count, of) =>
      `${plural(count, { one: '# copy', other: '# copies' })} in the deck with ${players(of)}.`,
    copiesByPlayers: 'Copies by number of players',
    guilds: (used, all, of) =>
      `With ${players(of)}, ${used} of the ${all} guilds are in the deck, chosen at random.`,
    guildsByPlayers: (all) =>
      `The deck has two more guilds than there are players (five with two players), chosen at random from ${all}.`,
    notes: {
      science:
        'At the end, each symbol scores the square of how many you have (1, 4, 9, 16…). Every set of three different symbols scores 7 more.',
      conflict:
        'At the end of each Age, compare shields with both neighbours. A victory is worth 1, 3 or 5 points in Ages I, II and III; a defeat costs 1.',
      trade:
        'Each resource you buy from a neighbour costs 2 coins, paid to that neighbour. Neighbours can’t refuse to sell.',
    },
    side: (letter) => `Side ${letter}`,
    fromTheStart: 'From the start',
    stage: (number) => `Stage ${number}`,
    stageBuilt: 'built',
    chains: 'Chains',
    chainsIntro: 'Once you’ve built a card, you can build the cards it leads to for free.',
    signs: 'Icons',
    kinds: 'Card types: each colour has its own shape and letter',
    goods: 'Resources: raw materials are round, manufactured goods are hexagons',
    symbols: 'Science symbols',
    otherSigns: 'Other icons',
    pointers:
      'Arrows under an icon show where it counts: in the city on your left, in your own (down), or on your right',
    coins: 'Coins, taken immediately',
    shields: 'Shields, for the military conflicts at the end of each Age',
    laurels: 'Victory points, at the end of the game',
    defeats: 'Defeat token: −1 point for a lost conflict',
  },

  art: {
    cost: 'Cost:',
    free: 'no cost',
    makesFree: 'Lets you build for free later:',
    wonder: (name, built, stages) => `${name}: ${built} of ${stages} stages built`,
    effects: {
      produce: ({ units, sold }) => {
        const made = madeBy(units).map(
          ({ count, goods }) => `${count} ${or(goods.map((good) => GOODS[good]))}`,
        );
        const sale = sold ? 'Your neighbours can buy it.' : 'Your neighbours can’t buy it.';
        return `Produces ${and(made)} each turn. ${sale}`;
      },
      points: (effect) => `Worth ${victoryPoints(effect.points)} at the end.`,
      shields: ({ shields }) =>
        `Adds ${plural(shields, { one: '# shield', other: '# shields' })} in every conflict from now on.`,
      science: ({ symbols }) =>
        symbols.length > 1
          ? `Counts as ${or(symbols.map((symbol) => SYMBOLS[symbol]))}, whichever scores most at the end.`
          : `Gives ${and(symbols.map((symbol) => SYMBOLS[symbol]))}. Science scores at the end: for each set of three, and for multiples of the same symbol.`,
      coins: (effect) => `Take ${coins(effect.coins)} immediately.`,
      'coins-per': (effect) =>
        `Take ${coins(effect.coins)} immediately for each ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      'points-per': (effect) =>
        `At the end, ${victoryPoints(effect.points)} for each ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      discount: ({ goods, from }) => {
        const what = goods === 'raw' ? 'raw materials' : 'manufactured goods';
        const whom = from.length > 1 ? 'either neighbour' : `your ${from[0]} neighbour`;
        return `From your next turn on, ${what} from ${whom} cost 1 coin each instead of 2.`;
      },
      'free-build': () => 'Once per Age, build a card from your hand for free.',
      'seventh-card': () => 'At the end of each Age, play your last card instead of discarding it.',
      salvage: () => 'At the end of this turn, build one card from the discard pile for free.',
      'copy-guild': () => 'At the end, copy one guild of a neighbour: it scores as if you had built it.',
    },
  },
};
