// The frame of the end, the same for every game: a race by categories, then who won, by what, and whether the deal was fair.

import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentProps } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableLink } from '../../match/link.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { tableWords } from '../../words/index.ts';
import { Bars } from '../bars.tsx';
import { paceNow } from '../choreography/play.ts';
import { Sheet } from '../sheet.tsx';
import { Crown } from './crown.tsx';
import { EndActions } from './end-actions.tsx';
import { FinishedWonder } from './finished-wonder.tsx';
import { Highlights } from './highlights.tsx';
import { Laurels } from './laurels.tsx';
import { lessonEndOf } from './lesson-end.ts';
import { Part } from './part.tsx';
import css from './score.module.css';
import type { FinalScore } from './score.tsx';
import { useRace } from './use-race.ts';

const RatingChanges = lazy(
  () => import('../../ratings/rating-changes.tsx'),
  () => null,
);

/** Few ask for a proof, so it isn't loaded with the table. */
const ProofPanel = lazy(async () => ({ default: (await import('./proof-panel.tsx')).ProofPanel }), Waiting);

/** A record that somebody opened was checked then; what was never sealed can't be held against a seal. */
const hasProof = ({ kind, lobby }: TableLink): boolean =>
  kind === 'live' || (lobby.value?.seal ?? null) !== null;

interface Props<C extends string> extends FinalScore<C> {
  readonly link: TableLink;
  readonly rules: ComponentProps<typeof ProofPanel>['game'];
  readonly isOpen: Signal<boolean>;
  /** The match has just ended: it is told as a race. */
  readonly isFresh: boolean;
  readonly notes: { readonly title: string; readonly content: ComponentChildren };
  /** Opens the chat, which the score would cover otherwise. */
  readonly onChat?: (() => void) | undefined;
  readonly children?: ComponentChildren;
}

/** What is heard at the end: who lost isn't mocked by a fanfare, who looks on hears the winner's. */
export const cueOfEnd = <C extends string>({ rows, winners, who }: FinalScore<C>): 'win' | 'end' => {
  const mine = rows.find(({ city }) => who(city).isYou);
  return mine === undefined || winners.includes(mine.city) ? 'win' : 'end';
};

export function Ending<C extends string>(props: Props<C>) {
  const { link, rules, isOpen, isFresh, notes, onChat, children, ...score } = props;
  const { verdict, picture, pictureOf, finished, wonderOf, rows, categories, winners, who } = score;
  const { score: words, highlights } = tableWords.value.ending;
  const lobby = link.kind === 'live' ? link.lobby.value : undefined;
  const rated = lobby?.rated ? lobby : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const cue = link.kind === 'live' ? cueOfEnd(score) : undefined;
  const lesson = lessonEndOf(link).value;
  const race = useRace({ rows, categories, isFresh, cue, isLesson: lesson !== undefined });
  const { counted, settled, growth, isSeen } = race;
  const isCrowned = useSignal(false);
  // Where no wonder had the screen before the race, the winner's has it after.
  const isCrowning =
    race.isOver && isSeen && !isCrowned.value && finished === undefined && lesson === undefined;
  const isOver = race.isOver && !isCrowning;
  const isWon = winners.some((city) => who(city).isYou);
  const hasLaurels = isWon && isFresh && link.kind === 'live' && paceNow() > 0;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (race.isOver) announce(verdict.join(' '));
  }, [race.isOver]);
  const current = categories[counted - 1];
  const line = isOver || current === undefined ? undefined : lesson?.lineOf(current.category);
  useEffect(() => {
    if (line !== undefined) announce(line);
  }, [line]);
  const ending = (
    <section
      class={css.score}
      aria-label={words.title}
      data-covers={isCrowning ? undefined : ''}
      data-over={isOver ? '' : undefined}
    >
      {isOver && hasLaurels && !isCrowned.value && <Laurels />}
      <div class={css.page} data-fresh={isFresh ? '' : undefined} data-won={isOver && isWon ? '' : undefined}>
        <header class={css.head}>
          {isOver ? (
            <div class={css.winner} aria-hidden="true">
              <span class={css.wreath}>
                <Crown isFalling={isFresh && !isCrowned.value} />
              </span>
              <div class={css.picture}>{picture}</div>
            </div>
          ) : (
            <div class={css.counting} aria-hidden="true">
              {current !== undefined && (
                <span key={current.category} class={css.current}>
                  {current.mark} {current.name}
                </span>
              )}
            </div>
          )}
          <h1 ref={heading} class={css.title} tabIndex={-1}>
            {isOver ? verdict[0] : words.title}
          </h1>
          {isOver && verdict.slice(1).map((line, at) => <p key={at}>{line}</p>)}
          {isOver && lesson?.after()}
        </header>
        <Part title={words.bars} class={css.wide}>
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
          {lesson !== undefined && !isOver && (
            <div class={css.lesson}>
              <p data-lesson-line>{line}</p>
              <Button size="small" icon="skip" onClick={race.showResult}>
                {lesson.showResult()}
              </Button>
            </div>
          )}
        </Part>
        {isOver && (
          <div class={css.rest}>
            <Part title={highlights.title} class={css.wide}>
              <Highlights {...score} link={link} />
            </Part>
            <Part title={words.sheet}>
              <Sheet {...score} />
            </Part>
            <div class={css.column}>
              {rated !== undefined && <RatingChanges lobby={rated} />}
              <Part title={notes.title}>{notes.content}</Part>
              {hasProof(link) && <ProofPanel game={rules} link={link} />}
            </div>
            {children}
          </div>
        )}
      </div>
      <EndActions
        link={link}
        onClose={() => {
          isOpen.value = false;
        }}
        onChat={onChat}
        isLesson={lesson !== undefined}
        comes={isOver ? (isSeen ? 'late' : 'now') : 'not yet'}
      />
    </section>
  );
  return (
    <>
      {ending}
      {isCrowning && (
        <FinishedWonder
          picture={picture}
          name={verdict[0] ?? words.title}
          caption={winners.map(wonderOf).join(' · ')}
          hasSound={false}
          crown={hasLaurels ? 'laurels' : 'gold'}
          onEnd={() => {
            isCrowned.value = true;
          }}
        />
      )}
    </>
  );
}
