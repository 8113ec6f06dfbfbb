import {
  BOARDS,
  CARDS,
  COLOURS,
  effectsOf,
  RESOURCES,
  SYMBOLS,
  stageEffectsOf,
  WONDERS,
} from '@mirabilia/seven-wonders';
import type { ComponentType, JSX } from 'preact';
import {
  CardFace,
  Chip,
  Coin,
  ColourBadge,
  Effects,
  Good,
  Laurel,
  Science,
  Shield,
  Slip,
  Stage,
  WonderPicture,
} from '../index.ts';
import style from './gallery.module.css';

interface Props {
  readonly asked: URLSearchParams;
}

const numberIn = (asked: URLSearchParams, name: string, otherwise: number) =>
  Number(asked.get(name) ?? otherwise);

function sizeIn(asked: URLSearchParams): 'hand' | 'small' | 'large' {
  const size = asked.get('size');
  return size === 'small' || size === 'large' ? size : 'hand';
}

function Icons(): JSX.Element {
  return (
    <main class={style.page}>
      {[16, 24, 40, 72].map((size) => (
        <p key={size} class={style.row} style={{ fontSize: `${size}px` }}>
          {RESOURCES.map((good) => (
            <Good key={good} good={good} />
          ))}
          <Coin />
          <Coin amount={3} />
          <Coin amount={12} />
          <Shield />
          {SYMBOLS.map((symbol) => (
            <Science key={symbol} symbol={symbol} />
          ))}
          <Laurel points={3} />
          <Laurel points={7} />
          <Laurel points={12} />
          {COLOURS.map((colour) => (
            <ColourBadge key={colour} colour={colour} />
          ))}
          <Stage built />
          <Stage built={false} />
        </p>
      ))}
      <div class={style.grid}>
        {CARDS.map(({ id }, card) => (
          <p key={id} class={style.row}>
            <Slip card={card} /> <Chip card={card} /> <Effects effects={effectsOf(card)} />
          </p>
        ))}
        {BOARDS.map(({ wonder, side, stages }, board) => (
          <p key={`${wonder}${side}`} class={style.row}>
            {wonder} {side}
            {stages.map((_, stage) => (
              <Effects key={`${wonder}${side}${stage}`} effects={stageEffectsOf(board, stage)} />
            ))}
          </p>
        ))}
      </div>
    </main>
  );
}

function Cards({ asked }: Props): JSX.Element {
  const width = numberIn(asked, 'width', 120);
  return (
    <main class={style.page}>
      {CARDS.map(({ id }, card) => (
        <div key={id} style={{ width: `${width}px` }}>
          <CardFace
            card={card}
            size={sizeIn(asked)}
            foot={
              <span class={style.foot} style={{ minHeight: `${numberIn(asked, 'foot', 18)}px` }}>
                ✓
              </span>
            }
            isClosed={card % 11 === 5}
            isChosen={card % 13 === 4}
          />
        </div>
      ))}
    </main>
  );
}

function Wonders({ asked }: Props): JSX.Element {
  const width = numberIn(asked, 'width', 400);
  const height = numberIn(asked, 'height', 120);
  const only = asked.get('wonder');
  return (
    <main class={style.page}>
      {BOARDS.filter(({ wonder }) => only === null || wonder === only).flatMap(({ wonder, side, stages }) =>
        Array.from({ length: stages.length + 1 }, (_, built) => (
          <div key={`${wonder}${side}${built}`} style={{ width: `${width}px`, height: `${height}px` }}>
            <WonderPicture wonder={wonder} side={side} built={built} stages={stages.length} />
          </div>
        )),
      )}
    </main>
  );
}

function Summits({ asked }: Props): JSX.Element {
  const width = numberIn(asked, 'width', 400);
  const height = numberIn(asked, 'height', 120);
  return (
    <main class={style.page}>
      {WONDERS.flatMap((wonder) =>
        (['A', 'B'] as const).map((side) => (
          <div key={wonder + side} style={{ width: `${width}px`, height: `${height}px` }}>
            <WonderPicture wonder={wonder} side={side} built={3} stages={3} />
          </div>
        )),
      )}
    </main>
  );
}

export const SHOWS: Readonly<Record<string, ComponentType<Props>>> = {
  icons: Icons,
  cards: Cards,
  wonders: Wonders,
  summits: Summits,
};
