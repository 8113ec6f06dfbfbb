import { catalogue } from '../../../../i18n/language.ts';
import type { Words } from './words.ts';

export const cardPhrases = catalogue<Words>({
  en: async () => (await import('./en.ts')).en,
  pt: async () => (await import('./pt.ts')).pt,
  pl: async () => (await import('./pl.ts')).pl,
  ro: async () => (await import('./ro.ts')).ro,
  es: async () => (await import('./es.ts')).es,
});
