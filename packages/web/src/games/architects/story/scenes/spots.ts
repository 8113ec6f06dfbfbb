// Where the things of the table of Architects are.

import type { Card } from '@mirabilia/architects';
import { boxOf, cityBox, findSeen, type Spot } from '../../../../table/choreography/places.ts';

/** A deck that lies before the viewer as a card of its full size. */
export const reachedDeck = (deck: number): HTMLElement | undefined =>
  findSeen(`li[data-deck="${deck}"] [data-card]`);

export const deckBox = (deck: number): DOMRect | undefined =>
  reachedDeck(deck)?.getBoundingClientRect() ?? boxOf(`[data-deck="${deck}"]`) ?? cityBox(deck);

const inCity = (seat: number, selector: string): HTMLElement | undefined =>
  findSeen(`[data-city="${seat}"] ${selector}`, `[data-seat="${seat}"] ${selector}`);

/** A city or a seat as a whole. */
export const home = (seat: number): HTMLElement | undefined =>
  findSeen(`[data-city="${seat}"]`, `[data-seat="${seat}"]`);

export const heldCard = (seat: number, card: Card): HTMLElement | undefined =>
  inCity(seat, `[data-held="${card}"]`);
export const heldTokens = (seat: number): HTMLElement | undefined => inCity(seat, '[data-tokens]');
export const figure = (seat: number, kind: 'shields' | 'victories' | 'total'): HTMLElement | undefined =>
  inCity(seat, `[data-${kind}]`);
export const pieceOf = (seat: number, stage: number): Element | undefined =>
  inCity(seat, `[data-piece="${stage}"]`);
export const tokenAt = (place: number): HTMLElement | undefined =>
  findSeen(`[data-token="${place}"]`, '[data-token-row]');

const offered = new Map<number, Spot>();

/** Where tokens lie on offer: they are gone when the one that was chosen sets off. */
export function rememberOffers(list: HTMLElement | null): void {
  if (list === null) return;
  offered.clear();
  for (const offer of list.querySelectorAll<HTMLElement>('[data-offer]')) {
    const disc = offer.querySelector<HTMLElement>('[data-disc]');
    const { x, y, width } = offer.getBoundingClientRect();
    // Not where it is just being moved: where it lies.
    if (disc === null || width === 0) continue;
    offered.set(Number(offer.dataset.offer), {
      x: x + disc.offsetLeft - offer.offsetLeft + disc.offsetWidth / 2,
      y: y + disc.offsetTop - offer.offsetTop + disc.offsetHeight / 2,
      width: disc.offsetWidth,
    });
  }
}

/** Where a token lay when it was chosen just now. */
export function offerAt(place: number): Spot | undefined {
  const spot = offered.get(place);
  offered.clear();
  return spot;
}

/** Where a card goes in a city: to its kind, to the others, or just there. */
export const landingBox = (seat: number, card: Card): DOMRect | undefined =>
  heldCard(seat, card)?.getBoundingClientRect() ??
  inCity(seat, '[data-goods]')?.getBoundingClientRect() ??
  cityBox(seat);
