// The review of a match: a line of the player's chances, and the choices that cost most.

import type { Seat } from '@mirabilia/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { labelled } from '../i18n/language.ts';
import type { MatchView, ReplayView } from '../match/link.ts';
import { Button } from '../ui/button.tsx';
import { coachWords, tableWords } from '../words/index.ts';
import css from './coach.module.css';
import { type Coach, coachOf, percent } from './coach.ts';
import { type JudgedChoice, mistakes, type PlayedChoice, reviewOf, SECOND_LOOKS } from './match-review.ts';
import { type CoachVoice, judgementOn, sentencesOf } from './said.ts';

interface Props {
  readonly name: string;
  readonly made: () => readonly PlayedChoice[];
  readonly voiceOf: (view: object) => CoachVoice;
  /** Shows moments, and lets the player go on from them. */
  readonly replay: Pick<ReplayView, 'show' | 'playOn' | 'copyReview' | 'isReviewWanted'>;
}

/** For the player whose view is shown. The Free City is no player and has none. */
export function MatchReview({
  link,
  seat,
  ...props
}: Props & { readonly link: MatchView; readonly seat: Seat }) {
  const coach = coachOf(link);
  if (!coach.isOn.value || seat >= (link.lobby.value?.seats.length ?? 0)) return null;
  return <OfPlayer key={seat} coach={coach} seat={seat} {...props} />;
}

function OfPlayer({
  coach,
  seat,
  name,
  made,
  voiceOf,
  replay,
}: Props & { readonly coach: Coach; readonly seat: Seat }) {
  const course = useSignal<readonly JudgedChoice[] | undefined>(undefined);
  const done = useSignal({ at: 0, of: 0 });
  const under = useRef<AbortController | undefined>(undefined);
  // Ends when another player's view is shown, or the screen is left.
  useEffect(() => () => under.current?.abort(), []);
  // Who followed a link to a review needn't ask for it.
  useEffect(() => {
    if (replay.isReviewWanted) void go();
  }, []);
  const { frame: words } = tableWords.value;
  const isUnderWay = course.value === undefined && done.value.of > 0;

  async function go(): Promise<void> {
    const all = made();
    const controller = new AbortController();
    under.current = controller;
    done.value = { at: 0, of: all.length + SECOND_LOOKS };
    let found: readonly JudgedChoice[] = [];
    try {
      for await (const so of reviewOf(coach, all, controller.signal)) {
        found = so;
        done.value = { at: done.value.at + 1, of: all.length };
      }
      course.value = found;
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    }
  }

  return (
    <section
      class={css.course}
      data-course={course.value === undefined ? (isUnderWay ? 'thinks' : 'open') : 'said'}
    >
      <h3 class={css.heading}>
        {words.course} · {name}
      </h3>
      <p class={css.said}>{words.courseHint}</p>
      {course.value !== undefined ? (
        <>
          <Drawn coach={coach} seat={seat} course={course.value} voiceOf={voiceOf} replay={replay} />
          <Button size="small" icon="link" onClick={() => replay.copyReview(seat)}>
            {coachWords.value.copyReview}
          </Button>
        </>
      ) : isUnderWay ? (
        <label class={css.progress}>
          <progress max={done.value.of} value={done.value.at} aria-label={words.coachThinks} />
          {words.courseOf(done.value.at, done.value.of)}
        </label>
      ) : (
        <Button size="small" icon="chart" onClick={() => void go()}>
          {words.courseGo}
        </Button>
      )}
    </section>
  );
}

const [WIDTH, HEIGHT] = [100, 40];
const keyOf = ({ at, asked }: JudgedChoice): string => `${at} ${asked.plan.length}`;

interface DrawnProps extends Pick<Props, 'voiceOf' | 'replay'> {
  readonly coach: Coach;
  readonly seat: Seat;
  readonly course: readonly JudgedChoice[];
}

function Drawn({ coach, seat, course, voiceOf, replay }: DrawnProps) {
  const { frame: words } = tableWords.value;
  const worst = mistakes(course);
  const x = (at: number): number => (WIDTH * (at + 0.5)) / course.length;
  const y = (win: number): number => HEIGHT * (1 - win);
  return (
    <>
      <svg class={css.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path class={css.half} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <text class={css.scale} x="1" y={HEIGHT / 2 - 1}>
          {words.percent(50)}
        </text>
        <polyline class={css.line} points={course.map(({ win }, at) => `${x(at)},${y(win)}`).join(' ')} />
        {worst.map((each) => (
          <path
            key={keyOf(each)}
            class={css.fall}
            d={`M${x(course.indexOf(each))} ${y(each.best)}V${y(each.win)}`}
          />
        ))}
      </svg>
      {worst.length === 0 ? (
        <p class={css.said}>{words.courseWell}</p>
      ) : (
        <>
          <h4 class={css.heading}>{coachWords.value.turningPoints}</h4>
          <ol class={css.worst}>
            {worst.map((each) => (
              <li key={keyOf(each)}>
                <Button size="small" look="quiet" onClick={() => replay.show(each.at)}>
                  {labelled(each.caption, words.courseLost(percent(each.win), percent(each.best)))}
                </Button>
                <Why coach={coach} mistake={each} voice={voiceOf(each.asked.view)} />
                <Button size="small" icon="branch" onClick={() => replay.playOn(each.at, seat)}>
                  {coachWords.value.playOn}
                </Button>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** What was chosen, what was better, and why. */
function Why({
  coach,
  mistake: { asked, chosen, estimates },
  voice,
}: {
  readonly coach: Coach;
  readonly mistake: JudgedChoice;
  readonly voice: CoachVoice;
}) {
  const judgement = judgementOn(voice, estimates, chosen);
  if (judgement === undefined) return null;
  const { compared } = judgement;
  const explanation = compared === undefined ? undefined : coach.reasons(asked, compared).value;
  const isWaiting = compared !== undefined && explanation === undefined;
  return (
    <p class={css.why} data-why={isWaiting ? 'thinks' : 'said'}>
      {sentencesOf(voice, judgement, explanation).join(' ')}
    </p>
  );
}
