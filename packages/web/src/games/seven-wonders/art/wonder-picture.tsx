// A wonder in its landscape. What is built stands in stone and gold; what is still to come is a builder's drawing.

import { type Age, type Board, boardFacts, SIDES, type Side, type WonderId } from '@mirabilia/seven-wonders';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Crane } from '../../../art/wonders/landscape-details.tsx';
import { layersOf } from '../../../art/wonders/layers.tsx';
import palette from '../../../art/wonders/palette.module.css';
import { usePictureId } from '../../../art/wonders/picture-id.ts';
import style from '../../../art/wonders/wonders.module.css';
import { isDark } from '../../../ui/is-dark.ts';
import { sevenWondersWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import { PIECES, piecesBuilt } from './growth.ts';
import { SCENERIES } from './sceneries.ts';

interface Props {
  readonly wonder: WonderId;
  readonly side: Side;
  /** Stages that stand, of how many. */
  readonly built: number;
  readonly stages: number;
  /** Its hour is that of the Age; without one, a clear day or dusk. */
  readonly age?: Age | undefined;
}

const HOURS: Readonly<Record<Age, string>> = { 1: 'morning', 2: 'noon', 3: 'evening' };

/** Fills the box that it is given, and is cut where the box has other proportions. */
export function WonderPicture({ wonder, side, built, stages, age }: Props): JSX.Element {
  const id = usePictureId();
  const light = side === 'A' && !isDark.value ? 'day' : 'dusk';
  const scenery = SCENERIES[wonder];
  const { pieces, glory, crane } = scenery;
  const { ground, solids, front } = useMemo(
    () => layersOf(scenery, pieces, { light, id }),
    [scenery, light, id],
  );
  const standing = piecesBuilt(built, stages);
  const paints = {
    '--sea': `url(#${id}sea)`,
    '--land': `url(#${id}land)`,
    '--glow-paint': `url(#${id}glow)`,
    '--beam': `url(#${id}beam)`,
  };
  return (
    <span class={style.frame}>
      <svg
        class={`${style.picture} ${palette[light]}`}
        style={paints}
        data-hour={age === undefined ? undefined : HOURS[age]}
        viewBox="0 -4 480 160"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={sevenWondersWords.value.art.wonder(names.value.wonders[wonder].name, built, stages)}
      >
        {ground}
        {pieces.map(({ plan }, at) => (
          <path key={plan} class={style.plan} d={plan} display={at < standing ? 'none' : undefined} />
        ))}
        {standing > 0 && standing < PIECES && <Crane x={crane[0]} y={crane[1]} />}
        {solids.map((solid, at) => (
          <g
            key={at}
            class={style.solid}
            data-piece={at < standing ? 'built' : 'planned'}
            display={at < standing ? undefined : 'none'}
          >
            {solid}
          </g>
        ))}
        {standing === PIECES && glory?.()}
        {front}
      </svg>
    </span>
  );
}

/** The wonder of a board, of which so many stages stand; without a number, complete. */
export function BoardPicture({
  board,
  built,
  age,
}: {
  readonly board: Board;
  readonly built?: number;
  readonly age?: Age | undefined;
}): JSX.Element {
  const { wonder, side, stages } = boardFacts(board);
  const { length } = stages;
  return <WonderPicture wonder={wonder} side={side} built={built ?? length} stages={length} age={age} />;
}

/** A wonder whose side isn't known: one half by day, the other by night, and nothing of it built. */
export function EitherSide({ board }: { readonly board: Board }): JSX.Element {
  const { wonder } = boardFacts(board);
  return (
    <span class={style.either} role="img" aria-label={names.value.wonders[wonder].name}>
      {SIDES.map((side) => (
        <span key={side} class={style.half} aria-hidden="true">
          <WonderPicture wonder={wonder} side={side} built={0} stages={PIECES} />
        </span>
      ))}
    </span>
  );
}
