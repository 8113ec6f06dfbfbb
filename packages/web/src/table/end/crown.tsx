// The winner's crown, of gold: it falls, bounces, and stays.

import css from './crown.module.css';

export const Crown = ({ isFalling }: { readonly isFalling: boolean }) => (
  <svg
    class={css.crown}
    viewBox="0 0 64 46"
    aria-hidden="true"
    focusable="false"
    data-falling={isFalling ? '' : undefined}
  >
    <path class={css.gold} d="M5 13 18 25 32 5l14 20 13-12-6 25H11Z" />
    <path class={css.band} d="M11 36h42v7H11Z" />
    <path class={css.gleam} d="m17 31 1-6 8 3 6-14" />
    <circle class={css.gold} cx="5" cy="11" r="4" />
    <circle class={css.gold} cx="32" cy="5" r="4.2" />
    <circle class={css.gold} cx="59" cy="11" r="4" />
    <circle class={css.ruby} cx="32" cy="39.5" r="2.6" />
    <circle class={css.sapphire} cx="21" cy="39.5" r="2" />
    <circle class={css.sapphire} cx="43" cy="39.5" r="2" />
  </svg>
);
