import { Palm, Person, Ship } from './landscape-details.tsx';
import type { Piece, Scenery } from './piece.ts';
import style from './wonders.module.css';

export const APEX = { x: 236, y: 22 };
export const BASE = 130;
const LEVELS = [BASE, 109, 90, 73, 57, 42, APEX.y] as const;
/** The two faces meet in an edge that leans to the right of the apex. */
const left = (y: number) => APEX.x - ((y - APEX.y) / (BASE - APEX.y)) * 112;
const edge = (y: number) => APEX.x + ((y - APEX.y) / (BASE - APEX.y)) * 42;
const right = (y: number) => APEX.x + ((y - APEX.y) / (BASE - APEX.y)) * 96;

function courses(base: number, top: number): string {
  let path = '';
  const count = Math.max(2, Math.round((base - top) / 4.2));
  for (let at = 0; at < count; at++) {
    const y = base - (at * (base - top)) / count;
    const next = base - ((at + 1) * (base - top)) / count;
    if (at > 0) path += `M${left(y)} ${y}H${edge(y)}L${right(y)} ${y}`;
    for (let x = left(y) + (at % 2 === 0 ? 9 : 4.5); x < edge(next) - 2; x += 9) path += `M${x} ${y}V${next}`;
  }
  return path;
}

/** One of the layers between these levels, from below; the last one is the gilded cap. */
export function layer(levels: readonly number[], at: number): Piece {
  const base = levels[at] as number;
  const top = levels[at + 1] as number;
  const lit = `M${left(base)} ${base}L${left(top)} ${top}L${edge(top)} ${top}L${edge(base)} ${base}Z`;
  const shade = `M${edge(base)} ${base}L${edge(top)} ${top}L${right(top)} ${top}L${right(base)} ${base}Z`;
  const isCap = at === levels.length - 2;
  return {
    plan: `M${left(base)} ${base}L${left(top)} ${top}L${right(top)} ${top}L${right(base)} ${base}Z`,
    solid: () => (
      <>
        <path class={isCap ? style.gilt : style.lit} d={lit} />
        <path class={isCap ? style.giltShade : style.shade} d={shade} />
        <path class={style.joint} d={courses(base, top)} />
      </>
    ),
  };
}

export const gizah: Scenery = {
  back: () => (
    <>
      <path class={style.far} d="M0 122 34 104 62 118 98 92 140 124H0Z" />
      <path class={style.farShade} d="m98 92 8 32h34Zm-64 12 4 20h30l-6-6Z" />
      <path class={style.far} d="M352 124 392 98l38 26Z" />
      <path class={style.farShade} d="m392 98 10 26h28Z" />
      <path class={style.hill} d="M0 122c60-9 110-2 160 0s130-6 200-2 90-4 120-2v42H0Z" />
    </>
  ),
  pieces: [
    layer(LEVELS, 0),
    layer(LEVELS, 1),
    layer(LEVELS, 2),
    layer(LEVELS, 3),
    layer(LEVELS, 4),
    layer(LEVELS, 5),
  ],
  front: () => (
    <>
      <path class={style.land} d="M0 131c70-5 130 0 200 0s150-3 280-1v30H0Z" />
      <path
        class={style.landLine}
        d="M20 138c40-3 80 0 110 0M180 136c50-2 90 1 130-1M330 140c40-2 80 0 120-2"
      />
      {/* The sphinx keeps watch. */}
      <path class={style.statue} d="M347 139v-3.5c0-1.5 1-2 2.5-2H366l3-6c8-3 20-3 30 0 7 2 10 6 11 11.5Z" />
      <path class={style.statueShade} d="M347 139v-2h22c1-3 4-5 8-5s7 3 8 7Zm46-9c9 0 15 4 17 9h-13Z" />
      <path class={style.mid} d="M360 134c-2-6-2-11-1-14 1-4 4-6 8-6s8 3 9 8c1 4 2 8 4 12h-9l-2-5h-4l-1 5Z" />
      <path class={style.lit} d="M361 122c0-4 2-6 5-6s5 2 5 5c0 4-2 7-5 7s-5-2-5-6Z" />
      <path class={style.fold} d="M363.5 121h1.5M367.5 121h1.5M364.5 125h3M372 118l4 14M359.5 120l1 12" />
      <path class={style.river} d="M0 150c80-8 150 2 240-3s160-3 240-2v15H0Z" />
      <path
        class={style.wave}
        d="M30 153c8-2 12 1 20-1M96 156c8-2 12 1 20-1M190 152c8-2 12 1 20-1M270 156c8-2 12 1 20-1M352 152c8-2 12 1 20-1M430 155c8-2 12 1 20-1"
      />
      <Ship x={296} y={152} size={0.7} />
      <Palm x={66} y={146} size={1.25} />
      <Palm x={84} y={148} size={0.9} flip />
      <Palm x={440} y={146} size={1.1} flip />
      <Person x={150} y={139} />
      <Person x={157} y={140} size={0.9} />
    </>
  ),
  crane: [352, 128],
};
