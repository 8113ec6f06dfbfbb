// The result of the daily puzzle as a text, without giving anything away.

import type { GameId } from '../games/index.ts';
import { labelled, localeNow } from '../i18n/language.ts';
import { toast } from '../ui/toast.tsx';
import { appWords, puzzleWords } from '../words/index.ts';

export interface DailyResult {
  readonly game: GameId;
  readonly date: string;
  readonly outcome: 'first' | 'later' | 'missed';
  readonly tries: number;
  /** Days in a row. */
  readonly days: number;
}

const dayIn = (locale: string, date: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(date),
  );

/** A mark for each try: the last one is full if it was right. */
const marks = ({ outcome, tries }: Pick<DailyResult, 'outcome' | 'tries'>): string =>
  outcome === 'missed' ? '▯'.repeat(tries) : `${'▯'.repeat(tries - 1)}▮`;

export function sharedText(result: DailyResult, address: string): string {
  const words = puzzleWords.value;
  const day = dayIn(localeNow(), result.date);
  const lines = [
    `Mirabilia · ${words.daily} · ${day}`,
    labelled(appWords.value.games[result.game].title, `${words.shared[result.outcome]} ${marks(result)}`),
    ...(result.days > 1 ? [words.days(result.days)] : []),
    address,
  ];
  return lines.join('\n');
}

/** Through the system's own sheet where there is one, else by the clipboard. */
export async function share(text: string): Promise<void> {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ text }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
    toast(appWords.value.copied, 'good');
  } catch {
    toast(appWords.value.copyFailed, 'bad');
  }
}
