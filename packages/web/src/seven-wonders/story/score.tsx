// The end: who won and by what, the sheet, what lay face down, and whether the deal was fair.

import { boardFacts, type City, sevenWonders, type Table } from '@mirabilia/seven-wonders';
import { useEffect, useRef } from 'preact/hooks';
import { WonderPicture } from '../../art/index.ts';
import { LOCALES, language } from '../../i18n/language.ts';
import { Bars } from '../../table/bars.tsx';
import { EndActions } from '../../table/end/end-actions.tsx';
import { Part } from '../../table/end/part.tsx';
import { hasProof, ProofPanel } from '../../table/end/proof-panel.tsx';
import css from '../../table/end/score.module.css';
import { Sheet } from '../../table/sheet.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { TableModel } from '../model.ts';
import { names } from '../names.ts';
import { countedBy } from './category.tsx';
import { Notes } from './notes.tsx';
import { Opened } from './opened.tsx';
import { stageOf } from './stage.ts';
import { type Standings, standingsOf } from './standing.ts';
import { whoIn } from './tongue.ts';
import { story } from './words/index.ts';
import type { Who } from './words/words.ts';

interface Props {
  readonly model: TableModel;
  /** Opens the chat, which the score would cover otherwise. */
  readonly onChat?: (() => void) | undefined;
}

/** Place it in the scene, which has a position: it fills the scene while it is open and is a button while it isn't. */
export function Score({ model, onChat }: Props) {
  const { isScoreOpen, reveal, battles } = stageOf(model);
  const table = model.table.value;
  if (table === undefined || table.phase.kind !== 'over') return null;
  if (isScoreOpen.value) return <Ending model={model} table={table} onChat={onChat} />;
  // The last cards and battles come first.
  if (reveal.value !== undefined || battles.value !== undefined) return null;
  return (
    <Button
      look="primary"
      icon="crown"
      class={css.reopen}
      onClick={() => {
        isScoreOpen.value = true;
      }}
    >
      {story.words.score.toScore}
    </Button>
  );
}

function Ending({ model, table, onChat }: Props & { readonly table: Table }) {
  const { score: words, proof } = story.words;
  const who = whoIn(model);
  const standings = standingsOf(table);
  const heading = useRef<HTMLHeadingElement>(null);
  const verdict = verdictOf(standings, who);
  useEffect(() => {
    heading.current?.focus();
    announce(verdict.join(' '));
  }, []);
  const { rows, winners } = standings;
  const categories = countedBy();
  return (
    <section class={css.score} aria-label={words.title} data-covers>
      <div class={css.page}>
        <header class={css.head}>
          <Backdrop table={table} city={winners[0] ?? 0} />
          <span class={css.wreath}>
            <Icon name="crown" />
          </span>
          <h1 ref={heading} class={css.title} tabIndex={-1}>
            {verdict[0]}
          </h1>
          {verdict.slice(1).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </header>
        <Part title={words.bars} class={css.wide}>
          <Bars rows={rows} categories={categories} winners={winners} who={who} />
        </Part>
        <Part title={words.sheet}>
          <Sheet
            rows={rows}
            categories={categories}
            winners={winners}
            who={who}
            wonderOf={(city) => {
              const { wonder, side } = boardFacts(table.cities[city]?.board as number);
              return `${names.words.wonders[wonder].city} ${side}`;
            }}
            total={names.words.categories.total}
          />
        </Part>
        <div class={css.column}>
          <Part title={words.notes}>
            <Notes rows={rows} who={who} />
          </Part>
          {hasProof(model.link) && (
            <Part title={proof.title}>
              <ProofPanel game={sevenWonders} link={model.link} />
            </Part>
          )}
        </div>
        <Part title={words.opened} class={css.wide}>
          <Opened table={table} who={who} />
        </Part>
      </div>
      <EndActions
        link={model.link}
        onClose={() => {
          stageOf(model).isScoreOpen.value = false;
        }}
        onChat={onChat}
      />
    </section>
  );
}

/** The winner's wonder, as far as it was built. */
function Backdrop({ table, city }: { readonly table: Table; readonly city: number }) {
  const { board, stages } = table.cities[city] as City;
  const facts = boardFacts(board);
  return (
    <div class={css.backdrop} aria-hidden="true">
      <WonderPicture wonder={facts.wonder} side={facts.side} built={stages} stages={facts.stages.length} />
    </div>
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
