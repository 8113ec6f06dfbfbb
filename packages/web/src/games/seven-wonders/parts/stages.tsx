// The stages of a wonder: what stands, what comes next and what it would cost now, what comes later.

import { boardFacts, type City, stageEffectsOf } from '@mirabilia/seven-wonders';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { sevenWondersWords } from '../../../words/index.ts';
import { Coin, Cost, Effects, sentencesOf } from '../art/index.ts';
import { waysOf } from '../logic/ways.ts';
import { type TableState, useTable } from '../state.ts';
import { tellOfWonder } from './board-name.tsx';
import css from './stages.module.css';

/** What the next stage costs the city that chooses now: coins, or why it can't be had. Undefined if nothing is asked. */
export function stagePrice({
  verdicts,
}: TableState): { readonly coins: number } | { readonly isClosed: true } | undefined {
  const use = verdicts.value[0]?.stage;
  if (use === undefined) return undefined;
  const { splits, cheapest } = waysOf(use);
  const best = splits[cheapest];
  return best === undefined ? { isClosed: true } : { coins: best.total };
}

interface Props {
  readonly city: City;
  /** This city chooses now: prices are its own. */
  readonly isActing: boolean;
  /** The next stage lies there as a ghost. */
  readonly isPlanned?: boolean;
}

export function Stages({ city, isActing, isPlanned = false }: Props) {
  const state = useTable();
  const words = sevenWondersWords.value;
  if (city.board < 0) return null;
  const price = isActing ? stagePrice(state) : undefined;
  return (
    <ol class={css.stages} aria-label={words.stages}>
      {boardFacts(city.board).stages.map(({ cost }, stage) => {
        const isBuilt = stage < city.stages;
        const isNext = stage === city.stages;
        return (
          <li
            key={stage}
            data-stage={stage + 1}
            class={classes(
              css.stage,
              isBuilt && css.built,
              isNext && css.next,
              isNext && isPlanned && css.planned,
            )}
          >
            <button
              type="button"
              class={css.button}
              onClick={() => tellOfWonder(state, city)}
              {...hint(words.help.stage(stage + 1), sentencesOf(stageEffectsOf(city.board, stage)))}
            >
              <span class={css.effects}>
                <Effects effects={stageEffectsOf(city.board, stage)} />
              </span>
              {isBuilt ? (
                <span class={css.done}>
                  <Icon name="check" label={words.built} />
                </span>
              ) : (
                <span class={css.cost}>
                  <Cost cost={cost} />
                  {isNext && price !== undefined && (
                    <span class={css.price}>
                      {'coins' in price ? (
                        price.coins === 0 ? (
                          <b class={css.free}>{words.free}</b>
                        ) : (
                          <Coin amount={price.coins} />
                        )
                      ) : (
                        <span class={css.closed} role="img" aria-label={words.closed}>
                          ✕
                        </span>
                      )}
                    </span>
                  )}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
