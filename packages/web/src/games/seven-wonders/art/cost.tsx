import { type Cost as CostOf, RESOURCES } from '@mirabilia/seven-wonders';
import type { JSX } from 'preact';
import { Coin } from '../../../art/tokens.tsx';
import style from './cost.module.css';
import { Good } from './symbols.tsx';

/** How many tokens a cost is drawn with. */
export const tokensIn = ({ coins, ...goods }: CostOf): number =>
  Object.values(goods).reduce((sum, count) => sum + count, coins === undefined ? 0 : 1);

/** What has to be paid: a coin for the bank, and a token for each unit of a good. Nothing for what is free. */
export function Cost({ cost }: { readonly cost: CostOf }): JSX.Element {
  const goods = RESOURCES.flatMap((good) =>
    Array.from({ length: cost[good] ?? 0 }, (_, at) => ({ good, at })),
  );
  return (
    <span class={style.cost}>
      {cost.coins !== undefined && <Coin amount={cost.coins} />}
      {goods.map(({ good, at }) => (
        <Good key={`${good}-${at}`} good={good} />
      ))}
    </span>
  );
}
