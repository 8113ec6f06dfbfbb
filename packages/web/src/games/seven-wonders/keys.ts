// The whole table by keyboard.

import type { KeyTable } from '../../table/keys.ts';
import { waysOf } from './logic/ways.ts';
import { handOf } from './parts/hand.tsx';
import { press, type TableState, type UseKind } from './state.ts';

const isSlider = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'range';
const isInHand = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.closest('[data-hand]') !== null;

/** After a card was picked by its number, Enter and the arrows belong to what is done with it. */
const focusAction = () =>
  queueMicrotask(() =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-use]:not(:disabled)')?.focus()),
  );

function walkHand(from: HTMLElement, step: number): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-hand] [data-card]')];
  const at = cards.indexOf(from.closest('[data-card]') as HTMLElement);
  cards[(at + step + cards.length) % cards.length]?.focus();
}

/** Moves the slider of the armed action one stop. */
function slide(state: TableState, step: number): boolean {
  const picked = state.picked.peek();
  const verdict = state.verdicts.peek().find(({ card }) => card === picked?.card);
  if (picked === undefined || verdict === undefined) return false;
  const hasChoice = (use: 'build' | 'stage') => waysOf(verdict[use]).splits.length > 1;
  const wanted = picked.armed === 'stage' ? 'stage' : 'build';
  const use = hasChoice(wanted) ? wanted : hasChoice('stage') ? 'stage' : undefined;
  if (use === undefined) return false;
  const { splits, cheapest } = waysOf(verdict[use]);
  const at = Math.min(splits.length - 1, Math.max(0, (picked[use] ?? cheapest) + step));
  state.adjust(use === 'build' ? { build: at, armed: 'build', power: false } : { stage: at, armed: 'stage' });
  return true;
}

function onNumber(state: TableState, number: number): boolean {
  const card = handOf(state)[number - 1];
  const kind = state.ask.peek()?.kind;
  if (card === undefined || (kind !== 'card' && kind !== 'locked')) return false;
  state.select(card);
  focusAction();
  return true;
}

function onEnter(state: TableState, target: EventTarget | null): boolean {
  const picked = state.picked.peek();
  if (picked?.armed === undefined) return false;
  // A button does its own thing; a card that lies picked up already is locked.
  const button = target instanceof HTMLElement ? target.closest('button, a, summary') : null;
  if (button !== null && button.getAttribute('aria-pressed') !== 'true') return false;
  press(state, picked.armed);
  return true;
}

function onEscape(state: TableState): boolean {
  const asked = state.ask.peek();
  if (state.picked.peek() !== undefined) state.putDown();
  else if (asked?.kind === 'locked' || (asked?.kind === 'card' && asked.step > 0)) state.change();
  else return false;
  return true;
}

function onArrow(state: TableState, target: EventTarget | null, step: number): boolean {
  if (isSlider(target)) return false;
  if (isInHand(target)) walkHand(target, step);
  else return slide(state, step);
  return true;
}

/** Shows a neighbour's city: its panel takes the focus, or the place of mine on a small screen. */
function look(state: TableState, side: 'left' | 'right'): boolean {
  const at = state.round.peek()[side];
  state.shown.value = state.shown.peek() === at ? undefined : at;
  document.querySelector<HTMLElement>(`section[data-city="${at}"]`)?.focus();
  return true;
}

function arm(state: TableState, use: UseKind): boolean {
  if (state.picked.peek() === undefined) return false;
  if (state.moveFor(use) === undefined) {
    state.adjust({ why: use });
    return true;
  }
  state.adjust({ armed: use, sure: undefined, why: undefined });
  document.querySelector<HTMLElement>(`[data-use="${use}"]`)?.focus();
  return true;
}

const number = (state: TableState, { key }: KeyboardEvent): boolean => onNumber(state, Number(key));

export const keys: KeyTable<TableState> = {
  ...Object.fromEntries([...'12345678'].map((key) => [key, number])),
  b: (state) => arm(state, 'build'),
  w: (state) => arm(state, 'stage'),
  s: (state) => arm(state, 'discard'),
  Enter: (state, { target }) => onEnter(state, target),
  Escape: onEscape,
  ArrowLeft: (state, { target }) => onArrow(state, target, -1),
  ArrowRight: (state, { target }) => onArrow(state, target, 1),
  c: (state) => {
    state.overlay.value = { kind: 'coming' };
    return true;
  },
  l: (state) => look(state, 'left'),
  r: (state) => look(state, 'right'),
};
