// What the viewer of any table looks at. What they have chosen lies in the link; nothing of it is kept here.

import type { Game, Move, Refusal } from '@mirabilia/kernel';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameId } from '../games/index.ts';
import type { TableLink } from '../match/link.ts';
import type { Trouble } from '../net/http.ts';
import { navigatorInPlay, type ReferenceNavigator } from '../reference/navigator.ts';
import { isRoomy, isSmallWith } from './layout.ts';
import { type CityGame, type TableModel, tableModel } from './model.ts';
import type { CommonOverlay } from './overlay-dialog.tsx';
import { peopleWaiting } from './patience.ts';
import type { DrawerTab } from './scene.tsx';
import { type Round, roundFrom } from './seats.ts';

export interface AnyState<T extends CityGame> extends TableModel<T> {
  /** The city from which the table is seen: the one that I choose for, or the one that a spectator follows. */
  readonly focus: ReadonlySignal<number>;
  readonly round: ReadonlySignal<Round>;
  /** What is open above the table; each game says what can be. */
  readonly overlay: { value: unknown; peek(): unknown };
  readonly drawer: Signal<DrawerTab | undefined>;
  /** The table is laid as for a small screen. */
  readonly isSmall: ReadonlySignal<boolean>;
  /** Where the rules lie open. */
  readonly reference: ReferenceNavigator;
  /** The city in the place of mine, where there is room for one only. */
  readonly shown: Signal<number | undefined>;
  /** Other people have been waiting for me for a while. */
  readonly peopleWait: ReadonlySignal<boolean>;
  /** Why the server refused a choice, until the next one. */
  readonly refused: Signal<Refusal<Trouble> | undefined>;
  follow(city: number): void;
  /** Keys for cards in a row. In a replay all may change at once: what shows them is changed rather than made again. */
  keyAt(card: number, place: number): string | number;
}

/** `Own`: what a game can open above its table besides what every table can. */
export interface CommonState<T extends CityGame, Own> extends AnyState<T> {
  readonly overlay: Signal<Own | CommonOverlay | undefined>;
}

interface Needs<T extends CityGame> {
  readonly id: GameId;
  readonly game: Game<T>;
  /** So many cities stand at the smallest table. */
  readonly fewest: number;
  /** The city that I choose for, where it may be another than mine. */
  readonly choosesFor?: () => number | undefined;
}

export interface Common<T extends CityGame, Own> {
  readonly state: CommonState<T, Own>;
  /** The number of the decision at hand, without following it. */
  decision(): number;
  /** What a viewer does at a table; in a replay it does nothing. */
  acting<Given extends unknown[]>(act: (...given: Given) => void): (...given: Given) => void;
  /** Sends a choice. `forget` clears what was only pointed at. */
  send(move: Move, step: number, forget: () => void): void;
  /** What to play if my time runs out. */
  preselect(move: Move): void;
}

export function commonState<T extends CityGame, Own>(
  { id, game, fewest, choosesFor }: Needs<T>,
  link: TableLink<T>,
): Common<T, Own> {
  const model = tableModel(game, link);
  const { table, me, live, replay } = model;
  const followed = signal(0);
  // Whoever asks for a hand looks at its city. It goes with the link.
  effect(() => {
    const wanted = live?.shownHands?.wanted.value;
    if (typeof wanted === 'number') followed.value = wanted;
  });
  const refused = signal<Refusal<Trouble> | undefined>(undefined);
  const cities = computed(() => Math.max(fewest, table.value?.cities.length ?? 0));
  const focus = computed(() => choosesFor?.() ?? me.value ?? followed.value % cities.value);
  // The choices of a moment are what people open a replay for, where there is room.
  const drawer = signal<DrawerTab | undefined>(
    replay !== undefined && (isRoomy.peek() || replay.isReviewWanted) ? 'choices' : undefined,
  );
  const decision = (): number => model.view.peek()?.public.decision ?? -1;
  return {
    state: {
      ...model,
      focus,
      round: computed(() => roundFrom(focus.value, cities.value)),
      overlay: signal<Own | CommonOverlay | undefined>(undefined),
      drawer,
      isSmall: isSmallWith(drawer),
      reference: navigatorInPlay(
        id,
        computed(() => table.value?.players),
      ),
      shown: signal(undefined),
      peopleWait: live === undefined ? computed(() => false) : peopleWaiting(live, me),
      refused,
      follow(city) {
        followed.value = city;
      },
      keyAt: (card, place) => (replay === undefined ? `${card}-${place}` : place),
    },
    decision,
    acting: (act) => (live === undefined ? () => undefined : act),
    send(move, step, forget) {
      const choice = { decision: decision(), step, move: game.notation.make(move) };
      batch(() => {
        refused.value = undefined;
        forget();
        void live?.commit(choice).then((answer) => {
          if (!answer.ok) refused.value = answer.refusal;
        });
      });
    },
    preselect(move) {
      void live?.preselect(decision(), game.notation.make(move));
    },
  };
}
