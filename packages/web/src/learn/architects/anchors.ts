// What bubbles point at, at either table.

export const DECKS = '[data-decks]';
export const deck = (of: number): string => `${DECKS} [data-deck="${of}"]`;
export const GO = '[data-go]';
export const stages = (me: number): string => `[data-city="${me}"] [data-rungs]`;
export const HORNS = '[data-horns]';
export const BATTLE = '[data-conflict]';
export const TOKENS = '[data-token-row]';
export const OFFERS = '[data-offers]';
export const seat = (at: number): string => `[data-seat="${at}"]`;
