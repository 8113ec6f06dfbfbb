import { Birds, Person, Ship } from './landscape-details.tsx';
import type { Scenery } from './piece.ts';
import { arches, box, columns, flutes, masonry, spread } from './shapes.ts';
import style from './wonders.module.css';

const lower = 'M211 118 216 88h48l5 30Z';
const upper = 'M216 88 219.5 62h41l3.5 26Z';
const eight = 'M224 58 226 40h28l2 18Z';
const drum = spread(230, 250, 4, 3.2);

export const alexandria: Scenery = {
  back: () => (
    <>
      <path class={style.far} d="M0 112c20-12 44-14 62-6 16-8 34-6 50 4l24 4v6H0Z" />
      {/* The city on the shore. */}
      <path
        class={style.farShade}
        d="M10 112v-9h10v-6h8v6h6v9h8v-12l7-5 7 5v12h9v-7h12v7h9v-10h6v10h8v4H10Z"
      />
      <path class={style.far} d="M388 116c24-10 60-12 92-8v10h-92Z" />
      <path class={style.sea} d="M0 114h480v46H0Z" />
      <path
        class={style.wave}
        d="M20 122c6-2 9 1 15-1M90 126c6-2 9 1 15-1M128 120c6-2 9 1 15-1M352 122c6-2 9 1 15-1M412 127c6-2 9 1 15-1M440 120c6-2 9 1 15-1M330 130c6-2 9 1 15-1"
      />
      <path class={style.shimmer} d="M66 118h42M72 122h30M60 126h52M76 130h24M70 134h36" />
      <Ship x={132} y={124} size={0.75} />
      <Ship x={430} y={128} size={0.6} flip />
    </>
  ),
  pieces: [
    {
      plan: 'M168 131 174 118h132l6 13Z',
      solid: () => (
        <>
          <path class={style.mid} d="M166 132 174 118h132l8 14Z" />
          <path class={style.lit} d="M174 118h132l1.5 3H172.5Z" />
          <path class={style.shade} d="M278 121h29.5l6.5 11h-32Z" />
          <path class={style.joint} d={masonry({ left: 173, right: 306, top: 121, base: 132 }, 3, 11)} />
          <path class={style.door} d={arches([186, 200, 282, 294], 6, 122, 132)} />
        </>
      ),
    },
    {
      plan: lower,
      solid: () => (
        <>
          <path class={style.lit} d={lower} />
          <path class={style.shade} d="M269 118 264 88h-14l2 30Z" />
          <path class={style.joint} d={masonry({ left: 215, right: 265, top: 88, base: 118 }, 7, 8)} />
          <path class={style.door} d={`${arches([235], 9, 103, 118)}${arches([223, 254], 3.5, 94, 100)}`} />
        </>
      ),
    },
    {
      plan: `${upper}M216 62h48v-4.5h-48Z`,
      solid: () => (
        <>
          <path class={style.lit} d={upper} />
          <path class={style.shade} d="m264 88-3.5-26H249l1 26Z" />
          <path class={style.joint} d={masonry({ left: 219, right: 261, top: 62, base: 88 }, 6, 8)} />
          <path class={style.door} d={arches([225, 238, 252], 3.5, 68, 75)} />
          <path class={style.mid} d="M215 57h50v5h-50Z" />
          <path class={style.lit} d="M215 57h34v2h-34Z" />
          <path class={style.deep} d="M215 62h50v1h-50Z" />
        </>
      ),
    },
    {
      plan: eight,
      solid: () => (
        <>
          <path class={style.mid} d={eight} />
          <path class={style.lit} d="m224 58 2-18h9l-1 18Z" />
          <path class={style.shade} d="m256 58-2-18h-8l1 18Z" />
          <path class={style.joint} d={masonry({ left: 225, right: 255, top: 40, base: 58 }, 4, 7)} />
          <path class={style.door} d={arches([238], 4, 45, 53)} />
          <path class={style.lit} d="M222 37h36v3h-36Z" />
          <path class={style.shade} d="M244 37h14v3h-14Z" />
        </>
      ),
    },
    {
      plan: 'M228 37V27h24v10ZM226 27h28v-2.5h-28Z',
      solid: () => (
        <>
          <path class={style.deep} d={box({ left: 231, right: 249, top: 27, base: 37 })} />
          <path class={style.lit} d={columns(drum, 3.2, 26, 37)} />
          <path class={style.shade} d={flutes(drum, 3.2, 26, 37)} />
          <path class={style.mid} d="M226 24h28v2.5h-28Z" />
          <path class={style.lit} d="M226 24h18v1h-18Z" />
        </>
      ),
    },
    {
      plan: 'M231 24c0-5 5-8 9-9 4 1 9 4 9 9Z',
      solid: () => (
        <>
          <path class={style.beacon} d="M240 18 40 2v22ZM240 18 452 0v26Z" />
          <circle class={style.halo} cx="240" cy="17" r="26" />
          <path class={style.giltShade} d="M230 24h20l-3-4h-14Z" />
          <path class={style.gilt} d="M230 24h12l-1-4h-8Z" />
          <path class={style.flame} d="M234 20c-2-5 3-6 3-11 3 2 3 3 4 5 1-2 1-3 1-4 4 3 5 7 2 10Z" />
          <path class={style.light} d="M237.5 20c-1-3 2-4 2.5-6 2 2 3 4 1.5 6Z" />
        </>
      ),
    },
  ],
  front: () => (
    <>
      <path
        class={style.statueShade}
        d="M140 138c8-5 18-7 30-7h142c14 0 26 2 36 8-20 5-60 7-104 7s-92-2-104-8Z"
      />
      <path class={style.statue} d="M140 138c8-5 18-7 30-7h142c14 0 26 2 36 8-30-4-70-4-104-4s-78 0-104 3Z" />
      <path
        class={style.wave}
        d="M128 143c8-3 12 2 20-1s12 2 20-1 12 2 20-1 12 2 20-1 12 2 20-1 12 2 20-1 12 2 20-1 12 2 20-1 12 2 20-1 12 2 20-1 12 2 20-1"
      />
      <path
        class={style.wave}
        d="M24 148c8-3 12 2 20-1M70 154c8-3 12 2 20-1M160 153c8-3 12 2 20-1M242 155c8-3 12 2 20-1M320 152c8-3 12 2 20-1M420 146c8-3 12 2 20-1M384 155c8-3 12 2 20-1"
      />
      <Ship x={372} y={148} size={1.15} flip />
      <Person x={232} y={134} size={0.8} />
      <Person x={262} y={135} size={0.8} />
      <Birds x={120} y={60} />
    </>
  ),
  crane: [306, 119],
};
