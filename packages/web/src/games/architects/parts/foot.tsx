// What a choice would bring, in signs: the strip under a card. The words stand in the sheet and are said to readers.

import type { Consequence } from '@mirabilia/architects';
import type { JSX } from 'preact';
import { Shield, Stage } from '../../../art/tokens.tsx';
import { classes } from '../../../ui/classes.ts';
import { architectsWords } from '../../../words/index.ts';
import { Emblem } from '../art/emblem.tsx';
import { Cat, Horn } from '../art/marks.tsx';
import type { Towards } from '../logic/towards.ts';
import css from './foot.module.css';

type Sign = {
  readonly [K in Consequence['kind']]: (
    told: Extract<Consequence, { kind: K }>,
    viewer: number,
  ) => JSX.Element | undefined;
};

const nothing = () => undefined;

const SIGNS: Sign = {
  card: () => <span>{architectsWords.value.short.unknown}</span>,
  'deck-emptied': nothing,
  cat: () => <Cat />,
  horns: ({ showing, of }) => (
    <>
      <Horn /> {architectsWords.value.short.horns(showing, of)}
    </>
  ),
  battle: ({ victories }, viewer) => (
    <>
      <Emblem of="shield-horn2" /> {architectsWords.value.short.battle(victories[viewer] as number)}
    </>
  ),
  stage: nothing,
  effect: nothing,
  'wonder-complete': () => <span>{architectsWords.value.short.ends}</span>,
  'stage-due': ({ stage }) => (
    <>
      <Stage built /> {architectsWords.value.short.stage(stage)}
    </>
  ),
  'set-due': () => (
    <>
      <Emblem of="science" /> {architectsWords.value.short.token}
    </>
  ),
  token: () => <span>{architectsWords.value.short.unknown}</span>,
  'extra-card': () => <span>{architectsWords.value.short.extra}</span>,
  points: ({ points }) => <b>{points > 0 ? `+${points}` : `−${-points}`}</b>,
};

export type Keeps = 'shield' | 'symbol' | 'later';

const KEPT: Readonly<Record<Keeps, () => JSX.Element>> = {
  shield: () => (
    <>
      +1 <Shield />
    </>
  ),
  symbol: () => <span>{architectsWords.value.short.set}</span>,
  later: () => <span>{architectsWords.value.short.later}</span>,
};

const has = (told: readonly Consequence[], ...kinds: readonly Consequence['kind'][]): boolean =>
  told.some(({ kind }) => kinds.includes(kind));

/** The strip's ground: what weighs most decides. */
function moodOf(told: readonly Consequence[]): 'war' | 'build' | 'gain' | 'plain' {
  if (has(told, 'battle')) return 'war';
  if (has(told, 'stage-due', 'set-due')) return 'build';
  return has(told, 'points', 'cat', 'extra-card') ? 'gain' : 'plain';
}

interface Props {
  readonly told: readonly Consequence[];
  /** The stage that it brings nearer, if it completes none. */
  readonly towards?: Towards | undefined;
  readonly viewer: number;
  /** What the card is good for besides. */
  readonly keeps?: Keeps | undefined;
  /** Said elsewhere. */
  readonly words?: readonly string[];
}

export function Foot({ told, towards, viewer, keeps }: Props) {
  const signs = told.flatMap((one, at) => {
    const sign = (SIGNS[one.kind] as (told: Consequence, viewer: number) => JSX.Element | undefined)(
      one,
      viewer,
    );
    return sign === undefined
      ? []
      : [
          <span key={at} class={css.sign}>
            {sign}
          </span>,
        ];
  });
  return (
    <span class={classes(css.foot, css[moodOf(told)])} aria-hidden="true">
      {signs}
      {towards !== undefined && <span class={css.sign}>{architectsWords.value.short.towards(towards)}</span>}
      {/* A battle says more than the shield that is fought with. */}
      {keeps !== undefined && !has(told, 'battle') && <span class={css.sign}>{KEPT[keeps]()}</span>}
    </span>
  );
}
