// Leaves of laurel that rain on whoever has won at this device.

import css from './laurels.module.css';

const LEAVES = 46;

/** Always the same, and without a pattern to the eye. */
const scattered = (leaf: number, by: number): number => (leaf * by) % 1;

export const Laurels = () => (
  <div class={css.laurels} aria-hidden="true">
    {Array.from({ length: LEAVES }, (_, leaf) => (
      <span
        key={leaf}
        class={css.leaf}
        data-gold={leaf % 3 === 0 ? '' : undefined}
        style={{
          '--x': scattered(leaf, 0.618),
          '--late': scattered(leaf, 0.377),
          '--drift': scattered(leaf, 0.733) - 0.5,
          '--size': 0.7 + scattered(leaf, 0.519),
        }}
      />
    ))}
  </div>
);
