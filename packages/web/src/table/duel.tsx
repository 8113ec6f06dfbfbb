import { Defeat, Laurel, Shield } from '../art/tokens.tsx';
import { tableWords } from '../words/index.ts';
import css from './duel.module.css';
import { signed } from './signed.ts';
import type { Who } from './who.ts';

/** Between two cities. */
export interface Battle {
  readonly cities: readonly [number, number];
  readonly shields: readonly [number, number];
  /** What each side got: points of victory, less than nothing for a defeat that costs, or 0. */
  readonly tokens: readonly [number, number];
}

interface Props {
  readonly battle: Battle;
  readonly who: (city: number) => Who;
}

const resultOf = (own: number, other: number) => (own > 0 ? 'victory' : other > 0 ? 'defeat' : 'draw');

/** Shields against shields: they clash, and the tokens fall. */
export function Duel({ battle: { cities, shields, tokens }, who }: Props) {
  return (
    <div class={css.duel} aria-hidden="true">
      {([0, 1] as const).map((side) => {
        const { name, isYou } = who(cities[side]);
        const result = resultOf(tokens[side], tokens[1 - side] as number);
        return (
          <div key={side} class={css.side} data-side={side} data-result={result}>
            <span class={css.name} data-you={isYou ? '' : undefined}>
              {isYou ? tableWords.value.ending.you : name}
            </span>
            <span class={css.host}>
              <Shield />
              <b>{shields[side]}</b>
            </span>
            <span class={css.result}>
              <Token token={tokens[side]} />
              {tableWords.value.ending.battles.result[result]}
            </span>
          </div>
        );
      })}
      <svg class={css.swords} viewBox="0 0 48 48" aria-hidden="true">
        <path d="M8 6l22 24M40 6L18 30M25 35l9-9M14 26l9 9M33 33l7 7M15 33l-7 7" />
      </svg>
    </div>
  );
}

/** What a battle gave: a laurel, a broken shield, or nothing. */
export function Token({ token }: { readonly token: number }) {
  if (token > 0) return <Laurel points={token} />;
  if (token === 0) return <span class={css.nothing}>=</span>;
  return (
    <span class={css.lost}>
      <Defeat />
      <span>{signed(token)}</span>
    </span>
  );
}
