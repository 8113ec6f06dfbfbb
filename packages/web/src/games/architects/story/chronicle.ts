// What happened. The table of Architects keeps no history: who joins or comes back is told the story so far, and from
// then on the page adds what it hears. Where nobody tells it, the chronicle says that something is missing.

import type { Architects, Event } from '@mirabilia/architects';
import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ReplayView, TableLink, ViewUpdate } from '../../../match/link.ts';
import { overlaysOf } from '../../../table/overlays.ts';
import type { OwnModel } from '../state.ts';

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
  /** The news of the last moment, for what moves. */
  readonly news: ReadonlySignal<{ readonly serial: number; readonly events: readonly Event[] } | undefined>;
  /** The battle that is being shown. */
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

function open({ link, replay }: OwnModel): Chronicle {
  const heard = signal<readonly Heard[]>([]);
  const news = signal<{ serial: number; events: readonly Event[] } | undefined>(undefined);
  const battle = signal<readonly Fought[] | undefined>(undefined);
  const isScoreOpen = signal(false);
  let last: Update | undefined;
  let isScoreDue = false;
  const overlays = overlaysOf(link);

  function openScoreIfDue(): void {
    if (!isScoreDue || battle.value !== undefined) return;
    isScoreDue = false;
    isScoreOpen.value = true;
  }

  /** A replay knows everything, whichever way one came to this moment. */
  function hearReplay({ story }: ReplayView<Architects>, update: Update, before: Update | undefined): void {
    const { events } = update;
    heard.value = story.peek();
    if (before !== undefined && events.length > 0) news.value = { serial: update.serial, events };
    // Going on ends the battle.
    battle.value = undefined;
    isScoreDue = false;
    if (!isOver(update)) isScoreOpen.value = false;
  }

  function hear(update: Update): void {
    const before = last;
    last = update;
    const { events } = update;
    if (replay !== undefined) hearReplay(replay, update, before);
    else if (update.story !== undefined) heard.value = update.story;
    else if (events.length === 0 && update.decision !== (before?.decision ?? 0)) {
      heard.value = [...heard.value, { kind: 'gap' }];
    } else {
      heard.value = [...heard.value, ...events];
      if (before !== undefined) news.value = { serial: update.serial, events };
    }
    const fought = events.filter((event): event is Fought => event.kind === 'fought');
    const wasOver = replay !== undefined && before !== undefined && isOver(before);
    if (isOver(update) && !isScoreOpen.value && !wasOver) isScoreDue = true;
    overlays.lay(() => {
      if (fought.length > 0) battle.value = fought;
      openScoreIfDue();
    });
  }

  effect(() => {
    const update = link.update.value;
    if (update !== undefined && update !== last) batch(() => hear(update));
  });

  return {
    heard,
    news,
    battle,
    isScoreOpen,
    endBattle: () => {
      batch(() => {
        battle.value = undefined;
        openScoreIfDue();
      });
    },
  };
}
