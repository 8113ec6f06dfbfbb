// What happened. The table of Architects keeps no history: who joins or comes back is told the story so far, and from
// then on the page adds what it hears. Where nobody tells it, the chronicle says that something is missing.

import type { Architects, Event } from '@mirabilia/architects';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ReplayView, TableLink, ViewUpdate } from '../../../match/link.ts';
import { heldView } from '../../../table/choreography/held-view.ts';
import { overlaysOf } from '../../../table/overlays.ts';
import type { OwnModel } from '../state.ts';
import { newFilm, type RoundFilm, type ToldMoment } from './film.ts';

/** An event, or a gap: what came before it was not heard. */
export type Heard = Event | { readonly kind: 'gap' };
export type Fought = Extract<Event, { kind: 'fought' }>;

export interface Turn {
  readonly turn: number;
  readonly seat: number | undefined;
  readonly heard: readonly Heard[];
}

export interface Chronicle {
  readonly heard: ReadonlySignal<readonly Heard[]>;
  /** What was told last, for those who hear it. */
  readonly news: ReadonlySignal<readonly Event[] | undefined>;
  readonly film: RoundFilm;
  /** In a replay: the moment that was stepped to from the one before it. */
  readonly step: ReadonlySignal<ToldMoment | undefined>;
  /** The conflicts that are being shown. */
  readonly battle: Signal<readonly Fought[] | undefined>;
  readonly isScoreOpen: Signal<boolean>;
  /** The match is over, and its last moments are being told. */
  readonly isScoreDue: ReadonlySignal<boolean>;
  /** The last round was seen here, and can be seen again. */
  readonly hasSeen: ReadonlySignal<boolean>;
  seeAgain(): void;
  endBattle(): void;
}

const UNKNOWN = { turn: 0, seat: undefined };

/** What was heard by turns, the last one last. */
export function turnsIn(heard: readonly Heard[]): readonly Turn[] {
  const turns: { turn: number; seat: number | undefined; heard: Heard[] }[] = [];
  for (const one of heard) {
    if (one.kind === 'turn-began') turns.push({ turn: one.turn, seat: one.seat, heard: [] });
    else {
      // The first turn begins with the match, and nobody says so, unless wonders are chosen before it; what follows a
      // gap is of no known turn.
      if (turns.length === 0) {
        turns.push(
          'seat' in one && one.kind !== 'wonder-chosen'
            ? { turn: 1, seat: one.seat, heard: [] }
            : { ...UNKNOWN, heard: [] },
        );
      }
      turns.at(-1)?.heard.push(one);
    }
  }
  return turns;
}

type Update = ViewUpdate<Architects>;
const isOver = ({ view }: Update): boolean => view.public.table.phase.kind === 'over';

const chronicles = new WeakMap<TableLink<Architects>, Chronicle>();

/** One for each match, whatever else a model carries besides. */
export function chronicleOf(model: OwnModel): Chronicle {
  const known = chronicles.get(model.link) ?? open(model);
  chronicles.set(model.link, known);
  return known;
}

const turnOf = ({ before }: ToldMoment): number => before.public.table.turn;

/** As many turns as there are players, the last one last. */
function lastRound(moments: readonly ToldMoment[]): readonly ToldMoment[] {
  const newest = moments.at(-1);
  if (newest === undefined) return [];
  const first = turnOf(newest) - newest.before.public.table.players;
  return moments.filter((moment) => turnOf(moment) > first);
}

const foughtIn = ({ events }: Update): readonly Fought[] =>
  events.filter((event): event is Fought => event.kind === 'fought');

function open({ link, replay, me }: OwnModel): Chronicle {
  const heard = signal<readonly Heard[]>([]);
  const news = signal<readonly Event[] | undefined>(undefined);
  const step = signal<ToldMoment | undefined>(undefined);
  const battle = signal<readonly Fought[] | undefined>(undefined);
  const isScoreOpen = signal(false);
  /** What was told of the last round. */
  const seen = signal<readonly ToldMoment[]>([]);
  let last: Update | undefined;
  /** It comes when everything is told. */
  const isScoreDue = signal(false);
  const overlays = overlaysOf(link);

  const film = newFilm({
    held: heldView(link),
    me: () => me.peek(),
    tell: (moments) => {
      const events = moments.flatMap(({ update }) => update.events);
      heard.value = [...heard.value, ...events];
      news.value = events;
      seen.value = lastRound([...seen.peek(), ...moments]);
    },
    fight: ({ update }) => {
      const fought = foughtIn(update);
      if (fought.length > 0) battle.value = fought;
      return fought.length > 0;
    },
    whenOver: openScoreIfDue,
  });

  function openScoreIfDue(): void {
    if (!isScoreDue.peek() || battle.value !== undefined || film.isRunning) return;
    isScoreDue.value = false;
    isScoreOpen.value = true;
  }

  /** A replay knows everything, whichever way one came to this moment; nothing keeps whoever steps on. */
  function hearReplay({ story }: ReplayView<Architects>, update: Update, before: Update | undefined): void {
    heard.value = story.peek();
    if (before !== undefined && update.events.length > 0) {
      news.value = update.events;
      step.value = { before: before.view, update };
    }
    // Going on ends the battle.
    battle.value = undefined;
    isScoreDue.value = isOver(update) && !isScoreOpen.value && !(before !== undefined && isOver(before));
    if (!isOver(update)) isScoreOpen.value = false;
    overlays.lay(() => {
      const fought = foughtIn(update);
      if (fought.length > 0) battle.value = fought;
      openScoreIfDue();
    });
  }

  function hearLive(update: Update, before: Update | undefined): void {
    if (isOver(update) && !isScoreOpen.value) isScoreDue.value = true;
    const isGap = update.events.length === 0 && update.decision !== (before?.decision ?? 0);
    if (update.story !== undefined || isGap || before === undefined) {
      film.cut();
      seen.value = [];
      heard.value = update.story ?? [...heard.value, ...(isGap ? [{ kind: 'gap' } as const] : update.events)];
      openScoreIfDue();
    } else if (update.events.length > 0) film.show({ before: before.view, update });
  }

  effect(() => {
    const update = link.update.value;
    if (update === undefined || update === last) return;
    const before = last;
    last = update;
    batch(() => {
      if (replay === undefined) hearLive(update, before);
      else hearReplay(replay, update, before);
    });
  });

  return {
    heard,
    news,
    film,
    step,
    battle,
    isScoreOpen,
    isScoreDue,
    hasSeen: computed(() => seen.value.length > 0),
    seeAgain: () => film.showAgain(seen.peek()),
    endBattle: () => {
      batch(() => {
        battle.value = undefined;
        film.goOn();
        openScoreIfDue();
      });
    },
  };
}
