import { type Language, speak } from '../../i18n/language.ts';
import { toast } from '../../ui/toast.tsx';
import { common } from '../../words/index.ts';
import { renewPush } from './push.ts';
import { settings } from './settings.ts';

/** Only when all its words have come does the page change over; otherwise it goes on as it was. */
export async function changeLanguage(wanted: Language): Promise<void> {
  try {
    await speak(wanted);
    settings.language.value = wanted;
    void renewPush();
  } catch {
    toast(common.words.partMissing, 'bad');
  }
}
