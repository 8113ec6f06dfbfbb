// The frame of the end, the same for every game: who won, by what, and whether the deal was fair.

import type { Signal } from '@preact/signals';
import type { ComponentChildren, ComponentProps } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableLink } from '../../match/link.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { tableWords } from '../../words/index.ts';
import { Bars } from '../bars.tsx';
import { Sheet } from '../sheet.tsx';
import { EndActions } from './end-actions.tsx';
import { Part } from './part.tsx';
import { hasProof, ProofPanel } from './proof-panel.tsx';
import css from './score.module.css';

interface Props<C extends string> extends ComponentProps<typeof Sheet<C>> {
  readonly link: TableLink;
  readonly game: ComponentProps<typeof ProofPanel>['game'];
  readonly isOpen: Signal<boolean>;
  /** Who won, and what decided if points didn't. */
  readonly verdict: readonly string[];
  /** The winner's wonder, as far as it was built. */
  readonly picture: ComponentChildren;
  readonly notes: { readonly title: string; readonly content: ComponentChildren };
  /** Opens the chat, which the score would cover otherwise. */
  readonly onChat?: (() => void) | undefined;
  readonly children?: ComponentChildren;
}

export function Ending<C extends string>(props: Props<C>) {
  const { link, game, isOpen, verdict, picture, notes, onChat, children, ...counted } = props;
  const { rows, categories, winners, who } = counted;
  const { score: words } = tableWords.value.ending;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    announce(verdict.join(' '));
  }, []);
  return (
    <section class={css.score} aria-label={words.title} data-covers>
      <div class={css.page}>
        <header class={css.head}>
          <div class={css.backdrop} aria-hidden="true">
            {picture}
          </div>
          <span class={css.wreath}>
            <Icon name="crown" />
          </span>
          <h1 ref={heading} class={css.title} tabIndex={-1}>
            {verdict[0]}
          </h1>
          {verdict.slice(1).map((line, at) => (
            <p key={at}>{line}</p>
          ))}
        </header>
        <Part title={words.bars} class={css.wide}>
          <Bars rows={rows} categories={categories} winners={winners} who={who} />
        </Part>
        <Part title={words.sheet}>
          <Sheet {...counted} />
        </Part>
        <div class={css.column}>
          <Part title={notes.title}>{notes.content}</Part>
          {hasProof(link) && <ProofPanel game={game} link={link} />}
        </div>
        {children}
      </div>
      <EndActions
        link={link}
        onClose={() => {
          isOpen.value = false;
        }}
        onChat={onChat}
      />
    </section>
  );
}

/** The way back to the score, while the table is looked at. */
export const ToScore = ({ isOpen }: { readonly isOpen: Signal<boolean> }) => (
  <Button
    look="primary"
    icon="crown"
    class={css.reopen}
    onClick={() => {
      isOpen.value = true;
    }}
  >
    {tableWords.value.ending.score.toScore}
  </Button>
);
