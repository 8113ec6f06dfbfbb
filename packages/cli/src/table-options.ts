import type { Game, GameTypes } from '@mirabilia/kernel';
import { accept } from '@mirabilia/kernel';
import { type CommandResult, misused } from './command-result.ts';
import { type RefusalSentences, sentenceFor } from './words/refusals.ts';

/** The table's options, read by the game. Options that the game would ignore are refused. */
export function readOptionsOf<T extends GameTypes>(
  game: Game<T>,
  given: Readonly<Record<string, unknown>>,
  ofGame: RefusalSentences,
): CommandResult<T['options']> {
  const options = game.readOptions(given);
  if (!options.ok) return misused(`${game.id}: ${sentenceFor(options.refusal, ofGame)}.`);
  const known = Object.keys(options.value);
  const unknown = Object.keys(given).find((key) => !known.includes(key));
  if (unknown === undefined) return accept(options.value);
  return misused(`${game.id} has no option “${unknown}”; its options are: ${known.join(', ')}.`);
}
