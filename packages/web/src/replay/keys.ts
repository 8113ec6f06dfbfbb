// The replay by keyboard. Its keys come before the table's, which has nothing to choose here.

import { usePageKeys } from '../ui/use-page-keys.ts';
import type { Projector } from './projector.ts';
import type { ReplayMatch } from './replay-match.ts';

/** Somebody writes, chooses in a list, walks along tabs, or looks at something above the table. */
const OTHERS = 'input:not([type="range"], [type="checkbox"]), textarea, select, [role="tablist"], dialog';
/** These do their own thing with the space bar. */
const PRESSED = 'button, a, summary, [role="button"], [type="checkbox"]';

function handle({ key, repeat, target }: KeyboardEvent, link: ReplayMatch, projector: Projector): boolean {
  switch (key) {
    case 'ArrowRight':
      projector.step(1, { isOneOfMany: repeat });
      return true;
    case 'ArrowLeft':
      projector.step(-1);
      return true;
    case 'Home':
      projector.jump(0);
      return true;
    case 'End':
      projector.jump(link.last);
      return true;
    case 'PageDown':
      projector.skip(1);
      return true;
    case 'PageUp':
      projector.skip(-1);
      return true;
    case ' ':
      if (target instanceof Element && target.closest(PRESSED) !== null) return false;
      projector.toggle();
      return true;
  }
  return false;
}

export function useReplayKeys(link: ReplayMatch, projector: Projector): void {
  usePageKeys(
    (event) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (target instanceof Element && target.closest(OTHERS) !== null) return;
      // A dialog that is open has the keys even if nothing in it has the focus.
      if (document.querySelector('dialog[open]') !== null) return;
      if (!handle(event, link, projector)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    [link, projector],
    { isFirst: true },
  );
}
