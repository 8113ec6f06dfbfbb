// Sizes that the rules speak of.

import { ALL_TOKENS, cardsOf, copiesIn } from '@mirabilia/architects';

export const CENTRAL_SIZE = cardsOf(copiesIn('central')).length;
export const TOKEN_COUNT = ALL_TOKENS.length;
