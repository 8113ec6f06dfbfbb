import { Birds, Olive, Person } from './landscape-details.tsx';
import type { Scenery } from './piece.ts';
import { box, columns, flutes, foliage, lines, rays, spread } from './shapes.ts';
import style from './wonders.module.css';

/** The columns of his temple on both sides of the god. */
const shafts = [128, 150, 172, 296, 318, 340];

const plinth = { left: 194, right: 286, top: 117, base: 132 };
const chair = 'M207 117V52c0-5 4-7 8-7h50c4 0 8 2 8 7v65Z';
const lap = 'M219 84h42c9 2 12 8 11 16l-2 19h-21l-3-15h-12l-3 15h-21l-2-19c-1-8 2-14 11-16Z';
const trunk = 'M223 60c5-3 11-4 17-4s12 1 17 4l-2 26h-30Z';
const head = 'M230.5 44c0-7 4-10 9.5-10s9.5 3 9.5 10c0 8-3 16-9.5 18-6.5-2-9.5-10-9.5-18Z';

/** Hills and olive trees behind the temple. */
export const grove = () => (
  <>
    <path
      class={style.far}
      d="M0 116c30-26 66-44 104-34 40 8 70 26 110 28 60 2 100-34 150-32 46 2 80 18 116 30v20H0Z"
    />
    <path
      class={style.near}
      d="M0 118c30-14 60-22 92-16 40-4 66 10 100 12h100c30-10 60-20 96-14 34-2 64 8 92 14v8H0Z"
    />
    <path class={style.hill} d="M0 114c80-10 150-3 240-2s160-8 240-2v50H0Z" />
    <Olive x={30} y={124} size={1} />
    <Olive x={64} y={121} size={0.8} flip />
    <Olive x={96} y={124} size={1} />
    <Olive x={390} y={123} size={1} flip />
    <Olive x={424} y={121} size={0.8} />
    <Olive x={458} y={124} size={1.1} />
  </>
);

export const olympia: Scenery = {
  back: () => (
    <>
      {grove()}
      {/* His temple, open to the light. */}
      <path class={style.shade} d="M120 124h240v6H120Z" />
      <path class={style.mid} d={columns(shafts, 10, 50, 124)} />
      <path class={style.shade} d={flutes(shafts, 10, 50, 124)} />
      <path class={style.mid} d="M118 40h78v9h-78ZM284 40h78v9h-78Z" />
      <path class={style.lit} d="M118 40h78v2h-78ZM284 40h78v2h-78ZM116 121h248v3H116Z" />
      <path
        class={style.relief}
        d={`${lines(spread(122, 192, 12, 0), 44, 47)}${lines(spread(288, 358, 12, 0), 44, 47)}`}
      />
    </>
  ),
  pieces: [
    {
      plan: box(plinth),
      solid: () => (
        <>
          <path class={style.mid} d={box(plinth)} />
          <path class={style.lit} d={box({ ...plinth, base: 119.5 })} />
          <path class={style.deep} d={box({ left: 198, right: 282, top: 121.5, base: 129.5 })} />
          <path class={style.reliefGold} d={lines(spread(202, 278, 17, 0), 123.5, 129)} />
          <path class={style.reliefGoldHeads} d="M202 123H280" />
        </>
      ),
    },
    {
      plan: chair,
      solid: () => (
        <>
          <path class={style.deep} d={chair} />
          <path class={style.wood} d="M211 117V54c0-4 2-5 5-5h48c3 0 5 1 5 5v63h-5V54h-48v63Z" />
          <path class={style.glaze} d="M218 57h44v26h-44Z" />
          <path class={style.gilt} d="M203 86h12v4h-3v27h-6V90h-3ZM265 86h12v4h-3v27h-6V90h-3Z" />
          <path class={style.giltShade} d="M271 90h3v27h-3Zm-62 0h3v27h-3Z" />
          <path class={style.gilt} d="M209 49a4 4 0 1 1 .1 0ZM271 49a4 4 0 1 1 .1 0Z" />
          <path class={style.glazeDots} d="M218 52h45" />
        </>
      ),
    },
    {
      plan: lap,
      solid: () => (
        <>
          <path class={style.gilt} d={lap} />
          <path
            class={style.giltShade}
            d="M249 86c9 1 13 7 13 14l-1 19h9l2-19c1-8-2-14-11-16ZM246 104l3 15h3l-2-17ZM228 106l2 13h4l2-13Z"
          />
          <path
            class={style.fold}
            d="M219 92c2 8 2 17 1 26M225 90c3 9 4 18 3 28M258 90c-3 9-4 18-3 28M265 92c-2 8-2 17-1 26M226 86c9 6 19 6 28 0"
          />
          <path class={style.lit} d="M212 119h20v-3c-4-3-14-3-18-1ZM268 119h-20v-3c4-3 14-3 18-1Z" />
        </>
      ),
    },
    {
      plan: trunk,
      solid: () => (
        <>
          <path class={style.lit} d={trunk} />
          <path class={style.mid} d="M246 57c4 .5 8 1.5 11 3l-2 26h-8Z" />
          <path class={style.fold} d="M229 70c4 3 8 3 11 0 3 3 7 3 11 0M240 70v12M235 77h10M236 82h8" />
          <path class={style.gilt} d="M250 57c3 .5 5 1.5 7 3l-2 27h-30c10-3 22-12 25-30Z" />
          <path class={style.fold} d="M253 60c-1 12-8 20-18 26M256 66c-1 9-5 15-11 20" />
        </>
      ),
    },
    {
      plan: head,
      solid: () => (
        <>
          <path class={style.limbDeep} d="M225 63 211 78 199 69M255 63l14 13 7-13" />
          <path class={style.limb} d="M225 63 211 78 199 69M255 63l14 13 7-13" />
          <path
            class={style.giltShade}
            d="M228.5 46c-1-9 4-14 11.5-14s12.5 5 11.5 14c-1 4-2 6-3 7h-17c-1-1-2-3-3-7Z"
          />
          <path class={style.lit} d="M233.5 43c0-4 3-6 6.5-6s6.5 2 6.5 6c0 5-2 10-6.5 10s-6.5-5-6.5-10Z" />
          <path
            class={style.gilt}
            d="M232 46c1 2 3 2 4 1 2-1 6-1 8 0 1 1 3 1 4-1 1 8-3 16-8 17-5-1-9-9-8-17Z"
          />
          <path
            class={style.fold}
            d="M236 42h2.5M241.5 42h2.5M240 43v3M237.5 49h5M236 53c1 4 2 6 4 8M244 53c-1 4-2 6-4 8"
          />
          <path
            class={style.leaf}
            d="M229 39c2-1 4 0 4 2-2 1-4 0-4-2Zm4-4c2-1 4 0 4 2-2 1-4 0-4-2Zm14 0c-2-1-4 0-4 2 2 1 4 0 4-2Zm4 4c-2-1-4 0-4 2 2 1 4 0 4-2Zm-11-7c2 0 3 2 2 3-2 1-4-1-2-3Z"
          />
        </>
      ),
    },
    {
      plan: 'M276.5 26h3v91h-3ZM190 68c-4-8-2-16 6-20 6 4 8 12 4 20Z',
      solid: () => (
        <>
          <path class={style.glory} d={rays(240, 45, 22, 40, 40)} />
          <path class={style.gilt} d="M276 30h3v87h-3Z" />
          <path class={style.giltShade} d="M277.8 30h1.2v87h-1.2Z" />
          {/* The eagle on the sceptre, Victory on the hand. */}
          <path
            class={style.gilt}
            d="M277.5 30c-3-2-4-5-3-8-4 0-7-2-9-6 5 2 8 1 11-1 0-2 3-2 3 0 3 2 6 3 11 1-2 4-5 6-9 6 1 3 0 6-4 8Z"
          />
          <path
            class={style.gilt}
            d="M194 68 195.5 58c-5 1-8-2-9-7 4 1 7 2 9 3-1-3 0-5 1.5-5s2.5 2 1.5 5c2-1 5-2 9-3-1 5-4 8-9 7l1.5 10Z"
          />
          <path class={style.giltShade} d="M197 58h1.5l1.5 10h-3ZM199 54c2-1 5-2 9-3-1 5-4 8-9 7Z" />
          <path class={style.limb} d="M196 69h5M276 64h3" />
        </>
      ),
    },
  ],
  front: () => (
    <>
      <path class={style.land} d="M0 130c70-4 150 1 240 1s170-3 240 0v29H0Z" />
      <path class={style.path} d="M206 132h68l30 28H176Z" />
      <path class={style.landLine} d="M30 140c30-2 60 0 90-1M340 144c30-2 60 0 90-1M50 152c30-2 60 0 80-1" />
      {/* Fires burn before him. */}
      <path class={style.giltShade} d="M184 144h8l-2-5 4-4h-12l4 4ZM288 144h8l-2-5 4-4h-12l4 4Z" />
      <path
        class={style.flame}
        d="M184 135c-2-4 3-5 4-10 4 4 5 7 3 10ZM288 135c-2-4 3-5 4-10 4 4 5 7 3 10Z"
      />
      <path
        class={style.light}
        d="M186.5 135c-1-2 1-3 2-5 2 2 2 4 1 5ZM290.5 135c-1-2 1-3 2-5 2 2 2 4 1 5Z"
      />
      <Olive x={76} y={150} size={1.5} />
      <Olive x={408} y={151} size={1.6} flip />
      <path class={style.leafShade} d={foliage(-10, 44, 159, 9)} />
      <path class={style.leafShade} d={foliage(440, 492, 159, 9)} />
      <Person x={226} y={146} size={1.1} />
      <Person x={248} y={149} size={1.2} />
      <Person x={256} y={148} />
      <Birds x={110} y={30} size={0.9} />
    </>
  ),
  crane: [302, 122],
};
