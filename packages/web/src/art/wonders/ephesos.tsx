import { Birds, Cypress, Olive, Person } from './landscape-details.tsx';
import type { Piece, Scenery } from './piece.ts';
import { arches, box, columns, flutes, foliage, lines, masonry, spread, steps } from './shapes.ts';
import style from './wonders.module.css';

export const TOP = 69;
export const FLOOR = 117;
export const WIDTH = 9;
const shafts = spread(144, 336, 8, WIDTH);

/** Each column stands on a drum with figures carved around it. */
export function colonnade(xs: readonly number[]): Piece {
  const drums = xs
    .map((x) => box({ left: x - 0.6, right: x + WIDTH + 0.6, top: FLOOR - 10, base: FLOOR - 2 }))
    .join('');
  return {
    plan: columns(xs, WIDTH, TOP, FLOOR),
    solid: () => (
      <>
        <path class={style.lit} d={columns(xs, WIDTH, TOP, FLOOR)} />
        <path class={style.shade} d={flutes(xs, WIDTH, TOP, FLOOR)} />
        <path
          class={style.joint}
          d={lines(
            xs.flatMap((x) => [x + 2.5, x + 4.5]),
            TOP + 3,
            FLOOR - 10,
          )}
        />
        <path class={style.mid} d={drums} />
        <path
          class={style.relief}
          d={lines(
            xs.flatMap((x) => [x + 1.5, x + 4.5, x + 7.5]),
            FLOOR - 8.5,
            FLOOR - 3,
          )}
        />
      </>
    ),
  };
}

const beam = { left: 136, right: 344, top: 58, base: TOP };

export const ephesos: Scenery = {
  back: () => (
    <>
      <path
        class={style.far}
        d="M0 116c30-24 58-36 92-32 24-14 44-10 70 6 40-6 70 8 110 8 50-18 70-34 108-26 40-4 70 14 100 20v26H0Z"
      />
      <path
        class={style.near}
        d="M0 116c24-12 50-20 78-14 34-2 60 10 92 12h180c30-8 58-18 84-12 18-2 34 2 46 6v10H0Z"
      />
      <path class={style.hill} d="M0 112c60-10 120-4 180-2s200-8 300-2v52H0Z" />
      {[20, 34, 46, 100, 112, 372, 386, 440, 456, 470].map((x, at) => (
        <Cypress key={x} x={x} y={118 + (at % 3) * 2} size={0.8 + (at % 4) * 0.12} />
      ))}
    </>
  ),
  pieces: [
    {
      plan: steps({ left: 140, right: 340, top: FLOOR, base: 132 }, 4, 4),
      solid: () => (
        <>
          <path class={style.mid} d={steps({ left: 140, right: 340, top: FLOOR, base: 132 }, 4, 4)} />
          <path class={style.shadeStep} d="M136 120.8h208M132 124.5h216M128 128.3h224" />
          <path class={style.lit} d="M140 117h200v1.5H140ZM136 120.8h208v1H136ZM132 124.6h216v1H132Z" />
          <path class={style.shade} d="M222 117h36l4 15h-44Z" />
          <path class={style.joint} d="M221 120.8h38M220 124.5h40M219 128.3h42" />
        </>
      ),
    },
    {
      plan: box({ left: 172, right: 308, top: 72, base: FLOOR }),
      solid: () => (
        <>
          <path class={style.shade} d={box({ left: 150, right: 330, top: TOP, base: FLOOR })} />
          <path class={style.joint} d={masonry({ left: 150, right: 330, top: TOP, base: FLOOR }, 8, 14)} />
          <path
            class={style.door}
            d={`${box({ left: 222, right: 258, top: 78, base: FLOOR })}${arches([186, 284], 10, 90, FLOOR)}`}
          />
          {/* The goddess, and the light before her. */}
          <path
            class={style.gilt}
            d="M235.5 117 237 98c-3-1-3-6 0-7-1-4 0-7 3-7s4 3 3 7c3 1 3 6 0 7l1.5 19Z"
          />
          <path class={style.giltShade} d="M240 84c3 0 4 3 3 7 3 1 3 6 0 7l1.5 19H240Z" />
        </>
      ),
    },
    colonnade(shafts.slice(0, 4)),
    colonnade(shafts.slice(4)),
    {
      plan: box(beam),
      solid: () => (
        <>
          <path class={style.lit} d={box(beam)} />
          <path class={style.mid} d={box({ ...beam, left: 270 })} />
          <path class={style.glaze} d={box({ ...beam, top: 60.5, base: 65.5 })} />
          <path class={style.relief} d={lines(spread(139, 341, 34, 0), 61.5, 64.5)} />
          <path class={style.shade} d="M136 66.5h208v1H136ZM133 56.5h214V58H133Z" />
        </>
      ),
    },
    {
      plan: 'M130 57 240 27l110 30Z',
      solid: () => (
        <>
          <path class={style.roof} d="M128 57 240 25l112 32Z" />
          <path class={style.lit} d="M142 56.5 240 29.5l98 27Z" />
          <path class={style.mid} d="m240 29.5 98 27h-68Z" />
          <path class={style.glaze} d="M160 55 240 33l80 22Z" />
          <path class={style.door} d={`${arches([235], 10, 40, 55)}${arches([216, 257], 7, 45, 55)}`} />
          <path class={style.gilt} d="M186 55c1-5 3-5 4-1 2-5 4-4 4 1Zm100 0c1-5 3-5 4-1 2-5 4-4 4 1Z" />
          <path
            class={style.gilt}
            d="M240 14c3 4 4 7 2 11h-4c-2-4-1-7 2-11ZM128 47c3 3 4 6 3 10h-5c-1-4 0-7 2-10Zm224 0c3 3 4 6 3 10h-5c-1-4 0-7 2-10Z"
          />
        </>
      ),
    },
  ],
  front: () => (
    <>
      <path class={style.land} d="M0 131c60-4 120 0 240 0s180-3 240 1v28H0Z" />
      <path class={style.path} d="M218 132h44l34 28H184Z" />
      <path
        class={style.landLine}
        d="M30 142c30-3 60 0 90-1M340 146c30-3 60 0 90-1M60 152c30-2 60 0 80-1M380 138c20-1 40 0 60-1"
      />
      <Olive x={66} y={148} size={1.35} />
      <Olive x={418} y={150} size={1.5} flip />
      <Cypress x={112} y={143} size={1.05} />
      <Cypress x={366} y={142} size={1} />
      <path class={style.leafShade} d={foliage(-8, 50, 158, 9)} />
      <path class={style.leafShade} d={foliage(440, 490, 158, 9)} />
      <Person x={228} y={146} size={1.1} />
      <Person x={236} y={147} />
      <Person x={262} y={142} size={0.9} />
      <Birds x={300} y={36} size={0.9} />
    </>
  ),
  crane: [364, 131],
};
