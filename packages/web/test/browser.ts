// The few browser globals that the page's pure modules need while they are loaded.

import { vi } from 'vitest';

interface Browser {
  readonly path?: string;
  readonly languages?: readonly string[];
  readonly stored?: Readonly<Record<string, string>>;
  readonly prefersStillness?: boolean;
  /** A browser that stores nothing throws when something is written. */
  readonly isForgetful?: boolean;
}

/** Gives the stored texts; modules that are imported after this see this browser. */
export function pretendBrowser(browser: Browser = {}): Map<string, string> {
  const {
    path = '/',
    languages = ['en'],
    stored = {},
    prefersStillness = false,
    isForgetful = false,
  } = browser;
  const kept = new Map(Object.entries(stored));
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.resetModules();
  vi.stubGlobal('location', new URL(path, 'https://play.example'));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('matchMedia', () => ({ matches: prefersStillness }));
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } });
  vi.stubGlobal('localStorage', {
    getItem: isForgetful ? refuse : (key: string) => kept.get(key) ?? null,
    setItem: isForgetful ? refuse : (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}
