// Begins a lesson, and takes a turn of it back.

import type { Result } from '@mirabilia/kernel';
import { go, soloPath } from '../app/routes.ts';
import { GAMES } from '../games/index.ts';
import type { Trouble } from '../net/http.ts';
import { startSoloMatchFrom } from '../solo/local-matches.ts';
import { keepLesson } from './kept.ts';
import type { LessonId } from './lesson-ids.ts';
import { LESSONS } from './lessons.ts';
import { NOTHING_TAUGHT } from './taught.ts';

/** The table is fetched while the cards are dealt. */
export async function startLesson(id: LessonId, backTo?: string): Promise<Result<void, Trouble>> {
  const { game, options, seed, bots, botDelay } = LESSONS[id];
  GAMES[game].table().catch(() => undefined);
  const begun = await startSoloMatchFrom({
    game,
    options,
    seed,
    botDelay,
    seats: ['open', ...bots.map((level) => `bot:${level}`)],
    aids: { memory: true, score: false },
    fixedChance: true,
    moves: [],
  });
  if (!begun.ok) return begun;
  keepLesson(begun.value.id, {
    lesson: id,
    taught: NOTHING_TAUGHT,
    isSkipped: false,
    ...(backTo === undefined ? {} : { backTo }),
  });
  go(soloPath(begun.value.id));
  return { ok: true, value: undefined };
}
