import type { Thinker } from '@mirabilia/match-service';

/** Says of each thought how long it took, waiting for a free thread included. */
export function timedThinker<T extends Thinker>(
  thinker: T,
  observe: (level: string, seconds: number) => void,
): T {
  return {
    ...thinker,
    think: async (question) => {
      const start = performance.now();
      const move = await thinker.think(question);
      observe(question.level, (performance.now() - start) / 1000);
      return move;
    },
  };
}
