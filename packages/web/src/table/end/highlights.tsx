// What each player takes away from the match; one's own comes first.

import { useMemo } from 'preact/hooks';
import { notePoints, type PersonalBest } from '../../app/results.ts';
import type { TableLink } from '../../match/link.ts';
import { tableWords } from '../../words/index.ts';
import css from './highlights.module.css';
import type { FinalScore } from './score.tsx';
import { type Takeaway, takeawaysOf } from './takeaways.ts';

interface Props<C extends string> extends FinalScore<C> {
  readonly link: TableLink;
}

/** The same facts as sentences, for the eye and for screen readers. */
function linesOf<C extends string>(
  { city, best, lead, behind, needed }: Takeaway<C>,
  { who, enough }: Pick<FinalScore<C>, 'who' | 'enough'>,
): readonly string[] {
  const { highlights: words } = tableWords.value.ending;
  const lines: string[] = [];
  if (best !== undefined) {
    lines.push((best.isTop ? words.top : words.best)(best.of.name, best.points));
  }
  if (lead !== undefined && lead > 0) lines.push(words.lead(lead));
  if (behind !== undefined) {
    const winner = who(behind.winner);
    lines.push(behind.points === 0 ? words.tied(winner) : words.behind(behind.points, winner));
  }
  if (needed !== undefined) {
    const change = enough(city);
    lines.push(words.needed(needed));
    if (change !== undefined) lines.push(words.enough(change.what, change.gain));
  }
  return lines;
}

function recordLine({ before, isNew }: PersonalBest): string {
  const { highlights: words } = tableWords.value.ending;
  if (before === undefined) return words.first;
  return isNew ? words.newBest(before) : words.personalBest(before);
}

export function Highlights<C extends string>({ link, ...score }: Props<C>) {
  const { rows, who } = score;
  const takeaways = takeawaysOf(score);
  const mine = takeaways.find(({ city }) => who(city).isYou);
  const match = link.kind === 'live' ? link.lobby.value?.id : undefined;
  // Noted once for each match; what was shown stays.
  const record = useMemo(() => {
    const total = rows.find(({ city }) => city === mine?.city)?.score.total;
    if (match === undefined || match === '' || total === undefined) return undefined;
    return notePoints({ game: score.game, players: takeaways.length }, { match, points: total });
  }, [match, mine?.city]);
  const inOrder = mine === undefined ? takeaways : [mine, ...takeaways.filter((each) => each !== mine)];
  return (
    <dl class={css.highlights}>
      {inOrder.map((each) => (
        <div key={each.city} class={css.player} data-you={each === mine ? '' : undefined}>
          <dt>{each === mine ? tableWords.value.frame.you : who(each.city).name}</dt>
          {linesOf(each, score).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
          {each === mine && record !== undefined && (
            <dd class={record.isNew ? css.record : undefined}>{recordLine(record)}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
