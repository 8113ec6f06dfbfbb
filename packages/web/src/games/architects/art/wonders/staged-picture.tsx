// A wonder in five pieces, one per stage. Those that are built side by side stand side by side.

import type { Piece, Scenery } from '../../../../art/wonders/piece.ts';

export interface StagedPicture extends Pick<Scenery, 'back' | 'front' | 'crane'> {
  /** By the number of the stage, from the first on; those in front come later. */
  readonly stages: readonly [Piece, Piece, Piece, Piece, Piece];
}

/** Several drawings as one piece: planned together, built together. */
export function together(...parts: readonly Piece[]): Piece {
  return {
    plan: parts.map(({ plan }) => plan).join(''),
    solid: () => (
      <>
        {parts.map(({ plan, solid }) => (
          <g key={plan}>{solid()}</g>
        ))}
      </>
    ),
  };
}
