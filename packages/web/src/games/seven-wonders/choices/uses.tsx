// The uses of each card with their prices, what was chosen of them, and what the coach thinks.

import { atStep, type Move } from '@mirabilia/kernel';
import {
  actionIn,
  BOARD,
  BUILD,
  bankPrice,
  boardFacts,
  boardIn,
  cardIn,
  DECLINE,
  DISCARD,
  DISCARD_COINS,
  FREE,
  freeIn,
  leftIn,
  rightIn,
  type SevenWonders,
  STAGE,
  sevenWonders,
  type Use,
  type Verdict,
  verdicts,
} from '@mirabilia/seven-wonders';
import type { ComponentChildren } from 'preact';
import type { JudgedSeatChoice } from '../../../coach/choices.tsx';
import { bestOf } from '../../../coach/coach.ts';
import { Chance } from '../../../coach/coach-bar.tsx';
import css from '../../../table/choices.module.css';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { Coin, Link, Slip } from '../art/index.ts';
import { summaryOf } from '../logic/verdict-summary.ts';
import { names } from '../names.ts';
import { verdictWords, whyNot } from '../parts/verdict-strip.tsx';
import { type TableState, USES, type UseKind } from '../state.ts';
import type { Seen } from './seat-choices.ts';

export type Props = JudgedSeatChoice<SevenWonders, TableState>;

const LABELS: Readonly<Record<UseKind, () => string>> = {
  build: () => sevenWondersWords.value.build,
  stage: () => sevenWondersWords.value.wonder,
  discard: () => sevenWondersWords.value.sell,
};
const ACTIONS: Readonly<Record<UseKind, number>> = { build: BUILD, stage: STAGE, discard: DISCARD };

export function Cards({ state, view, city, chosen, estimates }: Props) {
  const hand = verdicts(view);
  // Of two cards of a kind one was taken.
  const taken = hand.findIndex(({ card }) => chosen !== undefined && card === cardIn(chosen));
  return (
    <table class={css.table}>
      <thead>
        <tr>
          <th scope="col">
            <span class="sr-only">{sevenWondersWords.value.card}</span>
          </th>
          {USES.map((use) => (
            <th key={use} scope="col">
              {LABELS[use]()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hand.map((verdict, at) => (
          <tr key={at}>
            <th scope="row">
              <Slip card={verdict.card} />
            </th>
            {USES.map((use) => {
              const isChosen = at === taken && actionIn(chosen as Move) === ACTIONS[use];
              const move = isChosen ? chosen : verdict[use].moves[0];
              const said = bestOf(estimates, (each) =>
                isChosen ? each === chosen : cardIn(each) === verdict.card && actionIn(each) === ACTIONS[use],
              );
              return (
                <td key={use} class={classes(isChosen && css.chosen)} title={whyIn(verdict[use])}>
                  {isChosen && <Icon name="check" label={tableWords.value.frame.chosen} />}
                  <Price
                    use={use}
                    move={move}
                    isChosen={isChosen}
                    words={wordsFor(state, { view, city, verdict, use })}
                  />
                  <Chance of={said} among={estimates} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const whyIn = ({ closed }: Use): string | undefined => (closed === undefined ? undefined : whyNot(closed));

function wordsFor(
  state: TableState,
  {
    view,
    city,
    verdict,
    use,
  }: { readonly view: Seen; readonly city: number; readonly verdict: Verdict; readonly use: UseKind },
): string | undefined {
  if (verdict[use].closed !== undefined) return whyIn(verdict[use]);
  return use === 'build' ? verdictWords(state, summaryOf(view.public.table, city, verdict), city) : undefined;
}

/** What a use takes, with arrows to whom the coins go. */
function Price({
  use,
  move,
  isChosen,
  words,
}: {
  readonly use: UseKind;
  readonly isChosen: boolean;
  readonly move: Move | undefined;
  readonly words: string | undefined;
}) {
  const said = words === undefined ? null : <span class="sr-only">{words}</span>;
  const shown = (sign: ComponentChildren, kind: string) => (
    <>
      <span class={css.price} data-price={kind} aria-hidden={said !== null}>
        {sign}
      </span>
      {said}
    </>
  );
  if (move === undefined) return shown('✕', 'closed');
  if (use === 'discard') {
    return shown(
      <>
        +<Coin amount={DISCARD_COINS} />
      </>,
      'earns',
    );
  }
  if (freeIn(move) === FREE.chain) return shown(<Link />, 'free');
  if (freeIn(move) === FREE.wonder) return shown('☀', 'free');
  const [left, right] = [leftIn(move), rightIn(move)];
  const total = left + right + bankPrice(move);
  // What was chosen has its tick already.
  if (total === 0) return shown(isChosen ? null : '✓', 'free');
  return shown(
    <>
      {left > 0 && '◂'}
      <Coin amount={total} />
      {right > 0 && '▸'}
    </>,
    'pay',
  );
}

/** Boards to choose from, or cards of the discard pile. */
export function List({ view, chosen, estimates }: Pick<Props, 'view' | 'chosen' | 'estimates'>) {
  return (
    <ul class={css.list}>
      {sevenWonders.legalMoves(atStep(view, 0)).map((move) => (
        <li key={move} class={classes(css.way, move === chosen && css.chosen)}>
          {move === chosen && <Icon name="check" label={tableWords.value.frame.chosen} />}
          <Option move={move} />
          <Chance of={bestOf(estimates, (each) => each === move)} among={estimates} />
        </li>
      ))}
    </ul>
  );
}

function Option({ move }: { readonly move: Move }) {
  if (actionIn(move) === BOARD) {
    const { wonder, side } = boardFacts(boardIn(move));
    return (
      <span>
        {names.value.wonders[wonder].city} · {side}
      </span>
    );
  }
  return actionIn(move) === DECLINE ? (
    <span>{sevenWondersWords.value.takeNothing}</span>
  ) : (
    <Slip card={cardIn(move)} />
  );
}
