// The open form of 7 Wonders, field by field.

import { RESOURCES, SIDES, SYMBOLS, WONDERS } from '@mirabilia/seven-wonders';
import { kinds, list, type OpenSchema, object, oneOf, orNull, text, whole } from './schema.ts';

const card = (description = 'a card'): ReturnType<typeof text> => text(description);
const cards = (description: string): ReturnType<typeof list> => list(description, card());
const move = text('a move in notation');
const face = text('a move as the others see it: `?` is a card that they don’t see');
const seat = whole('the seat');
const city = whole('the number of the city');
const paidTo = {
  left: whole('coins paid to the left neighbour'),
  right: whole('coins paid to the right neighbour'),
};
const board = {
  wonder: oneOf('the wonder', WONDERS),
  side: oneOf('its side', SIDES),
};
const units = (description: string) =>
  list(description, list('goods, one of which it gives each turn', oneOf('a good', RESOURCES)));

const symbols = Object.fromEntries(
  [...SYMBOLS, 'choice'].map((symbol) => [
    symbol,
    whole(
      symbol === 'choice' ? 'symbols that are chosen when points are counted' : 'how many of this symbol',
    ),
  ]),
);

const cityFields = object(
  'a city',
  {
    wonder: orNull(oneOf('its wonder; null while boards are chosen', WONDERS)),
    side: orNull(oneOf('the side of its board', SIDES)),
    coins: whole('its coins'),
    stages: whole('stages of its wonder that are built'),
    stagesOfWonder: orNull(whole('stages that its wonder has')),
    structures: cards('its structures, in the order in which they were built'),
    shields: whole('its shields'),
    symbols: object('its science symbols', symbols),
    battles: list('its conflicts, left then right for each Age', whole('victory points, -1 or 0')),
    production: object('what it makes', {
      own: units('what it can use itself'),
      sold: units('what its neighbours can buy'),
    }),
    discounts: list(
      'goods that cost it one coin instead of two',
      oneOf('which goods from which neighbour', [
        'rawLeft',
        'rawRight',
        'manufacturedLeft',
        'manufacturedRight',
      ]),
    ),
    powers: list(
      'lasting powers of its wonder',
      oneOf('a power', ['freeBuild', 'seventhCard', 'salvage', 'copyGuild']),
    ),
    freeBuildUsedInAge: orNull(whole('the last Age in which it built a structure for free by its wonder')),
    revealed: orNull(text('its move in the last turn, as the others see it')),
    buried: cards('after the end: the cards under its wonder'),
  },
  ['buried'],
);

const own = object('what only the seat sees; null for spectators', {
  hand: cards('its hand'),
  plan: list('what it has chosen for this decision so far', move),
  played: cards('the cards that it has played, with those for the Free City'),
  passed: list('the hands that it has passed on, turn by turn', list('a hand', card())),
  discardPile: orNull(cards('the discard pile, while it may build from it')),
});

const phase = kinds('what is asked for', {
  draft: [
    'boards are chosen in the order of seats',
    { offer: list('the boards that can be chosen', object('a board', board)) },
  ],
  sides: ['all choose a side of their board'],
  turn: ['all choose a card'],
  seventh: ['a city also plays its last card', { seat, purse: whole('coins that it can spend') }],
  salvage: ['a seat builds from the discard pile', { seat, city }],
  over: ['the match is over'],
});

export const SEVEN_WONDERS_SCHEMA: OpenSchema = {
  view: object(
    'all that the viewer sees',
    {
      players: whole('the number of players'),
      age: whole('the Age, from 1'),
      turn: whole('the turn of the Age, from 1'),
      phase,
      decision: whole('the number of the decision'),
      owed: list('how many moves each seat still owes for it', whole('moves')),
      cities: list('the cities, by seat; with two players the Free City is the third', cityFields),
      discards: whole('cards in the discard pile'),
      drawPile: whole('cards in the draw pile of the game for two'),
      taken: list(
        'for each seat, what was taken in this Age from the hand that it holds now',
        list('from one hand', face),
      ),
      salvaged: cards('what was built from the discard pile'),
      discardPile: cards('after the end: the discard pile'),
      own: orNull(own),
    },
    ['discardPile'],
  ),
  event: kinds('something that happened, for everyone to see', {
    'board-chosen': ['a city has its board', { city, ...board }],
    'age-began': ['hands are dealt', { age: whole('the Age') }],
    built: [
      'a structure was built',
      {
        city,
        card: card('the card'),
        ...paidTo,
        bank: whole('coins paid to the bank'),
        free: oneOf('why it cost nothing', ['no', 'chain', 'wonder', 'salvage']),
      },
    ],
    'stage-built': ['a stage of a wonder was built', { city, stage: whole('the stage, from 1'), ...paidTo }],
    discarded: ['a card was discarded for coins', { city }],
    earned: ['a structure or stage brought coins', { city, coins: whole('how many') }],
    'salvage-declined': ['nothing was built from the discard pile', { city }],
    'salvage-void': ['the discard pile held nothing that could be built', { city }],
    'hands-passed': ['the hands move on', { to: oneOf('in which direction', ['left', 'right']) }],
    'leftovers-discarded': ['the last cards of the Age are discarded', { cards: whole('how many') }],
    fought: [
      'a city’s conflicts at the end of an Age',
      {
        age: whole('the Age'),
        city,
        left: whole('against the left neighbour: victory points, -1 or 0'),
        right: whole('against the right neighbour'),
      },
    ],
    ended: ['the match is over'],
  }),
};
