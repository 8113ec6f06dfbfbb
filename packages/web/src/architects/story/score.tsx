// The end: who won and by what, the sheet, how it came to the end, and whether the deal was fair.

import { architects, NONE, type Table, wonderFacts } from '@mirabilia/architects';
import { useEffect, useRef } from 'preact/hooks';
import { Bars } from '../../table/bars.tsx';
import { EndActions } from '../../table/end/end-actions.tsx';
import { Part } from '../../table/end/part.tsx';
import { hasProof, ProofPanel } from '../../table/end/proof-panel.tsx';
import css from '../../table/end/score.module.css';
import { ending } from '../../table/end/words/index.ts';
import { Sheet } from '../../table/sheet.tsx';
import type { Who } from '../../table/who.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WonderPicture } from '../art/wonder-picture.tsx';
import { finisherOf, type Standings, standingsOf } from '../logic/standings.ts';
import type { TableModel } from '../model.ts';
import { names } from '../names.ts';
import { cityAt } from '../state.ts';
import { tokenName } from '../tell.ts';
import { say } from '../words/index.ts';
import { countedBy } from './category.tsx';
import { chronicleOf } from './chronicle.ts';
import { whoIn } from './tongue.ts';

interface Props {
  readonly model: TableModel;
  /** Opens the chat, which the score would cover otherwise. */
  readonly onChat?: (() => void) | undefined;
}

/** Place it in the scene, which has a position: it fills the scene while it is open and is a button while it isn't. */
export function Score({ model, onChat }: Props) {
  const { isScoreOpen, battle } = chronicleOf(model);
  const table = model.table.value;
  if (table === undefined || table.phase.kind !== 'over') return null;
  if (isScoreOpen.value) return <Ending model={model} table={table} onChat={onChat} />;
  // The last battle comes first.
  if (battle.value !== undefined) return null;
  return (
    <Button
      look="primary"
      icon="crown"
      class={css.reopen}
      onClick={() => {
        isScoreOpen.value = true;
      }}
    >
      {ending.words.score.toScore}
    </Button>
  );
}

/** Who won, and what decided if points didn't. */
export function verdictOf(
  { rows, winners, isByStages }: Standings,
  who: (seat: number) => Who,
): readonly string[] {
  const { score: words, you } = ending.words;
  const [first] = rows;
  if (first === undefined) return [words.title];
  const { total, stages } = first.score;
  if (winners.length > 1) {
    const sharing = winners.map((seat) => (who(seat).isYou ? you : who(seat).name));
    return [words.shared(say.words.list(sharing), total), say.words.story.stagesEqual];
  }
  const won = words.won(who(first.city), total);
  return isByStages ? [won, say.words.story.byStages(who(first.city), stages)] : [won];
}

function Ending({ model, table, onChat }: Props & { readonly table: Table }) {
  const { score: words, proof } = ending.words;
  const who = whoIn(model);
  const standings = standingsOf(table);
  const { rows, winners } = standings;
  const heading = useRef<HTMLHeadingElement>(null);
  const verdict = verdictOf(standings, who);
  useEffect(() => {
    heading.current?.focus();
    announce(verdict.join(' '));
  }, []);
  const categories = countedBy();
  const winner = cityAt(table, winners[0] ?? 0);
  return (
    <section class={css.score} aria-label={words.title} data-covers>
      <div class={css.page}>
        <header class={css.head}>
          <div class={css.backdrop} aria-hidden="true">
            <WonderPicture wonder={winner.wonder} stages={winner.stages} />
          </div>
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
            wonderOf={(seat) => names.words.wonders[wonderFacts(cityAt(table, seat).wonder).id]}
            total={names.words.categories.total}
            tieBreak={{
              name: names.words.categories.stages,
              of: (seat) => rows.find(({ city }) => city === seat)?.score.stages ?? 0,
            }}
          />
        </Part>
        <div class={css.column}>
          <Part title={say.words.story.notes}>
            <Notes table={table} who={who} />
          </Part>
          {hasProof(model.link) && (
            <Part title={proof.title}>
              <ProofPanel game={architects} link={model.link} />
            </Part>
          )}
        </div>
      </div>
      <EndActions
        link={model.link}
        onClose={() => {
          chronicleOf(model).isScoreOpen.value = false;
        }}
        onChat={onChat}
      />
    </section>
  );
}

function Notes({ table, who }: { readonly table: Table; readonly who: (seat: number) => Who }) {
  const { story, list } = say.words;
  const finisher = finisherOf(table);
  const lines = [
    finisher === undefined ? story.ranOut : story.finished(who(finisher)),
    table.cat === NONE ? story.catNobody : story.catAt(who(table.cat)),
    ...table.cities.flatMap(({ tokens }, seat) =>
      tokens.length === 0 ? [] : [story.tokensOf(who(seat), list(tokens.map(tokenName)))],
    ),
  ];
  return (
    <ul class={css.notes}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
