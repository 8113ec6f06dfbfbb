// What the player chose for this browser. Each setting is a signal; all are kept in one entry of the local storage.

import { isLanguage, type Language, languageOf } from '@mirabilia/kernel';
import { effect, type Signal, signal } from '@preact/signals';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['off', 'quick', 'full'] as const;
export const VOLUMES = ['low', 'medium', 'high'] as const;
export type Volume = (typeof VOLUMES)[number];
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

const KEY = 'mirabilia.settings';

const isOneOf =
  <T>(list: readonly T[]) =>
  (given: unknown): given is T =>
    (list as readonly unknown[]).includes(given);
const isBoolean = (given: unknown): given is boolean => typeof given === 'boolean';

function readKept(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    // Not our text, or the browser stores nothing: start with the defaults.
    return {};
  }
}

const kept = readKept();

function setting<T>(name: string, isValid: (given: unknown) => given is T, otherwise: T): Signal<T> {
  const given = kept[name];
  return signal(isValid(given) ? given : otherwise);
}

const prefersStillness = matchMedia('(prefers-reduced-motion: reduce)').matches;

export const settings = {
  language: setting<Language>('language', isLanguage, languageOf(navigator.languages)),
  theme: setting<Theme>('theme', isOneOf(THEMES), 'system'),
  motion: setting<Motion>('motion', isOneOf(MOTIONS), prefersStillness ? 'off' : 'full'),
  sound: setting('sound', isBoolean, false),
  volume: setting<Volume>('volume', isOneOf(VOLUMES), 'medium'),
  /** Asks once more before a choice is locked. */
  confirm: setting('confirm', isBoolean, false),
  /** Heraldic hatching on cards, so that they can be told apart without colour. */
  patterns: setting('patterns', isBoolean, true),
  /** Shows which cards of a returning hand you have seen, and which are gone. */
  memoryAid: setting('memoryAid', isBoolean, true),
  /** Notifies when it is your turn and the page is hidden. */
  notify: setting('notify', isBoolean, false),
  /** Notifies of turns also when no page is open. */
  push: setting('push', isBoolean, false),
};
export type Settings = typeof settings;

/** Stores the settings when they change, and applies them to the page. */
export function applySettings(): void {
  effect(() => {
    const values = Object.fromEntries(Object.entries(settings).map(([name, { value }]) => [name, value]));
    try {
      localStorage.setItem(KEY, JSON.stringify(values));
    } catch {
      // Full or forbidden: the settings last as long as the page.
    }
  });
  effect(() => {
    const { dataset } = document.documentElement;
    if (settings.theme.value === 'system') delete dataset.theme;
    else dataset.theme = settings.theme.value;
    dataset.motion = settings.motion.value;
    dataset.patterns = settings.patterns.value ? 'on' : 'off';
  });
}
