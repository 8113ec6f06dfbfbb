import type { Piece } from '../../../../art/wonders/piece.ts';
import { rhodos } from '../../../../art/wonders/rhodos.tsx';
import { box, masonry } from '../../../../art/wonders/shapes.ts';
import style from '../../../../art/wonders/wonders.module.css';
import { type StagedPicture, together } from './staged-picture.tsx';

const [, , loins, chest, arms, head] = rhodos.pieces;
const block = { left: 190, right: 220, top: 111, base: 132 };
const shin = 'M197 111c0-3 5-4 6-6 0-7 2-13 7-19l12 5c0 7-4 12-6 16v4Z';

/** A leg on its block. The right one is the left one seen in a mirror, but the light falls from the same side. */
function leg(isRight: boolean): Piece {
  const mirrored = isRight ? 'matrix(-1 0 0 1 480 0)' : undefined;
  const at = isRight ? { ...block, left: 260, right: 290 } : block;
  const plan = isRight
    ? `${box(at)}M283 111c0-3-5-4-6-6 0-7-2-13-7-19l-12 5c0 7 4 12 6 16v4Z`
    : box(at) + shin;
  return {
    plan,
    solid: () => (
      <>
        <path class={style.lit} d={box(at)} />
        <path class={style.shade} d={box({ ...at, left: at.left + 21 })} />
        <path class={style.joint} d={masonry({ ...at, top: 115 }, 4, 8)} />
        <path class={style.mid} d={box({ left: at.left - 3, right: at.right + 3, top: 110, base: 114 })} />
        <path class={style.lit} d={box({ left: at.left - 3, right: at.left + 22, top: 110, base: 111.5 })} />
        <path class={style.bronze} transform={mirrored} d={shin} />
        <path
          class={isRight ? style.bronzeShade : style.bronzeLit}
          transform={mirrored}
          d="M200 110c0-2 5-3 6-5 0-7 2-12 6-17l3 1c-4 6-5 12-5 18Z"
        />
        <path
          class={isRight ? style.bronzeLit : style.bronzeShade}
          transform={mirrored}
          d="m222 91-4-2c0 7-4 12-6 17v5h4v-4c2-4 6-9 6-16Z"
        />
      </>
    ),
  };
}

export const rhodes: StagedPicture = {
  back: rhodos.back,
  stages: [leg(false), leg(true), loins, together(chest, arms), head],
  front: rhodos.front,
  crane: rhodos.crane,
};
