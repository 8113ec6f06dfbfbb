// The whole table by keyboard.

import { mayRemember } from '../../match/aids.ts';
import type { KeyTable } from '../../table/keys.ts';
import type { TableState } from './state.ts';

const focusOn = (selector: string): boolean => {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
};

/** After something was pointed at, Enter belongs to the button that does it. */
const focusGo = () => requestAnimationFrame(() => focusOn('[data-go]'));

function press(selector: string): boolean {
  const found = document.querySelector<HTMLButtonElement>(selector);
  if (found === null || found.disabled) return false;
  found.click();
  focusGo();
  return true;
}

/** What can be chosen stands in rows; the arrows walk along the one that has the focus, else along the decks. */
const ROWS = ['[data-card]:enabled', '[data-stage]', '[data-token][data-open]', '[data-way]', '[data-far]'];

function walk(from: EventTarget | null, step: number): boolean {
  const row = ROWS.find((selector) => from instanceof HTMLElement && from.matches(selector));
  const items = [...document.querySelectorAll<HTMLElement>(row ?? (ROWS[0] as string))];
  if (items.length === 0) return false;
  const at = items.indexOf(from as HTMLElement);
  items[at < 0 ? (step > 0 ? 0 : items.length - 1) : (at + step + items.length) % items.length]?.focus();
  return true;
}

function onEnter(state: TableState, target: EventTarget | null): boolean {
  // A button does its own thing.
  if (target instanceof HTMLElement && target.closest('button, a, summary') !== null) return false;
  if (state.picked.peek() === undefined) return false;
  state.commit();
  return true;
}

function onEscape(state: TableState): boolean {
  if (state.picked.peek() === undefined) return false;
  state.putDown();
  return true;
}

const number = (_: TableState, { key }: KeyboardEvent): boolean => press(`[data-card="${Number(key) - 1}"]`);

export const keys: KeyTable<TableState> = {
  ...Object.fromEntries([...'1234567'].map((key) => [key, number])),
  Enter: (state, { target }) => onEnter(state, target),
  Escape: onEscape,
  ArrowLeft: (_, { target }) => walk(target, -1),
  ArrowRight: (_, { target }) => walk(target, 1),
  c: (state) => {
    if (mayRemember(state.link.lobby.peek())) state.overlay.value = { kind: 'decks' };
    return true;
  },
  s: () => focusOn('[data-stage]'),
  t: () => focusOn('[data-token][data-open]'),
};
