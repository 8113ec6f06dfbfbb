import { BOT_LEVELS, KEEPER, type Thinker } from '@mirabilia/hall';

/** Thinks in this thread, one bot after the other. Between two of them people are served. */
export function newInProcessThinker(): Thinker {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    levels: BOT_LEVELS,
    keeper: KEEPER,
    think: (question) => {
      const thought = turn
        .then(() => new Promise((resolve) => setImmediate(resolve)))
        .then(() => import('@mirabilia/hall/thinking'))
        .then(({ answerTo }) => answerTo(question));
      turn = thought.catch(() => undefined);
      return thought;
    },
  };
}
