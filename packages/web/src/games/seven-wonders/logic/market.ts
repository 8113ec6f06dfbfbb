// What a neighbour sells, and at which price to whom.

import {
  type City,
  DISCOUNT,
  type Neighbour,
  PRICE,
  productionOf,
  RAW,
  REDUCED_PRICE,
  type Resource,
} from '@mirabilia/seven-wonders';

export interface Ware {
  /** One unit of one of these. */
  readonly goods: readonly Resource[];
  readonly price: number;
}

const BITS = {
  left: { raw: DISCOUNT.rawLeft, manufactured: DISCOUNT.manufacturedLeft },
  right: { raw: DISCOUNT.rawRight, manufactured: DISCOUNT.manufacturedRight },
} as const;

const isRaw = (good: Resource): boolean => (RAW as readonly Resource[]).includes(good);

export function waresOf(seller: City, buyer: City, side: Neighbour): Ware[] {
  return productionOf(seller).sold.map((goods) => {
    const kind = isRaw(goods[0] as Resource) ? 'raw' : 'manufactured';
    return { goods, price: (buyer.discounts & BITS[side][kind]) === 0 ? PRICE : REDUCED_PRICE };
  });
}

/** The same wares, equal ones counted together. */
export function stalls(wares: readonly Ware[]): (Ware & { readonly count: number })[] {
  const found = new Map<string, Ware & { count: number }>();
  for (const ware of wares) {
    const key = `${ware.goods.join('/')}:${ware.price}`;
    const same = found.get(key);
    found.set(key, { ...ware, count: (same?.count ?? 0) + 1 });
  }
  return [...found.values()];
}
