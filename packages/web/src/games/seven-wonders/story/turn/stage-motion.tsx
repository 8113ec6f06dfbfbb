// A stage of a wonder is an event: stones come down one by one, dust rises, and what the stage brings runs to its place. My
// finished wonder stops the table for a moment.

import {
  type Age,
  boardFacts,
  type City,
  type Effect,
  stageEffectsOf,
  type Table,
} from '@mirabilia/seven-wonders';
import { dust, shake, stamp, swell } from '../../../../table/choreography/effects.tsx';
import { keepLook, newGhost, type Pose, travel } from '../../../../table/choreography/ghosts.tsx';
import { boxOf, cityBox, findSeen, spotIn } from '../../../../table/choreography/places.ts';
import { SOFT, soundAt } from '../../../../table/choreography/sounds.ts';
import { EASE, type Timeline } from '../../../../table/choreography/timeline.ts';
import { inNextFrame } from '../../../../ui/frame.ts';
import { widthOf } from '../../art/effects-width.ts';
import { BoardPicture, Effects } from '../../art/index.ts';
import type { TableState } from '../../state.ts';
import type { Reveal } from '../presentation.ts';
import css from './stage-motion.module.css';
import { BEHIND, BURIED, type Buried, growthOf, LAND, STONE, thudOf, thudsOf } from './times.ts';

/** Milliseconds that my wonder takes to grow, and that the table stops for the last stage. */
const GROW = 170;
const STOP = 1500;
/** What the last stage brings is read before it stops. */
const STOPS_AFTER = 300;

const tableOf = (state: TableState): Table => state.table.peek() as Table;
const boardOf = (state: TableState, city: number): number => (tableOf(state).cities[city] as City).board;

export function buildStages(state: TableState, { acts, timeline }: Reveal): void {
  for (const act of acts) {
    if (act.kind !== 'buried') continue;
    const { city } = act;
    const thuds = thudsOf(tableOf(state), act);
    const thud = thuds.at(-1) as number;
    const [before] = growthOf(tableOf(state), act);
    const isMine = city === state.me.peek();
    keepLook(timeline, [`[data-city="${city}"] [data-stage="${act.stage}"]`], { at: LAND, until: thud });
    keepLook(
      timeline,
      [`[data-city="${city}"] [data-stage-figures]`, `[data-seat="${city}"] [data-stage-figures]`],
      { at: LAND, until: thud },
    );
    // Mine are heard stone by stone, the last one the loudest.
    for (const at of isMine ? thuds : [thud])
      soundAt(timeline, at - STONE / 3, 'stone', !isMine ? SOFT : at === thud ? 1 : 0.7);
    if (isMine && act.stage === boardFacts(boardOf(state, city)).stages.length)
      stopTheTable(timeline, boardOf(state, city), tableOf(state).age, thud + STOPS_AFTER);
    timeline.act(LAND, () => {
      inNextFrame(() => {
        const wonder = findSeen(`[data-city="${city}"] [data-wonder]`);
        if (wonder !== undefined) layStones(timeline, wonder, before, isMine ? undefined : thud);
        shake(timeline, findSeen(`[data-city="${city}"]`), thud);
        if (isMine) celebrate(state, timeline, act);
      });
    });
  }
}

/** `dusty`: when dust rises, if it does. */
function layStones(timeline: Timeline, wonder: Element, before: number, dusty: number | undefined): void {
  const stones = [...wonder.querySelectorAll('[data-piece="built"]')].slice(before);
  for (const [place, stone] of stones.entries()) {
    const from = { opacity: 0, transform: 'translateY(-26px)' };
    timeline.animate(stone, [from, { opacity: 1, offset: 0.25 }, { opacity: 1, transform: 'none' }], {
      at: BURIED + place * BEHIND,
      length: STONE,
      easing: EASE.drop,
    });
  }
  if (stones.length > 0 && dusty !== undefined)
    timeline.act(dusty, () => raiseDust(timeline, wonder.getBoundingClientRect(), dusty));
}

function raiseDust(timeline: Timeline, box: DOMRect, at: number): void {
  if (timeline.isOver || box.width === 0) return;
  dust(
    timeline,
    { x: box.x + box.width / 2, y: box.bottom - box.height * 0.15, width: box.width * 0.4 },
    at,
    6,
  );
}

/** My wonder grows while its stones fall, and what the stage brings is stamped on it; the last stage is more than that. */
function celebrate(state: TableState, timeline: Timeline, act: Buried): void {
  const { city, stage } = act;
  const board = boardOf(state, city);
  const thuds = thudsOf(tableOf(state), act);
  const thud = thuds.at(-1) as number;
  const there = growWonder(state, timeline, act);
  const tile = findSeen(
    `[data-city="${city}"] [data-stage="${stage}"]`,
    `[data-city="${city}"] [data-stage-figures]`,
  );
  if (there !== undefined) {
    for (const at of thuds) raiseDust(timeline, there, at);
    stampEffects(timeline, stageEffectsOf(board, stage - 1), there, tile, thud - STAMPED);
  }
  swell(timeline, tile, thud, 1.12);
}

/** So long before the last stone lies, what it brings begins to come down on it. */
const STAMPED = 110;

/** Points as a number in gold; anything else as its pictures. */
function stampEffects(
  timeline: Timeline,
  effects: readonly Effect[],
  there: DOMRect,
  tile: Element | undefined,
  at: number,
): void {
  const points = effects.reduce((sum, effect) => sum + (effect.kind === 'points' ? effect.points : 0), 0);
  const others = effects.filter(({ kind }) => kind !== 'points');
  const sign =
    others.length === 0
      ? {}
      : {
          sign: (
            <span class={css.sign}>
              <Effects effects={others} />
            </span>
          ),
          signWidth: widthOf(others) + 0.3,
        };
  const middle = spotIn(there);
  const to = tile === undefined ? undefined : { ...spotIn(tile.getBoundingClientRect()), width: 24 };
  const size = Math.min(120, Math.max(56, there.height * 0.4));
  stamp(timeline, { text: points > 0 ? `+${points}` : '', ...sign, ...middle, size, to }, at);
}

/** So much larger than it lies there. */
const LARGER = 1.15;

/**
 * Larger than it lies there, and on a phone as wide as the screen, over the dimmed table, until its stones have come to rest.
 * Gives where it is then.
 */
function growWonder(state: TableState, timeline: Timeline, act: Buried): DOMRect | undefined {
  const box = boxOf(`[data-city="${act.city}"] [data-wonder]`) ?? cityBox(act.city);
  if (box === undefined) return undefined;
  const until = thudOf(tableOf(state), act) + 200 + GROW;
  const width = state.isSmall.peek() ? innerWidth - 12 : box.width * LARGER;
  const height = Math.max(box.height * LARGER, width / 3);
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
  const there = new DOMRect(
    Math.max(6, Math.min(x, innerWidth - width - 6)),
    Math.max(6, Math.min(y, innerHeight - height - 6)),
    width,
    height,
  );
  const dim = newGhost(timeline, null, {
    width: innerWidth,
    height: innerHeight,
    look: css.dim as string,
    until,
  });
  const ghost = newGhost(
    timeline,
    <div class={css.grown}>
      <BoardPicture board={boardOf(state, act.city)} built={act.stage} age={tableOf(state).age} />
    </div>,
    { width, height, until },
  );
  const small = { ...spotIn(box), width: Math.min(box.width, box.height * (width / height)), opacity: 0 };
  const whole = { ...spotIn(there), opacity: 1 };
  const screen = { x: innerWidth / 2, y: innerHeight / 2, width: innerWidth };
  const [begin, back] = [Math.max(LAND, timeline.elapsed), until - GROW];
  const stay = (out: Pose, seen: Pose) => [
    { at: begin, ...out, easing: EASE.glide },
    { at: begin + GROW, ...seen },
    { at: back, ...seen, easing: EASE.glide },
    { at: until, ...out },
  ];
  travel(timeline, ghost, stay(small, whole));
  travel(timeline, dim, stay({ ...screen, opacity: 0 }, { ...screen, opacity: 1 }));
  layStones(timeline, ghost.element, growthOf(tableOf(state), act)[0], undefined);
  shake(timeline, ghost.element.firstElementChild ?? undefined, thudOf(tableOf(state), act));
  return there;
}

/** Few turns finish a wonder, so what shows it comes when the first of them is told. */
function stopTheTable(timeline: Timeline, board: number, age: Age, at: number): void {
  timeline.act(at + STOP, () => undefined);
  void import('./finished-wonder.tsx').then(
    ({ showFinished }) => !timeline.isOver && showFinished(timeline, { board, age, at, length: STOP }),
    // Without it the table just waits for a moment.
    () => undefined,
  );
}
