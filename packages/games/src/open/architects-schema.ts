// The open form of Architects, field by field.

import { TOKENS, WONDERS } from '@mirabilia/architects';
import { counts, kinds, list, type OpenSchema, object, oneOf, orNull, text, whole } from './schema.ts';

const TOKEN_IDS = TOKENS.map(({ id }) => id);
const WONDER_IDS = WONDERS.map(({ id }) => id);

const seat = whole('the seat');
const deck = whole('the number of the deck');
const card = text('a card');
const token = oneOf('a progress token', TOKEN_IDS);
const stage = whole('the stage, from 1');
const phase = kinds('what is asked for', {
  draft: [
    'a seat chooses its wonder',
    { offer: list('the wonders that are left', oneOf('a wonder', WONDER_IDS)) },
  ],
  'free-take': ['the turn’s card, from one of three decks'],
  act: ['everything that is open: extra cards, tokens, stages'],
  bonus: ['the wonder gives a card'],
  gift: ['the wonder gives a progress token'],
  look: ['the wonder lets the seat look into its left or right deck'],
  dig: ['the seat keeps one of the cards that it has looked at', { deck: oneOf('which', ['left', 'right']) }],
  over: ['the match is over'],
});

const city = object('what lies before a seat', {
  wonder: orNull(oneOf('its wonder; null until it is chosen', WONDER_IDS)),
  stages: list('the stages that are built', whole('a stage, from 1')),
  cards: counts('how many of each card; what isn’t there is left out'),
  tokens: list('its progress tokens, in the order in which they were taken', token),
  shields: whole('its shields'),
  victories: whole('its military victory tokens'),
  deck: object('the deck on its left', {
    top: orNull(text('the face-up card; null if the deck is empty')),
    cards: whole('how many cards it holds'),
  }),
});

const own = object('what only the seat sees; null for spectators', {
  plan: list('what it has chosen for this decision so far', text('a move in notation')),
  centralTop: orNull(text('the top card of the central deck, if it knows it')),
  found: orNull(list('the cards to choose from while it digs, top first', card)),
});

export const ARCHITECTS_SCHEMA: OpenSchema = {
  view: object('all that the viewer sees', {
    players: whole('the number of players'),
    turn: whole('the number of the turn, from 1'),
    seat: whole('whose turn it is'),
    phase,
    decision: whole('the number of the decision'),
    owed: list('how many moves each seat still owes for it', whole('moves')),
    cities: list('what lies before each seat', city),
    central: whole('cards in the central deck'),
    row: list(
      'the face-up progress tokens',
      orNull(oneOf('a progress token; null for an empty place', TOKEN_IDS)),
    ),
    tokenPile: whole('progress tokens in the pile'),
    cat: orNull(whole('the seat that has the cat')),
    conflict: object('the conflict tokens', {
      tokens: whole('how many there are'),
      turned: whole('how many show their battle side'),
    }),
    discards: counts('how many of each card were discarded'),
    extraCards: list('tokens that offer an extra card in this turn', token),
    tokensUsed: list('tokens that are used up for this turn', token),
    own: orNull(own),
  }),
  event: kinds('something that happened, for everyone to see', {
    'wonder-chosen': ['a seat has its wonder', { seat, wonder: oneOf('the wonder', WONDER_IDS) }],
    'turn-began': ['a turn begins', { seat, turn: whole('its number') }],
    peeked: ['the owner of the cat looked at the top of the central deck', { seat }],
    taken: [
      'a card was taken',
      { seat, deck, card, why: oneOf('what for', ['turn', 'wonder', ...TOKEN_IDS]) },
    ],
    'turned-up': [
      'a deck has another top card',
      { deck, card: orNull(text('the card; null if the deck is empty')) },
    ],
    'cat-moved': ['the cat has another owner', { seat, from: orNull(whole('its owner before')) }],
    'horns-blown': [
      'conflict tokens were turned',
      { seat, turned: whole('how many'), showing: whole('how many show their battle side now') },
    ],
    declined: ['an extra card was left', { seat, token }],
    passed: ['a seat could take no card', { seat }],
    'stage-built': [
      'a stage was built',
      {
        seat,
        stage,
        paid: counts('the cards that were spent'),
        using: list('the tokens that helped', token),
      },
    ],
    'effect-lost': ['an effect of a wonder could not happen', { seat }],
    'token-taken': [
      'a progress token was taken',
      {
        seat,
        token,
        from: {
          description: 'its place in the row, from 0, or the pile',
          anyOf: [{ type: 'integer' }, { const: 'pile' }],
        },
        spent: list('the cards that were spent', card),
      },
    ],
    'row-filled': ['a progress token was turned up', { place: whole('its place in the row, from 0'), token }],
    looked: ['a seat looked into a deck', { seat, deck, cards: whole('at how many cards') }],
    shuffled: ['a deck was shuffled', { deck }],
    fought: [
      'a seat’s conflict',
      {
        seat,
        shields: whole('its shields'),
        victories: whole('the victory tokens that it won'),
        discarded: whole('its cards with horns, which are discarded'),
      },
    ],
    ended: ['the match is over'],
  }),
};
