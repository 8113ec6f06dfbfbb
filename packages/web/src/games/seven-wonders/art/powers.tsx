// The powers of wonders, each with a picture of its own.

import type { JSX } from 'preact';
import { Icon } from '../../../art/icon.tsx';
import style from './powers.module.css';

const WIDE = '0 0 31 24';

/** A card with a coin struck through. */
export function FreeBuild(): JSX.Element {
  return (
    <Icon viewBox={WIDE} class={style.wide}>
      <rect class={style.card} x="2" y="1.5" width="14" height="21" rx="2" />
      <path class={style.line} d="M5.5 14.5h7M9 5v6.5M6.2 8.2h5.6" />
      <circle class={style.coin} cx="21.5" cy="12" r="7.5" />
      <path class={style.strike} d="m15.5 18 12-12" />
    </Icon>
  );
}

/** The last card is played with the one before it. */
export function SeventhCard(): JSX.Element {
  return (
    <Icon viewBox={WIDE} class={style.wide}>
      <rect
        class={style.cardBack}
        x="3"
        y="2.5"
        width="12.5"
        height="18.5"
        rx="2"
        transform="rotate(-8 9 12)"
      />
      <rect class={style.card} x="14" y="2.5" width="13.5" height="19.5" rx="2" transform="rotate(6 21 12)" />
      <text class={style.number} x="20.8" y="17" text-anchor="middle">
        7
      </text>
    </Icon>
  );
}

/** A card rises from the discard pile. */
export function Salvage(): JSX.Element {
  return (
    <Icon viewBox={WIDE} class={style.wide}>
      <path class={style.cardBack} d="M3 17.5 15.5 14 28 17.5 15.5 22Z" />
      <path class={style.cardBack} d="M3 15 15.5 11.5 28 15l-12.5 4.5Z" />
      <rect class={style.card} x="9.5" y="1" width="12" height="14.5" rx="1.8" />
      <path class={style.arrow} d="M15.5 3.2 19.3 7.7h-2.3v5h-3v-5h-2.3Z" />
    </Icon>
  );
}

/** A guild's crown, and its echo. */
export function CopyGuild(): JSX.Element {
  const crown = 'm0 4 3.6 3L7.5 1l3.9 6L15 4l-1.2 12H1.2Z';
  return (
    <Icon viewBox={WIDE} class={style.wide}>
      <path class={style.echo} d={crown} transform="translate(1 2)" />
      <path class={style.guild} d={crown} transform="translate(15 6)" />
    </Icon>
  );
}
