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
  DECLINE,
  effectsOf,
  FREE_CITY,
  leftIn,
  rightIn,
  SALVAGE,
  STAGE,
  type Table,
  type Verdict,
} from '@mirabilia/seven-wonders';
import type { ComponentChildren } from 'preact';
import { labelled } from '../../../i18n/language.ts';
import { useFit } from '../../../table/fit.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { childrenOf, Effects, sentencesOf } from '../art/index.ts';
import { summaryOf } from '../logic/verdict-summary.ts';
import { waysOf } from '../logic/ways.ts';
import { names } from '../names.ts';
import { type Picked, type TableState, useTable } from '../state.ts';
import { presentationOf } from '../story/index.ts';
import css from './actions.module.css';
import { actsForFreeCity } from './free-city.tsx';
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
      {actsForFreeCity(state) && asked?.kind === 'card' && (
        <p class={css.note}>{sevenWondersWords.value.freeCityExtra}</p>
      )}
      <Refused />
      {isSecond && (
        <Button size="small" icon="back" onClick={() => state.change()}>
          {asked.city === FREE_CITY
            ? sevenWondersWords.value.changeFirst
            : sevenWondersWords.value.changeFreeCity}
        </Button>
      )}
      {asked?.kind === 'card' && !actsForFreeCity(state) && <NoUse />}
    </div>
  );
}

/** The actions keep their places while no card is picked up: nothing jumps. */
function NoUse() {
  const words = sevenWondersWords.value;
  return (
    <div class={css.buttons} aria-hidden="true">
      {[words.build, words.wonder, words.sell].map((label) => (
        <span key={label} class={classes(css.use, css.idle, label === words.build && css.whole)}>
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
  const state = useTable();
  const words = sevenWondersWords.value;
  // Cards are being turned over: it is too late, and everything keeps its place until they lie.
  const late = presentationOf(state).reveal.value === undefined ? undefined : css.late;
  return (
    <Plan icon="lock" title={words.locked}>
      <p class={classes(css.note, late)}>{words.promptLocked}</p>
      <Refused />
      <Button icon="pencil" class={late} aria-keyshortcuts="Escape" onClick={() => state.change()}>
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
  if (action === DECLINE) return words.takeNothing;
  const card = names.value.cards[cardFacts(cardIn(move)).name];
  if (action === SALVAGE) return words.willSalvage(card);
  const isForFree = isOneOfTwo && move === state.seatView.value?.private.plan[1];
  const payer = isForFree ? FREE_CITY : state.focus.value;
  const who = payees(state, payer);
  const done =
    action === BUILD ? words.willBuild(card) : action === STAGE ? words.willBury(card) : words.willSell(card);
  const gains = [
    { name: who.left, coins: leftIn(move) },
    { name: who.right, coins: rightIn(move) },
  ].filter(({ coins }) => coins > 0);
  const told = [done, gains.map(({ name, coins }) => `${name} +${coins}`).join(', ')].join(' ').trim();
  return isOneOfTwo ? labelled(nameOf(state, payer), told) : told;
}

interface ChooseProps {
  readonly picked: Picked;
  readonly verdict: Verdict;
  readonly payer: number;
  /** What counts until something else is chosen. */
  readonly locked: Move | undefined;
}

/** What is left to the card's page and to the buttons, in turn, where there is little room: what it does goes last. */
const ALL = 0;
const NOT_LATER = 1;
const NO_PRICE = 2;
const TIGHT = 3;
const IN_PICTURES = 4;
/** The card that is picked up stands beside it. */
const NAMELESS = 5;
/** On a phone it lies over the hand rather than cut. */
const OVER = 6;
const LEVELS = 7;

function Choose({ picked, verdict, payer, locked }: ChooseProps) {
  const state = useTable();
  const words = sevenWondersWords.value;
  const { card } = picked;
  const who = payees(state, payer);
  const summary = summaryOf(state.table.value as Table, payer, verdict, picked.power);
  const later = childrenOf(card).map((name) => names.value.cards[name]);
  const name = names.value.cards[cardFacts(card).name];
  const build = waysOf(verdict.build);
  const stage = waysOf(verdict.stage);
  const why = whyWords(verdict, picked.why);
  const sliders = [build, stage].filter(({ splits }) => splits.length > 1).length;
  const takes = why ?? verdictWords(state, summary, payer);
  const isRefused = summary.kind === 'closed' || why !== undefined;
  const { ref, level } = useFit<HTMLDivElement>(
    LEVELS,
    JSON.stringify([name, takes, locked, sliders, build.byPower, who, picked.sure, state.isSmall.value]),
    ALL,
  );
  return (
    <div
      ref={ref}
      class={classes(css.rail, level >= TIGHT && css.tight)}
      data-actions="choose"
      data-tight={level >= TIGHT || undefined}
      data-over={level >= OVER || undefined}
    >
      <div class={css.about}>
        <h2 class={level === NAMELESS ? 'sr-only' : css.name}>
          {name}
          {level >= IN_PICTURES && (
            <span class={css.pictures}>
              <Effects effects={effectsOf(card)} />
            </span>
          )}
        </h2>
        {level < TIGHT && (
          <Button
            size="small"
            look="quiet"
            icon="help"
            aria-label={words.aboutCard(name)}
            onClick={() => {
              state.overlay.value = { kind: 'card', card };
            }}
          />
        )}
        {level < IN_PICTURES && (
          <p class={css.does} data-does>
            {sentencesOf(effectsOf(card))}
          </p>
        )}
        {(level < NO_PRICE || isRefused) && (
          <p
            class={classes(css.verdict, isRefused && css.why)}
            role="status"
            data-why={isRefused || undefined}
            data-slides={(summary.kind === 'pay' && sliders > 0 && why === undefined) || undefined}
          >
            {takes}{' '}
            {isRefused && level < NAMELESS && (
              <button
                type="button"
                class={css.keep}
                data-needs
                onClick={() => {
                  state.overlay.value = { kind: 'card', card };
                }}
              >
                {words.needAsk}
              </button>
            )}
          </p>
        )}
        {locked !== undefined ? (
          <p class={css.kept} data-kept>
            {level < NO_PRICE && words.stillCounts(names.value.cards[cardFacts(cardIn(locked)).name])}{' '}
            <button type="button" class={css.keep} onClick={() => state.putDown()}>
              {words.keep}
            </button>
          </p>
        ) : (
          level < NOT_LATER && later.length > 0 && <p class={css.later}>{words.makesFree(later)}</p>
        )}
      </div>
      {build.byPower !== undefined && build.splits.length > 0 && (
        <label class={css.power}>
          <input
            type="checkbox"
            checked={picked.power}
            onChange={({ currentTarget }) => state.adjust({ power: currentTarget.checked, armed: 'build' })}
          />
          <Icon name="bolt" />
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
