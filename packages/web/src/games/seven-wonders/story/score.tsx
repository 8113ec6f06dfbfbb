// The end: who won and by what, the sheet, what lay face down, and whether the deal was fair.

import { boardFacts, type City, sevenWonders } from '@mirabilia/seven-wonders';
import type { JSX } from 'preact';
import { LOCALES, language } from '../../../i18n/language.ts';
import { Ending, ToScore } from '../../../table/end/ending.tsx';
import { Part } from '../../../table/end/part.tsx';
import css from '../../../table/end/score.module.css';
import { UnmountWhenIdle } from '../../../table/end/unmount-when-idle.tsx';
import { WonderPicture } from '../art/index.ts';
import { names } from '../names.ts';
import type { Model } from '../state.ts';
import { countedBy } from './category.tsx';
import { whoIn } from './log-text.ts';
import { Notes } from './notes.tsx';
import { Opened } from './opened.tsx';
import { stageOf } from './stage.ts';
import { type Standings, standingsOf } from './standing.ts';
import { story } from './words/index.ts';
import type { Who } from './words/words.ts';

interface Props {
  readonly model: Model;
  readonly onChat?: (() => void) | undefined;
}

/** Place it in the scene, which has a position: it fills the scene while it is open and is a button while it isn't. */
export const Score = (props: Props) => <UnmountWhenIdle>{laid(props)}</UnmountWhenIdle>;

function laid({ model, onChat }: Props): JSX.Element | null {
  const { isScoreOpen, reveal, battles } = stageOf(model);
  const table = model.table.value;
  if (table === undefined || table.phase.kind !== 'over') return null;
  if (!isScoreOpen.value) {
    // The last cards and battles come first.
    const isTold = reveal.value === undefined && battles.value === undefined;
    return isTold ? <ToScore isOpen={isScoreOpen} /> : null;
  }
  const { score: words } = story.words;
  const who = whoIn(model);
  const standings = standingsOf(table);
  const { rows, winners } = standings;
  const winner = table.cities[winners[0] ?? 0] as City;
  const { wonder, side, stages } = boardFacts(winner.board);
  return (
    <Ending
      link={model.link}
      game={sevenWonders}
      isOpen={isScoreOpen}
      verdict={verdictOf(standings, who)}
      picture={<WonderPicture wonder={wonder} side={side} built={winner.stages} stages={stages.length} />}
      rows={rows}
      categories={countedBy()}
      winners={winners}
      who={who}
      wonderOf={(city) => {
        const { wonder, side } = boardFacts(table.cities[city]?.board as number);
        return `${names.words.wonders[wonder].city} ${side}`;
      }}
      total={names.words.categories.total}
      notes={{ title: words.notes, content: <Notes rows={rows} who={who} /> }}
      onChat={onChat}
    >
      <Part title={words.opened} class={css.wide}>
        <Opened table={table} who={who} />
      </Part>
    </Ending>
  );
}

/** Who won, and what decided if points didn't. */
export function verdictOf({ rows, winners, isByCoins }: Standings, who: (city: number) => Who): string[] {
  const { score: words } = story.words;
  const [first] = rows;
  if (first === undefined) return [words.title];
  const points = first.score.total;
  if (winners.length > 1) {
    const list = new Intl.ListFormat(LOCALES[language.value], { type: 'conjunction' });
    const names = winners.map((city) => (who(city).isYou ? story.words.you : who(city).name));
    return [words.shared(list.format(names), points), words.coinsEqual];
  }
  const won = words.won(who(first.city), points);
  return isByCoins ? [won, words.byCoins(who(first.city), first.coins)] : [won];
}
