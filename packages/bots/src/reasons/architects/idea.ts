import { actionIn, PROGRESS, placeIn, STAGE, stageIn, WONDER, wonderIn } from '@mirabilia/architects';
import type { Move } from '@mirabilia/kernel';

/** What a move is about: how a stage is paid for and which set is spent are matters of their own. */
export function ideaOf(move: Move): string {
  const action = actionIn(move);
  if (action === STAGE) return `${action} ${stageIn(move)}`;
  if (action === WONDER) return `${action} ${wonderIn(move)}`;
  return action === PROGRESS ? `${action} ${placeIn(move)}` : String(move);
}
