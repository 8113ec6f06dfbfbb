import { signal } from '@preact/signals';
import type { MatchView } from '../match/link.ts';
import { lazy } from '../ui/lazy.tsx';

/** Is the dialog open that tells how to show the match on a big screen? */
export const isBigScreenOffered = signal(false);

export function offerBigScreen(): void {
  isBigScreenOffered.value = true;
}

const BigScreenDialog = lazy<{ readonly link: MatchView }>(
  () => import('./big-screen-dialog.tsx'),
  () => null,
);

/** The dialog is loaded when it is first opened. */
export function BigScreenOffer({ link }: { readonly link: MatchView }) {
  return isBigScreenOffered.value ? <BigScreenDialog link={link} /> : null;
}
