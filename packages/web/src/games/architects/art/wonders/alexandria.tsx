import { alexandria as board } from '../../../../art/wonders/alexandria.tsx';
import type { Piece } from '../../../../art/wonders/piece.ts';
import { box, masonry } from '../../../../art/wonders/shapes.ts';
import style from '../../../../art/wonders/wonders.module.css';
import { type StagedPicture, together } from './staged-picture.tsx';

const [fort, square, gallery, eight, drum, fire] = board.pieces;
const towers = [
  { left: 160, right: 174, top: 108, base: 132 },
  { left: 306, right: 320, top: 108, base: 132 },
] as const;

/** The corner towers of the fort that the light stands on. */
const corners: Piece = {
  plan: towers.map((tower) => box(tower)).join(''),
  solid: () => (
    <>
      {towers.map((tower) => (
        <g key={tower.left}>
          <path class={style.lit} d={box(tower)} />
          <path class={style.shade} d={box({ ...tower, left: tower.left + 9 })} />
          <path class={style.joint} d={masonry(tower, 5, 6)} />
          <path class={style.mid} d={`M${tower.left - 2} 108v-4h4v2h3v-2h4v2h3v-2h4v4Z`} />
        </g>
      ))}
    </>
  ),
};

export const alexandria: StagedPicture = {
  back: board.back,
  stages: [together(fort, corners), square, gallery, together(eight, drum), fire],
  front: board.front,
  crane: board.crane,
};
