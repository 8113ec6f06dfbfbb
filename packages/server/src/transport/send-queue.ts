// What a tick has to say to one socket leaves in one piece. Sending costs a system call each time, far more than
// making the message, and a move that is carried out has up to three things to tell each player.

import type { Writable } from 'node:stream';

const held = new Set<Writable>();

function release(): void {
  for (const wire of held) wire.uncork();
  held.clear();
}

/** Holds back what is written until all that runs now has run: promises that are settled included. */
export function holdForThisTick(wire: Writable): void {
  if (held.has(wire)) return;
  if (held.size === 0) process.nextTick(release);
  wire.cork();
  held.add(wire);
}
