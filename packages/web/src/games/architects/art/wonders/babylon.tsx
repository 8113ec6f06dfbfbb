import {
  babylon as board,
  FIRST,
  firstGarden,
  garden,
  hall,
  SECOND,
  type Terrace,
} from '../../../../art/wonders/babylon.tsx';
import { Palm } from '../../../../art/wonders/landscape-details.tsx';
import type { Piece } from '../../../../art/wonders/piece.ts';
import { arches, box } from '../../../../art/wonders/shapes.ts';
import style from '../../../../art/wonders/wonders.module.css';
import { type StagedPicture, together } from './staged-picture.tsx';

const THIRD: Terrace = { left: 176, right: 304, top: 64, base: 85, doors: 7 };

/** The two pavilions on the highest terrace: one under palms, one from which the water comes. */
function pavilion(left: number, right: number, ornament: Piece['solid']): Piece {
  const middle = (left + right) / 2;
  const wall = { left, right, top: 44, base: 64 };
  return {
    plan: `${box(wall)}M${left - 4} 44h${right - left + 8}l-9-14h${left - right + 10}Z`,
    solid: () => (
      <>
        <path class={style.lit} d={box(wall)} />
        <path class={style.mid} d={box({ ...wall, left: right - 13 })} />
        <path class={style.door} d={arches([left + 4, middle - 4.5, right - 13], 9, 48, 64)} />
        <path class={style.glaze} d={box({ left: left - 4, right: right + 4, top: 40, base: 44.5 })} />
        <path class={style.glazeDots} d={`M${left - 2} 42.3H${right + 2}`} />
        <path
          class={style.gilt}
          d={`M${left + 5} 40c2-9 8-12 ${middle - left - 5} -14 7 2 ${middle - left - 7} 5 ${middle - left - 5} 14Z`}
        />
        <path
          class={style.giltShade}
          d={`M${middle} 26c7 2 13 5 ${right - middle - 5} 14h-7c0-6-3-11-${right - middle - 12}-14Z`}
        />
        <path class={style.edge} d={`M${middle} 26v-7`} />
        {ornament()}
      </>
    ),
  };
}

export const babylon: StagedPicture = {
  back: board.back,
  stages: [
    together(hall(FIRST), firstGarden),
    together(
      hall(SECOND),
      garden(SECOND, [
        [166, 0.65],
        [314, 0.65],
      ]),
    ),
    together(hall(THIRD), garden(THIRD, [])),
    pavilion(186, 228, () => (
      <>
        <Palm x={180} y={65} size={0.75} flip />
        <Palm x={234} y={65} size={0.8} />
      </>
    )),
    pavilion(252, 294, () => (
      <>
        <path class={style.water} d="M269 64h8v21h-8ZM268 85h10v23h-10ZM267 108h12v24h-12Z" />
        <path class={style.wave} d="M271 66v62M275 66v62" />
      </>
    )),
  ],
  front: board.front,
  crane: board.crane,
};
