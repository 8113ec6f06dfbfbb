// One match, one tab. The browser gives a lock back when its holder is gone, however it went.

export interface Locks {
  /**
   * The way to give it back, or undefined if somebody else has it. Taking over takes it from whoever has it; `onLost` is
   * called when that happens to us.
   */
  take(name: string, isTakingOver: boolean, onLost: () => void): Promise<(() => void) | undefined>;
}

/** A tab that is just being closed or reloaded has the lock for a moment still. */
const PATIENCE = 600;

export function newLocks(manager: LockManager | undefined): Locks {
  // Pages that came over an open network have no locks. There the storage refuses whoever writes second.
  if (manager === undefined) return { take: async () => () => {} };
  return {
    take: (name, isTakingOver, onLost) =>
      new Promise((resolve) => {
        let isHeld = false;
        const hold = (): Promise<void> =>
          new Promise((release) => {
            isHeld = true;
            resolve(release);
          });
        const how = isTakingOver ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
        manager.request(name, how, hold).catch(() => (isHeld ? onLost() : resolve(undefined)));
      }),
  };
}
