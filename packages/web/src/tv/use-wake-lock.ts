// Keeps a big screen from switching off while nobody touches it.

import { useEffect } from 'preact/hooks';

export function useWakeLock(): void {
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isOver) void given.release();
        else lock = given;
      } catch {
        // Refused, for example when the battery is low: the device's own settings apply.
      }
    };
    // A hidden page loses its lock, so it is requested again.
    document.addEventListener('visibilitychange', hold);
    void hold();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
