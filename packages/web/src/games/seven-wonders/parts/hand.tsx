// The cards to choose from, all of them whole, each with its verdict.

import type { Move } from '@mirabilia/kernel';
import type { Table } from '@mirabilia/seven-wonders';
import {
  actionIn,
  BUILD,
  type Card,
  cardFacts,
  cardIn,
  effectsOf,
  STAGE,
  type Verdict,
} from '@mirabilia/seven-wonders';
import { useSignal } from '@preact/signals';
import { meantTwice } from '../../../table/choreography/double-tap.ts';
import { type DropTarget, draggable } from '../../../table/choreography/drag.ts';
import { findSeen } from '../../../table/choreography/places.ts';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { sevenWondersWords } from '../../../words/index.ts';
import { CardFace, sentencesOf } from '../art/index.ts';
import { summaryOf } from '../logic/verdict-summary.ts';
import { names } from '../names.ts';
import { press, type TableState, type UseKind, useTable } from '../state.ts';
import { showSpot, useLockMotion } from '../story/index.ts';
import css from './hand.module.css';
import { nameOf } from './seat-name.tsx';
import { VerdictStrip, verdictWords } from './verdict-strip.tsx';

/** The hand as it is shown: what may be chosen now, or what is held while others decide. */
export function handOf({ ask, seatView }: TableState): readonly Card[] {
  const holding = seatView.value?.private.holding;
  if (holding === undefined) return [];
  const asked = ask.value;
  if (asked?.kind !== 'card' || asked.step === 0) return holding.hand;
  const rest = holding.hand.slice();
  rest.splice(rest.indexOf(cardIn(asked.view.private.plan[0] as number)), 1);
  return rest;
}

/** Name, what it does, what it would take: a card as its help and a screen reader tell it. */
function cardLines(
  state: TableState,
  card: Card,
  verdict: Verdict | undefined,
  payer: number,
): readonly string[] {
  const name = names.value.cards[cardFacts(card).name];
  const does = sentencesOf(effectsOf(card));
  const takes =
    verdict === undefined
      ? []
      : [verdictWords(state, summaryOf(state.table.value as Table, payer, verdict), payer)];
  return [name, does, ...takes];
}

/** What was done with a card, in a word. */
function useOf(plan: readonly Move[], card: Card): string | undefined {
  const move = plan.find((planned) => cardIn(planned) === card);
  if (move === undefined) return undefined;
  const words = sevenWondersWords.value;
  const action = actionIn(move);
  return action === BUILD ? words.build : action === STAGE ? words.wonder : words.sell;
}

/** On a phone: at most four to a row. */
export const handShape = (cards: number) => ({
  '--cards': cards,
  '--rows': cards > 4 ? 2 : 1,
  '--across': cards > 4 ? Math.ceil(cards / 2) : Math.max(2, cards),
});

export function Hand() {
  const state = useTable();
  const { ask, picked, verdicts } = state;
  const cards = handOf(state);
  const asked = ask.value;
  const payer = asked?.kind === 'card' ? asked.city : state.focus.value;
  const locked = asked?.kind === 'locked' ? asked.view.private.plan.map(cardIn) : [];
  const isReplay = state.replay !== undefined;
  const decision = state.seatView.value?.public.decision;
  const isOpen = asked?.kind === 'card' || asked?.kind === 'locked';
  // One stop for the tab key; the arrows walk along the hand.
  const focused = useSignal(0);
  const stop = Math.min(focused.value, cards.length - 1);
  useLockMotion({
    city: isReplay ? null : state.me.value,
    age: state.table.value?.age,
    decision,
    cards: locked,
    shown: () => {
      const me = state.me.value;
      const isLast = me !== null && state.link.owed.value.every((owed, seat) => seat === me || owed === 0);
      return isLast ? showSpot(state, me) : undefined;
    },
  });
  const label =
    state.you.value === null
      ? sevenWondersWords.value.handOf(nameOf(state, payer))
      : sevenWondersWords.value.hand;
  return (
    <div class={css.hand}>
      <ul class={css.cards} style={handShape(cards.length)} aria-label={label} data-hand={decision}>
        {cards.map((card, place) => (
          <HandCard
            key={state.keyAt(card, place)}
            card={card}
            place={place}
            payer={payer}
            verdict={verdicts.value.find((verdict) => verdict.card === card)}
            isPicked={(isReplay ? locked[0] : picked.value?.card) === card && cards.indexOf(card) === place}
            isLocked={locked.includes(card) && cards.indexOf(card) === place}
            takenAs={
              isReplay ? useOf(asked?.kind === 'locked' ? asked.view.private.plan : [], card) : undefined
            }
            isOpen={isOpen}
            isStop={place === stop}
            onFocus={() => {
              focused.value = place;
            }}
          />
        ))}
      </ul>
    </div>
  );
}

/** Where a card can be dropped, and what that means: the first of these that is seen. */
const dropTargets = (city: number): readonly DropTarget<UseKind>[] => {
  const at = `[data-city="${city}"]`;
  const targets: readonly (readonly [UseKind, ...string[]])[] = [
    ['build', '[data-use="build"]'],
    ['stage', '[data-use="stage"]'],
    ['discard', '[data-use="discard"]'],
    // With its stages where they lie below it; where the picture has no room, what the next stage would take.
    ['stage', `${at} [data-stages]`, `${at} [data-wonder]`, `${at} [data-next-stage]`],
    ['discard', '[data-pile="discards"]'],
    ['build', at],
  ];
  return targets.flatMap(([name, ...selectors]) => {
    const element = findSeen(...selectors);
    return element === undefined ? [] : [{ name, element }];
  });
};

interface CardProps {
  readonly card: Card;
  readonly place: number;
  readonly payer: number;
  readonly verdict: Verdict | undefined;
  readonly isPicked: boolean;
  readonly isLocked: boolean;
  /** In a replay: what was done with it. */
  readonly takenAs: string | undefined;
  readonly isOpen: boolean;
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

function HandCard(props: CardProps) {
  const { card, place, payer, verdict, isPicked, isLocked, takenAs, isOpen, isStop, onFocus } = props;
  const state = useTable();
  const isByPower = isPicked && state.picked.value?.power === true;
  const summary =
    verdict === undefined ? undefined : summaryOf(state.table.value as Table, payer, verdict, isByPower);
  const [name, ...rest] = cardLines(state, card, verdict, payer);
  return (
    <li
      class={classes(
        css.card,
        isPicked && css.picked,
        isLocked && (takenAs === undefined ? css.locked : css.taken),
      )}
      {...draggable({
        canDrag: () => isOpen && state.live !== undefined,
        onStart: () => state.select(card),
        targets: () => dropTargets(payer),
        canDrop: (use) => state.moveFor(use) !== undefined,
        above: 'build',
        onDrop: (use) => press(state, use),
      })}
      onDblClick={() => isOpen && press(state, 'build')}
    >
      <button
        type="button"
        class={css.button}
        aria-pressed={isPicked || isLocked}
        aria-keyshortcuts={String(place + 1)}
        data-card={cardFacts(card).id}
        data-verdict={summary?.kind}
        disabled={!isOpen}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        onClick={(event) => {
          state.select(card);
          meantTwice(event, () => press(state, 'build'));
        }}
        {...hint(name, ...rest)}
      >
        <span class="sr-only">
          {name}. {rest.join(' ')}
        </span>
        <span aria-hidden="true">
          <CardFace
            card={card}
            size="hand"
            isChosen={isPicked}
            isClosed={summary?.kind === 'closed'}
            foot={
              isLocked ? (
                <span class={css.lockedStrip} data-locked-foot>
                  {takenAs === undefined ? sevenWondersWords.value.locked : `✓ ${takenAs}`}
                </span>
              ) : summary === undefined ? undefined : (
                <VerdictStrip summary={summary} payer={payer} />
              )
            }
          />
        </span>
      </button>
    </li>
  );
}
