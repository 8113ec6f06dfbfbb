/**
 * The languages that people can choose. Tables by language are typed `Record<Language, …>`, so that one with a hole doesn't compile.
 * CONTRIBUTING says how to add one.
 */
export const LANGUAGES = ['en', 'pt', 'pl', 'ro', 'es', 'de', 'it', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (given: unknown): given is Language =>
  (LANGUAGES as readonly unknown[]).includes(given);

/** The first of somebody's languages that we speak: `fr`, `fr-CA` and `fr_CA.UTF-8` are all French. */
export function languageOf(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const start = /^[a-z]{2}(?![a-z])/i.exec(wish)?.[0].toLowerCase();
    if (isLanguage(start)) return start;
  }
  return 'en';
}
