// One puzzle after the other, on the table of its game.

import { type Puzzle, puzzleId } from '@mirabilia/games/puzzles';
import type { Move } from '@mirabilia/kernel';
import { type Signal, useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { guest } from '../app/guest.ts';
import { go, puzzlePath, soloPath } from '../app/routes.ts';
import type { GameId } from '../games/index.ts';
import { SceneOf } from '../match/scenes.tsx';
import { startSoloMatchFrom } from '../solo/local-matches.ts';
import { announce } from '../ui/announcer.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { Waiting } from '../ui/waiting.tsx';
import { appWords, puzzleWords, tableWords } from '../words/index.ts';
import { isNew, nextPuzzle, puzzleOfDay } from './choose.ts';
import { puzzleGame } from './games/puzzle-game.ts';
import { firstPack, puzzlesFor } from './packs.ts';
import css from './play.module.css';
import { changeProgress, dateOf, daysInRow, progress, withReport } from './progress.ts';
import { largestGain, rivalOf } from './reasons.ts';
import { newSession, type Session } from './session.ts';
import { share, sharedText } from './share.ts';
import { VerdictPanel } from './verdict.tsx';

interface Props {
  readonly game: GameId;
  /** One puzzle by its id, or `daily`; undefined for one after the other. */
  readonly wanted: string | undefined;
}

export const DAILY = 'daily';

/** With fewer left that the player hasn't seen, another pack is fetched. */
const ENOUGH = 20;

interface Found {
  readonly puzzle: Puzzle;
  readonly date: string | undefined;
}

async function find(game: GameId, wanted: string | undefined): Promise<Found | undefined> {
  if (wanted === DAILY) {
    const date = dateOf(Date.now());
    return { puzzle: puzzleOfDay(await firstPack(game), date), date };
  }
  const own = progress.peek()[game];
  if (wanted === undefined) {
    const puzzle = nextPuzzle(await puzzlesFor(game, isNew(own), ENOUGH), own);
    return puzzle === undefined ? undefined : { puzzle, date: undefined };
  }
  const all = await puzzlesFor(game, () => false, 1);
  const puzzle = all.find((each) => puzzleId(each) === wanted);
  return puzzle === undefined ? undefined : { puzzle, date: undefined };
}

export function PlayPuzzles({ game, wanted }: Props) {
  const session = useSignal<Session | undefined>(undefined);
  const trouble = useSignal<'failed' | 'none' | undefined>(undefined);
  const round = useSignal(0);
  useEffect(() => {
    let isGone = false;
    session.value = undefined;
    trouble.value = undefined;
    void Promise.all([puzzleGame(game), find(game, wanted)])
      .then(([rules, found]) => {
        if (isGone) return;
        if (found === undefined) trouble.value = 'none';
        else {
          const name = guest.peek()?.name ?? tableWords.value.frame.you;
          session.value = newSession(rules, found.puzzle, { name, date: found.date });
        }
      })
      .catch(() => {
        if (!isGone) trouble.value = 'failed';
      });
    return () => {
      isGone = true;
    };
  }, [round.value]);

  if (trouble.value !== undefined) {
    return <NoPuzzle hasFailed={trouble.value === 'failed'} again={() => round.value++} />;
  }
  const shown = session.value;
  if (shown === undefined) return <Waiting hasFailed={false} />;
  const next = () => {
    if (wanted === undefined) round.value++;
    else go(puzzlePath(game));
  };
  return <Solve key={shown.link.id} session={shown} onNext={next} />;
}

function NoPuzzle({ hasFailed, again }: { readonly hasFailed: boolean; readonly again: () => void }) {
  const words = appWords.value;
  return (
    <Notice title={hasFailed ? words.failed : words.lost.title}>
      {hasFailed && (
        <Button look="primary" icon="refresh" onClick={again}>
          {words.retry}
        </Button>
      )}
      <ButtonLink icon="back" href="/puzzles">
        {puzzleWords.value.title}
      </ButtonLink>
    </Notice>
  );
}

function Solve({ session, onNext }: { readonly session: Session; readonly onNext: () => void }) {
  const { puzzle, link, date } = session;
  const isHidden = useSignal(false);
  useEffect(() => session.start(), [session]);
  useGlow(session);
  const report = () => {
    changeProgress(puzzle.game, (own) => withReport(own, puzzle));
    toast(puzzleWords.value.reported, 'good');
    onNext();
  };
  const { ask } = useAsking();
  const playOn = async (): Promise<void> => {
    const match = await ask(() => startSoloMatchFrom(link.prefix()));
    if (match !== undefined) go(soloPath(match.id));
    else toast(appWords.value.failed, 'bad');
  };
  const tell = () => {
    if (date === undefined) return;
    const own = progress.peek()[puzzle.game];
    const isSolved = session.verdict.peek() !== 'shown';
    const outcome = session.isFirst.peek() ? 'first' : isSolved ? 'later' : 'missed';
    const result = { game: puzzle.game, date, outcome, tries: session.tries.peek() } as const;
    const address = new URL(puzzlePath(puzzle.game, DAILY), location.href).href;
    void share(sharedText({ ...result, days: daysInRow(own, Date.now()) }, address));
  };
  return (
    <div class={css.screen} data-puzzle={link.id}>
      <SceneOf game={puzzle.game} link={link} />
      <Bar session={session} isHidden={isHidden}>
        <VerdictPanel
          session={session}
          onHide={() => {
            isHidden.value = true;
          }}
          onNext={onNext}
          onPlayOn={() => void playOn()}
          onReport={report}
          onShare={date === undefined ? undefined : tell}
        />
      </Bar>
    </div>
  );
}

/** The second hint, and the solution once it is known: what is to be played glows on the table. */
function useGlow({ hints, isOver, link, rules, puzzle }: Session): void {
  const isShown = useComputed(() => hints.value > 1 || isOver.value).value;
  useEffect(() => {
    if (!isShown) return undefined;
    const [places] = puzzle.answers[0] as (typeof puzzle.answers)[number];
    const found = document.querySelector(rules.placeOf(link.view, link.legal[places[0] as number] as Move));
    found?.toggleAttribute('data-hinted', true);
    return () => found?.toggleAttribute('data-hinted', false);
  }, [isShown, link.plan.value]);
}

function hintOf({ puzzle, rules }: Session): string {
  const words = puzzleWords.value;
  const { kind, answers } = puzzle;
  if (kind !== 'choice' && kind !== 'deck') return words.hints[kind];
  const [best] = answers;
  const category = best === undefined ? undefined : largestGain(best, rivalOf(puzzle, undefined));
  // What brings nothing keeps something from others.
  return category === undefined
    ? words.hints.deny
    : words.hintCategory(rules.categories()[category] as string);
}

interface BarProps {
  readonly session: Session;
  /** What is said after an answer is out of the way. */
  readonly isHidden: Signal<boolean>;
  readonly children: ComponentChildren;
}

function Bar({ session, isHidden, children }: BarProps) {
  const words = puzzleWords.value;
  const { puzzle, rules, link, hints, date } = session;
  const isAsked = session.verdict.value === undefined;
  const question = puzzle.kind === 'count' ? words.questions.count : words.questions.win;
  const hint = hints.value === 0 ? undefined : hints.value === 1 ? hintOf(session) : words.cardShown;
  const more = () => {
    hints.value++;
    announce(hints.value === 1 ? hintOf(session) : words.cardShown);
  };
  useEffect(() => announce(question), []);
  return (
    <section class={css.bar} aria-label={words.title} data-asked={isAsked || undefined}>
      {!isHidden.value && children}
      <p class={css.about}>
        <b>{date === undefined ? words.title : words.daily}</b>
        {` · ${rules.momentOf(link.view)} · ${words.difficulties[puzzle.difficulty]}`}
      </p>
      <p class={css.question}>{hint ?? question}</p>
      <div class={css.tools}>
        {isAsked && hints.value < 2 && (
          <Button size="small" icon="bulb" onClick={more}>
            {hints.value === 0 ? words.hint : words.showCard}
          </Button>
        )}
        {isAsked && (
          <Button size="small" icon="eye" onClick={session.showSolution}>
            {words.showSolution}
          </Button>
        )}
        {isHidden.value && (
          <Button
            size="small"
            look="primary"
            icon="up"
            onClick={() => {
              isHidden.value = false;
            }}
          >
            {words.verdicts.shown}
          </Button>
        )}
        <ButtonLink size="small" icon="back" href="/puzzles" aria-label={words.title} />
      </div>
    </section>
  );
}
