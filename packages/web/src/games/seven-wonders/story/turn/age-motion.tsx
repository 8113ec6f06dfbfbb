// A new Age is an act of its own: a curtain falls, the light of the table changes behind it, and the cards are dealt.

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
const RISE = 420;
const DEALT_AT = 1100;
const DEAL = 260;
const BEHIND = 80;

export function raiseCurtain({ age, timeline, isDown }: Curtain): void {
  const title = sevenWondersWords.value.age(age);
  const { element } = newGhost(
    timeline,
    <div class={css.curtain} data-age={age}>
      <AgeCoast age={age} />
      <p class={css.title}>{title}</p>
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
  timeline.animate(inside.lastElementChild as Element, [from, { opacity: 1, transform: 'none' }], {
    at: 260,
    length: 300,
  });
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
