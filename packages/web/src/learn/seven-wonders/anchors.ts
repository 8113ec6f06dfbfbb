// What bubbles point at, at either table. Where a part isn't on the screen, the next one stands for it.

import { type Card, cardFacts } from '@mirabilia/seven-wonders';

export const HAND = '[data-hand]';
export const card = (of: Card): string => `${HAND} [data-card="${cardFacts(of).id}"]`;
export const use = (of: 'build' | 'stage' | 'discard'): string => `[data-use="${of}"]`;
export const stages = (me: number): string =>
  `[data-city="${me}"] [data-stages], [data-city="${me}"] [data-next-stage]`;
export const market = (side: 'left' | 'right'): string => `[data-market="${side}"]`;
export const coins = (me: number): string => `[data-city="${me}"] [data-coins]`;
export const PASSING = '[data-passing]';
export const CONFLICT = '[data-conflict]';
export const conflictAt = (side: 'left' | 'right'): string => `[data-conflict="${side}"]`;
export const science = (me: number): string => `[data-city="${me}"] [data-science]`;
export const city = (at: number): string => `[data-city="${at}"], [data-seat="${at}"]`;
