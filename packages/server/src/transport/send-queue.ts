// Messages of one tick to one socket are sent together. Each send is a system call, which costs far more than the message,
// and a move causes up to three messages per player.

import type { Writable } from 'node:stream';

const held = new Set<Writable>();

function release(): void {
  for (const wire of held) wire.uncork();
  held.clear();
}

/** Holds writes back until the end of this tick, including its settled promises. */
export function holdForThisTick(wire: Writable): void {
  if (held.has(wire)) return;
  if (held.size === 0) process.nextTick(release);
  wire.cork();
  held.add(wire);
}
