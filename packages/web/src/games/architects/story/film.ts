// A round as a film: every move is seen, one after the other, however fast they come. The table shows the view of the
// moment that is being told; whoever presses anything sees the newest one.

import type { Architects, Table } from '@mirabilia/architects';
import type { Seat, View } from '@mirabilia/kernel';
import { batch, type Signal } from '@preact/signals';
import type { ViewUpdate } from '../../../match/link.ts';
import { AGAIN_SLOWNESS, type Timeline } from '../../../table/choreography/timeline.ts';
import { fought, past } from './between.ts';

/** What a choice led to, and what the table was like before. */
export interface ToldMoment {
  readonly before: View<Architects>;
  readonly update: ViewUpdate<Architects>;
  /** It is history already, and only seen once more. */
  readonly isAgain?: boolean;
}

/** Milliseconds at full speed, on the film's timeline. */
export interface FilmSpan {
  readonly at: number;
  readonly length: number;
}

/** When the table changes to what the moment led to, and when the next moment may begin. */
export interface Laid {
  readonly lands: number;
  readonly ends: number;
  /** When its conflicts may begin, or what it asks for may be seen, if the table has something to show before. */
  readonly opens?: number | undefined;
}

/** What shows the film: the table, where one is laid. */
export interface FilmScreen {
  /** Nothing where nothing moves. `slowness`: so many times slower than in play. */
  begin(slowness: number): Timeline | undefined;
  lay(timeline: Timeline, moment: ToldMoment, span: FilmSpan): Laid;
}

interface Needs {
  readonly held: Signal<View<Architects> | undefined>;
  readonly me: () => Seat | null;
  /** The table has come to these moments: they are history. */
  readonly tell: (moments: readonly ToldMoment[]) => void;
  /** Shows the conflicts of a moment, which end with `goOn`; says whether there are any to show. */
  readonly fight: (moment: ToldMoment) => boolean;
  /** Everything was told, and nothing moves any more. */
  readonly whenOver: () => void;
}

export interface RoundFilm {
  readonly isRunning: boolean;
  /** Gives how to take it away again. */
  mount(projector: FilmScreen): () => void;
  show(moment: ToldMoment): void;
  /** Shows what was told before, slowly; not while something else is told. */
  showAgain(moments: readonly ToldMoment[]): void;
  /** While conflicts are shown: their tokens have come to the winners. */
  showResult(): void;
  /** After conflicts. */
  goOn(): void;
  /** Forgets what wasn't told: whoever comes back hears it as a story. */
  cut(): void;
}

/** Milliseconds that a move has at most and at least, and a whole round with few and with seven players. */
export const LONGEST = 330;
export const SHORTEST = 60;
const FEW = { players: 4, length: 1500 };
const MANY = { players: 7, length: 2200 };
/** Beyond that, for a stage of my own: whoever plays it is a part of the round, the others keep their time. */
export const OWN_STAGE = 360;

export function roundLength(players: number): number {
  const share = Math.max(0, players - FEW.players) / (MANY.players - FEW.players);
  return FEW.length + share * (MANY.length - FEW.length);
}

const tableOf = ({ update }: ToldMoment): Table => update.view.public.table;

export function newFilm({ held, me, tell, fight, whenOver }: Needs): RoundFilm {
  let projector: FilmScreen | undefined;
  let timeline: Timeline | undefined;
  /** Not begun yet. */
  let waiting: readonly ToldMoment[] = [];
  /** Begun, and the table hasn't come to it. */
  let current: ToldMoment | undefined;
  let isFighting = false;
  /** On the timeline: when the next moment may begin, when all of them should be over, and when they must be. */
  let cursor = 0;
  let until = 0;
  let latest = 0;

  const isBusy = (): boolean => current !== undefined || waiting.length > 0 || isFighting;

  const isMoving = (): boolean => timeline !== undefined && !timeline.isOver;

  function rest(): void {
    if (!isBusy() && !isMoving()) whenOver();
  }

  /** The table comes to a moment; it is the newest one if nothing else waits. */
  function land(moment: ToldMoment): void {
    batch(() => {
      current = undefined;
      held.value = waiting.length > 0 ? past(moment.update.view) : undefined;
      if (moment.isAgain !== true) tell([moment]);
      rest();
    });
  }

  /** Those who play before it is my turn again. */
  function coming(): number {
    const newest = waiting.at(-1);
    const seat = me();
    if (newest === undefined || seat === null) return 0;
    const { players, seat: now, phase } = tableOf(newest);
    return phase.kind === 'over' ? 0 : (seat - now + players) % players;
  }

  function begin(on: Timeline): void {
    const [moment, ...rest] = waiting;
    if (moment === undefined || isFighting) return;
    const share = (until - cursor) / (waiting.length + coming());
    const length = Math.max(SHORTEST, Math.min(LONGEST, share));
    waiting = rest;
    current = moment;
    const { lands, ends, opens = lands } = (projector as FilmScreen).lay(on, moment, { at: cursor, length });
    const asked = cursor + length;
    cursor = Math.max(ends, opens + 1);
    // What takes longer, as my own stage does, doesn't hurry the others while there is time.
    until = Math.max(until, Math.min(latest, until + cursor - asked));
    if (opens > lands) {
      on.act(lands, () => {
        if (current === moment && !on.isOver) held.value = fought(moment);
      });
    }
    on.act(opens, () => {
      if (current !== moment) return;
      batch(() => {
        // Conflicts that are history aren't in the way of whoever skips.
        isFighting = !(moment.isAgain === true && on.isOver) && fight(moment);
        // Whoever skips sees the newest table under its conflicts.
        if (!isFighting || on.isOver) land(moment);
        else held.value = fought(moment);
      });
    });
    on.act(cursor, () => {
      if (!on.isOver) begin(on);
    });
  }

  /** Tells all that is left at once; conflicts among it are shown over the newest table. */
  function hurry(moves: boolean): void {
    const left = waiting.filter(({ isAgain }) => isAgain !== true);
    waiting = [];
    batch(() => {
      held.value = undefined;
      if (left.length > 0) tell(left);
      for (const moment of left) if (fight(moment)) isFighting = moves;
      rest();
    });
  }

  /** The timeline that is running, or a new one; none where nothing moves. */
  function timelineNow(slowness: number): Timeline | undefined {
    if (timeline !== undefined && !timeline.isOver) {
      cursor = Math.max(cursor, timeline.elapsed);
      return timeline;
    }
    cursor = 0;
    const begun = projector?.begin(slowness);
    begun?.whenOver(() => {
      // Ended by itself before conflicts: they are being fought.
      if (timeline !== begun || current !== undefined) return;
      if (waiting.length > 0) hurry(true);
      else rest();
    });
    timeline = begun;
    return begun;
  }

  function run(): void {
    const first = waiting[0];
    if (first === undefined || isFighting) return;
    const on = timelineNow(first.isAgain === true ? AGAIN_SLOWNESS : 1);
    if (on === undefined) {
      hurry(false);
      return;
    }
    until = cursor + roundLength(tableOf(first).players);
    latest = cursor + MANY.length + OWN_STAGE;
    held.value = past(first.before);
    begin(on);
  }

  return {
    get isRunning() {
      return isBusy() || isMoving();
    },
    mount(given) {
      projector = given;
      return () => {
        if (projector === given) projector = undefined;
        timeline?.skip();
        this.goOn();
      };
    },
    show(moment) {
      const wasBusy = isBusy();
      waiting = [...waiting, moment];
      if (!wasBusy) run();
      else held.value ??= past(moment.before);
    },
    showAgain(moments) {
      if (isBusy()) return;
      timeline?.skip();
      waiting = moments.map((moment) => ({ ...moment, isAgain: true }));
      run();
    },
    showResult() {
      if (isFighting && current !== undefined) held.value = past(current.update.view);
    },
    goOn() {
      if (!isFighting) return;
      batch(() => {
        isFighting = false;
        if (current !== undefined) land(current);
        if (waiting.length > 0) run();
        else rest();
      });
    },
    cut() {
      waiting = [];
      current = undefined;
      isFighting = false;
      held.value = undefined;
      timeline?.skip();
    },
  };
}
