// The conflicts round the table, large, one after the other; then the tokens that each city got.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings/settings.ts';
import { type Battle, Duel, Token } from '../table/duel.tsx';
import type { Who } from '../table/who.ts';
import { tableWords } from '../words/index.ts';
import css from './battles.module.css';
import { tokensWon } from './tokens-won.ts';

/** Milliseconds for one conflict, and for the tokens at the end. */
const DUEL = 1900;
const SPOILS = 5500;

export const lengthOf = (battles: readonly Battle[]): number => battles.length * DUEL + SPOILS;

interface Props {
  readonly title: string;
  readonly battles: readonly Battle[];
  readonly who: (city: number) => Who;
}

export function TvBattles({ title, battles, who }: Props) {
  const at = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => {
      at.value++;
    }, DUEL);
    return () => clearInterval(timer);
  }, [at]);
  const battle = battles[at.value];
  return (
    <section
      class={css.over}
      aria-label={title}
      style={{ '--length': settings.motion.value === 'off' ? '0ms' : `${DUEL}ms` }}
    >
      <h2 class={css.title}>{title}</h2>
      {battle === undefined ? (
        <Spoils battles={battles} who={who} />
      ) : (
        <div key={at.value} class={css.duel}>
          <Duel battle={battle} who={who} />
        </div>
      )}
    </section>
  );
}

function Spoils({ battles, who }: Omit<Props, 'title'>) {
  return (
    <ul class={css.spoils}>
      {tokensWon(battles).map(([city, tokens]) => {
        const sum = tokens.reduce((all, token) => all + token, 0);
        return (
          <li key={city} class={css.city}>
            <span class={css.name} data-shortens>
              {who(city).name}
            </span>
            <span class={css.tokens} aria-hidden="true">
              {tokens.map((token, side) => (
                <Token key={side} token={token} />
              ))}
            </span>
            <b class={css.sum} data-sign={Math.sign(sum)}>
              {tableWords.value.tv.gains(sum)}
            </b>
          </li>
        );
      })}
    </ul>
  );
}
