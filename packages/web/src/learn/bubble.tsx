// A bubble beside what it points at. It takes no focus, except where only one thing can be done: then that gets it.

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { findSeen } from '../table/choreography/places.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { appWords, learnWords } from '../words/index.ts';
import css from './bubble.module.css';
import type { Bubble } from './moments.ts';
import { type BubblePlace, placeOf } from './place.ts';

/** The table moves under it: cards come, dialogs close. */
const LOOKS_EVERY = 200;

const KEEP_FREE = ['[data-actions]', '[data-does]', '[data-hand]', '[data-decks]', '[data-go]'];

/** Always within reach, whatever a step asks for. */
const ALWAYS = '[data-lesson], [data-bubble], dialog, [popover], header, a[href]';

const anchorsOf = ({ at }: Bubble): readonly HTMLElement[] =>
  at.flatMap((selector) => {
    const found = findSeen(selector);
    return found === undefined ? [] : [found];
  });

interface Props {
  readonly bubble: Bubble;
  readonly onClose: () => void;
}

export function BubbleView({ bubble, onClose }: Props) {
  const { kind, id } = bubble;
  const text = bubble.text();
  const element = useRef<HTMLElement>(null);
  const place = useSignal<(BubblePlace & { readonly rings: readonly DOMRect[] }) | undefined>(undefined);

  useLayoutEffect(() => {
    const look = (): void => {
      if (element.current === null) return;
      const rings = anchorsOf(bubble).map((anchor) => anchor.getBoundingClientRect());
      const { offsetWidth: width, offsetHeight: height } = element.current;
      const found = placeOf({
        bubble: { width, height },
        window: { width: innerWidth, height: innerHeight },
        anchors: rings,
        avoid: KEEP_FREE.flatMap((each) => {
          const found = findSeen(each);
          const isAround = anchorsOf(bubble).some((anchor) => found?.contains(anchor));
          return found === undefined || isAround ? [] : [found.getBoundingClientRect()];
        }),
        top: document.querySelector('[data-lesson]')?.getBoundingClientRect().bottom ?? 0,
      });
      const next = { ...found, rings };
      if (JSON.stringify(next) !== JSON.stringify(place.peek())) place.value = next;
    };
    look();
    const timer = setInterval(look, LOOKS_EVERY);
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
    };
  }, [bubble, text]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      event.stopPropagation();
      onClose();
    };
    if (kind === 'must') return undefined;
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [id, kind]);

  useMust(bubble);

  const { x = 0, y = 0, side = 'none', rings = [] } = place.value ?? {};
  return (
    <>
      {kind === 'must' && <div class={css.shade} style={{ clipPath: holes(rings) }} />}
      {rings.map((ring, at) => (
        <div
          key={at}
          class={css.ring}
          data-ring
          style={{
            translate: `${ring.x}px ${ring.y}px`,
            inlineSize: `${ring.width}px`,
            blockSize: `${ring.height}px`,
          }}
        />
      ))}
      <aside
        ref={element}
        aria-label={learnWords.value.page.title}
        class={classes(css.bubble, place.value === undefined && css.unplaced)}
        style={{ translate: `${Math.round(x)}px ${Math.round(y)}px` }}
        data-bubble={id}
        data-kind={kind}
        data-side={side}
      >
        <p class={css.text}>{text}</p>
        {kind !== 'must' && (
          <button type="button" class={css.close} aria-label={appWords.value.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </aside>
    </>
  );
}

/** The shade has holes where something can be done. */
function holes(rings: readonly DOMRect[]): string {
  const [width, height] = [innerWidth, innerHeight];
  const cut = rings.map(({ x, y, width: w, height: h }) => `M${x - 4} ${y - 4}h${w + 8}v${h + 8}h${-w - 8}z`);
  return `path(evenodd, "M0 0h${width}v${height}h${-width}z${cut.join('')}")`;
}

const FOCUSABLE = 'button:not(:disabled), [tabindex="0"]';
/** What moves the focus and nothing else. */
const HARMLESS = ['Tab', 'Shift', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** While something must be done, presses and keys reach nothing else on the table. */
function useMust(bubble: Bubble): void {
  const { kind, id } = bubble;
  const now = useRef(bubble);
  now.current = bubble;
  useEffect(() => {
    if (kind !== 'must') return undefined;
    const guard = (event: Event): void => {
      if (isAllowed(now.current, event.target)) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const guardKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || HARMLESS.includes(key) || inDialog(event)) return;
      if (now.current.keys?.includes(key.toLowerCase())) return;
      if (['Enter', ' '].includes(key) && target !== document.body && isAllowed(now.current, target)) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const types = ['pointerdown', 'click', 'dblclick'] as const;
    for (const type of types) addEventListener(type, guard, { capture: true });
    addEventListener('keydown', guardKey, { capture: true });
    return () => {
      for (const type of types) removeEventListener(type, guard, { capture: true });
      removeEventListener('keydown', guardKey, { capture: true });
    };
  }, [id, kind]);
  // What can't be used has no business with the focus; the table gives it away after a card was picked up.
  useEffect(() => {
    if (kind !== 'must') return undefined;
    const hold = (): void => {
      const { activeElement } = document;
      if (activeElement !== document.body && isAllowed(now.current, activeElement)) return;
      const { focus, at } = now.current;
      const first = findSeen(focus ?? at[0] ?? '');
      const control = first?.matches(FOCUSABLE) ? first : first?.querySelector<HTMLElement>(FOCUSABLE);
      control?.focus();
    };
    hold();
    const timer = setInterval(hold, LOOKS_EVERY);
    return () => clearInterval(timer);
  }, [id, kind]);
}

function isAllowed({ at, allows = [] }: Bubble, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return [...at, ...allows, ALWAYS].some((selector) => target.closest(selector) !== null);
}

const inDialog = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('dialog, [popover], input, select, textarea') !== null;
