// Words that change with a number. What a language needs, its catalogue has to give.

import { type Language, LOCALES } from './language.ts';

interface Forms {
  en: 'one' | 'other';
  pt: 'one' | 'other';
  es: 'one' | 'other';
  pl: 'one' | 'few' | 'many';
  ro: 'one' | 'few' | 'other';
}

/** `#` stands for the number. */
type Plural<L extends Language> = (count: number, forms: Readonly<Record<Forms[L], string>>) => string;

export function pluralIn<L extends Language>(language: L): Plural<L> {
  const rules = new Intl.PluralRules(LOCALES[language]);
  return (count, forms) => {
    const all = forms as Readonly<Record<string, string>>;
    const form = all[rules.select(count)] ?? all.other ?? all.many ?? '';
    return form.replace('#', String(count));
  };
}
