import { englishNames } from '../../../reference/english-names.ts';

export const english = englishNames(async () => (await import('@mirabilia/seven-wonders/i18n/en')).en);
