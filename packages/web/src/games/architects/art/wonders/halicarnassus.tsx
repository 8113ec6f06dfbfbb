import { halikarnassos as board } from '../../../../art/wonders/halikarnassos.tsx';
import type { Piece } from '../../../../art/wonders/piece.ts';
import { box, columns, flutes, spread } from '../../../../art/wonders/shapes.ts';
import style from '../../../../art/wonders/wonders.module.css';
import { type StagedPicture, together } from './staged-picture.tsx';

const [podium, frieze, , , pyramid, chariot] = board.pieces;

/** One half of the hall under the roof, with the statues between its columns. */
function half(from: number, to: number, isLit: boolean): Piece {
  const shafts = spread(from + 4, to - 4, 5, 6);
  const beam = { left: from - 4, right: to + 4, top: 54, base: 63 };
  return {
    plan: columns(shafts, 6, 63, 91) + box(beam),
    solid: () => (
      <>
        <path class={style.shade} d={box({ left: from, right: to, top: 62, base: 91 })} />
        <path
          class={style.statue}
          d={shafts
            .slice(0, -1)
            .map((x) => `M${x + 9} 91v-9l-1-4 1.5-1.5v-2.5h2.4v2.5L${x + 13} 78l-1 4v9Z`)
            .join('')}
        />
        <path class={style.lit} d={columns(shafts, 6, 62, 91)} />
        <path class={style.shade} d={flutes(shafts, 6, 62, 91)} />
        <path class={isLit ? style.lit : style.mid} d={box(beam)} />
        <path class={style.glaze} d={box({ ...beam, top: 57.5, base: 60.5 })} />
        <path class={style.glazeDots} d={`M${from} 59H${to}`} />
        <path class={style.shade} d={box({ ...beam, top: 53.5, base: 55 })} />
      </>
    ),
  };
}

export const halicarnassus: StagedPicture = {
  back: board.back,
  stages: [podium, frieze, half(174, 238, true), half(242, 306, false), together(pyramid, chariot)],
  front: board.front,
  crane: board.crane,
};
