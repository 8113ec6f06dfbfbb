import { signed } from '../../../table/signed.ts';
import { Coin } from '../art/index.ts';
import css from './coin-change.module.css';

/** The old number goes, the new one comes, and between them what changed. */
export function CoinChange({ from, to }: { readonly from: number; readonly to: number }) {
  const change = to - from;
  return (
    <span class={css.purse} data-change={Math.sign(change)}>
      <Coin />
      {change === 0 ? (
        <span class={css.number}>{to}</span>
      ) : (
        <>
          <span class={css.number}>
            <span class={css.old}>{from}</span>
            <span class={css.new}>{to}</span>
          </span>
          <span class={css.change}>{signed(change)}</span>
        </>
      )}
    </span>
  );
}
