// A finger that taps twice means what it tapped first, even if something else lies under it by then.

/** Milliseconds and pixels between the taps. */
const SOON = 350;
const NEAR = 28;

/** To be called with the first tap. Two on the same element are a double click, which the browser tells. */
export function meantTwice({ currentTarget, clientX, clientY, detail }: MouseEvent, act: () => void): void {
  // By keyboard nothing is tapped.
  if (detail !== 1) return;
  const over = new AbortController();
  setTimeout(() => over.abort(), SOON);
  addEventListener(
    'click',
    (second) => {
      const { target } = second;
      over.abort();
      if (currentTarget instanceof Node && target instanceof Node && currentTarget.contains(target)) return;
      if (Math.hypot(second.clientX - clientX, second.clientY - clientY) > NEAR) return;
      second.stopPropagation();
      act();
    },
    { capture: true, signal: over.signal },
  );
}
