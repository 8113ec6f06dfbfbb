// What the player chose for this browser. Each setting is a signal; all are kept in one entry of the local storage.

import { isLanguage, type Language, languageOf } from '@mirabilia/kernel';
import { effect, type Signal, signal } from '@preact/signals';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['off', 'quick', 'full'] as const;
/** All sounds together, then each kind for itself. */
export const VOLUMES = ['master', 'cards', 'stone', 'chime', 'ambience'] as const;
export type VolumeName = (typeof VOLUMES)[number];
/** From 0 to 100. */
export type Volumes = Readonly<Record<VolumeName, number>>;
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

/** Quiet enough to be on without having been asked for. */
const USUAL_VOLUMES: Volumes = { master: 50, cards: 100, stone: 100, chime: 100, ambience: 100 };
/** The volume of older pages, whose sounds were off until somebody switched them on. */
const OLD_VOLUMES = new Map<unknown, number>([
  ['low', 50],
  ['medium', 75],
  ['high', 100],
]);

const isVolume = (given: unknown): given is number => typeof given === 'number' && given >= 0 && given <= 100;

function volumes(): Volumes {
  const given: Record<string, unknown> = Object(kept.volumes);
  const before = kept.sound === true ? OLD_VOLUMES.get(kept.volume) : undefined;
  const usual: Volumes = { ...USUAL_VOLUMES, master: before ?? USUAL_VOLUMES.master };
  const of = (name: VolumeName): number => {
    const wanted = given[name];
    return isVolume(wanted) ? wanted : usual[name];
  };
  return {
    master: of('master'),
    cards: of('cards'),
    stone: of('stone'),
    chime: of('chime'),
    ambience: of('ambience'),
  };
}

const prefersStillness = matchMedia('(prefers-reduced-motion: reduce)').matches;

export const settings = {
  language: setting<Language>('language', isLanguage, languageOf(navigator.languages)),
  theme: setting<Theme>('theme', isOneOf(THEMES), 'system'),
  motion: setting<Motion>('motion', isOneOf(MOTIONS), prefersStillness ? 'off' : 'full'),
  muted: setting('muted', isBoolean, false),
  volumes: signal(volumes()),
  /** Asks once more before a choice is locked. */
  confirm: setting('confirm', isBoolean, false),
  /** Heraldic hatching on cards, so that they can be told apart without colour. */
  patterns: setting('patterns', isBoolean, true),
  /** Shows which cards of a returning hand you have seen, and which are gone. */
  memoryAid: setting('memoryAid', isBoolean, true),
  /** Short hints in the first matches of each game, each once. */
  hints: setting('hints', isBoolean, true),
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
