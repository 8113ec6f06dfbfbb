// The figures of a city: coins, shields, science, stages.

import { boardFacts, CHOICE_SYMBOL, type City, SYMBOLS } from '@mirabilia/seven-wonders';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { sevenWondersWords } from '../../../words/index.ts';
import { Coin, Science, Shield, Stage } from '../art/index.ts';
import css from './figures.module.css';

export function Coins({ coins, change = 0 }: { readonly coins: number; readonly change?: number }) {
  const words = sevenWondersWords.value;
  return (
    <span class={css.coins} data-coins {...hint(words.coins(coins), words.coinsHelp)}>
      <Coin amount={coins} />
      {change !== 0 && <span class={css.change}>{change > 0 ? `+${change}` : `−${-change}`}</span>}
    </span>
  );
}

export function Shields({ count }: { readonly count: number }) {
  const { story, help } = sevenWondersWords.value;
  return (
    <span class={css.figure} data-shields {...hint(story.battles.shields(count), help.notes.conflict)}>
      <Shield />
      <b>{count}</b>
    </span>
  );
}

/** Only symbols that the city has; `all` shows zeros as well. */
export function ScienceFigures({ city, all = false }: { readonly city: City; readonly all?: boolean }) {
  const words = sevenWondersWords.value;
  const choice = city.symbols[CHOICE_SYMBOL] ?? 0;
  return (
    <span class={css.science} data-science {...hint(words.help.symbols, words.help.notes.science)}>
      {SYMBOLS.map((symbol, i) => {
        const count = city.symbols[i] ?? 0;
        return count === 0 && !all ? null : (
          <span key={symbol} class={classes(css.figure, count === 0 && css.none)}>
            <Science symbol={symbol} />
            <b>{count}</b>
          </span>
        );
      })}
      {choice > 0 && (
        <span class={css.figure}>
          <span class={css.choice} role="img" aria-label={words.symbolOfChoice}>
            ?
          </span>
          <b>{choice}</b>
        </span>
      )}
    </span>
  );
}

/** `planned`: one more lies there as a ghost. */
export function StageFigures({ city, planned = false }: { readonly city: City; readonly planned?: boolean }) {
  if (city.board < 0) return null;
  const { stages } = boardFacts(city.board);
  const built = sevenWondersWords.value.stagesBuilt(city.stages, stages.length);
  return (
    <span class={css.stages} role="img" aria-label={built} data-stage-figures {...hint(built)}>
      {stages.map((_, stage) => (
        <span
          key={stage}
          class={classes(css.stage, planned && stage === city.stages && css.planned)}
          aria-hidden="true"
        >
          <Stage built={stage < city.stages} />
        </span>
      ))}
    </span>
  );
}
