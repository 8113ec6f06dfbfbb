import type { Thinker } from '@mirabilia/match-service';

/** Measures how long each thought took, including the wait for a free thread. */
export function timedThinker<T extends Thinker>(
  thinker: T,
  observe: (level: string, seconds: number) => void,
): T {
  return {
    ...thinker,
    think: async (question, asker) => {
      const start = performance.now();
      const move = await thinker.think(question, asker);
      observe(question.level, (performance.now() - start) / 1000);
      return move;
    },
  };
}
