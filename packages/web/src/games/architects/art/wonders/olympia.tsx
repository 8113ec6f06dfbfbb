import { olympia as board, grove } from '../../../../art/wonders/olympia.tsx';
import type { Piece } from '../../../../art/wonders/piece.ts';
import { box, columns, flutes, lines, spread } from '../../../../art/wonders/shapes.ts';
import style from '../../../../art/wonders/wonders.module.css';
import { type StagedPicture, together } from './staged-picture.tsx';

const [plinth, throne, lap, trunk, head, sceptre] = board.pieces;
const FLOOR = 124;

/** The floor of the temple is laid before anything stands on it. */
const floor: Piece = {
  plan: box({ left: 116, right: 364, top: 121, base: 130 }),
  solid: () => (
    <>
      <path class={style.shade} d="M120 124h240v6H120Z" />
      <path class={style.lit} d="M116 121h248v3H116Z" />
    </>
  ),
};

/** The columns at one side of the god, with the beam that they carry. */
function wing(from: number, isLit: boolean): Piece {
  const shafts = [from + 10, from + 32, from + 54];
  const beam = { left: from, right: from + 78, top: 40, base: 49 };
  return {
    plan: columns(shafts, 10, 50, FLOOR - 3) + box(beam),
    solid: () => (
      <>
        <path class={isLit ? style.lit : style.mid} d={columns(shafts, 10, 50, FLOOR - 3)} />
        <path class={style.shade} d={flutes(shafts, 10, 50, FLOOR - 3)} />
        <path class={style.mid} d={box(beam)} />
        <path class={style.lit} d={box({ ...beam, base: 42 })} />
        <path class={style.relief} d={lines(spread(from + 4, from + 74, 12, 0), 44, 47)} />
        <path class={style.roof} d={`M${from - 3} 40l${isLit ? 34 : 0} -12h50l${isLit ? 0 : 34} 12Z`} />
      </>
    ),
  };
}

export const olympia: StagedPicture = {
  back: grove,
  stages: [
    together(floor, plinth),
    wing(118, true),
    wing(284, false),
    together(throne, lap, trunk),
    together(head, sceptre),
  ],
  front: board.front,
  crane: [372, 128],
};
