import type { JSX } from 'preact';

export interface Piece {
  /** The outline: dashed while it is only planned. */
  readonly plan: string;
  /** What stands when it is built. */
  readonly solid: () => JSX.Element;
}

export interface Scenery {
  /** Behind the wonder: land, sea, far things. */
  readonly back: () => JSX.Element;
  readonly pieces: readonly [Piece, Piece, Piece, Piece, Piece, Piece];
  /** Before the wonder. */
  readonly front: () => JSX.Element;
  /** Only when it is complete. */
  readonly glory?: () => JSX.Element;
  /** Where the builders' crane stands while it is not. */
  readonly crane: readonly [x: number, y: number];
}
