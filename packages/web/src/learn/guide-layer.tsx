// The bubbles over a table, of a lesson or of first-time hints: the same for both games.

import type { Game } from '@mirabilia/kernel';
import { computed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { MatchLink } from '../match/link.ts';
import { heldView } from '../table/choreography/held-view.ts';
import { openTimelines } from '../table/choreography/play.ts';
import type { CityGame } from '../table/model.ts';
import type { AnyState } from '../table/state.ts';
import { BubbleView } from './bubble.tsx';
import { gatherEvents } from './events.ts';
import { type Bubble, type LessonMoment, newGuide, type Situation } from './moments.ts';
import type { Taught } from './taught.ts';

/** Milliseconds on the clock below which nobody is told anything. */
const HURRY = 15_000;

interface Props<T extends CityGame, S extends Situation> {
  readonly state: AnyState<T>;
  readonly live: MatchLink<T>;
  readonly game: Game<T>;
  readonly moments: readonly LessonMoment<S>[];
  readonly before: Taught;
  readonly keep: (taught: Taught) => void;
  /** Reads signals. Undefined while nothing can be said. */
  readonly situationOf: (events: readonly T['event'][]) => S | undefined;
}

export function GuideLayer<T extends CityGame, S extends Situation>(props: Props<T, S>) {
  const { state, live, game, moments, before, keep, situationOf } = props;
  const guide = useMemo(() => newGuide(moments, before), [live, moments]);
  const gathered = useMemo(() => gatherEvents(game, live), [live]);
  useEffect(() => gathered.stop, [gathered]);
  const bubble = useSignal<Bubble | undefined>(undefined);
  const closed = useSignal(0);
  const isBusy = useMemo(
    () =>
      computed(
        () =>
          openTimelines.value > 0 ||
          heldView(live).value !== undefined ||
          state.overlay.value !== undefined ||
          isHurried(live),
      ),
    [live],
  );
  useSignalEffect(() => {
    closed.value;
    const situation = isBusy.value ? undefined : situationOf(gathered.events.value);
    const next = situation === undefined ? undefined : guide.look(situation);
    bubble.value = next;
    keep(guide.taught());
  });
  const shown = bubble.value;
  return (
    <>
      {shown !== undefined && (
        <BubbleView
          key={shown.id}
          bubble={shown}
          onClose={() => {
            guide.close();
            closed.value++;
          }}
        />
      )}
      {/* Always there, so that a screen reader hears what comes into it. */}
      <p class="sr-only" role="status">
        {shown?.text()}
      </p>
    </>
  );
}

function isHurried({ clock, update }: MatchLink): boolean {
  const deadline = clock.value?.deadlines[update.value?.seat ?? -1] ?? null;
  return deadline !== null && deadline - Date.now() < HURRY;
}
