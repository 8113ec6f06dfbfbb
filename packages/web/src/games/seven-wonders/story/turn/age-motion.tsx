// A new Age is an act of its own: a curtain falls, the light of the table changes behind it, and the cards are dealt.

import type { Age, Table } from '@mirabilia/seven-wonders';
import { newGhost } from '../../../../table/choreography/ghosts.tsx';
import { boxOf, spotIn } from '../../../../table/choreography/places.ts';
import { soundAt } from '../../../../table/choreography/sounds.ts';
import { EASE } from '../../../../table/choreography/timeline.ts';
import { inNextFrame } from '../../../../ui/frame.ts';
import { sevenWondersWords } from '../../../../words/index.ts';
import { CURTAIN_DOWN, type Curtain } from '../presentation.ts';
import { AgeCoast } from './age-coast.tsx';
import css from './age-motion.module.css';

/** Milliseconds. */
const RISES_AT = 1020;
/** From where to where things on the coast go while it is seen: the sun climbs, and at dusk it sinks. */
const MOVES = {
  sun: (age: Age) => [age === 3 ? 'translateY(-42px)' : 'translateY(46px)', 'none'],
  boat: () => ['translateX(26px)', 'translateX(-16px)'],
  clouds: () => ['none', 'translateX(14px)'],
} as const satisfies Record<string, (age: Age) => readonly string[]>;
const RISE = 420;
const DEALT_AT = 1100;
const DEAL = 260;
const BEHIND = 80;

export function raiseCurtain({ age, timeline, isDown }: Curtain, table: Table | undefined): void {
  const words = sevenWondersWords.value;
  const { element } = newGhost(
    timeline,
    <div class={css.curtain} data-age={age}>
      <AgeCoast age={age} />
      <div class={css.plate}>
        <p class={css.title}>{words.age(age)}</p>
        {table !== undefined && table.players > 2 && (
          <p class={css.passing}>
            {age === 2 ? words.passRight : words.passLeft} {age === 2 ? '▸▸▸' : '◂◂◂'}
          </p>
        )}
      </div>
    </div>,
    { width: innerWidth, height: innerHeight },
  );
  soundAt(timeline, 0, 'age');
  const inside = element.firstElementChild as HTMLElement;
  if (!isDown) {
    timeline.animate(element, [{ transform: 'translateY(-100%)' }, { transform: 'none' }], {
      at: 0,
      length: CURTAIN_DOWN - 20,
      easing: EASE.glide,
    });
  }
  const from = { opacity: 0, transform: 'translateY(14px)' };
  // A curtain that is down from the beginning has nothing else to show.
  if (!isDown) {
    timeline.animate(inside.lastElementChild as Element, [from, { opacity: 1, transform: 'none' }], {
      at: 200,
      length: 260,
    });
  }
  for (const [name, way] of Object.entries(MOVES)) {
    const moved = inside.querySelector(`[data-moves="${name}"]`);
    const path = way(age).map((transform) => ({ transform }));
    if (moved !== null) timeline.animate(moved, path, { at: 0, length: RISES_AT + RISE, easing: 'ease-out' });
  }
  timeline.animate(element, [{ transform: 'none' }, { transform: 'translateY(-100%)' }], {
    at: RISES_AT,
    length: RISE,
    easing: EASE.drop,
  });
  timeline.act(CURTAIN_DOWN, () => {
    inNextFrame(() => dealHand(timeline, DEALT_AT));
  });
}

/** The cards of a hand come one by one from the middle of the table. */
function dealHand(timeline: Curtain['timeline'], begin: number): void {
  const middle = boxOf('main');
  if (middle === undefined) return;
  const source = spotIn(middle);
  for (const [at, place] of [...document.querySelectorAll<HTMLElement>('[data-hand] > li')].entries()) {
    const spot = spotIn(place.getBoundingClientRect());
    const from = {
      opacity: 0,
      transform: `translate(${source.x - spot.x}px, ${source.y - spot.y}px) scale(0.3) rotateY(180deg)`,
    };
    const seen = { ...from, opacity: 1, offset: 0.05 };
    soundAt(timeline, begin + at * BEHIND + DEAL / 2, 'deal');
    timeline.animate(place, [from, seen, { opacity: 1, transform: 'none' }], {
      at: begin + at * BEHIND,
      length: DEAL,
      easing: EASE.glide,
    });
  }
}
