// What cards, wonders and tokens are called.

import type { Words } from '@mirabilia/architects/i18n/words';
import { catalogue } from '../../i18n/language.ts';

export const names = catalogue<Words>({
  en: async () => (await import('@mirabilia/architects/i18n/en')).en,
  pt: async () => (await import('@mirabilia/architects/i18n/pt')).pt,
  pl: async () => (await import('@mirabilia/architects/i18n/pl')).pl,
  ro: async () => (await import('@mirabilia/architects/i18n/ro')).ro,
  es: async () => (await import('@mirabilia/architects/i18n/es')).es,
});
