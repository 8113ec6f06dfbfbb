// Cards that were just taken fly from their deck to their city. The table shows the result already: who does something
// meanwhile ends it, and nobody waits.

import type { Event } from '@mirabilia/architects';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Motion, settings } from '../../../app/settings/settings.ts';
import { CardFace } from '../art/card-face.tsx';
import type { OwnModel } from '../state.ts';
import { chronicleOf } from './chronicle.ts';
import css from './flights.module.css';
import { cardIn } from './log-text.ts';

/** Milliseconds of one flight, by the player's wish; the next card starts a part of it later. */
const FLIGHT: Readonly<Record<Motion, number>> = { off: 0, quick: 380, full: 760 };
const BEHIND = 0.35;

type Taken = Extract<Event, { kind: 'taken' }>;
interface Flight {
  readonly key: string;
  readonly taken: Taken;
  readonly at: number;
}

export function Flights({ model }: { readonly model: OwnModel }) {
  const flights = useSignal<readonly Flight[]>([]);
  useEffect(
    () =>
      chronicleOf(model).news.subscribe((news) => {
        if (news === undefined || document.hidden || FLIGHT[settings.motion.peek()] === 0) return;
        const taken = news.events.filter((event): event is Taken => event.kind === 'taken');
        const begun = taken.map((one, at) => ({ key: `${news.serial} ${at}`, taken: one, at }));
        if (begun.length > 0) flights.value = begun;
      }),
    [model, flights],
  );
  const isFlying = flights.value.length > 0;
  useEffect(() => {
    if (!isFlying) return;
    const end = () => {
      flights.value = [];
    };
    addEventListener('pointerdown', end, { capture: true });
    addEventListener('keydown', end, { capture: true });
    return () => {
      removeEventListener('pointerdown', end, { capture: true });
      removeEventListener('keydown', end, { capture: true });
    };
  }, [isFlying, flights]);
  if (!isFlying) return null;
  return (
    <div class={css.sky} aria-hidden="true">
      {flights.value.map((flight) => (
        <Flying
          key={flight.key}
          flight={flight}
          onEnd={() => {
            flights.value = flights.value.filter(({ key }) => key !== flight.key);
          }}
        />
      ))}
    </div>
  );
}

/** The first of them that can be seen. */
function boxOf(...selectors: readonly string[]): DOMRect | undefined {
  for (const selector of selectors) {
    for (const found of document.querySelectorAll(selector)) {
      const box = found.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return box;
    }
  }
  return undefined;
}

const middleOf = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

function Flying({ flight, onEnd }: { readonly flight: Flight; readonly onEnd: () => void }) {
  const { taken, at } = flight;
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null) return;
    const { deck, seat } = taken;
    const from = boxOf(
      `[data-deck="${deck}"]`,
      `[data-seat="${deck}"]`,
      `[data-city="${deck}"]`,
      '[data-hand]',
    );
    const to = boxOf(`[data-city="${seat}"]`, `[data-seat="${seat}"]`);
    if (from === undefined || to === undefined) {
      onEnd();
      return;
    }
    const [start, end] = [middleOf(from), middleOf(to)];
    const own = element.getBoundingClientRect();
    const place = ({ x, y }: { x: number; y: number }, scale: number) =>
      `translate(${x - own.width / 2}px, ${y - own.height / 2}px) scale(${scale})`;
    const small = Math.min(1, Math.max(0.35, from.width / own.width));
    const halfway = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - own.height / 4 };
    const duration = FLIGHT[settings.motion.peek()];
    const flown = element.animate(
      [
        { transform: place(start, small), opacity: 0.2 },
        { transform: place(start, Math.max(0.8, small)), opacity: 1, offset: 0.2 },
        { transform: place(halfway, 1), opacity: 1, offset: 0.6 },
        { transform: place(end, 0.3), opacity: 0 },
      ],
      { duration, delay: at * duration * BEHIND, easing: 'ease-in-out', fill: 'both' },
    );
    flown.onfinish = onEnd;
    return () => flown.cancel();
  }, []);
  return (
    <div ref={card} class={css.card}>
      <CardFace card={cardIn(taken)} />
    </div>
  );
}
