// What is said after an answer: how good it was, what the best move wins, and what can be done next.

import type { PuzzleAnswer } from '@mirabilia/games/puzzles';
import type { Move } from '@mirabilia/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { labelled } from '../i18n/language.ts';
import { namesOf } from '../match/names.ts';
import { signed } from '../table/signed.ts';
import { Button } from '../ui/button.tsx';
import { appWords, puzzleWords, tableWords } from '../words/index.ts';
import { progress } from './progress.ts';
import { rivalOf } from './reasons.ts';
import type { Session } from './session.ts';
import css from './verdict.module.css';
import { seatAt, Why } from './why.tsx';

interface Props {
  readonly session: Session;
  /** Out of the way, to look at the table. */
  readonly onHide: () => void;
  readonly onNext: () => void;
  readonly onPlayOn: (() => void) | undefined;
  readonly onReport: () => void;
  readonly onShare: (() => void) | undefined;
}

/** The answer in words. Of moves with many cards the first stands for all. */
export function nameOfAnswer({ link, rules }: Session, [places]: PuzzleAnswer): string {
  return rules.nameOf(link.view, link.legal[places[0] as number] as Move, isAnyCard(link.legal, places));
}

/** Ways to pay for one card are one move; one move with several cards is named without a card. */
const isAnyCard = (legal: readonly Move[], places: readonly number[]): boolean =>
  new Set(places.map((place) => (legal[place] as Move) & CARD_BITS)).size > 1;
const CARD_BITS = 0x3ff;

export function VerdictPanel({ session, onHide, onNext, onPlayOn, onReport, onShare }: Props) {
  const words = puzzleWords.value;
  const panel = useRef<HTMLElement>(null);
  const verdict = session.verdict.value;
  const tries = session.tries.value;
  useEffect(() => {
    if (verdict !== undefined) panel.current?.focus();
  }, [verdict, tries]);
  if (verdict === undefined) return null;
  const isWrong = verdict === 'wrong';
  return (
    <section
      ref={panel}
      class={css.panel}
      tabIndex={-1}
      aria-labelledby="puzzle-verdict"
      data-answered={verdict}
      data-game={session.puzzle.game}
    >
      <header class={css.head}>
        <h2 id="puzzle-verdict" class={css.title}>
          {words.verdicts[verdict]}
        </h2>
        {!isWrong && (
          <Button
            look="quiet"
            size="small"
            icon="close"
            aria-label={appWords.value.close}
            class={css.hide}
            onClick={onHide}
          />
        )}
      </header>
      {tries === 1 && <Rated session={session} />}
      {isWrong ? <Wrong session={session} /> : <Solved session={session} />}
      <div class={css.buttons}>
        {isWrong ? (
          <>
            <Button look="primary" icon="refresh" onClick={session.tryAgain}>
              {words.tryAgain}
            </Button>
            <Button icon="eye" onClick={session.showSolution}>
              {words.showSolution}
            </Button>
          </>
        ) : (
          <>
            <Button look="primary" icon="forward" onClick={onNext}>
              {words.next}
            </Button>
            {onPlayOn !== undefined && (
              <Button icon="play" onClick={onPlayOn}>
                {words.playOn}
              </Button>
            )}
            {onShare !== undefined && (
              <Button icon="share" onClick={onShare}>
                {appWords.value.share}
              </Button>
            )}
            <Button look="quiet" icon="warning" aria-label={words.report} onClick={onReport} />
          </>
        )}
      </div>
    </section>
  );
}

function Rated({ session: { rating, puzzle } }: Pick<Props, 'session'>) {
  const words = puzzleWords.value;
  const { value } = rating;
  if (value === undefined) return null;
  return (
    <p class={css.rating}>
      {typeof value === 'string'
        ? words.unrated[value]
        : words.newRating(progress.value[puzzle.game].rating, signed(value.change))}
    </p>
  );
}

/** Not what is best, only how good this was. */
function Wrong({ session }: Pick<Props, 'session'>) {
  const words = puzzleWords.value;
  const { puzzle } = session;
  const chosen = session.chosen.value;
  if (chosen === undefined) return null;
  return (
    <p>
      <b>{nameOfAnswer(session, chosen)}</b>
      {'. '}
      {puzzle.kind === 'count'
        ? words.behind(-chosen[1])
        : labelled(words.chance, tableWords.value.frame.percent(chosen[1]))}
    </p>
  );
}

/** With a real minus. */
const plain = (points: number): string => (points < 0 ? signed(points) : String(points));

function Solved({ session }: Pick<Props, 'session'>) {
  const words = puzzleWords.value;
  const { puzzle, rules, link, chosen } = session;
  const { frame } = tableWords.value;
  const [best] = puzzle.answers as readonly [PuzzleAnswer];
  const rival = rivalOf(puzzle, chosen.value);
  const isOwn = rival === chosen.value;
  const names = namesOf(link.lobby.value);
  const nameOfSide = (side: 'left' | 'right'): string => names[seatAt(puzzle, side)] as string;
  const categories = rules.categories();
  const isCounted = puzzle.kind === 'count';
  const total = ([, , points]: PuzzleAnswer): number => points.reduce((sum, part) => sum + part, 0);
  // Averages of some matches differ a little by chance.
  const least = isCounted ? 1 : 2;
  const differing = categories
    .map((name, at) => ({ name, best: best[2][at] as number, other: rival[2][at] as number }))
    .filter((row) => Math.abs(row.best - row.other) >= least);
  return (
    <>
      <p class={css.solution}>{nameOfAnswer(session, best)}</p>
      {isCounted ? (
        <p>
          <b>{nameOfAnswer(session, rival)}</b>
          {`. ${words.behind(-rival[1])}`}
        </p>
      ) : (
        <Why session={session} best={best} rival={rival} />
      )}
      <table class={css.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">
              {words.bestMove}
              <small>{nameOfAnswer(session, best)}</small>
            </th>
            <th scope="col">
              {isOwn ? words.yourMove : words.otherMove}
              <small>{nameOfAnswer(session, rival)}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {!isCounted && (
            <tr class={css.chance}>
              <th scope="row">{words.chance}</th>
              <td>{frame.percent(best[1])}</td>
              <td>{frame.percent(rival[1])}</td>
            </tr>
          )}
          {differing.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{plain(row.best)}</td>
              <td>{plain(row.other)}</td>
            </tr>
          ))}
          <tr class={css.total}>
            <th scope="row">{words.total}</th>
            <td>{total(best)}</td>
            <td>{total(rival)}</td>
          </tr>
          {!isCounted &&
            (puzzle.players > 2 ? (['left', 'right'] as const) : (['left'] as const)).map((side) => (
              <tr key={side}>
                <th scope="row">{words.pointsOf(nameOfSide(side))}</th>
                <td>{best[3][side === 'left' ? 0 : 1]}</td>
                <td>{rival[3][side === 'left' ? 0 : 1]}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p class={css.source}>{isCounted ? words.source.counted : words.source.played}</p>
    </>
  );
}
