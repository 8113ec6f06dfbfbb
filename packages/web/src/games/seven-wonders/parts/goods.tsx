// Goods as a city makes them and as a neighbour sells them.

import { type City, productionOf, type Resource } from '@mirabilia/seven-wonders';
import { hint } from '../../../ui/hint.tsx';
import { sevenWondersWords } from '../../../words/index.ts';
import { Good } from '../art/index.ts';
import { stalls, type Ware } from '../logic/market.ts';
import css from './goods.module.css';

/** One unit of one of these. */
export function Source({ goods }: { readonly goods: readonly Resource[] }) {
  return (
    <span class={css.source}>
      {goods.map((good, i) => (
        <span key={good} class={css.good}>
          {i > 0 && <span class={css.or}>/</span>}
          <Good good={good} />
        </span>
      ))}
    </span>
  );
}

const Count = ({ count }: { readonly count: number }) =>
  count > 1 ? <span class={css.count}>{count}×</span> : null;

/** `isShort` counts equal sources together. */
export function Production({ city, isShort = false }: { readonly city: City; readonly isShort?: boolean }) {
  const { own } = productionOf(city);
  if (isShort) {
    return (
      <span class={css.row} data-goods>
        {stalls(own.map((goods) => ({ goods, price: 0 }))).map(({ goods, count }) => (
          <span key={goods.join('/')} class={css.stall}>
            <Count count={count} />
            <Source goods={goods} />
          </span>
        ))}
      </span>
    );
  }
  return (
    <span class={css.row} data-goods>
      {own.map((goods, i) => (
        <Source key={i} goods={goods} />
      ))}
    </span>
  );
}

/** What is for sale, with the price to the viewer. */
export function Stalls({
  wares,
  isShort = false,
}: {
  readonly wares: readonly Ware[];
  readonly isShort?: boolean;
}) {
  const words = sevenWondersWords.value;
  return (
    <span class={css.row}>
      {stalls(wares).map(({ goods, price, count }) => (
        <span key={`${goods.join('/')}${price}`} class={css.stall}>
          {isShort && <Count count={count} />}
          {Array.from({ length: isShort ? 1 : count }, (_, unit) => (
            <Source key={unit} goods={goods} />
          ))}
          <sup class={css.price} data-price={price} {...hint(words.coins(price))}>
            {price}
          </sup>
        </span>
      ))}
    </span>
  );
}
