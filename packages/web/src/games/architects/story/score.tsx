// The end: who won and by what, the sheet, how it came to the end, and whether the deal was fair.

import { architects, type Category, type Table, wonderFacts } from '@mirabilia/architects';
import { Score as CommonScore, type FinalScore } from '../../../table/end/score.tsx';
import type { Who } from '../../../table/who.ts';
import { architectsWords, tableWords } from '../../../words/index.ts';
import { countedBy } from '../art/category.tsx';
import { CityPicture } from '../art/wonder-picture.tsx';
import { enoughToWin } from '../logic/enough-to-win.ts';
import { finisherOf, type Standings, standingsOf } from '../logic/standings.ts';
import { names } from '../names.ts';
import type { OwnModel } from '../state.ts';
import { cityAt } from '../state.ts';
import { chronicleOf } from './chronicle.ts';
import { whoIn } from './log-text.ts';
import { Notes } from './notes.tsx';

interface Props {
  readonly model: OwnModel;
  readonly onChat?: (() => void) | undefined;
}

export function Score({ model, onChat }: Props) {
  const { isScoreOpen, isScoreDue, battle } = chronicleOf(model);
  return (
    <CommonScore
      model={model}
      game={architects}
      isOpen={isScoreOpen}
      isBusy={battle.value !== undefined || isScoreDue.value}
      score={(table) => finalScore(model, table)}
      notes={(table) => ({
        title: architectsWords.value.story.notes,
        content: <Notes table={table} who={whoIn(model)} />,
      })}
      onChat={onChat}
    />
  );
}

export function finalScore(model: OwnModel, table: Table): FinalScore<Category> {
  const who = whoIn(model);
  const standings = standingsOf(table);
  const { rows, winners } = standings;
  const winner = cityAt(table, winners[0] ?? 0);
  const finisher = finisherOf(table);
  const nameOf = (seat: number): string => names.value.wonders[wonderFacts(cityAt(table, seat).wonder).id];
  return {
    game: 'architects',
    verdict: verdictOf(standings, who),
    picture: <CityPicture city={winner} />,
    pictureOf: (seat) => <CityPicture city={cityAt(table, seat)} />,
    rows,
    categories: countedBy(),
    winners,
    who,
    finished:
      finisher === undefined
        ? undefined
        : {
            picture: <CityPicture city={cityAt(table, finisher)} />,
            name: nameOf(finisher),
            caption: architectsWords.value.story.finished(who(finisher)),
          },
    wonderOf: nameOf,
    tieBreaker: (seat) => rows.find(({ city }) => city === seat)?.score.stages ?? 0,
    enough: (seat) => {
      const change = enoughToWin(table, seat);
      if (change === undefined) return undefined;
      const { stage } = architectsWords.value;
      const what = change.kind === 'cat' ? names.value.categories.cat : stage(change.stage);
      return { what, gain: change.gain };
    },
    total: names.value.categories.total,
    tieBreak: {
      name: names.value.categories.stages,
      of: (seat) => rows.find(({ city }) => city === seat)?.score.stages ?? 0,
    },
  };
}

/** Who won, and what decided if points didn't. */
function verdictOf({ rows, winners, isByStages }: Standings, who: (seat: number) => Who): readonly string[] {
  const { score: words, you } = tableWords.value.ending;
  const [first] = rows;
  if (first === undefined) return [words.title];
  const { total, stages } = first.score;
  if (winners.length > 1) {
    const sharing = winners.map((seat) => (who(seat).isYou ? you : who(seat).name));
    return [
      words.shared(tableWords.value.frame.list(sharing), total),
      architectsWords.value.story.stagesEqual,
    ];
  }
  const won = words.won(who(first.city), total);
  return isByStages ? [won, architectsWords.value.story.byStages(who(first.city), stages)] : [won];
}
