import type { JSX } from 'preact';
import type { Piece, Scenery } from './piece.ts';
import { type Light, Paints, Sky } from './sky.tsx';

interface Layers {
  /** All that lies behind the wonder. */
  readonly ground: JSX.Element;
  readonly solids: readonly JSX.Element[];
  readonly front: JSX.Element;
}

interface Options {
  readonly light: Light;
  /** Prefix of the gradients' ids. */
  readonly id: string;
}

/** What stays the same while a wonder grows: keep it, and Preact neither makes nor compares it again. */
export function layersOf(
  { back, front }: Pick<Scenery, 'back' | 'front'>,
  pieces: readonly Piece[],
  { light, id }: Options,
): Layers {
  const ground = (
    <>
      <Paints id={id} />
      <Sky light={light} id={id} />
      {back()}
    </>
  );
  return { ground, solids: pieces.map(({ solid }) => solid()), front: front() };
}
