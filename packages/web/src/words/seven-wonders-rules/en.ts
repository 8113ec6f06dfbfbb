import {
  COINS_A_POINT,
  DISCARD_COINS,
  GUILDS,
  HAND_SIZE,
  PRICE,
  REDUCED_PRICE,
  SET_POINTS,
  STARTING_COINS,
  TURNS,
} from '@mirabilia/seven-wonders';
import type { SevenWondersRules } from './words.ts';

export const en: SevenWondersRules = {
  sheets: {
    aim: {
      title: 'Goal of the game',
      text: [
        'You lead a city of the ancient world. Over three Ages, you build structures and the stages of your wonder.',
        'After Age III, add up your points: the highest score wins. There are seven ways to score, and no city can pursue them all.',
      ],
    },
    setup: {
      title: 'Setup',
      text: [
        'Each player gets a wonder board, side A or side B. The board produces one resource from the start.',
        `Every city starts with ${STARTING_COINS} coins.`,
        `Each Age has its own deck: exactly ${HAND_SIZE} cards per player. The Age III deck includes guilds, chosen at random from ${GUILDS.length}: two more than the number of cities.`,
      ],
    },
    turn: {
      title: 'A turn',
      text: [
        'Everyone secretly chooses a card from their hand. When everyone has chosen, all cards are played at the same time.',
        `Use your card in one of three ways: build it, put it face down under your wonder to build its next stage, or discard it for ${DISCARD_COINS} coins.`,
        `Then pass your hand: to the left in Ages I and III, to the right in Age II. An Age has ${TURNS} turns.`,
      ],
    },
    building: {
      title: 'Building',
      text: [
        'The icons on a card’s left edge are its cost: resources that your city produces or buys, or coins paid to the bank. A card without them is free.',
        'Resources aren’t used up: your city produces them again every turn. If a card shows several resources separated by a slash, it produces one of them each turn.',
        'A city can’t have two structures with the same name.',
        'Coins from a structure are taken once, after everyone’s cards for the turn are played. What your neighbours have just built counts.',
      ],
    },
    trade: {
      title: 'Buying from neighbours',
      text: [
        `If you’re missing resources, you can buy them from the cities on your left and right. Each costs ${PRICE} coins, paid to its owner. Owners can’t refuse, and they can still use the resource themselves in the same turn.`,
        'You can buy what the board and the brown and grey cards produce, but not what yellow cards and wonder stages produce.',
        `Trading posts and the Marketplace lower the price to ${REDUCED_PRICE}, starting the turn after you build them.`,
        'You pay with the coins you had at the start of the turn. Coins you receive during the turn can be spent from the next turn on.',
      ],
    },
    chains: {
      title: 'Free building (chains)',
      text: [
        'Some structures are free if your city has a certain other structure at the start of the turn, no matter how it got there.',
        'The bottom of a card shows what it lets you build for free later. The chart under “Chains” shows them all.',
      ],
    },
    wonders: {
      title: 'The wonder',
      text: [
        'Build stages in order, each for the cost on the board. You can use any card: it goes face down, and what’s on it doesn’t count.',
        'You may build as many stages as you like, at any time, or none at all.',
        'On side A, the second stage is what makes each wonder different; side B varies more. These stages do more than score points:',
      ],
    },
    ageEnd: {
      title: 'The end of an Age',
      text: [
        'On the sixth turn, you have two cards. Play one; the other is discarded without giving you coins.',
        'Then, in this order:',
      ],
    },
    military: {
      title: 'Military conflicts',
      text: [
        'At the end of each Age, compare your shields with each of your two neighbours separately.',
        'If you have more shields, you win a victory token, worth more in each Age. If you have fewer, you take a defeat token, always −1. If you’re tied, nothing happens.',
      ],
    },
    science: {
      title: 'Science',
      text: [
        'Green cards show one of three symbols. At the end of the game, each symbol scores the square of how many you have.',
        `Each set of three different symbols also scores ${SET_POINTS}. Symbols count both ways.`,
        'A wild symbol counts as whichever symbol scores you the most.',
      ],
    },
    scoring: {
      title: 'Scoring',
      text: [
        'Your score has seven parts. Here’s a complete score sheet.',
        `Coins also score: one point for every ${COINS_A_POINT} coins.`,
      ],
    },
    ties: {
      title: 'Ties',
      text: [
        'Ties go to the player with the most coins.',
        'If players are still tied, they share the victory.',
      ],
    },
    two: {
      title: 'With two players',
      text: [
        'A third city, the Free City, sits between you. It has a board and coins like yours. You swap hands each turn.',
        `You take turns controlling it. On your turn, first draw a card from a pile of ${HAND_SIZE}. Then choose a card for the Free City and one for your own city. The Free City’s card is played first, so you can already buy what it produces.`,
        'If the Free City can build one of these cards or a wonder stage, it must. If a chain makes a structure free, it’s built for free. It discards for coins only if it can’t build.',
        'It trades and fights like any other city, but never plays a seventh card. It has no score and can’t win.',
      ],
    },
  },
  setup: { board: 'a board and its resource', coins: 'coins', hand: 'cards per Age' },
  uses: { build: 'Build it', stage: 'Build a wonder stage', sell: 'Discard it' },
  passes: { left: 'to the left', right: 'to the right' },
  trade: {
    caption: (card) => `${card}: two of its four resources have to be bought.`,
    needs: 'Cost',
    makes: 'Your city produces',
    left: 'From the left',
    right: 'From the right',
    pays: 'You pay in total',
  },
  ageEnd: [
    'Babylon B plays its seventh card if its second stage is built.',
    'Leftover cards go to the discard pile, face down.',
    'Halicarnassus may build a card from that pile if a stage with that power was just built.',
    'Military conflicts. Then the cards for the next Age are dealt; after Age III, points are counted.',
  ],
  battle: {
    caption: (numeral, shields) => `End of Age ${numeral}: you have ${shields} shields.`,
    left: 'Left neighbour',
    right: 'Right neighbour',
    victory: 'Victory',
    defeat: 'Defeat',
  },
  set: 'Set of three',
  sums: {
    military: 'victories and defeats',
    treasury: 'your coins',
    wonder: 'points on your stages',
    civilian: 'blue cards',
    science: 'green cards',
    commerce: 'Age III yellow cards',
    guilds: 'points from purple cards',
  },
  player: 'Player',
  decks: 'Copies of each card by number of players. Two players use the cards for three.',
  sides: 'Each board has two sides, A and B. Both produce the same resource.',
};
