// The film on the table: each moment's events, from the picture before to the picture after.

import { cardOf, type Event, SYMBOL_CARDS } from '@mirabilia/architects';
import { useEffect } from 'preact/hooks';
import { light } from '../../../table/choreography/effects.tsx';
import { cityBox } from '../../../table/choreography/places.ts';
import { beginMotion } from '../../../table/choreography/play.ts';
import { SOFT, soundAt, useSoundOfMotion } from '../../../table/choreography/sounds.ts';
import type { Timeline } from '../../../table/choreography/timeline.ts';
import { askedOf } from '../logic/ask.ts';
import { cityAt, type TableState } from '../state.ts';
import { chronicleOf } from './chronicle.ts';
import { type FilmSpan, type Laid, LONGEST, type ToldMoment } from './film.ts';
import { blowHorns } from './scenes/horns.tsx';
import { joinSet } from './scenes/set.tsx';
import { payStage, RISEN, raiseMine, raiseTheirs, type StageBuilt } from './scenes/stage.tsx';
import { LANDS, type Taken, takeCard } from './scenes/take.tsx';
import { fillRow, takeToken, WALK, walkCat } from './scenes/tokens.tsx';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;
const all = <K extends Event['kind']>(events: readonly Event[], kind: K): readonly Of<K>[] =>
  events.filter((event): event is Of<K> => event.kind === kind);

/** Seen longer than it takes: the light fades while the next player moves. */
const AFTERGLOW = 160;
/** What nobody sees takes no time, or hardly any. */
const BRIEF = 40;
/** My own card is quicker: I know what I did. */
const MINE = 300;
/** A token of my own is seen on its way. */
const TAKING = 420;
/** Until nobody's card crosses what it says any more. */
const TOLD = 600;

const whoMoved = (events: readonly Event[]): number | undefined =>
  events.find((event) => 'seat' in event && event.kind !== 'turn-began' && event.kind !== 'fought')?.seat;

export function Film({ model }: { readonly model: TableState }) {
  useSoundOfMotion(model.link);
  useEffect(() => {
    const { film, step } = chronicleOf(model);
    const unmount = film.mount({
      begin: beginMotion,
      lay: (timeline, moment, span) => lay(model, timeline, moment, span),
    });
    const stop = followReplay(model, step);
    return () => {
      stop();
      unmount();
    };
  }, [model]);
  return null;
}

function lay(
  model: TableState,
  timeline: Timeline,
  { before, update }: ToldMoment,
  { at, length }: FilmSpan,
): Laid {
  const { events } = update;
  const me = model.me.peek();
  const table = before.public.table;
  const seat = whoMoved(events);
  const taken = all(events, 'taken');
  const tokens = all(events, 'token-taken');
  const seen = taken.length + tokens.length;
  const box = seat === undefined ? undefined : cityBox(seat);
  const own = seat === me ? (tokens.length > 0 ? TAKING : Math.min(MINE, length)) : length;
  const time = seen === 0 ? Math.min(own, BRIEF) : own;
  if (seat !== undefined && box !== undefined && seat !== me) {
    light(timeline, box, { at, length: time + AFTERGLOW }, `${events[0]?.kind} ${seat}`);
  }
  const each = time / Math.max(1, seen);
  const context = {
    timeline,
    table,
    me,
    central: before.private?.holding.central ?? -1,
    isSmall: model.isSmall.peek(),
  };
  const stages = all(events, 'stage-built');
  const mine = stages.find((built) => built.seat === me);
  // The last thing that flies, and what is paid after it, changes the table.
  const flown = seen === 0 ? at + time : at + (seen - 1) * each + each * LANDS;
  const lands = mine === undefined ? flown : payStage(timeline, mine, flown);
  for (const [i, one] of taken.entries())
    takeCard({ ...context, changes: lands }, one, { at: at + i * each, length: each });
  for (const [i, one] of tokens.entries())
    takeToken(timeline, one, {
      at: at + (taken.length + i) * each,
      length: each,
      isMine: one.seat === me,
    });
  sound(timeline, events, { at, lands, gain: seat === me ? 1 : SOFT });
  for (const built of stages) raise(timeline, built, { table, isMine: built === mine, at: lands });
  const cats = all(events, 'cat-moved');
  for (const cat of cats) walkCat(timeline, cat, { at: lands, gain: cat.seat === me ? 1 : SOFT });
  const isFight = events.some(({ kind }) => kind === 'fought');
  let opens: number | undefined;
  if (me !== null && isSetDue(update.view, taken))
    opens = joinSet(timeline, me, cityAt(update.view.public.table, me), lands);
  for (const horns of all(events, 'horns-blown')) {
    const turned = blowHorns(timeline, horns, lands);
    if (isFight) opens = turned;
  }
  for (const { place } of all(events, 'row-filled')) fillRow(timeline, place, lands + 1);
  const isMine = ({ seat }: { readonly seat: number }): boolean => seat === me;
  const rest = Math.max(
    20,
    mine === undefined ? 0 : RISEN,
    cats.some(isMine) ? WALK : 0,
    tokens.some(isMine) ? TOLD : 0,
  );
  return { lands, ends: Math.max(at + time, lands + rest), opens };
}

/** The card that I took made a set, and a token is the next thing that I am asked for. */
function isSetDue(view: ToldMoment['before'], taken: readonly Taken[]): boolean {
  const asked = askedOf(view);
  return (
    asked.kind === 'choose' &&
    asked.choices.some(({ target }) => target.kind === 'token') &&
    taken.some(({ seat, card }) => seat === view.viewer && SYMBOL_CARDS.includes(cardOf(card) as number))
  );
}

interface Heard {
  readonly at: number;
  readonly lands: number;
  readonly gain: number;
}

/** A card is heard when it is taken, everything else when it is there. */
function sound(timeline: Timeline, events: readonly Event[], { at, lands, gain }: Heard): void {
  const has = (kind: Event['kind']): boolean => events.some((event) => event.kind === kind);
  if (has('taken')) soundAt(timeline, at, 'flip', gain);
  if (has('token-taken')) soundAt(timeline, lands, 'coin', gain);
  if (has('stage-built')) soundAt(timeline, lands, 'stone', gain);
  if (has('horns-blown')) soundAt(timeline, lands, 'horn', gain);
  if (has('shuffled')) soundAt(timeline, lands, 'slide', gain);
}

interface Raising {
  readonly table: ToldMoment['before']['public']['table'];
  readonly isMine: boolean;
  readonly at: number;
}

const raise = (timeline: Timeline, built: StageBuilt, { table, isMine, at }: Raising): void =>
  (isMine ? raiseMine : raiseTheirs)(timeline, table, built, at);

/** Who steps through a replay sees the card fly to where it lies already, until they step on. */
function followReplay(model: TableState, step: ReturnType<typeof chronicleOf>['step']): () => void {
  let last: Timeline | undefined;
  return step.subscribe((moment) => {
    last?.skip();
    const taken = moment === undefined ? [] : all(moment.update.events, 'taken');
    last = taken.length === 0 ? undefined : beginMotion();
    if (last !== undefined && moment !== undefined) flyOnly(model, last, moment, taken);
  });
}

function flyOnly(
  model: TableState,
  timeline: Timeline,
  { before }: ToldMoment,
  taken: readonly Taken[],
): void {
  const context = {
    timeline,
    table: { ...before.public.table, sizes: before.public.table.sizes.map(() => 0) },
    me: null,
    central: -1,
    isSmall: model.isSmall.peek(),
  };
  for (const [i, one] of taken.entries())
    takeCard({ ...context, changes: 0 }, one, { at: i * LONGEST, length: LONGEST });
}
