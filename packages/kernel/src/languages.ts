/**
 * The languages that people can choose. Tables by language are typed `Record<Language, …>`, so that one with a hole doesn't compile.
 * CONTRIBUTING says how to add one.
 */
export const LANGUAGES = ['en', 'pt', 'pl', 'ro', 'es', 'de', 'it', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (given: unknown): given is Language =>
  (LANGUAGES as readonly unknown[]).includes(given);
