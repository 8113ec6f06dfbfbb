import { BOT_LEVELS, STAND_IN_LEVEL, type Thinker } from '@mirabilia/match-service';

/** Thinks in this thread, one bot after the other. Between two of them people are served. */
export function newInProcessThinker(): Thinker {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    levels: BOT_LEVELS,
    standInLevel: STAND_IN_LEVEL,
    think: (question) => {
      const thought = turn
        .then(() => new Promise((resolve) => setImmediate(resolve)))
        .then(() => import('@mirabilia/match-service/thinking'))
        .then(({ answerTo }) => answerTo(question));
      turn = thought.catch(() => undefined);
      return thought;
    },
  };
}
