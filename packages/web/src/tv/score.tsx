// The end, full-screen: who won, the bars as they are counted, the score sheet.

import { useState } from 'preact/hooks';
import type { MatchLink } from '../match/link.ts';
import { Bars } from '../table/bars.tsx';
import { Crown } from '../table/end/crown.tsx';
import { cueOfEnd } from '../table/end/ending.tsx';
import { finaleOf } from '../table/end/finale.ts';
import { FinishedWonder } from '../table/end/finished-wonder.tsx';
import type { FinalScore } from '../table/end/score.tsx';
import { useRace } from '../table/end/use-race.ts';
import { Sheet } from '../table/sheet.tsx';
import { tableWords } from '../words/index.ts';
import { JoinPanel } from './join-panel.tsx';
import css from './score.module.css';

interface Props<C extends string> extends FinalScore<C> {
  readonly link: MatchLink;
}

export function TvScore<C extends string>(props: Props<C>) {
  const { link, finished } = props;
  const finale = finaleOf(link);
  const [isFresh] = useState(() => finale.begin(finished !== undefined));
  if (finale.act.value === 'wonder' && finished !== undefined)
    return <FinishedWonder {...finished} hasSound onEnd={finale.showScore} />;
  return <Counted {...props} isFresh={isFresh} />;
}

function Counted<C extends string>({ link, isFresh, ...score }: Props<C> & { readonly isFresh: boolean }) {
  const { verdict, picture, pictureOf, rows, categories, winners, who } = score;
  const { title } = tableWords.value.ending.score;
  const { counted, settled, growth, isOver } = useRace({
    rows,
    categories,
    isFresh,
    cue: cueOfEnd(score),
    isLesson: false,
  });
  const current = categories[counted - 1];
  const lobby = link.lobby.value;
  return (
    <main class={css.score} aria-label={title} data-fresh={isFresh ? '' : undefined}>
      <header class={css.head}>
        {isOver && (
          <div class={css.picture} aria-hidden="true">
            {picture}
          </div>
        )}
        <div class={css.told}>
          {isOver && (
            <span class={css.wreath}>
              <Crown isFalling={isFresh} />
            </span>
          )}
          <h1 class={css.title}>{isOver ? verdict[0] : title}</h1>
          {isOver &&
            verdict.slice(1).map((line, at) => (
              <p key={at} class={css.more}>
                {line}
              </p>
            ))}
        </div>
        {lobby !== undefined && (
          <div class={css.way}>
            <JoinPanel lobby={lobby} look="corner" />
          </div>
        )}
      </header>
      <div class={css.bars} data-count={rows.length}>
        <Bars
          rows={rows}
          categories={categories}
          winners={winners}
          who={who}
          pictureOf={pictureOf}
          counted={counted}
          settled={settled}
          growth={growth}
          isOver={isOver}
        />
      </div>
      {isOver ? (
        <div class={css.sheet}>
          <Sheet {...score} />
        </div>
      ) : (
        <p key={current?.category} class={css.current} aria-hidden="true">
          {current?.mark} {current?.name}
        </p>
      )}
      <p class={css.foot}>{tableWords.value.tv.again}</p>
    </main>
  );
}
