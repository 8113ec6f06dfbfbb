/**
 * Runs something costly one at a time for each key. Those who ask while it runs share the next run, so that everybody hears what
 * is true after they asked.
 */
export function oneAtATime<T>(): (key: string, run: () => Promise<T>) => Promise<T> {
  interface Run {
    readonly answer: Promise<T>;
    next?: Promise<T>;
  }
  const runs = new Map<string, Run>();

  function start(key: string, run: () => Promise<T>): Promise<T> {
    const own: Run = { answer: run() };
    runs.set(key, own);
    const end = () => {
      if (own.next === undefined) runs.delete(key);
    };
    own.answer.then(end, end);
    return own.answer;
  }

  return (key, run) => {
    const now = runs.get(key);
    if (now === undefined) return start(key, run);
    const goOn = () => start(key, run);
    now.next ??= now.answer.then(goOn, goOn);
    return now.next;
  };
}
