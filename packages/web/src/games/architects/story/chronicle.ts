// What happened. The table of Architects keeps no history: who joins or comes back is told the story so far, and from
// then on the page adds what it hears. Where nobody tells it, the chronicle says that something is missing.

import type { Architects, Event } from '@mirabilia/architects';
import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
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

const foughtIn = ({ events }: Update): readonly Fought[] =>
  events.filter((event): event is Fought => event.kind === 'fought');

function open({ link, replay, me }: OwnModel): Chronicle {
  const heard = signal<readonly Heard[]>([]);
  const news = signal<readonly Event[] | undefined>(undefined);
  const step = signal<ToldMoment | undefined>(undefined);
  const battle = signal<readonly Fought[] | undefined>(undefined);
  const isScoreOpen = signal(false);
  let last: Update | undefined;
  let isScoreDue = false;
  const overlays = overlaysOf(link);

  const film = newFilm({
    held: heldView(link),
    me: () => me.peek(),
    tell: (moments) => {
      const events = moments.flatMap(({ update }) => update.events);
      heard.value = [...heard.value, ...events];
      news.value = events;
    },
    fight: ({ update }) => {
      const fought = foughtIn(update);
      if (fought.length > 0) battle.value = fought;
      return fought.length > 0;
    },
    whenOver: openScoreIfDue,
  });

  function openScoreIfDue(): void {
    if (!isScoreDue || battle.value !== undefined || film.isRunning) return;
    isScoreDue = false;
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
    isScoreDue = isOver(update) && !isScoreOpen.value && !(before !== undefined && isOver(before));
    if (!isOver(update)) isScoreOpen.value = false;
    overlays.lay(() => {
      const fought = foughtIn(update);
      if (fought.length > 0) battle.value = fought;
      openScoreIfDue();
    });
  }

  function hearLive(update: Update, before: Update | undefined): void {
    if (isOver(update) && !isScoreOpen.value) isScoreDue = true;
    const isGap = update.events.length === 0 && update.decision !== (before?.decision ?? 0);
    if (update.story !== undefined || isGap || before === undefined) {
      film.cut();
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
    endBattle: () => {
      batch(() => {
        battle.value = undefined;
        film.goOn();
        openScoreIfDue();
      });
    },
  };
}
