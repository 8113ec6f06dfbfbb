import type { JSX } from 'preact';
import { Birds, Person, Ship } from './landscape-details.tsx';
import type { Scenery } from './piece.ts';
import { box, masonry, rays } from './shapes.ts';
import style from './wonders.module.css';

/** The other half of what is the same on both sides. */
const mirrored = 'matrix(-1 0 0 1 480 0)';

function Both({ children }: { readonly children: () => JSX.Element }): JSX.Element {
  return (
    <>
      {children()}
      <g transform={mirrored}>{children()}</g>
    </>
  );
}

const plinth = { left: 190, right: 220, top: 111, base: 132 };
const other = { left: 260, right: 290, top: 111, base: 132 };
const shin = 'M197 111c0-3 5-4 6-6 0-7 2-13 7-19l12 5c0 7-4 12-6 16v4Z';
const thigh = 'M209 88c4-9 8-15 12-23l20 1c0 10-8 19-19 26-5 0-10-2-13-4Z';
const mirror = (x: number) => 480 - x;
const shinRight = `M${mirror(197)} 111c0-3-5-4-6-6 0-7-2-13-7-19l-12 5c0 7 4 12 6 16v4Z`;
const thighRight = `M${mirror(209)} 88c-4-9-8-15-12-23l-20 1c0 10 8 19 19 26 5 0 10-2 13-4Z`;
const chest = 'M222 45c5-3 11-4 18-4s13 1 18 4c1 8-2 15-4 24h-28c-2-9-5-16-4-24Z';

export const rhodos: Scenery = {
  back: () => (
    <>
      <path
        class={style.far}
        d="M0 108c30-18 60-30 90-22 24-8 46 4 66 14l40 8h90l50-12c30-16 60-18 88-8 24-4 44 8 56 16v10H0Z"
      />
      <path
        class={style.near}
        d="M0 110c20-8 38-12 58-9 24-3 44 4 62 9Zm350 0c18-7 38-11 60-8 26-4 50 1 70 6v2Z"
      />
      <path
        class={style.farShade}
        d="M20 110v-8h8v-5h9v5h8v-8h7v8h10v8ZM396 110v-7h10v-6h8v6h9v-8h8v8h10v7Z"
      />
      <path class={style.sea} d="M0 109h480v51H0Z" />
      <path class={style.shimmer} d="M70 113h40M76 117h30M66 121h46M80 125h24" />
      <path
        class={style.wave}
        d="M130 117c6-2 9 1 15-1M160 124c6-2 9 1 15-1M320 117c6-2 9 1 15-1M366 123c6-2 9 1 15-1M22 122c6-2 9 1 15-1"
      />
      {/* A ship sails in under him. */}
      <Ship x={241} y={130} size={1} />
      <Ship x={352} y={120} size={0.5} flip />
    </>
  ),
  pieces: [
    {
      plan: box(plinth) + box(other),
      solid: () => (
        <>
          <path class={style.lit} d={box(plinth) + box(other)} />
          <path class={style.shade} d={box({ ...plinth, left: 211 }) + box({ ...other, left: 281 })} />
          <path
            class={style.joint}
            d={masonry({ ...plinth, top: 115 }, 4, 8) + masonry({ ...other, top: 115 }, 4, 8)}
          />
          <path class={style.mid} d="M187 110h36v4h-36ZM257 110h36v4h-36Z" />
          <path class={style.lit} d="M187 110h25v1.5h-25ZM257 110h25v1.5h-25Z" />
        </>
      ),
    },
    {
      plan: shin + shinRight,
      solid: () => (
        <>
          <path class={style.bronze} d={shin + shinRight} />
          <path
            class={style.bronzeLit}
            d="M200 110c0-2 5-3 6-5 0-7 2-12 6-17l3 1c-4 6-5 12-5 18ZM267 111v-4c-1-4-5-9-5-15l3-1c1 6 4 10 6 15v5Z"
          />
          <path
            class={style.bronzeShade}
            d="m222 91-4-2c0 7-4 12-6 17v5h4v-4c2-4 6-9 6-16ZM283 111h-5v-5c0-7-2-12-6-18l-2-1-1 .7 1-1.7c5 6 7 12 7 19 1 2 6 3 6 6Z"
          />
        </>
      ),
    },
    {
      plan: thigh + thighRight,
      solid: () => (
        <>
          <path class={style.bronze} d={thigh + thighRight} />
          <path
            class={style.bronzeLit}
            d="M211 88c4-9 8-15 12-22h6c-4 8-8 16-14 24ZM247 70c2 8 6 14 13 20l-3 1c-8-5-14-12-16-20Z"
          />
          <path
            class={style.bronzeShade}
            d="M271 88c-4-9-8-15-12-22h-6c5 8 9 15 14 24ZM241 67c0 10-8 19-19 25l-4-1c9-6 15-14 17-24Z"
          />
          {/* His kilt. */}
          <path
            class={style.gilt}
            d="M223 65h34l5 16c-6 3-9 1-11-2-2 4-7 4-11 1-4 3-9 3-11-1-2 3-5 5-11 2Z"
          />
          <path class={style.giltShade} d="M249 65h8l5 16c-6 3-9 1-11-2Z" />
          <path class={style.fold} d="M228 67l-4 13M233 67l-3 11M240 67v12M247 67l3 11M252 67l4 13" />
        </>
      ),
    },
    {
      plan: chest,
      solid: () => (
        <>
          <path class={style.bronze} d={chest} />
          <path class={style.bronzeLit} d="M223 46c5-2 9-3 13-3-6 6-8 14-8 24h-2c-2-8-4-14-3-21Z" />
          <path class={style.bronzeShade} d="M250 42c3 .5 5 1.5 8 3 1 8-2 15-4 24h-7c3-8 4-18 3-27Z" />
          <path class={style.fold} d="M228 53c4 4 9 4 12 1 3 3 8 3 12-1M240 54v12M235 59.5h10M236 64h8" />
          <path class={style.gilt} d="M224 64h32v4h-32Z" />
          <path class={style.giltShade} d="M246 64h10v4h-10Z" />
        </>
      ),
    },
    {
      plan: 'M224 49 209 44l1-12M256 48l13 8-11 12M258 44c8 6 14 22 14 50l-10-22Z',
      solid: () => (
        <>
          <path class={style.cloak} d="M254 43c10 3 18 18 20 50-5 2-9 0-12-3 0-14-3-24-8-33Z" />
          <path class={style.fold} d="M259 48c6 12 8 26 8 42M264 53c4 12 5 24 5 38" />
          <path class={style.armShade} d="M225 48 210 45l-1-14M255 48l13 9-10 10" />
          <path class={style.arm} d="M225 48 210 45l-1-14M255 48l13 9-10 10" />
          <path class={style.armLight} d="M223.5 46.5 209 43.5 207.5 31M256 46.5l11 8" />
          <path class={style.giltShade} d="M205 30h8l-1-3h4l-3-5h-8l-3 5h4Z" />
          <path class={style.gilt} d="M205 30h4l-1-8h-3l-3 5h4Z" />
        </>
      ),
    },
    {
      plan: 'M233 33c0-5 3-8 7-8s7 3 7 8-3 9-7 9-7-4-7-9Z',
      solid: () => (
        <>
          <circle class={style.halo} cx="209" cy="18" r="22" />
          <path class={style.flame} d="M205 23c-3-4 2-6 3-10 3 2 3 3 4 4 3 2 3 5 1 6Z" />
          <path class={style.light} d="M207.5 23c-1-2 1-4 2-5 2 2 2 4 1 5Z" />
          <path class={style.crownRays} d={rays(240, 32, 7, 16, 18)} />
          <path class={style.bronzeShade} d="M236 38h8v6h-8Z" />
          <path class={style.giltShade} d="M231.5 34c-1-7 3-11 8.5-11s9.5 4 8.5 11l-2 4h-13Z" />
          <path class={style.bronze} d="M234 33c0-4 2.5-6 6-6s6 2 6 6-2 9-6 9-6-5-6-9Z" />
          <path class={style.bronzeLit} d="M234 33c0-4 2.5-6 6-6-2 3-2 9 0 15-4 0-6-5-6-9Z" />
          <path class={style.fold} d="M236.5 33h2M241.5 33h2M240 34v2.5M238.5 39h3" />
          <path class={style.gilt} d="M232 29c2-3 5-4 8-4s6 1 8 4l-1 2c-2-2-4-3-7-3s-5 1-7 3Z" />
        </>
      ),
    },
  ],
  front: () => (
    <>
      {/* The two moles of the harbour. */}
      <Both>
        {() => (
          <>
            <path class={style.statueShade} d="M-10 140 150 132h72l3 4-7 9-116 8-112 4Z" />
            <path class={style.statue} d="m-10 138 160-7h72l3 4-116 4-119 5Z" />
            <path
              class={style.joint}
              d="M20 143l2 8M50 141l2 9M80 140l2 9M110 139l1 9M140 138l1 8M170 137v8M200 136v7"
            />
          </>
        )}
      </Both>
      <path
        class={style.wave}
        d="M200 148c8-3 12 2 20-1s12 2 20-1 12 2 20-1 12 2 20-1M150 155c8-3 12 2 20-1M230 155c8-3 12 2 20-1M310 155c8-3 12 2 20-1M60 157c8-3 12 2 20-1M400 157c8-3 12 2 20-1"
      />
      <Person x={158} y={134} size={0.9} />
      <Person x={166} y={134} size={0.8} />
      <Person x={318} y={134} size={0.9} />
      <path class={style.hull} d="M36 140l2-10h10l2 10ZM52 140l1.5-8h8l1.5 8ZM420 140l2-10h10l2 10Z" />
      <Birds x={300} y={34} />
      <Birds x={150} y={52} size={0.7} />
    </>
  ),
  crane: [312, 131],
};
