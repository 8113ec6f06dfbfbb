// Messages for screen readers that don't depend on the focus.

import { type Signal, signal } from '@preact/signals';

const polite = signal('');
const urgent = signal('');

/** Said at the same moment: the line holds one text, and none of them is to be lost. */
let together: readonly string[] = [];

/** `isUrgent` interrupts what is being read. The same words twice are said twice. */
export function announce(text: string, { isUrgent = false } = {}): void {
  if (isUrgent) {
    say(urgent, text);
    return;
  }
  if (together.length === 0) {
    queueMicrotask(() => {
      const said = together.join(' ');
      together = [];
      say(polite, said);
    });
  }
  together = [...together, text];
}

function say(line: Signal<string>, text: string): void {
  // An invisible space tells repeated words apart; readers don't pronounce it.
  line.value = line.value === text ? `${text}\u00a0` : text;
}

export function Announcer() {
  return (
    <>
      <div class="sr-only" aria-live="polite">
        {polite}
      </div>
      <div class="sr-only" aria-live="assertive">
        {urgent}
      </div>
    </>
  );
}
