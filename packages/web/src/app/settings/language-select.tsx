import { LANGUAGE_NAMES, LANGUAGES, language } from '../../i18n/language.ts';
import { Select } from '../../ui/field.tsx';
import { common } from '../../words/index.ts';
import { changeLanguage } from './change-language.ts';

/** Each language is called by its own name. */
export function LanguageSelect({ isLabelHidden = false }: { readonly isLabelHidden?: boolean }) {
  return (
    <Select
      label={common.words.language}
      isLabelHidden={isLabelHidden}
      value={language.value}
      options={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
      onChange={changeLanguage}
    />
  );
}
