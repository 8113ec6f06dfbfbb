// What everybody could do at this moment of a replay, or what I can do now: for each card every use with its price, what was
// chosen, and what the coach thinks of it.

import { atStep, type Json, type Move, type SeatView } from '@mirabilia/kernel';
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
  FREE_CITY,
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
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Coin, Link, Slip } from '../../art/index.ts';
import { type Asked, bestOf, type Coach, coachOf, type Estimate } from '../../coach/coach.ts';
import { Course } from '../../coach/course.tsx';
import type { Made } from '../../coach/judging.ts';
import { Chance, CoachBar } from '../../coach/parts.tsx';
import type { Deciding, Past } from '../../match/link.ts';
import css from '../../table/choices.module.css';
import { useLast, useLater } from '../../table/later.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { bandOf } from '../logic/bands.ts';
import { names } from '../names.ts';
import { bandWords, whyNot } from '../parts/band.tsx';
import { promptOf } from '../parts/prompt.tsx';
import { nameOf } from '../parts/seat-name.tsx';
import { type TableState, USES, type UseKind, useTable } from '../state.ts';
import { say } from '../words/index.ts';

type Seen = SeatView<SevenWonders>;

/** One move of a seat: what it chose from, for which city, and what it took. */
interface Choice {
  readonly seat: number;
  readonly step: number;
  readonly view: Seen;
  readonly city: number;
  readonly chosen: Move | undefined;
}

function choicesIn({ seat, view, chosen }: Deciding): readonly Choice[] {
  const seen = view as unknown as Seen;
  const moves = chosen.map(sevenWonders.notation.parse).filter((move) => move !== undefined);
  const { table } = seen.public;
  const steps = sevenWonders.steps(table, seat);
  const own = table.phase.kind === 'salvage' ? table.phase.city : seat;
  // What comes second depends on what was chosen first.
  return Array.from({ length: Math.min(steps, moves.length + 1) }, (_, step) => {
    const before = atStep({ ...seen, private: { ...seen.private, plan: moves } }, step);
    // Whoever has chosen owes nothing any more; here he stands before it.
    const owed = seen.public.owed.with(seat, steps - step);
    return {
      seat,
      step,
      view: { ...before, public: { ...before.public, owed } },
      city: step === 0 ? own : FREE_CITY,
      chosen: moves[step],
    };
  });
}

/** The table of that moment: while the next one is drawn nothing here is drawn anew. */
const asItWas = (state: TableState, [first]: readonly Deciding[]): TableState => ({
  ...state,
  table: signal((first?.view as unknown as Seen | undefined)?.public.table),
  me: signal(state.me.peek()),
  names: signal(state.names.peek()),
});

/** In play: what I can choose from, also while my choice can still be changed. */
const myChoice = ({ seatView, table }: TableState): ReadonlySignal<readonly Deciding[]> =>
  computed(() => {
    const view = seatView.value;
    if (view === undefined || table.value === undefined) return [];
    const { viewer: seat, private: own } = view;
    if (sevenWonders.steps(table.value, seat) === 0) return [];
    return [{ seat, view: view as unknown as Json, chosen: own.plan.map(sevenWonders.notation.make) }];
  });

const askedIn = ({ seat, view }: Choice): Asked => ({
  decision: view.public.decision,
  seat,
  plan: view.private.plan,
  view,
});

const thoughtsOf = (coach: Coach, choice: Choice): readonly Estimate[] | undefined =>
  coach.isOn.value ? coach.opinions(askedIn(choice)).value : undefined;

const madeBy = (past: Past, seat: number): readonly Made[] =>
  past
    .decidedBy(seat)
    .flatMap(({ at, caption, ...deciding }) =>
      choicesIn(deciding).flatMap((choice) =>
        choice.chosen === undefined ? [] : [{ at, caption, asked: askedIn(choice), chosen: choice.chosen }],
      ),
    );

export default function Choices() {
  const state = useTable();
  const { past } = state.link;
  const coach = coachOf(state.link);
  const focus = state.focus.value;
  const source = useMemo(() => past?.deciding ?? myChoice(state), [past, state]);
  const now = useLater(source);
  // It is over, or somebody decides whose cards these eyes don't see.
  const isNone = now.length === 0;
  const deciding = useLast(now, !isNone);
  const then = useMemo(() => asItWas(state, deciding), [state, deciding]);
  const [first] = deciding;
  const choices = deciding
    .flatMap(choicesIn)
    .map((choice) => ({ ...choice, estimates: isNone ? undefined : thoughtsOf(coach, choice) }));
  return (
    <>
      <CoachBar
        coach={coach}
        isThinking={!isNone && choices.some(({ estimates }) => estimates === undefined)}
      />
      {isNone && <p class={css.none}>{promptOf(state)}</p>}
      {first !== undefined && (
        <div
          class={css.choices}
          hidden={isNone}
          data-moment={isNone ? undefined : (first.view as unknown as Seen).public.decision}
        >
          {choices.map((choice) => (
            <OfSeat key={`${choice.seat}-${choice.step}`} state={then} {...choice} />
          ))}
        </div>
      )}
      {past !== undefined && (
        <Course
          link={state.link}
          seat={focus}
          name={nameOf(state, focus)}
          made={() => madeBy(past, focus)}
          show={past.show}
        />
      )}
    </>
  );
}

interface Props extends Choice {
  readonly state: TableState;
  readonly estimates: readonly Estimate[] | undefined;
}

function OfSeat(props: Props) {
  const { state, view, city, chosen, estimates } = props;
  const { kind } = view.public.table.phase;
  // A part of what everybody could do; in play it is all there is.
  const Name = state.link.past === undefined ? 'p' : 'h3';
  return (
    <section class={css.seat} data-choices={city}>
      <Name class={css.name} data-shortens>
        {nameOf(state, city)}
      </Name>
      {kind === 'turn' || kind === 'seventh' ? (
        <Cards {...props} />
      ) : (
        <List view={view} chosen={chosen} estimates={estimates} />
      )}
    </section>
  );
}

const LABELS: Readonly<Record<UseKind, () => string>> = {
  build: () => say.words.build,
  stage: () => say.words.wonder,
  discard: () => say.words.sell,
};
const ACTIONS: Readonly<Record<UseKind, number>> = { build: BUILD, stage: STAGE, discard: DISCARD };

function Cards({ state, view, city, chosen, estimates }: Props) {
  const hand = verdicts(view);
  // Of two cards of a kind one was taken.
  const taken = hand.findIndex(({ card }) => chosen !== undefined && card === cardIn(chosen));
  return (
    <table class={css.table}>
      <thead>
        <tr>
          <th scope="col">
            <span class="sr-only">{say.words.card}</span>
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
                  {isChosen && <Icon name="check" label={say.words.chosen} />}
                  <Price
                    use={use}
                    move={move}
                    isChosen={isChosen}
                    words={wordsFor(state, { view, city, verdict, use })}
                  />
                  <Chance of={said} isBest={said !== undefined && said === estimates?.[0]} />
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
  return use === 'build' ? bandWords(state, bandOf(view.public.table, city, verdict), city) : undefined;
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
function List({ view, chosen, estimates }: Pick<Props, 'view' | 'chosen' | 'estimates'>) {
  return (
    <ul class={css.list}>
      {sevenWonders.legalMoves(atStep(view, 0)).map((move) => (
        <li key={move} class={classes(css.way, move === chosen && css.chosen)}>
          {move === chosen && <Icon name="check" label={say.words.chosen} />}
          <Option move={move} />
          <Chance of={bestOf(estimates, (each) => each === move)} isBest={estimates?.[0]?.move === move} />
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
        {names.words.wonders[wonder].city} · {side}
      </span>
    );
  }
  return actionIn(move) === DECLINE ? <span>{say.words.takeNothing}</span> : <Slip card={cardIn(move)} />;
}
