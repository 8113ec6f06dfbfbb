import { CAT_POINTS, DECK_SIZE, ROW, STAGES } from '@mirabilia/architects';
import { CENTRAL_SIZE, TOKEN_COUNT } from '../../games/architects/reference/sizes.ts';
import { pluralIn } from '../../i18n/plural.ts';
import type { ArchitectsRules } from './words.ts';

const plural = pluralIn('en');

export const en: ArchitectsRules = {
  sheets: {
    aim: {
      title: 'What it is about',
      text: [
        `You build one wonder in ${STAGES} stages, a card a turn.`,
        'The first complete wonder ends the match. Most points win, and those may be somebody else’s.',
      ],
    },
    setup: {
      title: 'Decks and tokens',
      text: [
        `Every wonder has a deck of ${DECK_SIZE} cards of its own, face up on its owner’s left. On your right lies your right neighbour’s deck.`,
        `A central deck of ${CENTRAL_SIZE} lies face down in the middle, for all.`,
        `${ROW} of the ${TOKEN_COUNT} progress tokens lie face up beside a pile.`,
        'The conflict tokens show peace at first. More players use more of them:',
      ],
    },
    take: {
      title: 'Taking a card',
      text: [
        'In your turn you take the top card of one of three decks: the left, the central or the right one.',
        'It lies before you. What it allows or forces is done now, in the order you like; then it is the next player’s turn, clockwise.',
        'An empty deck stays empty. You pass only if all three of yours are empty.',
      ],
    },
    cards: { title: 'The cards', text: ['Five colours, five uses:'] },
    building: {
      title: 'Building stages',
      text: [
        'All wonders have the same five prices: “=” asks for identical resources, “≠” for different ones.',
        'A coin stands for a resource that is missing; the resources you have go first. What pays is discarded.',
        'As soon as you can pay for a stage, coins included, you have to build it in that turn, and the next one if you can pay for that, too.',
        'Stages are built from below. Where some stand side by side, you choose.',
      ],
    },
    battle: {
      title: 'Horns and battle',
      text: [
        'Each horn on a red card turns a conflict token to battle when the card is taken. Horns beyond the last token are lost.',
        'When all tokens show battle, all fight at the end of that turn. You win a victory token for each neighbour who has fewer shields. A draw brings nothing, and a defeat costs nothing.',
        'With two players more shields win one token, and at least twice as many win two; against none it takes two shields for that.',
        'Afterwards everybody discards red cards with horns; all other shields stay. The tokens go back to peace.',
      ],
    },
    science: {
      title: 'Green sets and progress',
      text: [
        'Two equal or three different green cards are a set. It has to be spent in that turn and brings one progress token.',
        `Take one of the ${ROW} face-up tokens, or the top of the pile unseen. A gap in the row is filled at once.`,
        'A token works from then on, once a turn, but not for the card that brought it.',
        'Some give an extra card: any of your three tops, taken like every card. You may do without it.',
      ],
    },
    cat: {
      title: 'The cat',
      text: [
        'A blue card with a cat brings you the cat, wherever it is.',
        `If you have it when your turn begins, you look at the central deck’s top card before you choose. At the end it is worth ${CAT_POINTS} points.`,
      ],
    },
    wonders: {
      title: 'What wonders do',
      text: [
        'Some stages have an effect. It is the very next thing that happens, and it has to be used if it can.',
        'Each wonder has its own:',
      ],
    },
    end: {
      title: 'The end',
      text: [
        'With a complete wonder the match ends at the end of that turn, after all that is still open, a battle included. Nobody has another turn.',
        'It also ends when all decks are empty.',
      ],
    },
    scoring: {
      title: 'The score',
      text: [
        'Five sums make your score. Resources, coins and shields are worth nothing. Here is a whole sheet.',
      ],
    },
    ties: {
      title: 'Ties',
      text: ['If points are equal, the most stages win.', 'Whoever is equal in both shares the victory.'],
    },
  },
  decks: { left: 'Left: your own', central: 'Central', right: 'Right: your neighbour’s' },
  uses: {
    resource: () => 'Pays for a stage, once.',
    coin: () => 'Stands for any resource that is missing.',
    points: ({ points, cats }) =>
      `Worth ${plural(points, { one: '# point', other: '# points' })} at the end.${cats > 0 ? ' Brings you the cat.' : ''}`,
    symbol: () => 'Two equal or three different ones bring a progress token.',
    shields: ({ shields, horns }) =>
      `${plural(shields, { one: '# shield', other: '# shields' })} in battle.${horns > 0 ? ` Turns ${plural(horns, { one: '# conflict token', other: '# conflict tokens' })} and is discarded after the battle.` : ' It stays to the end.'}`,
  },
  powers: {
    'any-deck': 'Take the top card of any deck on the table, however far away.',
    central: 'Take the top card of the central deck.',
    'left-and-right': 'Take the top card of your left and of your right deck, both before anything else.',
    gift: 'Take a progress token, without green cards.',
    shields: 'A shield that stays to the end.',
    none: 'No effect, but the most points.',
  },
  dig: (cards) =>
    `Look at the top ${cards} cards of your left or your right deck, keep one, and the deck is shuffled.`,
  pays: 'Three different ones are asked for. Wood and glass are there, and a coin stands for the third.',
  battle: {
    caption: (shields) => `The last token was turned; you have ${shields} shields.`,
    left: 'Left neighbour',
    right: 'Right neighbour',
    won: 'Victory tokens',
  },
  conflictTokens: 'Conflict tokens',
  makes: 'a progress token',
  sums: {
    wonder: 'built stages',
    cat: 'if it is yours at the end',
    blue: 'points on blue cards',
    military: 'victory tokens',
    progress: 'progress tokens that score',
  },
  stages: 'Stages',
  beside: (stages) => `Stages ${stages} stand side by side: built in any order.`,
  deckOf: (wonder) => `The deck of ${wonder}`,
  copies: 'Copies in each deck',
};
