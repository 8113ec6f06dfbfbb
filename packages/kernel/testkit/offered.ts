// Whether a game offers exactly what an independent list of legal moves has.

/** A sample of what differs is enough to see why. */
const SHOWN = 5;

/** How two lists of legal moves differ. */
export interface OfferDifference {
  /** Legal and not offered. */
  readonly missing: readonly string[];
  /** Offered and not legal. */
  readonly extra: readonly string[];
  /** Offered more than once. */
  readonly twice: readonly string[];
}

/** What differs between the texts of the moves on offer and of the legal ones; undefined if nothing does. */
export function offerDifference(
  offered: readonly string[],
  legal: readonly string[],
): OfferDifference | undefined {
  const isOffered = new Set(offered);
  const isLegal = new Set(legal);
  const missing = legal.filter((text) => !isOffered.has(text));
  const extra = offered.filter((text) => !isLegal.has(text));
  const twice =
    isOffered.size < offered.length ? offered.filter((text, at) => offered.indexOf(text) < at) : [];
  if (missing.length + extra.length + twice.length === 0) return undefined;
  return { missing: missing.slice(0, SHOWN), extra: extra.slice(0, SHOWN), twice: twice.slice(0, SHOWN) };
}
