// A stage of a wonder is an event: stones come down one by one, dust rises, and what the stage brings runs to its place. My
// finished wonder stops the table for a moment.

import { boardFacts, type City, stageEffectsOf, type Table } from '@mirabilia/seven-wonders';
import { dust, shake, swell } from '../../../../table/choreography/effects.tsx';
import { fly, newGhost } from '../../../../table/choreography/ghosts.tsx';
import { findSeen, spotIn, spotOf } from '../../../../table/choreography/places.ts';
import { SOFT, soundAt } from '../../../../table/choreography/sounds.ts';
import { EASE, type Timeline } from '../../../../table/choreography/timeline.ts';
import { inNextFrame } from '../../../../ui/frame.ts';
import { BoardPicture, Effects } from '../../art/index.ts';
import { names } from '../../names.ts';
import type { TableState } from '../../state.ts';
import { LAND, type Reveal } from '../presentation.ts';
import type { Act } from '../told.ts';
import css from './stage-motion.module.css';

/** Milliseconds: when the card is under the wonder, how long a stone takes, and how long the table stops for the last one. */
const BURIED = LAND + 240;
const STONE = 230;
const BEHIND = 150;
const STOP = 1500;

type Buried = Extract<Act, { kind: 'buried' }>;

const pieces = (city: number): Element[] => [
  ...document.querySelectorAll(`[data-city="${city}"] [data-wonder] [data-piece="built"]`),
];

export function buildStages(state: TableState, { acts, timeline }: Reveal): void {
  for (const act of acts) {
    if (act.kind !== 'buried') continue;
    const before = pieces(act.city).length;
    timeline.act(LAND, () => {
      inNextFrame(() => {
        const fresh = pieces(act.city).slice(before);
        const thud = layStones(timeline, act.city, fresh);
        const isMine = act.city === state.me.peek();
        soundAt(timeline, thud - STONE / 2, 'stone', isMine ? 1 : SOFT);
        if (isMine) celebrate(state, timeline, act, thud);
      });
    });
  }
}

/** Gives when the last stone has come down. */
function layStones(timeline: Timeline, city: number, stones: readonly Element[]): number {
  const wonder = findSeen(`[data-city="${city}"] [data-wonder]`);
  let thud = BURIED;
  for (const [place, stone] of stones.entries()) {
    const at = BURIED + place * BEHIND;
    const from = { opacity: 0, transform: 'translateY(-26px)' };
    timeline.animate(stone, [from, { opacity: 1, offset: 0.25 }, { opacity: 1, transform: 'none' }], {
      at,
      length: STONE,
      easing: EASE.drop,
    });
    thud = at + STONE;
  }
  if (wonder === undefined || stones.length === 0) return thud;
  const box = wonder.getBoundingClientRect();
  const ground = { x: box.x + box.width / 2, y: box.bottom - box.height * 0.15, width: box.width * 0.4 };
  dust(timeline, ground, thud, 6);
  shake(timeline, wonder.closest('[data-city]') ?? undefined, thud);
  return thud;
}

/** What it brings is stamped on the picture and runs to its tile; the last stage is more than that. */
function celebrate(state: TableState, timeline: Timeline, { city, stage }: Buried, thud: number): void {
  const { board } = (state.table.peek() as Table).cities[city] as City;
  const wonder = spotOf(`[data-city="${city}"] [data-wonder]`);
  const tile = findSeen(`[data-city="${city}"] [data-stage="${stage}"]`);
  if (wonder !== undefined) {
    const width = 120;
    const ghost = newGhost(
      timeline,
      <span class={css.stamp}>
        <Effects effects={stageEffectsOf(board, stage - 1)} />
      </span>,
      { width, height: 60 },
    );
    const to = tile === undefined ? { ...wonder, y: wonder.y - 60 } : spotIn(tile.getBoundingClientRect());
    const middle = { x: wonder.x, y: wonder.y };
    fly(
      timeline,
      ghost,
      [
        { ...middle, width: width * 2, opacity: 0 },
        { ...middle, width, opacity: 1 },
        { ...middle, width, opacity: 1 },
        { ...to, width: width * 0.6, opacity: 0 },
      ],
      { at: thud, length: 700, easing: EASE.glide },
    );
  }
  swell(timeline, tile, thud + 560, 1.08);
  if (stage === boardFacts(board).stages.length) stopTheTable(timeline, board, thud + 250);
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
