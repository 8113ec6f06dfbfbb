// Above every landscape: the sun of a clear morning, or the moon and the stars of dusk.

import type { JSX } from 'preact';
import { rays, star } from './shapes.ts';
import style from './sky.module.css';

const STARS = [
  [458, 20, 1],
  [432, 44, 0.7],
  [410, 14, 0.8],
  [384, 32, 1.1],
  [362, 12, 0.7],
  [341, 46, 0.8],
  [317, 22, 0.7],
  [294, 40, 0.6],
  [190, 16, 0.8],
  [168, 38, 1],
  [146, 12, 0.7],
  [128, 52, 0.7],
  [60, 14, 0.9],
  [39, 40, 0.8],
  [18, 22, 1],
  [10, 56, 0.7],
] as const;

/** Four long rays and four short ones between them. */
const STARS_PATH = STARS.map(([x, y, r]) => star(x, y, 3 * r, 0.6 * r)).join('');

const ETCHED =
  'M0 10q60-3 120 0t120 0 120 0 120 0M0 17q60-3 120 0t120 0 120 0 120 0M0 25q60-3 120 0t120 0 120 0 120 0M0 34q60-3 120 0t120 0 120 0 120 0M0 44q60-3 120 0t120 0 120 0 120 0';

function Clouds(): JSX.Element {
  return (
    <>
      <path
        class={style.cloud}
        d="M356 50c2-7 11-9 15-4 3-8 15-8 18-1 6-3 13 1 12 6 6 0 7 4 5 5h-52c-2-3 2-7 8-6Z"
      />
      <path
        class={style.cloud}
        d="M150 36c2-6 10-7 13-3 3-7 13-7 16-1 5-2 11 1 10 5 5 0 6 3 4 4h-51c-1-3 3-6 8-5Z"
      />
      <path
        class={style.cloudLine}
        d="M362 52c4-4 9-3 11 0M378 50c4-4 9-3 11 1M155 38c4-4 8-3 9 0M169 37c3-4 8-3 9 1"
      />
    </>
  );
}

export type Light = 'day' | 'dusk';

interface Props {
  readonly light: Light;
  /** Prefix of the gradients' ids: several pictures stand on one page. */
  readonly id: string;
}

/** The gradients that a picture is painted with. */
export function Paints({ id }: { readonly id: string }): JSX.Element {
  return (
    <defs>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop class={style.skyHigh} offset="0" />
        <stop class={style.skyMid} offset="0.4" />
        <stop class={style.skyLow} offset="0.72" />
      </linearGradient>
      <radialGradient id={`${id}glow`}>
        <stop class={style.glowIn} offset="0" />
        <stop class={style.glowOut} offset="1" />
      </radialGradient>
      <radialGradient id={`${id}beam`} gradientUnits="userSpaceOnUse" cx="240" cy="18" r="170">
        <stop class={style.beamIn} offset="0" />
        <stop class={style.beamOut} offset="1" />
      </radialGradient>
      <linearGradient id={`${id}sea`} x2="0" y2="1">
        <stop class={style.seaFar} offset="0" />
        <stop class={style.seaNear} offset="1" />
      </linearGradient>
      <linearGradient id={`${id}land`} x2="0" y2="1">
        <stop class={style.landFar} offset="0" />
        <stop class={style.landNear} offset="1" />
      </linearGradient>
    </defs>
  );
}

export function Sky({ light, id }: Props): JSX.Element {
  return (
    <>
      <rect y="-4" width="480" height="160" fill={`url(#${id}sky)`} />
      <path class={style.etched} d={ETCHED} />
      {light === 'day' ? (
        <>
          <g class={style.height}>
            <circle cx="86" cy="46" r="62" fill={`url(#${id}glow)`} />
            <path class={style.ray} d={rays(86, 46, 21, 46, 32)} />
            <circle class={style.sun} cx="86" cy="46" r="17" />
            <circle class={style.sunRing} cx="86" cy="46" r="14" />
          </g>
          <Clouds />
        </>
      ) : (
        <>
          <path class={style.star} d={STARS_PATH} />
          <circle cx="90" cy="42" r="44" fill={`url(#${id}glow)`} />
          <path
            class={style.streak}
            d="M130 70c30-4 60-3 86 0-30 3-58 3-86 0Zm170 9c40-4 80-4 112 0-40 4-76 4-112 0Zm-280 12c30-4 60-3 90 0-30 3-60 3-90 0Zm370-33c20-3 40-3 60 0-20 3-40 3-60 0Z"
          />
          <path class={style.moon} d="M96 25a17.5 17.5 0 1 0 9 27.5A14.5 14.5 0 0 1 96 25Z" />
        </>
      )}
    </>
  );
}
