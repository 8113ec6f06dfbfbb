// Conflicts between neighbours, fought on the table at the borders of their cities: those of the viewer large and first,
// all others small and at the same time. They end by themselves or with any press; where nothing moves they stand until one.

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Shield } from '../../art/tokens.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { tableWords } from '../../words/index.ts';
import { type Battle, resultOf, Token } from '../battle.tsx';
import { widthInEm } from '../em-width.ts';
import { isPhone } from '../layout.ts';
import { SeatEmblem } from '../seat-emblem.tsx';
import type { Who } from '../who.ts';
import { type Border, borderOf, within } from './borders.ts';
import css from './conflicts.module.css';
import { flash, shake, stamp, swell } from './effects.tsx';
import { newGhost, travel } from './ghosts.tsx';
import { boxOf, cityBox, findSeen, spotIn } from './places.ts';
import { beginMotion, isMotionSeen } from './play.ts';
import { soundAt } from './sounds.ts';
import { EASE, type Timeline } from './timeline.ts';

/** Milliseconds at full speed. */
const SECOND = 300;
const OTHERS = 120;
const HIT = 500;
const FOUGHT = 1000;
/** After the hit. */
const BORN = 120;
const LANDS = HIT + 620;
const REST = 380;
/** Nobody wins a draw: shields touch, and it is over. */
const TAP = 400;
/** Before the heaviest hits everything stands still for a moment. */
const HOLD = 160;
/** All of it at the most, however many there are: the viewer's second conflict is the last one. */
export const CONFLICTS_LENGTH = SECOND + HOLD + LANDS + REST;
/** From so many points on a victory is written in gold. */
const GOLDEN = 5;

interface Props {
  readonly title: string;
  /** The conflicts in words, for those who are told and not shown. */
  readonly said?: readonly string[];
  readonly battles: readonly Battle[];
  readonly who: (city: number) => Who;
  /** How much is at stake, from 1 to 3: the more, the heavier they hit. */
  readonly weight?: number;
  /** The city whose conflicts are large; none on a big screen, where all are. */
  readonly viewer?: number;
  /** What they came to, and the button that goes on. Nobody presses anything before a big screen. */
  readonly plaque?: { readonly summary: string; readonly goOn: string };
  /** The tokens have come to their owners; what the game shows of it may move until the end. */
  readonly onResult?: (timeline: Timeline) => void;
  readonly onEnd: () => void;
}

interface Clash extends Battle {
  readonly border: Border;
  readonly isLarge: boolean;
  readonly isDraw: boolean;
  readonly begins: number;
  /** When shields meet, when it is decided and tokens are with their owners. */
  readonly hit: number;
  readonly ends: number;
  /** How heavily they meet: 1 is usual. */
  readonly force: number;
}

/** Heavier from Age to Age, and with the difference of the shields. */
const forceOf = ([one, other]: Battle['shields'], weight: number): number =>
  0.85 + 0.2 * (weight - 1) + 0.05 * Math.min(6, Math.abs(one - other));

/** The border that is shown, the shields in order, and what each got. */
const SIDES = [0, 1] as const;
type Side = (typeof SIDES)[number];

/** Large shields are so wide, in pixels; small ones, and those of a big screen. */
function sizeOf(isLarge: boolean): number {
  const large = Math.min(112, Math.max(68, innerWidth * 0.075));
  return isLarge ? large : Math.min(58, Math.max(30, innerWidth * 0.034));
}

function clashesOf(battles: readonly Battle[], viewer: number | undefined, weight: number): readonly Clash[] {
  let own = 0;
  return battles.flatMap((battle): readonly Clash[] => {
    const [one, other] = battle.cities.map((city) => cityBox(city));
    if (one === undefined || other === undefined) return [];
    const isOwn = viewer !== undefined && battle.cities.includes(viewer);
    const isLarge = isOwn || viewer === undefined;
    const size = sizeOf(isLarge);
    const [wide, high] = roomOf(borderOf(one, other), size, isLarge);
    const border = within(borderOn(one, other, isLarge, size), wide, high, {
      width: innerWidth,
      height: innerHeight,
    });
    const isDraw = battle.tokens.every((token) => token === 0);
    const begins = isOwn ? SECOND * own++ : OTHERS;
    const hold = weight > 2 && !isDraw ? HOLD : 0;
    const hit = begins + (isDraw ? TAP / 2 : HIT + hold);
    const ends = begins + (isDraw ? TAP : LANDS + hold);
    const force = forceOf(battle.shields, weight);
    return [{ ...battle, border, isLarge, isDraw, begins, hit, ends, force }];
  });
}

/** Pixels of a name and what came of it, under a shield or beside another one. */
const LABEL = { width: 70, height: 54 };

/** What a conflict takes with its labels, which stay in the window. */
function roomOf({ axis }: Border, size: number, isLarge: boolean): readonly [width: number, height: number] {
  if (!isLarge) return [size * 2.5, size * 2.9];
  return axis === 'across'
    ? [size * 2.5 + LABEL.width, size * 2.9]
    : [size * 2.5, size * 2.6 + 2 * LABEL.height];
}

/** Small ones keep to the upper edge of seats that lie beside each other, clear of the large ones below. */
function borderOn(one: DOMRect, other: DOMRect, isLarge: boolean, size: number): Border {
  const border = borderOf(one, other);
  if (isLarge || border.axis === 'upright') return border;
  return { ...border, y: Math.min(border.y, Math.max(one.y, other.y) + size * 0.6) };
}

export function Conflicts(props: Props) {
  const { title, said = [], battles, who, weight = 1, viewer, plaque, onResult, onEnd } = props;
  const field = useRef<HTMLElement>(null);
  // From the first picture on: nobody may press what lies under the button.
  const isStill = useSignal(!isMotionSeen());
  // Places change with the size of the window.
  const all = widthInEm.value > 0 ? clashesOf(battles, viewer, weight) : [];
  // A phone has no room for others' conflicts beside one's own; the log tells them.
  const isCrowded = isPhone.value && viewer !== undefined && !isStill.value;
  const clashes = isCrowded ? all.filter(({ isLarge }) => isLarge) : all;
  // Before it is painted: nobody sees the result first.
  useLayoutEffect(() => {
    announce([title, ...said].join('. '));
    const timeline = beginMotion();
    if (timeline === undefined) {
      isStill.value = true;
      return untilPressed(onEnd);
    }
    let isLeft = false;
    play(timeline, field.current as HTMLElement, clashes);
    timeline.act(Math.max(0, ...clashes.map(({ ends }) => ends)), () => !isLeft && onResult?.(timeline));
    timeline.whenOver(() => !isLeft && onEnd());
    return () => {
      isLeft = true;
      timeline.skip();
    };
  }, []);
  return (
    <section
      ref={field}
      class={css.field}
      data-battles
      data-still={isStill.value || undefined}
      aria-label={title}
    >
      {!isStill.value && clashes.map((clash) => <Fought key={clash.cities.join()} clash={clash} who={who} />)}
      {plaque !== undefined && (
        <div class={css.plaque} data-plaque style={isStill.value ? {} : { top: `${plaqueTop(viewer)}px` }}>
          <h2 class={css.title}>{title}</h2>
          <p class={css.summary}>{plaque.summary}</p>
          {isStill.value && <Results battles={battles} who={who} />}
          {/* While they are fought any press goes on, and what it is on is pressed as well. */}
          {isStill.value && (
            <Button look="primary" size="small" icon="forward" onClick={onEnd}>
              {plaque.goOn}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** Over the viewer's own city, below its borders. */
function plaqueTop(viewer: number | undefined): number {
  const box = boxOf(`[data-city="${viewer}"]`, 'main');
  return box === undefined ? innerHeight / 2 : box.y + box.height * 0.62;
}

/** Where nothing moves: all of them in lines. */
function Results({ battles, who }: Pick<Props, 'battles' | 'who'>) {
  return (
    <ul class={css.results}>
      {battles.map(({ cities, shields, tokens }) => (
        <li key={cities.join()} class={css.line} data-clash={cities.join(' ')}>
          {SIDES.map((side) => (
            <One key={side} who={who(cities[side])} shields={shields[side]} token={tokens[side]} />
          ))}
        </li>
      ))}
    </ul>
  );
}

interface OneProps {
  readonly who: Who;
  readonly shields: number;
  readonly token: number;
}

const One = ({ who: { name, isYou, seat }, shields, token }: OneProps) => (
  <span class={css.one} data-you={isYou || undefined}>
    {seat !== undefined && <SeatEmblem seat={seat} />}
    <span>{isYou ? tableWords.value.ending.you : name}</span>
    <Shield />
    <b>{shields}</b>
    {token !== 0 && <Token token={token} />}
  </span>
);

/** Keys that lead to the button, or belong to another one. */
const LEADING = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

function untilPressed(act: () => void): () => void {
  const over = new AbortController();
  const end = (): void => {
    over.abort();
    act();
  };
  // The button ends it when it is clicked: gone before that, it would leave the click to what lies under it.
  const isOnButton = ({ target }: Event): boolean =>
    target instanceof Element && target.closest('[data-plaque]') !== null;
  addEventListener('pointerdown', (event) => !isOnButton(event) && end(), { signal: over.signal });
  addEventListener(
    'keydown',
    (event) => {
      const isButtons = isOnButton(event) && (event.key === 'Enter' || event.key === ' ');
      if (!LEADING.has(event.key) && !isButtons) end();
    },
    { signal: over.signal },
  );
  return () => over.abort();
}

function Fought({ clash, who }: { readonly clash: Clash; readonly who: (city: number) => Who }) {
  const { cities, shields, tokens, border, isLarge } = clash;
  const { you, battles: words } = tableWords.value.ending;
  return (
    <div
      class={css.clash}
      data-clash={cities.join(' ')}
      data-large={isLarge || undefined}
      data-axis={border.axis}
      style={{ left: `${border.x}px`, top: `${border.y}px`, '--size': `${sizeOf(isLarge)}px` }}
    >
      {SIDES.map((side) => {
        const { name, isYou, seat } = who(cities[side]);
        const result = resultOf(tokens[side], tokens[1 - side] as number);
        return (
          <span
            key={side}
            class={css.side}
            data-side={side}
            data-first={(side === 0) !== border.isTurned || undefined}
            data-result={result}
          >
            <span class={css.shield} aria-hidden="true">
              <Shield />
              <b>{shields[side]}</b>
            </span>
            <span class={css.told}>
              <span class={css.name} data-you={isYou || undefined}>
                {seat !== undefined && <SeatEmblem seat={seat} />}
                <span class={isLarge ? css.words : 'sr-only'}>{isYou ? you : name}</span>
              </span>
              <span class="sr-only">{shields[side]}</span>
              <span class={css.result}>
                <span class={isLarge ? '' : 'sr-only'}>{words.result[result]}</span>
              </span>
            </span>
          </span>
        );
      })}
    </div>
  );
}

const WAYS = { across: 'translateX', upright: 'translateY' } as const;

/** Shields step back, charge, and meet; who loses is thrown back; tokens go to their owners. */
function play(timeline: Timeline, field: HTMLElement, clashes: readonly Clash[]): void {
  for (const clash of clashes) {
    const { border, isLarge, isDraw, hit, force, cities, tokens } = clash;
    const size = sizeOf(isLarge);
    const element = field.querySelector(`[data-clash="${cities.join(' ')}"]`);
    if (element === null) continue;
    for (const side of SIDES) charge(timeline, element, clash, side, size);
    flash(timeline, { ...border, width: size * (isDraw ? 1 : 1.9 * force) }, hit - 10);
    if (isLarge) soundAt(timeline, hit - 20, isDraw ? 'lock' : 'clash', Math.min(1, 0.75 * force));
    if (isLarge && !isDraw) {
      for (const city of cities)
        timeline.act(hit, () =>
          shake(timeline, findSeen(`[data-city="${city}"]`, `[data-seat="${city}"]`), hit, 1.5 * force),
        );
    }
    const best = Math.max(...tokens);
    if (isLarge && best >= GOLDEN) {
      const { x, y } = border;
      stamp(timeline, { text: `+${best}`, x, y: y - size * 0.2, size: size * 0.8 }, hit + 40);
    }
    for (const side of SIDES) {
      if (tokens[side] !== 0) sendToken(timeline, clash, side, size);
    }
  }
  const ends = Math.max(0, ...clashes.map((clash) => clash.ends)) + REST;
  // Not before it is decided.
  const decided = Math.max(0, ...clashes.filter(({ isLarge }) => isLarge).map(({ hit }) => hit)) + 120;
  const plaque = field.querySelector('[data-plaque]');
  if (plaque !== null) {
    const risen = [
      { opacity: 0, transform: 'translateY(12px) scale(0.9)' },
      { opacity: 1, transform: 'none' },
    ];
    timeline.animate(plaque, risen, { at: decided, length: 180, easing: EASE.settle });
  }
  const shown = [
    { opacity: 0, offset: 0 },
    { opacity: 1, offset: 0.06 },
    { opacity: 1, offset: 0.92 },
    { opacity: 0, offset: 1 },
  ];
  timeline.animate(field, shown, { at: 0, length: ends, easing: 'linear' });
}

function charge(
  timeline: Timeline,
  clash: Element,
  { border, begins, hit, isDraw, force, tokens }: Clash,
  side: Side,
  size: number,
): void {
  const shield = clash.querySelector(`[data-side="${side}"]`);
  const told = shield?.querySelector(`.${css.told}`) ?? null;
  if (shield === null || told === null) return;
  const way = WAYS[border.axis];
  const out = (side === 0) !== border.isTurned ? -1 : 1;
  const result = resultOf(tokens[side], tokens[1 - side] as number);
  const at = (by: number, scale: number, turn = 0) =>
    `${way}(${out * by * size}px) scale(${scale}) rotate(${out * turn}deg)`;
  const after = {
    victory: [at(-0.2, 1.22), at(-0.12, 1.14), at(0, 1.1)],
    defeat: [at(0.45 * force, 0.96, 22), at(0.7 * force, 0.82, 38), at(0.75 * force, 0.78, 40)],
    draw: [at(0.25, 1), at(0.1, 1), at(0.1, 1)],
  }[result];
  const faded = result === 'defeat' ? 0.55 : 1;
  if (isDraw) {
    const touch = [
      { transform: at(0.3, 0.2), opacity: 0, offset: 0, easing: 'ease-out' },
      { transform: at(0.3, 1.08), opacity: 1, offset: 0.25 },
      { transform: at(0.02, 1), opacity: 1, offset: 0.5, easing: 'ease-out' },
      { transform: at(0.14, 1), opacity: 1, offset: 1 },
    ];
    timeline.animate(shield, touch, { at: begins, length: TAP, easing: 'linear' });
  } else {
    const length = hit - begins + FOUGHT - HIT;
    /** Where in all of it a moment is, before the hit or after it. */
    const before = (ms: number) => ms / length;
    const later = (ms: number) => (hit - begins + ms) / length;
    timeline.animate(
      shield,
      [
        { transform: at(0.3, 0.2), opacity: 0, offset: 0, easing: 'ease-out' },
        { transform: at(0.3, 1.08), opacity: 1, offset: before(160) },
        { transform: at(0.3, 1), opacity: 1, offset: before(240), easing: 'ease-in-out' },
        { transform: at(0.62, 0.97), opacity: 1, offset: before(370) },
        { transform: at(0.64, 0.97), opacity: 1, offset: later(-130), easing: 'cubic-bezier(.7,0,1,.6)' },
        { transform: at(-0.12, 1.1), opacity: 1, offset: later(0), easing: 'ease-out' },
        { transform: after[0], opacity: 1, offset: later(120), easing: 'ease-out' },
        { transform: after[1], opacity: faded, offset: later(260), easing: 'ease-out' },
        { transform: after[2], opacity: faded, offset: 1 },
      ],
      { at: begins, length, easing: 'linear' },
    );
  }
  const word = shield.querySelector(`.${css.result}`);
  if (word !== null)
    timeline.animate(
      word,
      [
        { opacity: 0, transform: 'scale(1.6)' },
        { opacity: 1, transform: 'none' },
      ],
      {
        at: hit + (isDraw ? 0 : 90),
        length: 140,
        easing: EASE.glide,
      },
    );
}

const purse = (city: number): HTMLElement | undefined =>
  findSeen(`[data-city="${city}"] [data-victories]`, `[data-seat="${city}"] [data-victories]`) ??
  findSeen(`[data-city="${city}"] [data-shields]`, `[data-seat="${city}"] [data-shields]`);

function sendToken(
  timeline: Timeline,
  { border, hit, ends, cities, tokens }: Clash,
  side: Side,
  size: number,
): void {
  const city = cities[side];
  const box = purse(city)?.getBoundingClientRect() ?? cityBox(city);
  if (box === undefined) return;
  const out = (side === 0) !== border.isTurned ? -1 : 1;
  const away = (tokens[side] as number) > 0 ? 0.1 : 0.65;
  const width = Math.max(26, size * 0.62);
  // A broken shield and its number are wider than a laurel; a phone is narrow.
  const edge = width + 4;
  const x = border.x + (border.axis === 'across' ? out * size * away : size * 0.5);
  const start = {
    x: Math.min(Math.max(x, edge), innerWidth - edge),
    y: border.y + (border.axis === 'across' ? -size * 0.35 : out * size * away),
  };
  const [born, lands] = [hit + BORN, ends];
  const ghost = newGhost(timeline, <Token token={tokens[side] as number} />, {
    width,
    height: width,
    look: css.token as string,
    until: lands + 60,
  });
  ghost.element.style.fontSize = `${width}px`;
  const to = spotIn(box);
  travel(timeline, ghost, [
    { at: born, ...start, width: 4, opacity: 0, easing: EASE.settle },
    { at: born + 140, ...start, width, opacity: 1 },
    { at: born + 240, ...start, width, opacity: 1, easing: EASE.glide },
    { at: lands, x: to.x, y: to.y, width: 24, opacity: 1 },
    { at: lands + 60, x: to.x, y: to.y, width: 18, opacity: 0 },
  ]);
  timeline.act(lands, () => swell(timeline, purse(city), lands, 1.5));
}
