// Work that changes the picture, done where pictures are made.

/** Milliseconds after which it is done without one: the page may be hidden by then. */
const LATEST = 100;

/**
 * With the next frame, so that a change and its drawing hold up one frame and not two; at once where none is drawn.
 * Gives how to call it off.
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
