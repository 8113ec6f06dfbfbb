import { localeNow } from '../i18n/language.ts';

/** A day and a time, in the reader's way. */
export const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(localeNow(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
