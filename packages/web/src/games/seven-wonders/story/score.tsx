// The end: who won and by what, the sheet, what lay face down, and whether the deal was fair.

import { boardFacts, type Category, type City, sevenWonders, type Table } from '@mirabilia/seven-wonders';
import { localeNow } from '../../../i18n/language.ts';
import { Part } from '../../../table/end/part.tsx';
import css from '../../../table/end/score.module.css';
import { Score as CommonScore, type FinalScore } from '../../../table/end/score.tsx';
import type { Who } from '../../../table/who.ts';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { countedBy } from '../art/category.tsx';
import { BoardPicture } from '../art/index.ts';
import { enoughToWin } from '../logic/enough-to-win.ts';
import { type Standings, standingsOf } from '../logic/standings.ts';
import { names } from '../names.ts';
import type { OwnModel } from '../state.ts';
import { whoIn } from './log-text.ts';
import { Notes } from './notes.tsx';
import { Opened } from './opened.tsx';
import { presentationOf } from './presentation.ts';

interface Props {
  readonly model: OwnModel;
  readonly onChat?: (() => void) | undefined;
}

export function Score({ model, onChat }: Props) {
  const { isScoreOpen, reveal, battles } = presentationOf(model);
  const { score: words } = sevenWondersWords.value.story;
  const who = whoIn(model);
  return (
    <CommonScore
      model={model}
      game={sevenWonders}
      isOpen={isScoreOpen}
      isBusy={reveal.value !== undefined || battles.value !== undefined}
      score={(table) => finalScore(model, table)}
      notes={(table) => ({
        title: words.notes,
        content: <Notes rows={standingsOf(table).rows} who={who} />,
      })}
      more={(table) => (
        <Part title={words.opened} class={css.wide}>
          <Opened table={table} who={who} />
        </Part>
      )}
      onChat={onChat}
    />
  );
}

export function finalScore(model: OwnModel, table: Table): FinalScore<Category> {
  const who = whoIn(model);
  const standings = standingsOf(table);
  const { rows, winners } = standings;
  const winner = table.cities[winners[0] ?? 0] as City;
  const { help: words } = sevenWondersWords.value;
  return {
    game: 'seven-wonders',
    verdict: verdictOf(standings, who),
    picture: <BoardPicture board={winner.board} built={winner.stages} />,
    pictureOf: (city) => {
      const { board, stages } = table.cities[city] as City;
      return <BoardPicture board={board} built={stages} />;
    },
    rows,
    categories: countedBy(),
    winners,
    who,
    wonderOf: (city) => {
      const board = boardFacts(table.cities[city]?.board as number);
      return `${names.value.wonders[board.wonder].city} ${board.side}`;
    },
    total: names.value.categories.total,
    tieBreaker: (city) => table.cities[city]?.coins ?? 0,
    enough: (city) => {
      const change = enoughToWin(table, city);
      if (change === undefined) return undefined;
      const { symbols } = names.value;
      const what = change.kind === 'stage' ? words.stage(change.stage) : `+1 ${symbols[change.symbol]}`;
      return { what, gain: change.gain };
    },
  };
}

/** Who won, and what decided if points didn't. */
function verdictOf({ rows, winners, isByCoins }: Standings, who: (city: number) => Who): string[] {
  const { score: words } = sevenWondersWords.value.story;
  const [first] = rows;
  if (first === undefined) return [tableWords.value.ending.score.title];
  const points = first.score.total;
  if (winners.length > 1) {
    const list = new Intl.ListFormat(localeNow(), { type: 'conjunction' });
    const names = winners.map((city) => (who(city).isYou ? tableWords.value.ending.you : who(city).name));
    return [tableWords.value.ending.score.shared(list.format(names), points), words.coinsEqual];
  }
  const won = tableWords.value.ending.score.won(who(first.city), points);
  return isByCoins ? [won, words.byCoins(who(first.city), first.coins)] : [won];
}
