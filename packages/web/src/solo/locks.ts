// Each match is open in one tab at a time. The browser gives a lock back when its tab is gone, whatever the reason.

export interface Locks {
  /**
   * Gives the way to release the lock, or undefined if another tab holds it. Taking over takes it from that tab; `onLost` is
   * called when that happens to this one.
   */
  take(name: string, isTakingOver: boolean, onLost: () => void): Promise<(() => void) | undefined>;
}

/** Milliseconds: a tab that is just being closed or reloaded holds the lock a moment longer. */
const PATIENCE = 600;

export function newLocks(manager: LockManager | undefined): Locks {
  // Browsers have no locks on pages that came without encryption. There the storage refuses the second writer.
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
