// The window measured in letters, as large as this browser writes them.

import { type ReadonlySignal, signal } from '@preact/signals';

/** Not while something is drawn: asking for a style makes the browser compute it again. */
const lettersNow = (): number =>
  innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
const letters = signal(lettersNow());
addEventListener('resize', () => {
  letters.value = lettersNow();
});

/** How wide the window is, in the height of a usual letter. */
export const widthInEm: ReadonlySignal<number> = letters;
