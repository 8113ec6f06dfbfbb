// What of the last news is being shown. The table stays as it was until the cards have been turned over: first the cities
// change, and when my card lies there the rest does. In a replay, where one steps on, only the cities wait. Any press or key
// ends that, so nobody ever waits for an animation.

import type { View } from '@mirabilia/kernel';
import type { Age, Neighbour, SevenWonders, Table } from '@mirabilia/seven-wonders';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { TableLink, ViewUpdate } from '../../../match/link.ts';
import { heldView } from '../../../table/choreography/held-view.ts';
import { beginMotion } from '../../../table/choreography/play.ts';
import { AGAIN_SLOWNESS, type Timeline } from '../../../table/choreography/timeline.ts';
import { overlaysOf } from '../../../table/overlays.ts';
import { endOfAgeView } from '../logic/ask.ts';
import type { OwnModel } from '../state.ts';
import { isFirstDeal } from './first-deal.ts';
import { historyOf, lastTurn } from './history.ts';
import type { Act, TurnTold } from './told.ts';
import { LAND, leavesAt, PASS, PASSING } from './turn/times.ts';

/** What was done since the picture that is shown, and the coins before and after. */
export interface Showing {
  readonly serial: number;
  readonly turn: TurnTold;
  readonly acts: readonly Act[];
  readonly coinsBefore: readonly number[];
}

/** Cards being turned over, and the timeline that carries them. */
export interface Reveal extends Showing {
  readonly timeline: Timeline;
  /** Where the hands go afterwards, if they do. */
  readonly passed: Neighbour | undefined;
  /** When my hand leaves: my card lies by then. */
  readonly leaves: number;
  /** The Age is over: what is left in the hands is discarded. */
  readonly isAgeOver: boolean;
}

/** The next Age begins behind it. */
export interface Curtain {
  readonly age: Age;
  readonly timeline: Timeline;
  /** It is down from the beginning: there was no table before. */
  readonly isDown: boolean;
}

export interface Presentation {
  /** The model to draw cities from: it changes when the cards lie. */
  readonly shown: OwnModel;
  /** Who owes how many moves. A city whose cards are being turned over has chosen. */
  readonly owed: ReadonlySignal<readonly number[]>;
  /** What happened last, for those who are told and not shown; it stays until something else happens. */
  readonly news: ReadonlySignal<Showing | undefined>;
  readonly reveal: ReadonlySignal<Reveal | undefined>;
  /** The Age whose battles are shown. */
  readonly battles: ReadonlySignal<number | undefined>;
  /** The last curtain that fell. */
  readonly curtain: ReadonlySignal<Curtain | undefined>;
  readonly isScoreOpen: Signal<boolean>;
  /** The last turn was seen here, and can be seen again. */
  readonly hasSeen: ReadonlySignal<boolean>;
  /** Cards fly once more, and the cities are for a moment what they were; hands and prompts stay. */
  seeAgain(): void;
  endReveal(): void;
  endBattles(): void;
}

/** Milliseconds at full speed until the curtain between two Ages is down: the table changes behind it. */
export const CURTAIN_DOWN = 420;

interface Seen {
  readonly before: View<SevenWonders>;
  readonly showing: Showing;
}

const presentations = new WeakMap<TableLink<SevenWonders>, Presentation>();

/** One for each match, whatever else a model carries besides. */
export function presentationOf(model: OwnModel): Presentation {
  const known = presentations.get(model.link) ?? openPresentation(model);
  presentations.set(model.link, known);
  return known;
}

type Update = ViewUpdate<SevenWonders>;
const tableOf = ({ view }: Update): Table => view.public.table;

function openPresentation(model: OwnModel): Presentation {
  const { link } = model;
  const held = signal<View<SevenWonders> | undefined>(undefined);
  const news = signal<Showing | undefined>(undefined);
  const reveal = signal<Reveal | undefined>(undefined);
  const battles = signal<number | undefined>(undefined);
  const isScoreOpen = signal(false);
  const curtain = signal<Curtain | undefined>(undefined);
  /** All of the last turn, and the table before it. */
  const seen = signal<Seen | undefined>(undefined);
  /** In play: the turn while its cards are turned over, the end of an Age while its conflicts are shown. */
  const whole = heldView(link);
  const isReplay = model.replay !== undefined;
  const told = isReplay ? held : whole;
  /** What the table showed last, with what the viewer had chosen. */
  let picture: View<SevenWonders> | undefined;
  /** What comes after the reveal. */
  let battlesDue: number | undefined;
  let isScoreDue = false;
  let last: Update | undefined;
  let timeline: Timeline | undefined;
  const overlays = overlaysOf(link);

  function endReveal(): void {
    if (timeline !== undefined && !timeline.isOver) {
      // It calls this when it is over.
      timeline.skip();
      return;
    }
    batch(() => {
      held.value = undefined;
      reveal.value = undefined;
      overlays.lay(goOn);
    });
  }

  /** The table as it was before this news. */
  const pictureOf = ({ view }: Update): View<SevenWonders> =>
    !isReplay && picture?.public.decision === view.public.decision ? picture : view;

  function goOn(): void {
    if (battlesDue !== undefined) battles.value = battlesDue;
    battlesDue = undefined;
    openScoreIfDue();
  }

  function endBattles(): void {
    const fought = battles.value;
    battles.value = undefined;
    const isNextAge = fought !== undefined && fought < 3 && whole.peek() !== undefined;
    const raised = isNextAge ? beginMotion() : undefined;
    if (isNextAge && raised !== undefined) {
      raised.act(CURTAIN_DOWN, () => {
        whole.value = undefined;
      });
      curtain.value = { age: (fought + 1) as Age, timeline: raised, isDown: false };
    } else whole.value = undefined;
    openScoreIfDue();
  }

  function openScoreIfDue(): void {
    if (!isScoreDue || battles.value !== undefined) return;
    isScoreDue = false;
    isScoreOpen.value = true;
  }

  function dealIfFirst(update: Update): void {
    const match = link.lobby.peek()?.id;
    if (isReplay || model.me.peek() === null || match === undefined) return;
    const raised = isFirstDeal(tableOf(update), match) ? beginMotion() : undefined;
    if (raised !== undefined) curtain.value = { age: 1, timeline: raised, isDown: true };
  }

  function hear(update: Update): void {
    const before = last;
    last = update;
    const table = tableOf(update);
    // In a replay, going on ends the battles, and going back closes the score.
    if (isReplay) {
      battlesDue = undefined;
      battles.value = undefined;
      isScoreDue = false;
      if (table.phase.kind !== 'over') isScoreOpen.value = false;
    }
    // Who only watches doesn't have to close the battles: the next turn does.
    if (model.me.peek() === null) battles.value = undefined;
    endReveal();
    whole.value = undefined;
    const isNews = before !== undefined && update.events.length > 0;
    dealIfFirst(update);
    if (table.phase.kind === 'over' && (before === undefined || tableOf(before).phase.kind !== 'over')) {
      isScoreDue = true;
    }
    if (isNews) {
      const fought = update.events.find((event) => event.kind === 'fought');
      battlesDue = fought?.age;
      const next = fought !== undefined && !isReplay ? endOfAgeView(before.view, update.view) : undefined;
      whole.value = next;
      const showing = newsBetween(before, update);
      if (showing !== undefined) news.value = showing;
      const turn = showing === undefined ? undefined : wholeTurn(seen.peek(), before.view, showing);
      timeline = showing === undefined ? undefined : beginMotion();
      if (showing !== undefined && timeline !== undefined) {
        const passed = update.events.find((event) => event.kind === 'hands-passed')?.to;
        told.value = pictureOf(before);
        const leaves = leavesAt(table, showing.acts, model.me.peek());
        const isAgeOver = fought !== undefined;
        // The cities change when the cards land; hand, header and prompt when the hand has left.
        timeline.act(leaves + PASS, () => {
          batch(() => {
            held.value = undefined;
            whole.value = next;
            seen.value = turn;
          });
        });
        play({ ...showing, timeline, passed, leaves, isAgeOver }, () => {
          held.value = isReplay ? undefined : (next ?? update.view);
        });
        overlays.callOff();
        return;
      }
      seen.value = turn;
    }
    endReveal();
  }

  function play(told: Reveal, land: () => void): void {
    told.timeline.act(LAND, land);
    told.timeline.act(told.leaves + PASSING, () => undefined);
    told.timeline.whenOver(endReveal);
    reveal.value = told;
  }

  function seeAgain(): void {
    const last = seen.peek();
    endReveal();
    timeline = last === undefined ? undefined : beginMotion(AGAIN_SLOWNESS);
    const on = timeline;
    if (last === undefined || on === undefined) return;
    batch(() => {
      held.value = last.before;
      // Those who hear it are told again, too.
      news.value = { ...last.showing };
      const now = model.table.peek();
      const leaves = leavesAt(now as Table, last.showing.acts, model.me.peek());
      play({ ...last.showing, timeline: on, passed: undefined, leaves, isAgeOver: false }, () => {
        held.value = undefined;
      });
    });
  }

  effect(() => {
    const update = link.update.value;
    const seen = model.view.value;
    if (update !== undefined && update !== last) batch(() => hear(update));
    else picture = seen;
  });

  const view = computed(() => held.value ?? model.view.value);
  return {
    shown: { ...model, view, table: computed(() => view.value?.public.table) },
    owed: computed(() => whole.value?.public.owed.map(() => 0) ?? link.owed.value),
    news,
    reveal,
    battles,
    curtain,
    isScoreOpen,
    hasSeen: computed(() => seen.value !== undefined),
    seeAgain,
    endReveal,
    endBattles,
  };
}

/** What came later in the same turn is told with what was told of it before. */
function wholeTurn(last: Seen | undefined, before: View<SevenWonders>, showing: Showing): Seen {
  const { turn } = showing;
  const isSame = last?.showing.turn.age === turn.age && last.showing.turn.turn === turn.turn;
  if (!isSame) return { before, showing };
  return { before: last.before, showing: { ...showing, acts: turn.acts, coinsBefore: turn.coinsBefore } };
}

/** What the later table tells more than the earlier one, of its last turn. */
function newsBetween(before: Update, update: Update): Showing | undefined {
  const earlier = lastTurn(historyOf(tableOf(before)));
  const turn = lastTurn(historyOf(tableOf(update)));
  if (turn === undefined) return undefined;
  const isSame = earlier?.age === turn.age && earlier.turn === turn.turn;
  const acts = isSame ? turn.acts.slice(earlier.acts.length) : turn.acts;
  if (acts.length === 0) return undefined;
  return { serial: update.serial, turn, acts, coinsBefore: isSame ? earlier.coins : turn.coinsBefore };
}
