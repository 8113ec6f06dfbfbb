// What to do with the card that is picked up: three actions, how to pay, and why an action is closed.

import type { Move } from '@mirabilia/kernel';
import {
  actionIn,
  BOARD,
  BUILD,
  boardFacts,
  boardIn,
  cardFacts,
  cardIn,
  FREE_CITY,
  leftIn,
  rightIn,
  STAGE,
  type Table,
  type Verdict,
} from '@mirabilia/seven-wonders';
import type { ComponentChildren } from 'preact';
import { labelled } from '../../../i18n/language.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { childrenOf } from '../art/index.ts';
import { summaryOf } from '../logic/verdict-summary.ts';
import { waysOf } from '../logic/ways.ts';
import { names } from '../names.ts';
import { type Picked, type TableState, useTable } from '../state.ts';
import css from './actions.module.css';
import { PaySlider } from './pay-slider.tsx';
import { promptOf } from './prompt.tsx';
import { nameOf } from './seat-name.tsx';
import { UseButton, whyWords } from './use-button.tsx';
import { payees, verdictWords } from './verdict-strip.tsx';

export function Actions() {
  const state = useTable();
  const { ask, picked, verdicts } = state;
  const asked = ask.value;
  const verdict = verdicts.value.find(({ card }) => card === picked.value?.card);
  if (asked?.kind === 'card' && picked.value !== undefined && verdict !== undefined) {
    const locked = state.seatView.value?.private.plan[asked.step];
    return <Choose picked={picked.value} verdict={verdict} payer={asked.city} locked={locked} />;
  }
  if (asked?.kind === 'locked') return <Locked />;
  return <Asked />;
}

/** Nothing is picked up: what is asked, and of whom. */
function Asked() {
  const state = useTable();
  const asked = state.ask.value;
  const isSecond = asked?.kind === 'card' && asked.step > 0;
  return (
    <div class={css.rail} data-actions="asked">
      <p class={css.prompt}>{promptOf(state)}</p>
      <Refused />
      {isSecond && (
        <Button size="small" icon="back" onClick={() => state.change()}>
          {asked.city === FREE_CITY
            ? sevenWondersWords.value.changeFirst
            : sevenWondersWords.value.changeFreeCity}
        </Button>
      )}
      {asked?.kind === 'card' && <NoUse />}
    </div>
  );
}

/** The actions keep their places while no card is picked up: nothing jumps. */
function NoUse() {
  const words = sevenWondersWords.value;
  return (
    <div class={css.buttons} aria-hidden="true">
      {[words.build, words.wonder, words.sell].map((label) => (
        <span key={label} class={classes(css.use, css.idle)}>
          <span class={css.useName}>{label}</span>
        </span>
      ))}
    </div>
  );
}

/** A choice that the server didn't take. */
function Refused() {
  const { refused } = useTable();
  if (refused.value === undefined) return null;
  return (
    <p class={css.refused} role="alert">
      {tableWords.value.frame.refused}
    </p>
  );
}

interface PlanProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ComponentChildren;
}

function Plan({ icon, title, children }: PlanProps) {
  const state = useTable();
  const plan = state.seatView.value?.private.plan ?? [];
  return (
    <div class={css.rail} data-actions="locked">
      <p class={css.lockedTitle}>
        <Icon name={icon} /> {title}
      </p>
      {plan.map((move) => (
        <p key={move} class={css.locked} data-locked>
          {lockedWords(state, move, plan.length > 1)}
        </p>
      ))}
      {children}
    </div>
  );
}

/** What is locked, and that it can be changed. */
function Locked() {
  const { change } = useTable();
  const words = sevenWondersWords.value;
  return (
    <Plan icon="lock" title={words.locked}>
      <p class={css.note}>{words.promptLocked}</p>
      <Refused />
      <Button icon="pencil" aria-keyshortcuts="Escape" onClick={() => change()}>
        {words.change}
      </Button>
    </Plan>
  );
}

/** In a replay: what was chosen. */
export const Chosen = () =>
  useTable().ask.value?.kind === 'locked' ? (
    <Plan icon="check" title={tableWords.value.frame.chosen} />
  ) : (
    <Asked />
  );

function lockedWords(state: TableState, move: Move, isOneOfTwo: boolean): string {
  const words = sevenWondersWords.value;
  const action = actionIn(move);
  if (action === BOARD) {
    const { wonder, side } = boardFacts(boardIn(move));
    return `${names.value.wonders[wonder].city} · ${side}`;
  }
  const card = names.value.cards[cardFacts(cardIn(move)).name];
  const isForFree = isOneOfTwo && move === state.seatView.value?.private.plan[1];
  const payer = isForFree ? FREE_CITY : state.focus.value;
  const who = payees(state, payer);
  const done =
    action === BUILD ? words.willBuild(card) : action === STAGE ? words.willBury(card) : words.willSell(card);
  const paid =
    leftIn(move) + rightIn(move) > 0
      ? ` ${words.gains(who.left, leftIn(move), who.right, rightIn(move))}`
      : '';
  return isOneOfTwo ? labelled(nameOf(state, payer), done + paid) : done + paid;
}

interface ChooseProps {
  readonly picked: Picked;
  readonly verdict: Verdict;
  readonly payer: number;
  /** What counts until something else is chosen. */
  readonly locked: Move | undefined;
}

function Choose({ picked, verdict, payer, locked }: ChooseProps) {
  const state = useTable();
  const words = sevenWondersWords.value;
  const { card } = picked;
  const who = payees(state, payer);
  const summary = summaryOf(state.table.value as Table, payer, verdict);
  const later = childrenOf(card).map((name) => names.value.cards[name]);
  const build = waysOf(verdict.build);
  const stage = waysOf(verdict.stage);
  const why = whyWords(verdict, picked.why);
  const sliders = [build, stage].filter(({ splits }) => splits.length > 1).length;
  return (
    <div class={css.rail} data-actions="choose">
      <div class={css.about}>
        <h2 class={css.name}>{names.value.cards[cardFacts(card).name]}</h2>
        <Button
          size="small"
          look="quiet"
          icon="help"
          aria-label={words.aboutCard(names.value.cards[cardFacts(card).name])}
          onClick={() => {
            state.overlay.value = { kind: 'card', card };
          }}
        />
        <p
          class={classes(css.verdict, (summary.kind === 'closed' || why !== undefined) && css.why)}
          role="status"
          data-why={summary.kind === 'closed' || why !== undefined || undefined}
          data-slides={(summary.kind === 'pay' && sliders > 0 && why === undefined) || undefined}
        >
          {why ?? verdictWords(state, summary, payer)}
        </p>
        {locked !== undefined ? (
          <p class={css.kept} data-kept>
            {words.stillCounts(names.value.cards[cardFacts(cardIn(locked)).name])}{' '}
            <button type="button" class={css.keep} onClick={() => state.putDown()}>
              {words.keep}
            </button>
          </p>
        ) : (
          later.length > 0 && <p class={css.later}>{words.makesFree(later)}</p>
        )}
      </div>
      {build.byPower !== undefined && build.splits.length > 0 && (
        <label class={css.power}>
          <input
            type="checkbox"
            checked={picked.power}
            onChange={({ currentTarget }) => state.adjust({ power: currentTarget.checked, armed: 'build' })}
          />
          {words.usePower}
        </label>
      )}
      <PaySlider
        label={words.build}
        ways={build}
        at={picked.build}
        who={who}
        isOff={picked.power}
        isOnly={sliders === 1}
        onMove={(at) => state.adjust({ build: at, armed: 'build', power: false })}
      />
      <PaySlider
        label={words.wonder}
        isOnly={sliders === 1}
        ways={stage}
        at={picked.stage}
        who={who}
        onMove={(at) => state.adjust({ stage: at, armed: 'stage' })}
      />
      <div class={css.buttons}>
        <UseButton use="build" picked={picked} verdict={verdict} />
        <UseButton use="stage" picked={picked} verdict={verdict} />
        <UseButton use="discard" picked={picked} verdict={verdict} />
      </div>
    </div>
  );
}
