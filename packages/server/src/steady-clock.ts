// Time for matches. The system's clock is asked once; from then on time only passes. So nobody's time runs out, and no bot
// waits for an hour, because somebody set the clock or the machine found out that it was wrong.

/** Milliseconds since 1970. */
export function steadyClock(
  system: () => number = Date.now,
  passed: () => number = () => performance.now(),
): () => number {
  const start = system() - passed();
  return () => Math.round(start + passed());
}
