/**
 * The languages that people can choose. Tables by language are typed `Record<Language, …>`, so that one with a hole doesn't compile.
 * CONTRIBUTING says how to add one.
 */
export const LANGUAGES = ['en', 'pt', 'pl', 'ro', 'es', 'de', 'it', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Is it the code of one of our languages? */
export const isLanguage = (given: unknown): given is Language =>
  (LANGUAGES as readonly unknown[]).includes(given);

interface LanguageFacts {
  /** What it is called in its own words. */
  readonly name: string;
  /** As browsers call it. */
  readonly locale: string;
  /** The forms of a word that its plurals need. */
  readonly plurals: readonly Intl.LDMLPluralRule[];
  /** The form for zero, where people write another one than the rules of the locale say. */
  readonly zero?: Intl.LDMLPluralRule;
  /** The opening and the closing one. */
  readonly quotes: string;
  /** Whether a narrow no-break space stands before a colon and within quotes. */
  readonly isSpaced?: true;
}

/** What differs from language to language besides words. */
export const LANGUAGE_FACTS = {
  en: { name: 'English', locale: 'en', plurals: ['one', 'other'], quotes: '“”' },
  // Brazilians write “0 pontos”, though the rules that browsers follow count zero as one.
  pt: { name: 'Português (Brasil)', locale: 'pt-BR', plurals: ['one', 'other'], zero: 'other', quotes: '“”' },
  pl: { name: 'Polski', locale: 'pl', plurals: ['one', 'few', 'many'], quotes: '„”' },
  ro: { name: 'Română', locale: 'ro', plurals: ['one', 'few', 'other'], quotes: '„”' },
  es: { name: 'Español', locale: 'es', plurals: ['one', 'other'], quotes: '«»' },
  de: { name: 'Deutsch', locale: 'de', plurals: ['one', 'other'], quotes: '„“' },
  it: { name: 'Italiano', locale: 'it', plurals: ['one', 'other'], quotes: '«»' },
  fr: { name: 'Français', locale: 'fr', plurals: ['one', 'other'], quotes: '«»', isSpaced: true },
} as const satisfies Readonly<Record<Language, LanguageFacts>>;

/** Facts as every language has them. */
export const factsOf = (language: Language): LanguageFacts => LANGUAGE_FACTS[language];

/** The first of somebody's languages that we speak: `fr`, `fr-CA` and `fr_CA.UTF-8` are all French. */
export function languageOf(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const start = /^[a-z]{2}(?![a-z])/i.exec(wish)?.[0].toLowerCase();
    if (isLanguage(start)) return start;
  }
  return 'en';
}
