// Work that changes the picture, done with the browser's next frame.

/** Milliseconds after which it is done without a frame: hidden pages get none. */
const LATEST = 100;

/**
 * With the next frame, so that a change and its rendering delay one frame and not two; at once where no frames are drawn.
 * Gives the way to cancel it.
 */
export function inNextFrame(act: () => void): () => void {
  if (typeof requestAnimationFrame !== 'function' || document.hidden) {
    act();
    return () => {};
  }
  const callOff = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const actOnce = (): void => {
    callOff();
    act();
  };
  const frame = requestAnimationFrame(actOnce);
  const timer = setTimeout(actOnce, LATEST);
  return callOff;
}
