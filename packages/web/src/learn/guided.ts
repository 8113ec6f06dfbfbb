// Whether a table has bubbles: asked by every table, so it knows nothing of what they say.

import { FEW_MATCHES, finishedMatches } from '../app/experience.ts';
import { settings } from '../app/settings/settings.ts';
import type { GameId } from '../games/index.ts';
import type { MatchLink } from '../match/link.ts';
import { lessonIn } from './kept.ts';

/** A lesson, or one of the first matches of somebody who sits here and likes hints. */
export function isGuided(live: MatchLink | undefined, game: GameId, me: number | null): boolean {
  if (live === undefined || me === null) return false;
  if (lessonIn(live.lobby.value?.id) !== undefined) return true;
  return settings.hints.value && finishedMatches(game) < FEW_MATCHES;
}
