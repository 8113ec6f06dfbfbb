// Messages for screen readers that don't depend on the focus.

import { signal } from '@preact/signals';

const polite = signal('');
const urgent = signal('');

/** `isUrgent` interrupts what is being read. The same words twice are said twice. */
export function announce(text: string, { isUrgent = false } = {}): void {
  const line = isUrgent ? urgent : polite;
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
