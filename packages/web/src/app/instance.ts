// How the host has set this server up: its name, its colour, what it says, and whether it asks for a password.

import type { InstanceFacts } from '@mirabilia/protocol/answers';
import { computed, effect, signal } from '@preact/signals';
import { GAME_IDS } from '../games/index.ts';
import { language } from '../i18n/language.ts';
import { api } from '../net/api.ts';
import { isLocked } from '../net/http.ts';

const USUAL: InstanceFacts = {
  name: null,
  welcome: {},
  accent: null,
  logo: null,
  games: [...GAME_IDS],
  announcement: null,
  isClosed: false,
  isPrivate: false,
  isLocked: false,
};

/** As the server last told it, so that the page comes in its colours, and without a network as well. */
const KEY = 'mirabilia.instance';

function kept(): InstanceFacts {
  try {
    return {
      ...USUAL,
      ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<InstanceFacts>),
      isLocked: false,
    };
  } catch {
    return USUAL;
  }
}

export const instance = signal<InstanceFacts>(kept());

/** What the server is called, where a text says so. */
export const instanceName = computed(() => instance.value.name ?? 'Mirabilia');

/** The games that can be played on this server. */
export const offeredGames = computed(() => {
  const { games } = instance.value;
  const offered = GAME_IDS.filter((id) => games.includes(id));
  return offered.length === 0 ? GAME_IDS : offered;
});

/** In the reader's language, or else in English, or else in any. */
export const welcome = computed((): string | undefined => {
  const texts = instance.value.welcome;
  return texts[language.value] ?? texts.en ?? Object.values(texts)[0];
});

export async function findInstance(): Promise<void> {
  const told = await api.instance();
  // A server that doesn't answer is still the same one.
  if (!told.ok) return;
  instance.value = told.value;
  isLocked.value = told.value.isLocked;
  try {
    localStorage.setItem(KEY, JSON.stringify(told.value));
  } catch {
    // Then it is asked for the next time.
  }
}

const ACCENTS = {
  '--terracotta-high': (accent: string) => accent,
  '--terracotta': (accent: string) => `color-mix(in oklab, ${accent} 92%, black)`,
  '--terracotta-deep': (accent: string) => `color-mix(in oklab, ${accent} 75%, black)`,
} as const;

/** From now on the page has the host's colour. The server has checked that its texts can be read on it. */
export function keepAccent(): void {
  effect(() => {
    const { accent } = instance.value;
    for (const [name, of] of Object.entries(ACCENTS)) {
      if (accent === null) document.documentElement.style.removeProperty(name);
      else document.documentElement.style.setProperty(name, of(accent));
    }
  });
}
