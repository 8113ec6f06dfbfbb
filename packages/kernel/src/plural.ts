// Words that change with a number. What a language needs, its catalogue has to give.

import { factsOf, type LANGUAGE_FACTS, type Language } from './languages.ts';

type Forms<L extends Language> = (typeof LANGUAGE_FACTS)[L]['plurals'][number];

/** `#` stands for the number. */
type Plural<L extends Language> = (count: number, forms: Readonly<Record<Forms<L>, string>>) => string;

/** Chooses the form of a noun for a number, by the rules of a language. */
export function pluralIn<L extends Language>(language: L): Plural<L> {
  const { locale, zero } = factsOf(language);
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => {
    const all = forms as Readonly<Record<string, string>>;
    const rule = count === 0 && zero !== undefined ? zero : rules.select(count);
    const form = all[rule] ?? all.other ?? all.many ?? '';
    return form.replace('#', String(count));
  };
}
