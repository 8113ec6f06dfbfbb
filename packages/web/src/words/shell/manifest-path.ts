import type { Language } from '@mirabilia/kernel';

/** Where the manifest in a language is served. English keeps the address by which the page has been installed. */
export const manifestPath = (language: Language): string =>
  language === 'en' ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;
