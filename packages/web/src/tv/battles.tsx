// The conflicts around the table, all at once at their borders; then the tokens that each city got.

import { useSignal } from '@preact/signals';
import { type Battle, Token } from '../table/battle.tsx';
import { CONFLICTS_LENGTH, Conflicts } from '../table/choreography/conflicts.tsx';
import { isMotionSeen } from '../table/choreography/play.ts';
import type { Who } from '../table/who.ts';
import { tableWords } from '../words/index.ts';
import css from './battles.module.css';
import { tokensWon } from './tokens-won.ts';

/** Milliseconds for the tokens at the end. */
const SPOILS = 5500;

export const BATTLES_LENGTH = CONFLICTS_LENGTH + SPOILS;

interface Props {
  readonly title: string;
  readonly battles: readonly Battle[];
  readonly who: (city: number) => Who;
}

export function TvBattles({ title, battles, who }: Props) {
  const isFought = useSignal(!isMotionSeen());
  if (!isFought.value) {
    return (
      <Conflicts
        title={title}
        battles={battles}
        who={who}
        onEnd={() => {
          isFought.value = true;
        }}
      />
    );
  }
  return (
    <section class={css.over} aria-label={title}>
      <h2 class={css.title}>{title}</h2>
      <Spoils battles={battles} who={who} />
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
