// Which game is counted now, and what was done with it, so that a mistake can be taken back.

import { computed, signal } from '@preact/signals';
import { type GameId, isGameId } from '../games/index.ts';
import { type Pad, type PadPlayer, storedPads, storePads, withPad } from './pad.ts';

/** A hundred mistakes are enough. */
const MOST_UNDONE = 100;

export const pads = signal<readonly Pad[]>(storedPads(isGameId));
const openId = signal<string | undefined>(undefined);
/** What it was before each change since it was opened. */
const before = signal<readonly Pad[]>([]);

export const openPad = computed(() => pads.value.find(({ id }) => id === openId.value));
export const canUndo = computed(() => before.value.length > 0);

function keep(all: readonly Pad[]): void {
  pads.value = all;
  storePads(all);
}

export function beginPad(game: GameId, players: readonly PadPlayer[]): void {
  const at = Date.now();
  // Random ids need a secure page, which a server in the living room may not be.
  const pad: Pad = { id: `${at.toString(36)}${pads.peek().length}`, game, at, isDone: false, players };
  keep(withPad(pads.peek(), pad));
  open(pad.id);
}

export function open(id: string | undefined): void {
  openId.value = id;
  before.value = [];
}

export function change(more: Partial<Pick<Pad, 'players' | 'isDone'>>): void {
  const pad = openPad.peek();
  if (pad === undefined) return;
  before.value = [...before.peek(), pad].slice(-MOST_UNDONE);
  keep(withPad(pads.peek(), { ...pad, ...more }));
}

export function undo(): void {
  const last = before.peek().at(-1);
  if (last === undefined) return;
  before.value = before.peek().slice(0, -1);
  keep(withPad(pads.peek(), last));
}

export function remove(id: string): void {
  keep(pads.peek().filter((pad) => pad.id !== id));
}
