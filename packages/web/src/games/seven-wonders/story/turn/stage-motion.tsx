// A stage of a wonder is an event: stones come down one by one, dust rises, and what the stage brings runs to its place. My
// finished wonder stops the table for a moment.

import { boardFacts, type City, stageEffectsOf, type Table } from '@mirabilia/seven-wonders';
import { dust, shake, swell } from '../../../../table/choreography/effects.tsx';
import { fly, keepLook, newGhost, travel } from '../../../../table/choreography/ghosts.tsx';
import { boxOf, cityBox, findSeen, spotIn } from '../../../../table/choreography/places.ts';
import { SOFT, soundAt } from '../../../../table/choreography/sounds.ts';
import { EASE, type Timeline } from '../../../../table/choreography/timeline.ts';
import { inNextFrame } from '../../../../ui/frame.ts';
import { piecesBuilt } from '../../art/growth.ts';
import { BoardPicture, Effects } from '../../art/index.ts';
import { names } from '../../names.ts';
import type { TableState } from '../../state.ts';
import { LAND, type Reveal } from '../presentation.ts';
import type { Act } from '../told.ts';
import css from './stage-motion.module.css';

/** Milliseconds: when the card is under the wonder, how long a stone takes, and how long the table stops for the last one. */
const BURIED = LAND + 190;
const STONE = 220;
const BEHIND = 130;
const STOP = 1500;
/** On a phone, how long my wonder is as wide as the screen, and how long it takes to be that. */
const SWOLLEN = 900;
const SWELL = 170;
/** Pixels: a picture so high needn't swell. */
const LARGE = 105;

export type Buried = Extract<Act, { kind: 'buried' }>;

const boardOf = (state: TableState, city: number): number =>
  ((state.table.peek() as Table).cities[city] as City).board;

/** How many pieces of the picture stand before and after. */
function growthOf(state: TableState, { city, stage }: Buried): readonly [before: number, after: number] {
  const { length } = boardFacts(boardOf(state, city)).stages;
  return [piecesBuilt(stage - 1, length), piecesBuilt(stage, length)];
}

/** When the last stone has come down: only then is anything got for it. */
export function thudOf(state: TableState, act: Buried): number {
  const [before, after] = growthOf(state, act);
  return BURIED + Math.max(0, after - before - 1) * BEHIND + STONE;
}

export function buildStages(state: TableState, { acts, timeline }: Reveal): void {
  for (const act of acts) {
    if (act.kind !== 'buried') continue;
    const { city } = act;
    const thud = thudOf(state, act);
    const [before] = growthOf(state, act);
    const isMine = city === state.me.peek();
    keepLook(timeline, [`[data-city="${city}"] [data-stage="${act.stage}"]`], { at: LAND, until: thud });
    keepLook(
      timeline,
      [`[data-city="${city}"] [data-stage-figures]`, `[data-seat="${city}"] [data-stage-figures]`],
      { at: LAND, until: thud },
    );
    soundAt(timeline, thud - STONE / 2, 'stone', isMine ? 1 : SOFT);
    timeline.act(LAND, () => {
      inNextFrame(() => {
        const wonder = findSeen(`[data-city="${city}"] [data-wonder]`);
        if (wonder !== undefined) layStones(timeline, wonder, before, thud);
        shake(timeline, findSeen(`[data-city="${city}"]`), thud);
        if (isMine) celebrate(state, timeline, act, thud);
      });
    });
  }
}

function layStones(timeline: Timeline, wonder: Element, before: number, thud: number): void {
  const stones = [...wonder.querySelectorAll('[data-piece="built"]')].slice(before);
  for (const [place, stone] of stones.entries()) {
    const from = { opacity: 0, transform: 'translateY(-26px)' };
    timeline.animate(stone, [from, { opacity: 1, offset: 0.25 }, { opacity: 1, transform: 'none' }], {
      at: BURIED + place * BEHIND,
      length: STONE,
      easing: EASE.drop,
    });
  }
  if (stones.length > 0) timeline.act(thud, () => raiseDust(timeline, wonder, thud));
}

/** Where it stands by then: it may have grown. */
function raiseDust(timeline: Timeline, wonder: Element, thud: number): void {
  const box = wonder.getBoundingClientRect();
  if (timeline.isOver || box.width === 0) return;
  dust(
    timeline,
    { x: box.x + box.width / 2, y: box.bottom - box.height * 0.15, width: box.width * 0.4 },
    thud,
    6,
  );
}

/** What it brings is stamped beside the picture and runs to its tile; the last stage is more than that. */
function celebrate(state: TableState, timeline: Timeline, act: Buried, thud: number): void {
  const { city, stage } = act;
  const board = boardOf(state, city);
  const isLast = stage === boardFacts(board).stages.length;
  const isSmall = state.isSmall.peek();
  const wonder =
    isSmall && !isLast
      ? swellWonder(state, timeline, act, thud)
      : boxOf(`[data-city="${city}"] [data-wonder]`);
  const tile = findSeen(
    `[data-city="${city}"] [data-stage="${stage}"]`,
    `[data-city="${city}"] [data-stage-figures]`,
  );
  if (wonder !== undefined) stampEffects(timeline, board, stage, { wonder, tile, isSmall, at: thud + 40 });
  swell(timeline, tile, thud, 1.12);
  if (isLast) stopTheTable(timeline, board, thud + 250);
}

interface Stamped {
  readonly wonder: DOMRect;
  readonly tile: Element | undefined;
  readonly isSmall: boolean;
  readonly at: number;
}

/** As wide as what it says; never over the stone that it is for. */
function stampEffects(
  timeline: Timeline,
  board: number,
  stage: number,
  { wonder, tile, isSmall, at }: Stamped,
): void {
  const width = Math.min(innerWidth, 320);
  const ghost = newGhost(
    timeline,
    <span class={css.stamps}>
      <span class={css.stamp}>
        <Effects effects={stageEffectsOf(board, stage - 1)} />
      </span>
    </span>,
    { width, height: 60 },
  );
  const pill = ghost.element.querySelector(`.${css.stamp}`)?.getBoundingClientRect() ?? wonder;
  const start = isSmall
    ? { x: innerWidth / 2, y: wonder.bottom + pill.height / 2 + 6 }
    : { x: wonder.right - pill.width / 2 - 12, y: wonder.y + pill.height / 2 + 10 };
  const to = tile === undefined ? { ...start, y: start.y - 60 } : spotIn(tile.getBoundingClientRect());
  const poses = [
    { ...start, width: width * 1.5, opacity: 0 },
    { ...start, width, opacity: 1 },
    { ...start, width, opacity: 1 },
    { ...to, width: width * 0.6, opacity: 0 },
  ];
  fly(timeline, ghost, poses, { at, length: 640, easing: EASE.glide });
}

/** On a phone my wonder may be small: then it is as wide as the screen for a moment. Gives where it is then. */
function swellWonder(state: TableState, timeline: Timeline, act: Buried, thud: number): DOMRect | undefined {
  const wonder = boxOf(`[data-city="${act.city}"] [data-wonder]`);
  if (wonder !== undefined && wonder.height >= LARGE) return wonder;
  const box = wonder ?? cityBox(act.city);
  if (box === undefined) return undefined;
  const width = innerWidth - 16;
  const height = width / 3;
  const ghost = newGhost(
    timeline,
    <div class={css.swollen}>
      <BoardPicture board={boardOf(state, act.city)} built={act.stage} />
    </div>,
    { width, height, until: LAND + SWOLLEN },
  );
  const there = new DOMRect(8, Math.min(box.bottom, innerHeight - height) - height / 2, width, height);
  const small = { ...spotIn(box), width: Math.min(box.width, box.height * 3), opacity: 0 };
  const large = { ...spotIn(there), opacity: 1 };
  travel(timeline, ghost, [
    { at: LAND, ...small, easing: EASE.glide },
    { at: LAND + SWELL, ...large },
    { at: LAND + SWOLLEN - SWELL, ...large, easing: EASE.glide },
    { at: LAND + SWOLLEN, ...small },
  ]);
  layStones(timeline, ghost.element, growthOf(state, act)[0], thud);
  return there;
}

/** The finished wonder alone, over the dimmed table. */
function stopTheTable(timeline: Timeline, board: number, at: number): void {
  const { element } = newGhost(
    timeline,
    <div class={css.finished}>
      <div class={css.picture}>
        <BoardPicture board={board} />
      </div>
      <p class={css.name}>{names.value.wonders[boardFacts(board).wonder].name}</p>
    </div>,
    { width: innerWidth, height: innerHeight },
  );
  timeline.animate(
    element,
    [{ opacity: 0 }, { opacity: 1, offset: 0.16 }, { opacity: 1, offset: 0.84 }, { opacity: 0 }],
    { at, length: STOP },
  );
  const picture = element.querySelector(`.${css.picture}`);
  if (picture !== null) {
    timeline.animate(picture, [{ transform: 'scale(0.86)' }, { transform: 'none' }], {
      at,
      length: STOP,
      easing: 'cubic-bezier(.1,.8,.2,1)',
    });
  }
}
