// The sign for those who only watch, and what opens its dialog. Header and tools need it at once; the dialogs are fetched later.

import { signal } from '@preact/signals';
import { isPhone } from '../table/layout.ts';
import { Button } from '../ui/button.tsx';
import { appWords } from '../words/index.ts';
import type { MatchLink } from './link.ts';

export const isWatchingOpen = signal(false);

export const openWatching = (): void => {
  isWatchingOpen.value = true;
};

export const closeWatching = (): void => {
  isWatchingOpen.value = false;
};

/** Players decide who sees their hand, as long as they hold one. */
export const hasOwnHand = (link: MatchLink | undefined): boolean =>
  link?.shownHands !== undefined &&
  link.hasChat &&
  link.lobby.value?.you.seat != null &&
  link.end.value === undefined;

/** Below a phone's header lie cards: the sign stands in the header itself. */
export function WatchSign({ link }: { readonly link: MatchLink | undefined }) {
  if (!isPhone.value || link?.hasChat !== true || link.lobby.value?.you.seat !== null) return null;
  return (
    <Button
      look="quiet"
      icon="eye"
      aria-label={appWords.value.presence.youWatch}
      aria-haspopup="dialog"
      onClick={openWatching}
    />
  );
}
