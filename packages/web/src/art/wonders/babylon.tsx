import { Birds, Cypress, Palm, Person } from './landscape-details.tsx';
import type { Piece, Scenery } from './piece.ts';
import { arches, box, foliage, masonry, spread } from './shapes.ts';
import style from './wonders.module.css';

export interface Terrace {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly base: number;
  readonly doors: number;
}

export const FIRST: Terrace = { left: 130, right: 350, top: 108, base: 131, doors: 13 };
export const SECOND: Terrace = { left: 160, right: 320, top: 85, base: 108, doors: 9 };
const THIRD: Terrace = { left: 190, right: 290, top: 62, base: 85, doors: 5 };

export function hall({ left, right, top, base, doors }: Terrace): Piece {
  const frame = { left, right, top, base };
  const xs = spread(left + 6, right - 6, doors, 9);
  const dark = right - (right - left) * 0.3;
  return {
    plan: box(frame),
    solid: () => (
      <>
        <path class={style.lit} d={box(frame)} />
        <path class={style.mid} d={box({ ...frame, left: dark })} />
        <path class={style.joint} d={masonry(frame, 6, 10)} />
        <path class={style.door} d={arches(xs, 9, top + 8, base)} />
        <path
          class={style.shade}
          d={arches(
            xs.map((x) => x + 5.5),
            3.5,
            top + 9.5,
            base,
          )}
        />
        {/* The frieze of glazed bricks. */}
        <path class={style.glaze} d={box({ left: left - 2, right: right + 2, top, base: top + 4.5 })} />
        <path class={style.glazeDots} d={`M${left} ${top + 2.3}H${right}`} />
      </>
    ),
  };
}

export function garden({ left, right, top }: Terrace, trees: readonly (readonly [number, number])[]): Piece {
  const green = foliage(left - 4, right + 4, top + 1, 5.5);
  return {
    plan: hedge(left - 4, right + 4, top),
    solid: () => (
      <>
        {trees.map(([x, size]) => (
          <Cypress key={x} x={x} y={top + 1} size={size} />
        ))}
        <path class={style.leafShade} d={green} />
        <path class={style.leaf} d={foliage(left - 2, right - 8, top - 0.5, 3.8)} />
        <path class={style.blossom} d={`M${left + 2} ${top + 2}H${right}`} />
      </>
    ),
  };
}

/** Planned greenery: a mere swelling line, or the drawing would be all dashes. */
function hedge(left: number, right: number, top: number): string {
  const waves = Math.round((right - left) / 24);
  const step = (right - left) / waves;
  return `M${left} ${top}${`q${step / 2} -13 ${step} 0`.repeat(waves)}`;
}

export const firstGarden = garden(FIRST, [
  [136, 0.75],
  [149, 0.6],
  [331, 0.6],
  [344, 0.75],
]);

/** The topmost garden and the pavilion are one piece. */
const crown = garden(THIRD, [
  [197, 0.6],
  [283, 0.6],
]);

export const babylon: Scenery = {
  back: () => (
    <>
      <path class={style.far} d="M0 118V98h14v-7h8v7h18v-7h8v7h18v-7h8v7h18v-7h8v7h18v-7h8v7h60v20Z" />
      <path class={style.farShade} d={`M52 118V98h16v20ZM0 104h200v1H0Z${arches([54], 12, 102, 118)}`} />
      <path class={style.far} d="M280 118V96h56v-7h8v7h16v0h14v-7h8v7h18v-7h8v7h18v-7h8v7h46v22Z" />
      <path class={style.farShade} d="M436 118V92h9v-7h9v-7h10v7h9v7h7v26ZM280 103h156v1H280Z" />
      <path class={style.hill} d="M0 118c80-5 160-3 240-2s170-5 240-1v45H0Z" />
    </>
  ),
  pieces: [
    hall(FIRST),
    firstGarden,
    hall(SECOND),
    garden(SECOND, [
      [166, 0.7],
      [178, 0.55],
      [302, 0.55],
      [314, 0.7],
    ]),
    hall(THIRD),
    {
      plan: `${crown.plan}${box({ left: 216, right: 264, top: 42, base: 62 })}M212 42h56l-8-10h-40Z`,
      solid: () => (
        <>
          <Palm x={206} y={63} size={0.85} flip />
          <Palm x={274} y={63} size={0.85} />
          <path class={style.lit} d={box({ left: 218, right: 262, top: 42, base: 62 })} />
          <path class={style.mid} d={box({ left: 248, right: 262, top: 42, base: 62 })} />
          <path class={style.door} d={arches([222, 235, 248], 9, 46, 62)} />
          <path class={style.glaze} d="M214 38h52v4.5h-52Z" />
          <path class={style.glazeDots} d="M216 40.3h48" />
          <path class={style.gilt} d="M224 38c2-9 9-13 16-14 7 1 14 5 16 14Z" />
          <path class={style.giltShade} d="M240 24c7 1 14 5 16 14h-9c0-6-2-11-7-14Z" />
          <path class={style.edge} d="M240 24v-6" />
          {crown.solid()}
          {/* Water runs down from terrace to terrace. */}
          <path class={style.water} d="M236.5 62h7v23h-7ZM235.5 85h9v23h-9ZM234.5 108h11v24h-11Z" />
          <path class={style.wave} d="M238.5 64v65M241.5 64v65" />
        </>
      ),
    },
  ],
  front: () => (
    <>
      <path class={style.land} d="M0 131c80-3 150 0 240 0s160-2 240 0v29H0Z" />
      <path class={style.river} d="M0 148c90-7 170 1 240-2s160-4 240 0v14H0Z" />
      <path
        class={style.wave}
        d="M30 152c8-2 12 1 20-1M110 155c8-2 12 1 20-1M200 151c8-2 12 1 20-1M286 155c8-2 12 1 20-1M372 151c8-2 12 1 20-1M440 155c8-2 12 1 20-1"
      />
      <Palm x={100} y={140} size={1.2} flip />
      <Palm x={386} y={141} size={1.15} />
      <Palm x={52} y={146} size={1} />
      <Palm x={430} y={144} size={0.9} flip />
      <Person x={196} y={139} />
      <Person x={288} y={138} />
      <Person x={295} y={139} size={0.85} />
      <Birds x={300} y={40} size={0.9} />
    </>
  ),
  crane: [366, 130],
};
