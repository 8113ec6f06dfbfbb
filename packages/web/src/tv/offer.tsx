import type { MatchLink } from '../match/link.ts';
import { lazy } from '../ui/lazy.tsx';
import { isOffered } from './open.ts';

const OfferDialog = lazy<{ readonly link: MatchLink }>(
  () => import('./offer-dialog.tsx'),
  () => null,
);

/** Whatever opens it, the dialog is loaded only then. */
export function BigScreenOffer({ link }: { readonly link: MatchLink }) {
  return isOffered.value ? <OfferDialog link={link} /> : null;
}
