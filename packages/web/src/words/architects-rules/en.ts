import { CAT_POINTS, DECK_SIZE, ROW, STAGES } from '@mirabilia/architects';
import { CENTRAL_SIZE, TOKEN_COUNT } from '../../games/architects/reference/sizes.ts';
import type { ArchitectsRules } from './words.ts';

export const en: ArchitectsRules = {
  sheets: {
    aim: {
      title: 'Goal of the game',
      text: [
        `Build a wonder in ${STAGES} stages, taking one card per turn.`,
        'The first completed wonder ends the game. The highest score wins, and that isn’t always the player who finished first.',
      ],
    },
    setup: {
      title: 'Decks and tokens',
      text: [
        'Each player has a wonder: a random one, one that the host assigns, or one they choose. Players choose in turn, starting with the first player, before the decks are laid out.',
        `Each wonder has its own deck of ${DECK_SIZE} cards, face up on its owner’s left. The deck on your right belongs to your right neighbour.`,
        `A central deck of ${CENTRAL_SIZE} cards lies face down in the middle for everyone.`,
        `${ROW} of the ${TOKEN_COUNT} progress tokens are face up; the rest form a pile.`,
        'Conflict tokens start on their peace side. Their number depends on the number of players:',
      ],
    },
    take: {
      title: 'Taking a card',
      text: [
        'On your turn, take the top card of one of three decks: left, central or right.',
        'Put it in front of you. Then do everything it allows or requires, in any order. The next player clockwise takes a turn.',
        'An empty deck stays empty. You pass only if all three of your decks are empty.',
      ],
    },
    cards: { title: 'The cards', text: ['Five colours, five uses:'] },
    building: {
      title: 'Building stages',
      text: [
        'All wonders have the same five costs: “=” means identical resources, “≠” means different ones.',
        'A coin replaces a missing resource, but you spend your resources first. Cards you pay with are discarded.',
        'As soon as you can pay for a stage, coins included, you must build it that turn. If you can then pay for another, you must build that too.',
        'Build stages from the bottom up. If two are side by side, you choose.',
      ],
    },
    battle: {
      title: 'Horns and battle',
      text: [
        'When you take a red card with horns, turn one conflict token to its battle side per horn. Extra horns have no effect.',
        'When all tokens are on their battle side, there is a battle at the end of that turn. You win a victory token for each neighbour with fewer shields. Ties give nothing, and losing costs nothing.',
        'With two players, having more shields wins one token; having at least twice as many wins two. Against an opponent with no shields, you need two or more to win two tokens.',
        'Afterwards, everyone discards their red cards with horns; all other shields stay. The tokens are turned back to peace.',
      ],
    },
    science: {
      title: 'Science and progress',
      text: [
        'Two identical or three different green cards make a set. You must spend it that turn to take one progress token.',
        `Take one of the ${ROW} face-up tokens, or the top token of the pile without looking. Gaps in the row are filled immediately.`,
        'A token works from then on, once per turn, but not for the card that earned it.',
        'Some give you an extra card: take the top card of any of your three decks as usual. You may skip it.',
      ],
    },
    cat: {
      title: 'The Cat',
      text: [
        'When you take a blue card with a Cat, take the Cat pawn, wherever it is.',
        `If you have it at the start of your turn, look at the top card of the central deck before you choose. At the end of the game, it’s worth ${CAT_POINTS} points.`,
      ],
    },
    wonders: {
      title: 'Wonder effects',
      text: [
        'Some stages have an effect. It happens immediately, and you must use it if you can.',
        'Each wonder is different:',
      ],
    },
    end: {
      title: 'End of the game',
      text: [
        'When a wonder is completed, the game ends at the end of that turn, after everything still to be resolved, including a battle. Nobody gets another turn.',
        'The game also ends when all decks are empty.',
      ],
    },
    scoring: {
      title: 'Scoring',
      text: [
        'Your score has five parts. Resources, coins and shields are worth nothing. Here’s a complete score sheet.',
      ],
    },
    ties: {
      title: 'Ties',
      text: [
        'Ties go to the player with the most stages built.',
        'If players are still tied, they share the victory.',
      ],
    },
  },
  decks: { left: 'Left: your own', central: 'Central', right: 'Right: your neighbour’s' },
  powers: {
    'any-deck': 'Take the top card of any deck on the table.',
    central: 'Take the top card of the central deck.',
    'left-and-right': 'Take the top cards of your left and right decks, both before anything else happens.',
    gift: 'Take a progress token without spending green cards.',
    shields: 'A permanent shield.',
    none: 'No effect, but the most points.',
  },
  dig: (cards) =>
    `Look at the top ${cards} cards of your left or right deck, keep one, then shuffle the deck.`,
  pays: 'The stage needs three different resources. You have wood and glass, and a coin replaces the third.',
  battle: {
    caption: (shields) => `The last token has been turned: you have ${shields} shields.`,
    left: 'Left neighbour',
    right: 'Right neighbour',
    won: 'Victory tokens',
  },
  conflictTokens: 'Conflict tokens',
  makes: 'a progress token',
  sums: {
    wonder: 'built stages',
    cat: 'if you have it at the end',
    blue: 'points on blue cards',
    military: 'victory tokens',
    progress: 'progress tokens that score',
  },
  stages: 'Stages',
  beside: (stages) => `Stages ${stages} are side by side: build them in either order.`,
  deckOf: (wonder) => `${wonder}’s deck`,
  copies: 'Copies in each deck',
};
