import type { SevenWondersReason } from '@mirabilia/bots/reasons';
import { saySevenWonders } from '@mirabilia/bots/say';
import { andIn } from '@mirabilia/kernel';
import {
  actionIn,
  CATEGORIES,
  type City,
  cardFacts,
  cardIn,
  cardOf,
  DECLINE,
  DISCARD,
  type SevenWonders,
  STAGE,
  sevenWonders,
  TURNS,
} from '@mirabilia/seven-wonders';
import { roman } from '../../games/seven-wonders/roman.ts';
import { language } from '../../i18n/language.ts';
import { sevenWondersNames as names, puzzleWords, reasonWords } from '../../words/index.ts';
import type { PuzzleGame } from './puzzle-game.ts';

export const sevenWondersPuzzles: PuzzleGame<SevenWonders> = {
  game: sevenWonders,
  ready: () => Promise.all([names.ready(), reasonWords.ready()]),
  momentOf: ({ public: { table } }) => puzzleWords.value.ageAndTurn(roman(table.age), table.turn, TURNS),
  nameOf({ viewer, public: { table } }, move, isAnyCard) {
    const words = puzzleWords.value.moves;
    const action = actionIn(move);
    if (action === DECLINE) return words.nothing;
    const card = isAnyCard ? undefined : names.value.cards[cardFacts(cardIn(move)).name];
    if (action === DISCARD) return words.discard(card);
    if (action === STAGE) return words.stage((table.cities[viewer] as City).stages + 1, card);
    return words.build(names.value.cards[cardFacts(cardIn(move)).name]);
  },
  say: (reason, players) => {
    const { cards, resources, symbols, categories, terms } = names.value;
    return saySevenWonders(
      reasonWords.value,
      {
        card: (card) => cards[cardFacts(cardOf(card) as number).name],
        structure: (name) => cards[name],
        good: (good) => resources[good],
        symbol: (symbol) => symbols[symbol],
        category: (category) => categories[category],
        // With two players the third city is nobody's.
        city: (city) => players[city] ?? terms.freeCity,
        age: roman,
        and: andIn(language.value),
      },
      reason as SevenWondersReason,
    );
  },
  placeOf: (_, move) => `[data-card="${cardFacts(cardIn(move)).id}"]`,
  categories: () => CATEGORIES.map((category) => names.value.categories[category]),
};
