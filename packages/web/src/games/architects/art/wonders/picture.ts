// A wonder in five pieces, one a stage. Those that are built side by side stand side by side.

import type { JSX } from 'preact';
import type { Piece } from '../../../../art/wonders/piece.ts';

export interface Picture {
  /** Behind the wonder: land, sea, far things. */
  readonly back: () => JSX.Element;
  /** By the number of the stage, from the first on; those in front come later. */
  readonly stages: readonly [Piece, Piece, Piece, Piece, Piece];
  /** Before the wonder. */
  readonly front: () => JSX.Element;
  /** Where the builders' crane stands while it isn't complete. */
  readonly crane: readonly [x: number, y: number];
}
