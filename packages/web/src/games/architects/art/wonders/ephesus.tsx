import { colonnade, ephesos, FLOOR, TOP, WIDTH } from '../../../../art/wonders/ephesos.tsx';
import type { Piece } from '../../../../art/wonders/piece.ts';
import { arches, box, columns, masonry, spread } from '../../../../art/wonders/shapes.ts';
import style from '../../../../art/wonders/wonders.module.css';
import { type StagedPicture, together } from './staged-picture.tsx';

const [steps, , , , beam, gable] = ephesos.pieces;
const left = spread(144, 204, 3, WIDTH);
const middle = [215, 257];
const right = spread(276, 336, 3, WIDTH);

/** A part of the wall, with the columns before it. */
function bay(xs: readonly number[], from: number, to: number, inside: Piece['solid']): Piece {
  const wall = { left: from, right: to, top: TOP, base: FLOOR };
  return {
    plan: columns(xs, WIDTH, TOP, FLOOR),
    solid: () => (
      <>
        <path class={style.shade} d={box(wall)} />
        <path class={style.joint} d={masonry(wall, 8, 14)} />
        {inside()}
        {colonnade(xs).solid()}
      </>
    ),
  };
}

export const ephesus: StagedPicture = {
  back: ephesos.back,
  stages: [
    steps,
    bay(left, 150, 210, () => <path class={style.door} d={arches([174], 10, 88, FLOOR)} />),
    bay(middle, 210, 270, () => (
      <>
        <path class={style.door} d={box({ left: 226, right: 255, top: 76, base: FLOOR })} />
        {/* The goddess in her door. */}
        <path class={style.gilt} d="M236 117 237.5 96c-3-1-3-6 0-7-1-4 0-7 3-7s4 3 3 7c3 1 3 6 0 7l1.5 21Z" />
        <path class={style.giltShade} d="M240.5 82c3 0 4 3 3 7 3 1 3 6 0 7l1.5 21h-4.5Z" />
      </>
    )),
    bay(right, 270, 330, () => <path class={style.door} d={arches([296], 10, 88, FLOOR)} />),
    together(beam, gable),
  ],
  front: ephesos.front,
  crane: ephesos.crane,
};
