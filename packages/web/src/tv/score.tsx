// The end, full-screen: who won, the bars as they are counted, the score sheet.

import type { LobbyView } from '@mirabilia/protocol';
import { Bars } from '../table/bars.tsx';
import type { FinalScore } from '../table/end/score.tsx';
import { Sheet } from '../table/sheet.tsx';
import { Icon } from '../ui/icon.tsx';
import { tableWords } from '../words/index.ts';
import { JoinPanel } from './join-panel.tsx';
import css from './score.module.css';

interface Props<C extends string> extends FinalScore<C> {
  readonly lobby: LobbyView | undefined;
}

export function TvScore<C extends string>({ verdict, picture, lobby, ...sheet }: Props<C>) {
  const { rows, categories, winners, who } = sheet;
  return (
    <main class={css.score} aria-label={tableWords.value.ending.score.title}>
      <header class={css.head}>
        <div class={css.backdrop} aria-hidden="true">
          {picture}
        </div>
        <span class={css.wreath}>
          <Icon name="crown" />
        </span>
        <h1 class={css.title}>{verdict[0]}</h1>
        {verdict.slice(1).map((line, at) => (
          <p key={at} class={css.more}>
            {line}
          </p>
        ))}
        {lobby !== undefined && (
          <div class={css.way}>
            <JoinPanel lobby={lobby} look="corner" />
          </div>
        )}
      </header>
      <div class={css.bars} data-count={rows.length}>
        <Bars rows={rows} categories={categories} winners={winners} who={who} />
      </div>
      <div class={css.sheet}>
        <Sheet {...sheet} />
      </div>
      <p class={css.foot}>{tableWords.value.tv.again}</p>
    </main>
  );
}
