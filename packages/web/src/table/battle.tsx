// What a battle between two cities is, and what it gives.

import { Defeat, Laurel } from '../art/tokens.tsx';
import css from './battle.module.css';
import { signed } from './signed.ts';

/** Between two cities. */
export interface Battle {
  readonly cities: readonly [number, number];
  readonly shields: readonly [number, number];
  /** What each side got: points of victory, less than nothing for a defeat that costs, or 0. */
  readonly tokens: readonly [number, number];
}

export type BattleResult = 'victory' | 'defeat' | 'draw';

export const resultOf = (own: number, other: number): BattleResult =>
  own > 0 ? 'victory' : other > 0 ? 'defeat' : 'draw';

/** The battles around the table, beginning with the viewer's own. */
export const fromMine = (battles: readonly Battle[], me: number | null): readonly Battle[] => {
  const first = Math.min(me ?? 0, Math.max(0, battles.length - 1));
  return [...battles.slice(first), ...battles.slice(0, first)];
};

/** What a battle gave: a laurel, a broken shield, or nothing. */
export function Token({ token }: { readonly token: number }) {
  if (token > 0) return <Laurel points={token} />;
  if (token === 0) return <span class={css.nothing}>–</span>;
  return (
    <span class={css.lost}>
      <Defeat />
      <span>{signed(token)}</span>
    </span>
  );
}
