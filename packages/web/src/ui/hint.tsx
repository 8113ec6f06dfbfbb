// Help on whatever bears one: by mouse after a moment, by keyboard with the focus, by a finger that stays.
// One bubble for the whole page; an element only carries its words, so that a hundred of them cost nothing.

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import css from './hint.module.css';

/** Milliseconds that a pointer or the focus rests, and that a finger stays. */
const AFTER = { mouse: 400, focus: 500, finger: 450, tap: 0 } as const;
/** Pixels that a finger may tremble. */
const TREMBLE = 10;
/** Between the element and the bubble, and between the bubble and the edge of the window. */
const GAP = 8;

const ID = 'hint';
const BEARER = '[data-hint]';
/** What flies over the table. */
const FLYING = '[data-sky] > *';
const PRESSED = 'button, a, summary, label, input, select';

/** For an element: `<button {...hint('Log')}>`. With more lines the first one is a title. */
export const hint = (...lines: readonly (string | undefined)[]): { readonly 'data-hint': string } => ({
  'data-hint': lines.filter((line) => line !== undefined && line !== '').join('\n'),
});

const bearerOf = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>(BEARER) ?? undefined) : undefined;

export function HintLayer() {
  const bubble = useRef<HTMLDivElement>(null);
  const bearer = useSignal<HTMLElement | undefined>(undefined);
  useEffect(
    () =>
      watch((next) => {
        bearer.value = next;
      }),
    [bearer],
  );
  useLayoutEffect(() => {
    const [of, shown] = [bearer.value, bubble.current];
    if (of === undefined || shown === null) return;
    // Shown anew each time: a dialog that was opened since would cover it.
    shown.showPopover();
    place(shown, of.getBoundingClientRect());
    // What it explains may go while nothing is touched: others play on.
    const observer = new MutationObserver(() => {
      if (!of.isConnected) bearer.value = undefined;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      if (shown.matches(':popover-open')) shown.hidePopover();
    };
  }, [bearer.value]);
  const lines = bearer.value?.dataset.hint?.split('\n') ?? [];
  const keys = bearer.value?.getAttribute('aria-keyshortcuts');
  return (
    <div ref={bubble} id={ID} class={css.bubble} popover="manual" role="tooltip">
      {lines.map((line, at) => (
        <p key={at} class={at === 0 && lines.length > 1 ? css.title : undefined}>
          {line}
          {at === 0 && keys && <kbd class={css.key}>{keys}</kbd>}
        </p>
      ))}
    </div>
  );
}

/** Above what it explains, or below where there is no room; never outside the window. */
function place(bubble: HTMLElement, of: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { width, height } = bubble.getBoundingClientRect();
  const x = Math.max(GAP, Math.min(of.left + (of.width - width) / 2, clientWidth - width - GAP));
  const above = of.top - height - GAP;
  const y = above >= GAP ? above : Math.min(of.bottom + GAP, clientHeight - height - GAP);
  bubble.style.translate = `${Math.round(x)}px ${Math.round(Math.max(GAP, y))}px`;
}

/** Tells whose help is wanted now; gives the way to stop. */
function watch(show: (bearer: HTMLElement | undefined) => void): () => void {
  const leave = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let awaited: HTMLElement | undefined;
  let mouse: { readonly x: number; readonly y: number } | undefined;
  let finger: { readonly x: number; readonly y: number } | undefined;
  /** A finger that stayed asked for help; lifting it does nothing else. */
  let hasHelped = false;

  const hide = (): void => {
    clearTimeout(timer);
    awaited = undefined;
    show(undefined);
  };
  const wait = (bearer: HTMLElement | undefined, after: number, then?: () => void): void => {
    if (bearer === awaited) return;
    hide();
    awaited = bearer;
    if (bearer === undefined) return;
    timer = setTimeout(() => {
      // While cards fly nobody asks what they fly over.
      if (after === AFTER.mouse && document.querySelector(FLYING) !== null) return;
      then?.();
      show(bearer);
    }, after);
  };
  const on = <K extends keyof WindowEventMap>(kind: K, listen: (event: WindowEventMap[K]) => void): void =>
    addEventListener(kind, listen, { capture: true, passive: kind !== 'click', signal: leave.signal });

  on('pointerover', ({ pointerType, target, buttons, clientX, clientY }) => {
    if (pointerType !== 'mouse' || buttons !== 0) return;
    // What has come under a mouse that rests wasn't pointed at.
    if (mouse?.x === clientX && mouse.y === clientY) hide();
    else wait(bearerOf(target), AFTER.mouse);
  });
  on('pointerdown', ({ pointerType, target, clientX, clientY }) => {
    hide();
    hasHelped = false;
    mouse = pointerType === 'mouse' ? { x: clientX, y: clientY } : undefined;
    if (pointerType === 'mouse') return;
    finger = { x: clientX, y: clientY };
    wait(bearerOf(target), AFTER.finger, () => {
      hasHelped = true;
    });
  });
  on('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType === 'mouse' || finger === undefined) return;
    if (Math.hypot(clientX - finger.x, clientY - finger.y) > TREMBLE) hide();
  });
  on('pointerup', ({ pointerType, target, clientX, clientY }) => {
    // Where something was dropped nothing was pointed at, either.
    if (pointerType === 'mouse') mouse = { x: clientX, y: clientY };
    // What a finger asked for stays until the next touch; what it only began to ask for doesn't come any more.
    if (pointerType === 'mouse' || hasHelped) return;
    const tapped = awaited;
    hide();
    // But what can't be pressed has nothing else to answer a tap with.
    if (tapped !== undefined && target instanceof Element && target.closest(PRESSED) === null)
      wait(tapped, AFTER.tap);
  });
  on('pointercancel', () => {
    if (!hasHelped) hide();
  });
  on('click', (event) => {
    if (!hasHelped) return;
    hasHelped = false;
    event.stopPropagation();
    event.preventDefault();
  });
  on('contextmenu', (event) => {
    if (finger !== undefined && bearerOf(event.target) !== undefined) event.preventDefault();
  });
  on('focusin', ({ target }) => {
    const bearer = bearerOf(target);
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    wait(bearer === target ? bearer : undefined, AFTER.focus);
    // Heard with the focus, before it is seen.
    if (bearer === target) describe(bearer);
  });
  on('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  on('scroll', hide);
  on('blur', ({ target }) => {
    if (target === awaited || target === window) hide();
  });
  return () => {
    leave.abort();
    hide();
  };
}

/** What its name doesn't say already is what a screen reader says after it. */
function describe(bearer: HTMLElement): void {
  const name = bearer.getAttribute('aria-label') ?? bearer.textContent ?? '';
  const lines = (bearer.dataset.hint ?? '').split('\n').filter((line) => !name.includes(line));
  if (lines.length > 0) bearer.setAttribute('aria-description', lines.join(' '));
  else bearer.removeAttribute('aria-description');
}
