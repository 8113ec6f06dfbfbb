// One of the three actions, with its price, or with why it is closed.

import { DISCARD_COINS, stageEffectsOf, type Verdict } from '@mirabilia/seven-wonders';
import { labelled } from '../../../i18n/language.ts';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { Coin, Effects, sentencesOf } from '../art/index.ts';
import { moveIn, waysOf } from '../logic/ways.ts';
import { shownTable } from '../shown.ts';
import { cityAt, type Picked, press, type UseKind, useTable } from '../state.ts';
import css from './actions.module.css';
import { whyNot } from './verdict-strip.tsx';

/** Why the action that was asked about is closed. */
export function whyWords(verdict: Verdict, use: UseKind | undefined): string | undefined {
  const closed = use === undefined ? undefined : verdict[use].closed;
  return use === undefined || closed === undefined ? undefined : labelled(labelOf(use), whyNot(closed));
}

const labelOf = (use: UseKind): string =>
  ({
    build: sevenWondersWords.value.build,
    stage: sevenWondersWords.value.wonder,
    discard: sevenWondersWords.value.sell,
  })[use];

const KEYS: Readonly<Record<UseKind, string>> = { build: 'B', stage: 'W', discard: 'S' };

export function UseButton({
  use,
  picked,
  verdict,
}: {
  readonly use: UseKind;
  readonly picked: Picked;
  readonly verdict: Verdict;
}) {
  const state = useTable();
  const words = sevenWondersWords.value;
  const { closed } = verdict[use];
  const label = labelOf(use);
  const city = cityAt(shownTable(state), state.focus.value);
  const gives = use === 'stage' && closed === undefined ? stageEffectsOf(city.board, city.stages) : undefined;
  const help =
    closed !== undefined
      ? whyNot(closed)
      : gives === undefined
        ? words.keys[use === 'build' ? 'build' : 'sell']
        : `${words.useForStage(city.stages + 1)} ${sentencesOf(gives)}`;
  const price = use === 'discard' ? undefined : priceNow(verdict, use, picked);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a closed button takes no press, so its place tells why; by keyboard its letter does
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <span
      class={classes(css.place, use === 'build' && css.whole)}
      onClick={() => closed !== undefined && press(state, use)}
      {...hint(help)}
    >
      <button
        type="button"
        class={classes(
          css.use,
          use === 'build' && css.primary,
          picked.armed === use && css.armed,
          picked.sure === use && css.sure,
        )}
        disabled={closed !== undefined}
        aria-keyshortcuts={KEYS[use]}
        data-use={use}
        onClick={() => press(state, use)}
        {...hint(help)}
      >
        <span class={css.useName}>{picked.sure === use ? tableWords.value.frame.sure(label) : label}</span>
        {gives !== undefined && (
          <span class={css.gives}>
            <Effects effects={gives} />
          </span>
        )}
        {closed !== undefined && <span class={css.cross}>✕</span>}
        {price !== undefined &&
          closed === undefined &&
          (price === 0 ? <span class={css.free}>{words.free}</span> : <Coin amount={price} />)}
        {use === 'discard' && closed === undefined && (
          <span class={css.plus}>
            +<Coin amount={DISCARD_COINS} />
          </span>
        )}
      </button>
    </span>
  );
}

function priceNow(verdict: Verdict, use: 'build' | 'stage', picked: Picked): number | undefined {
  const ways = waysOf(verdict[use]);
  const move = moveIn(ways, { split: picked[use], power: use === 'build' && picked.power });
  return ways.splits.find((split) => split.move === move)?.total ?? (move === undefined ? undefined : 0);
}
