// Which of the two tables fits: the whole one, or the one for small screens.

import { type ReadonlySignal, signal } from '@preact/signals';

const query = matchMedia('(max-width: 43.6875em), (max-height: 34.9375em)');
const small = signal(query.matches);
query.addEventListener('change', ({ matches }) => {
  small.value = matches;
});

export const isSmall: ReadonlySignal<boolean> = small;

/** Not while something is drawn: asking for a style makes the browser count it anew. */
const lettersNow = (): number =>
  innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
const letters = signal(lettersNow());
addEventListener('resize', () => {
  letters.value = lettersNow();
});

/** How wide the window is, in the height of a usual letter. */
export const widthInLetters: ReadonlySignal<number> = letters;
