// What a wonder does, in a sentence.

import type { StageEffect } from '@mirabilia/architects';
import type { ArchitectsRules } from '../../../words/architects-rules/words.ts';

export function powerOf(words: ArchitectsRules, effect: StageEffect | undefined): string {
  if (effect === undefined) return words.powers.none;
  if (effect.kind === 'dig') return words.dig(effect.look);
  return words.powers[effect.kind === 'take' ? effect.from : effect.kind];
}
