import { localeNow } from '../../../i18n/language.ts';
import css from '../../../table/end/score.module.css';
import type { Who } from '../../../table/who.ts';
import { sevenWondersWords } from '../../../words/index.ts';
import type { Standing } from '../logic/standings.ts';
import { names } from '../names.ts';
import { cardName } from './log-text.ts';

/** Choices that stay open until the end are taken for the most points: which they were. */
export function Notes({
  rows,
  who,
}: {
  readonly rows: readonly Standing[];
  readonly who: (city: number) => Who;
}) {
  const { score: words } = sevenWondersWords.value.story;
  const list = new Intl.ListFormat(localeNow(), { type: 'conjunction' });
  const notes = rows.flatMap(({ city, chosen, copied, copiedFrom, place }) => {
    const lines: string[] = [];
    if (chosen.length > 0) {
      lines.push(words.choice(who(city), list.format(chosen.map((symbol) => names.value.symbols[symbol]))));
    }
    if (copied !== undefined && copiedFrom !== undefined) {
      lines.push(words.copied(who(city), cardName(copied), who(copiedFrom)));
    }
    if (place === undefined) lines.push(words.freeCityAside);
    return lines;
  });
  if (notes.length === 0) return <p class={css.none}>{words.noNotes}</p>;
  return (
    <ul class={css.notes}>
      {notes.map((note, at) => (
        <li key={at}>{note}</li>
      ))}
    </ul>
  );
}
