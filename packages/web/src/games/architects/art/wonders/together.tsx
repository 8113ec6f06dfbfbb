import type { Piece } from '../../../../art/wonders/piece.ts';

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
