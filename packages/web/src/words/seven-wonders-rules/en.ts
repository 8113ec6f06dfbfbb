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
      title: 'What it is about',
      text: [
        'You lead a city of the ancient world. Through three Ages you build structures and the stages of your wonder.',
        'After Age III all is counted, and most points win. There are seven ways to earn them; no city can follow them all.',
      ],
    },
    setup: {
      title: 'The start',
      text: [
        'Everybody gets a wonder, on side A or B. Its board makes one good from the start.',
        `Every city begins with ${STARTING_COINS} coins.`,
        `Each Age has a deck of its own, just large enough to give everybody ${HAND_SIZE} cards. Age III also has guilds, drawn unseen: two more than there are cities, out of ${GUILDS.length}.`,
      ],
    },
    turn: {
      title: 'A turn',
      text: [
        'Everybody chooses one card of the hand, in secret. When all have chosen, everything happens at once.',
        `With your card you do one of three things: build it, put it face down under the next stage of your wonder, or sell it for ${DISCARD_COINS} coins.`,
        `Then the hands pass on: to the left in Ages I and III, to the right in Age II. An Age has ${TURNS} turns.`,
      ],
    },
    building: {
      title: 'Building',
      text: [
        'The signs at a card’s left edge are its price: goods that your city makes or buys, or a coin for the bank. A card without such signs is free.',
        'Goods are not used up: what your city makes is there again every turn. Where a card shows several goods with a stroke between them, it gives one of them each turn.',
        'No city has two structures of the same name.',
        'Coins that a structure brings are taken once, once all cards of the turn are down: what your neighbours have just built counts too.',
      ],
    },
    trade: {
      title: 'Buying from neighbours',
      text: [
        `What you lack you buy from the cities on your left and right: ${PRICE} coins a unit, which go to the owner. Nobody can refuse, and a seller may use the same goods in the same turn.`,
        'For sale are the good of the board and those of brown and grey cards; what yellow cards and stages make is not.',
        `Trading posts and the Marketplace lower the price to ${REDUCED_PRICE}, from the turn after they were built.`,
        'You pay with the coins that you have when the turn begins. What comes in during the turn can be spent in the next one.',
      ],
    },
    chains: {
      title: 'Free by chain',
      text: [
        'Some structures cost nothing if a certain other one stands in your city when the turn begins, however it came there.',
        'The foot of a card shows what it makes free later; the chart under “Chains” shows them all.',
      ],
    },
    wonders: {
      title: 'The wonder',
      text: [
        'Stages are built in their order, each at the price on the board. Any card will do: it lies face down, and its face counts for nothing.',
        'You build as many stages as you like, whenever you like, or none.',
        'On side A the second stage makes a wonder special; side B goes its own ways. These powers are not plain points:',
      ],
    },
    ageEnd: {
      title: 'The end of an Age',
      text: [
        'In the sixth turn you hold two cards. You play one of them; the other brings no coins.',
        'Then comes, in this order:',
      ],
    },
    military: {
      title: 'Battles',
      text: [
        'At the end of each Age you compare your shields with those of each neighbour on its own.',
        'More shields bring a victory, which is worth more in each Age. Fewer bring a defeat, always the same. Equal ones bring nothing.',
      ],
    },
    science: {
      title: 'Science',
      text: [
        'Green cards show one of three symbols. At the end each symbol scores the square of how many you have of it.',
        `Besides, every set of three different symbols scores ${SET_POINTS}. The same symbols count both ways.`,
        'A symbol of your choice becomes the one that brings you most, when points are counted.',
      ],
    },
    scoring: {
      title: 'The score',
      text: [
        'Seven sums make your score. Here is a whole sheet.',
        `Coins count at the end, too: one point for every full ${COINS_A_POINT}.`,
      ],
    },
    ties: {
      title: 'Ties',
      text: ['If points are equal, the most coins win.', 'Whoever is equal in both shares the victory.'],
    },
    two: {
      title: 'With two players',
      text: [
        'A third city sits between you: the Free City, with a board and coins like yours. You swap hands each turn.',
        `Its card changes hands each turn. Its holder first draws a card from a pile of ${HAND_SIZE}, chooses one for the Free City, then one of the rest for their own city. The Free City’s card is built first, so its holder can already buy what it makes.`,
        'If it can build anything with one of these cards, or pay for a stage, that has to be done; what a chain makes free is built so. Only otherwise does it sell.',
        'It trades and fights like any city and plays no seventh card. It has no score and cannot win.',
      ],
    },
  },
  setup: { board: 'a board and its good', coins: 'coins', hand: 'cards for each Age' },
  uses: { build: 'Build it', stage: 'A stage of the wonder', sell: 'Sell it' },
  passes: { left: 'to the left', right: 'to the right' },
  trade: {
    caption: (card) => `${card}: two goods of four have to be bought.`,
    needs: 'Price',
    makes: 'Your city makes',
    left: 'From the left',
    right: 'From the right',
    pays: 'You pay in all',
  },
  ageEnd: [
    'Babylon B with its second stage plays its seventh card too.',
    'The cards left over go to the discard pile, face down.',
    'Halikarnassos may build a card from that pile, if a stage with this power was just built.',
    'Battles. Then the next Age is dealt; after Age III points are counted.',
  ],
  battle: {
    caption: (numeral, shields) => `The end of Age ${numeral}; you have ${shields} shields.`,
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
    commerce: 'yellow cards of Age III',
    guilds: 'purple cards, by what they count',
  },
  player: 'Player',
  decks: 'Copies of each card by the number of players. Two play with the cards for three.',
  sides: 'Each board has two sides, A and B. Both make the same good.',
};
