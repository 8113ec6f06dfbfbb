// The coast behind the name of an Age, engraved: the sun stands low in the morning, high at noon, and sinks at dusk.

import type { Age } from '@mirabilia/seven-wonders';
import { rays } from '../../../../art/wonders/shapes.ts';
import css from './age-motion.module.css';

/** Where the sun stands over a sea whose line is at 300. */
const SUN: Readonly<Record<Age, readonly [x: number, y: number]>> = {
  1: [436, 206],
  2: [500, 96],
  3: [545, 272],
};

const WAVES = [322, 340, 364, 394, 430, 474]
  .map((y, row) => {
    const [half, high] = [14 + row * 6, 3 + row];
    return `M${-row * 9} ${y}q${half / 2}-${high} ${half} 0${`t${half} 0`.repeat(Math.ceil(1040 / half))}`;
  })
  .join('');

/** A high window looks into the bay between temple and tower, with all of the sky over it. */
const UPRIGHT = '318 -362 372 796';

export function AgeCoast({ age }: { readonly age: Age }) {
  const [x, y] = SUN[age];
  const isUpright = innerHeight > innerWidth;
  return (
    <svg
      class={css.coast}
      aria-hidden="true"
      viewBox={isUpright ? UPRIGHT : '0 0 1000 500'}
      preserveAspectRatio="xMidYMax slice"
    >
      <g data-moves="sun">
        <path class={css.ray} d={rays(x, y, 62, 320, 72)} />
        <circle class={css.disc} cx={x} cy={y} r="46" />
      </g>
      {age === 3 && (
        <path
          class={css.star}
          d="M90 60h.1M180 120h.1M260 44h.1M340 96h.1M420 30h.1M520 74h.1M610 36h.1M700 88h.1M820 52h.1M910 110h.1M60 160h.1M480 150h.1"
        />
      )}
      {isUpright && age === 3 && (
        <path
          class={css.star}
          d="M350-300h.1M396-214h.1M430-282h.1M470-160h.1M520-304h.1M556-232h.1M604-286h.1M640-190h.1M372-96h.1M628-64h.1M500-40h.1M580 6h.1"
        />
      )}
      <path
        class={css.cloud}
        data-moves="clouds"
        d="M120 110h120M140 119h130M110 128h80M690 84h150M720 93h120M680 102h90M420 170h70M440 179h90M372-212h74M390-203h82M364-194h50M566-262h80M580-253h66M552 24h84M566 33h92M380-20h60M396-11h70"
      />
      <path
        class={css.hills}
        d="M0 300V248l70-28 60 22 90-46 84 52 66-16 80 30 60 38zM1000 300V238l-60-22-70 26-90-52-80 60-70-14-70 36-50 28z"
      />
      <path
        class={css.hatch}
        d="M70 220l24 36M80 224l20 30M220 196l40 60M232 203l34 52M244 210l28 44M780 190l-36 58M768 198l-32 50M940 216l-22 34M928 221l-20 30"
      />
      <path
        class={css.temple}
        d="M330 246l46-18 46 18v6h-92zM336 252h8v28h-8zM352 252h8v28h-8zM368 252h8v28h-8zM392 252h8v28h-8zM408 252h8v28h-8zM328 280h96v8h-96zM652 288v-64h5v-10h4v-12h14v12h4v10h5v64zM660 202l8-12 8 12z"
      />
      <path class={css.sea} d="M0 300h1000v200H0z" />
      <path class={css.wave} d={WAVES} />
      <path
        class={css.glint}
        d={`M${x - 40} 312h80M${x - 30} 326h60M${x - 46} 346h92M${x - 24} 370h48M${x - 36} 400h72`}
      />
      <path
        class={css.temple}
        data-moves="boat"
        d="M540 372c10 16 78 16 92-4l8-12c-4 6-10 6-16 6h-76c-6 0-10-6-12-12-2 10 0 17 4 22zM584 306h3v52h-3zM566 312q20-7 40 0 6 20-2 36-18-5-36 0 4-18-2-36z"
      />
    </svg>
  );
}
