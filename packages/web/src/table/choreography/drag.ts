// Cards can be dragged to where they are to be played, with a mouse or a finger. A press that doesn't go far is a press.

// How things look meanwhile: attributes, which the page's own drawing leaves alone.
import './drag.css';
import { paceNow } from './play.ts';

/** Pixels before a press becomes a drag: a finger trembles more than a mouse. */
const FAR = { mouse: 6, touch: 12, pen: 8 } as const;

export interface DropTarget<Name extends string> {
  readonly name: Name;
  readonly element: Element;
}

interface Wishes<Name extends string> {
  readonly canDrag: () => boolean;
  /** The card is taken up: what it can be used for may appear now. */
  readonly onStart: () => void;
  /** The most special ones first: a wonder lies within its city. */
  readonly targets: () => readonly DropTarget<Name>[];
  /** Where nothing can come of it, no target is marked and the card refuses; what is dropped is told all the same. */
  readonly canDrop?: (name: Name) => boolean;
  /** What a card does that is let go anywhere above its place. */
  readonly above: Name;
  /** It is dropped. The card still lies where it was let go, and goes back afterwards unless it is gone. */
  readonly onDrop: (name: Name) => void;
}

const contains = (element: Element, x: number, y: number): boolean => {
  const box = element.getBoundingClientRect();
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
};

/** Handlers for the element that is dragged. */
export function draggable<Name extends string>(wishes: Wishes<Name>) {
  return {
    onPointerDown(event: PointerEvent & { readonly currentTarget: HTMLElement }) {
      if (event.button !== 0 || !event.isPrimary || !wishes.canDrag()) return;
      follow(event, event.currentTarget, wishes);
    },
  };
}

function follow<Name extends string>(
  { pointerId, pointerType, clientX, clientY }: PointerEvent,
  card: HTMLElement,
  wishes: Wishes<Name>,
): void {
  const done = new AbortController();
  const { signal } = done;
  const far = FAR[pointerType as keyof typeof FAR] ?? FAR.mouse;
  const { top } = card.getBoundingClientRect();
  let targets: readonly DropTarget<Name>[] = [];
  let isDragging = false;

  const canDrop = (name: Name): boolean => wishes.canDrop?.(name) ?? true;
  const mark = (state: (target: DropTarget<Name>) => string | undefined): void => {
    for (const target of targets) {
      const name = canDrop(target.name) ? state(target) : undefined;
      if (name === undefined) delete (target.element as HTMLElement).dataset.drop;
      else (target.element as HTMLElement).dataset.drop = name;
    }
  };

  const targetAt = (x: number, y: number): DropTarget<Name> | undefined =>
    targets.find(({ element }) => contains(element, x, y));

  function start(): void {
    isDragging = true;
    card.dataset.dragged = '';
    wishes.onStart();
    // What appears only now can be dropped on as well.
    requestAnimationFrame(() => {
      if (signal.aborted) return;
      targets = wishes.targets();
      mark(() => 'open');
    });
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    const [x, y] = [event.clientX - clientX, event.clientY - clientY];
    if (!isDragging && Math.hypot(x, y) < far) return;
    if (!isDragging) start();
    // A card leans the way it is pulled.
    const lean = Math.max(-8, Math.min(8, x / 30));
    card.style.transform = `translate(${x}px, ${y}px) rotate(${lean}deg) scale(1.04)`;
    const over = targetAt(event.clientX, event.clientY);
    mark((target) => (target === over ? 'over' : 'open'));
  }

  function end(event: PointerEvent, isDropped: boolean): void {
    if (event.pointerId !== pointerId) return;
    done.abort();
    mark(() => undefined);
    if (!isDragging) return;
    // The press that ends a drag is no press on the card.
    card.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
    const isAbove = event.clientY < top;
    const name = targetAt(event.clientX, event.clientY)?.name ?? (isAbove ? wishes.above : undefined);
    const isRefused = isDropped && name !== undefined && !canDrop(name);
    if (isDropped && name !== undefined) wishes.onDrop(name);
    if (isRefused) refuse(card);
    else requestAnimationFrame(() => goBack(card));
  }

  const on = (kind: 'pointermove' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void) =>
    addEventListener(kind, act, { signal });
  on('pointermove', move);
  on('pointerup', (event) => end(event, true));
  on('pointercancel', (event) => end(event, false));
}

/** Shaken where it was let go, then back. */
function refuse(card: HTMLElement): void {
  const aside = ['0', '-7px', '6px', '-4px', '0'].map((translate) => ({ translate }));
  card.animate(aside, { duration: 220 * paceNow() }).onfinish = () => goBack(card);
}

/** Without a jump: styles say how long a card takes to its place. */
function goBack(card: HTMLElement): void {
  delete card.dataset.dragged;
  card.style.removeProperty('transform');
}
