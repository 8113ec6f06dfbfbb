// How the coins are divided between the neighbours. It stops only where the rules allow.

import { useId } from 'preact/hooks';
import { sevenWondersWords } from '../../../words/index.ts';
import type { Ways } from '../logic/ways.ts';
import css from './pay-slider.module.css';

interface Props {
  readonly label: string;
  readonly ways: Ways;
  readonly at: number | undefined;
  readonly who: { readonly left: string; readonly right: string };
  readonly onMove: (at: number) => void;
  readonly isOff?: boolean;
  /** The only slider: on a small screen it needs no label, the button says the price. */
  readonly isOnly?: boolean;
}

export function PaySlider({ label, ways, at, who, onMove, isOff = false, isOnly = false }: Props) {
  const id = useId();
  const words = sevenWondersWords.value;
  const index = at ?? ways.cheapest;
  const split = ways.splits[index];
  if (split === undefined || ways.splits.length < 2) return null;
  return (
    <div class={css.pay} data-off={isOff || undefined} data-only={isOnly || undefined}>
      <label class={css.label} for={id}>
        {words.payFor(label, split.total)}
      </label>
      <span class={css.left} aria-hidden="true">
        ◂ {who.left} <b>+{split.left}</b>
      </span>
      <input
        id={id}
        class={css.range}
        type="range"
        min={0}
        max={ways.splits.length - 1}
        step={1}
        value={index}
        aria-valuetext={words.gains(who.left, split.left, who.right, split.right)}
        onInput={({ currentTarget }) => onMove(Number(currentTarget.value))}
      />
      <span class={css.right} aria-hidden="true">
        <b>+{split.right}</b> {who.right} ▸
      </span>
    </div>
  );
}
