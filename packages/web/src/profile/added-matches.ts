// Which games of this device are in the history already: they aren't offered again.

import { effect, signal } from '@preact/signals';

const KEY = 'mirabilia.added';
/** The server recognises older ones. */
const MOST = 500;

function load(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export const addedMatches = signal<ReadonlySet<string>>(new Set(load()));

export const noteAdded = (match: string): void => {
  addedMatches.value = new Set([...addedMatches.peek(), match]);
};

effect(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify([...addedMatches.value].slice(-MOST)));
  } catch {
    // Full or forbidden: remembered as long as the page lasts.
  }
});
