import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@mirabilia/kernel';
import { language, speak } from '../../i18n/language.ts';
import { Select } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { appWords } from '../../words/index.ts';
import { renewPush } from './push.ts';
import { settings } from './settings.ts';

/** The page changes over only when all words of the new language have arrived; otherwise it stays as it is. */
async function changeLanguage(wanted: Language): Promise<void> {
  try {
    await speak(wanted);
    settings.language.value = wanted;
    void renewPush();
  } catch {
    toast(appWords.value.partMissing, 'bad');
  }
}

/** Each language is called by its own name. */
export function LanguageSelect({ isLabelHidden = false }: { readonly isLabelHidden?: boolean }) {
  return (
    <Select
      label={appWords.value.language}
      isLabelHidden={isLabelHidden}
      value={language.value}
      options={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_FACTS[each].name }))}
      onChange={changeLanguage}
    />
  );
}
