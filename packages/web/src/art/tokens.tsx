// Coins, shields, defeats, laurels and stages: what is counted at the table.

import type { JSX } from 'preact';
import { tableWords } from '../words/index.ts';
import { Icon } from './icon.tsx';
import style from './tokens.module.css';

/** A coin with what it is worth; without an amount, the coin as such. */
export function Coin({ amount }: { readonly amount?: number }): JSX.Element {
  const label = amount === undefined ? tableWords.value.signs.coin : tableWords.value.signs.coins(amount);
  return (
    <Icon label={label}>
      <circle class={style.coin} cx="12" cy="12" r="10.8" />
      <circle class={style.coinRing} cx="12" cy="12" r="8.4" />
      {amount === undefined ? (
        <path
          class={style.coinMark}
          d="M12 6.5 13.5 10h3.6l-2.9 2.3 1.1 3.7-3.3-2.2-3.3 2.2 1.1-3.7L6.9 10h3.6Z"
        />
      ) : (
        <text class={style.coinNumber} x="11.5" y="17.4" text-anchor="middle">
          {amount}
        </text>
      )}
    </Icon>
  );
}

const SHIELD =
  'M12 1.2c3 1.7 6.2 2.4 9.4 2.4.5 8.5-2.4 15.3-9.4 19.2C5 18.9 2.1 12.1 2.6 3.6c3.2 0 6.4-.7 9.4-2.4Z';

export function Shield(): JSX.Element {
  return (
    <Icon label={tableWords.value.signs.shield}>
      <path class={style.shield} d={SHIELD} />
      <path
        class={style.shieldLine}
        d="M12 3.7c2.4 1.2 4.8 1.9 7.3 2-.2 6.7-2.4 11.6-7.3 14.8C7.1 17.3 4.9 12.4 4.7 5.7c2.5-.1 4.9-.8 7.3-2Z"
      />
      <path class={style.shieldShine} d="M12 3.7v16.8C7.1 17.3 4.9 12.4 4.7 5.7c2.5-.1 4.9-.8 7.3-2Z" />
    </Icon>
  );
}

/** A token of a lost conflict: a broken shield. */
export function Defeat(): JSX.Element {
  return (
    <Icon>
      <path
        class={style.broken}
        d="M12 1.2 9.5 7l3 3.5-3.5 4 2 3.5-1 3.7C4.5 18 2.1 12.1 2.6 3.6c3.2 0 6.4-.7 9.4-2.4Z"
      />
      <path
        class={style.broken}
        d="M14 2.2c2.4 1 4.9 1.4 7.4 1.4.5 8.3-2.2 14.9-8.9 18.9l.9-4.5-2-3.5 3.6-4-3-3.5Z"
      />
    </Icon>
  );
}

type Point = readonly [x: number, y: number];

/** Where pairs of leaves grow on the left branch, and how far they are turned. */
const LEAVES = [
  [6.3, 20.3, 58],
  [3.9, 17.3, 34],
  [2.6, 13.7, 10],
  [2.8, 9.9, -12],
  [4.4, 6.4, -34],
  [7.1, 3.7, -56],
] as const;
/** A pair of leaves, each out to its tip and back: a start, then two curves. */
const PAIR: readonly (readonly Point[])[] = [
  [
    [0, 1.8],
    [-2.3, 0.9],
    [-2.6, -1],
    [-1.8, -2.9],
    [0.1, -2],
    [0.9, -0.2],
    [0, 1.8],
  ],
  [
    [0.4, 1.6],
    [0.2, -0.4],
    [1.4, -1.7],
    [3.1, -2],
    [3.4, -0.1],
    [2.4, 1.3],
    [0.4, 1.6],
  ],
];

const written = (points: readonly Point[]): string => {
  const [start, ...curves] = points.map((point) => point.map((value) => value.toFixed(2)).join(' '));
  return `M${start}C${curves.join(' ')}Z`;
};
const mirrored = ([x, y]: Point): Point => [24 - x, y];

/** All leaves of both branches in one outline: as pictures of their own they would be most of what is on a table. */
const ALL_LEAVES = LEAVES.flatMap(([x, y, turn]) => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const placed = ([right, down]: Point): Point => [
    x + right * cos - down * sin,
    y + right * sin + down * cos,
  ];
  return PAIR.map((leaf) => leaf.map(placed)).flatMap((leaf) => [written(leaf), written(leaf.map(mirrored))]);
}).join('');
const TWIGS =
  'M11.3 21.8C5.8 20.6 2.9 16.6 3 12.1c.1-3.7 1.9-6.7 4.8-8.7M12.7 21.8C18.2 20.6 21.1 16.6 21 12.1c-.1-3.7-1.9-6.7-4.8-8.7';

/** Victory points. */
export function Laurel({ points }: { readonly points: number }): JSX.Element {
  return (
    <Icon label={tableWords.value.signs.points(points)}>
      <path class={style.twig} d={TWIGS} />
      <path class={style.leaf} d={ALL_LEAVES} />
      <text
        class={points > 9 ? style.laurelNumberLong : style.laurelNumber}
        x="12"
        y="17.4"
        text-anchor="middle"
      >
        {points}
      </text>
    </Icon>
  );
}

export function Stage({ built }: { readonly built: boolean }): JSX.Element {
  const { stageBuilt, stageOpen } = tableWords.value.signs;
  return (
    <Icon label={built ? stageBuilt : stageOpen} viewBox="0 0 28 24" class={style.stage}>
      {built ? (
        <>
          <path
            class={style.stageSide}
            d="M2 8.5h24V22H2ZM2 13h24M2 17.5h24M10 8.5V13m8-4.5V13M6 13v4.5m8-4.5v4.5m8-4.5v4.5M10 17.5V22m8-4.5V22"
          />
          <path class={style.stageTop} d="m5.5 3.5h17L26 8.5H2Z" />
        </>
      ) : (
        <path class={style.stageOpen} d="m5.5 3.5h17L26 8.5V22H2V8.5ZM2 8.5h24" />
      )}
    </Icon>
  );
}
