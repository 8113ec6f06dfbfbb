// After a lesson: how it went, and what comes next.

import { go, soloPath } from '../app/routes.ts';
import type { GameId } from '../games/index.ts';
import { GAMES } from '../games/index.ts';
import { labelled } from '../i18n/language.ts';
import { usualOptions } from '../lobby/terms.ts';
import type { MatchLink } from '../match/link.ts';
import { beginSoloMatch } from '../solo/local-matches.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { learnWords } from '../words/index.ts';
import { howDone, lessonIn } from './kept.ts';
import css from './lesson-after.module.css';
import { LESSON_IDS, type LessonId } from './lesson-ids.ts';
import { LESSONS } from './lessons.ts';
import { startLesson } from './start.ts';

interface Props {
  readonly lesson: LessonId;
  readonly link: MatchLink;
  readonly isReached: boolean;
  readonly summary: readonly string[];
}

/** Side A, three players, and bots that fit: whoever has won a lesson gets better ones. */
async function beginMatch(game: GameId, isReached: boolean) {
  const level = isReached ? 'medium' : 'easy';
  const options = { ...usualOptions(GAMES[game]) };
  return beginSoloMatch({ game, options, botDelay: 500, seats: ['open', `bot:${level}`, `bot:${level}`] });
}

export function LessonAfter({ lesson, link, isReached, summary }: Props) {
  const { end, lessons, goals } = learnWords.value;
  const { ask, isBusy, trouble } = useAsking();
  const { game } = LESSONS[lesson];
  const backTo = lessonIn(link.lobby.value?.id)?.backTo;
  const next = LESSON_IDS.find(
    (id) => LESSONS[id].game === game && id !== lesson && howDone(id) === undefined,
  );
  return (
    <div class={css.after} data-lesson-after={isReached ? 'reached' : 'missed'}>
      <p class={css.goal}>
        <Icon name={isReached ? 'check' : 'refresh'} />
        <span>{labelled(goals[lesson], isReached ? end.reached : end.missed)}</span>
      </p>
      {summary.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div class={css.buttons}>
        <Button
          look={backTo === undefined ? 'primary' : 'secondary'}
          icon="play"
          isBusy={isBusy}
          onClick={async () => {
            const match = await ask(() => beginMatch(game, isReached));
            if (match !== undefined) go(soloPath(match.id));
          }}
        >
          {end.playMatch}
        </Button>
        {!isReached && (
          <Button icon="refresh" isBusy={isBusy} onClick={() => void ask(() => startLesson(lesson))}>
            {end.again}
          </Button>
        )}
        {next !== undefined && (
          <Button icon="bulb" isBusy={isBusy} onClick={() => void ask(() => startLesson(next))}>
            {end.next(lessons[next].title)}
          </Button>
        )}
        {backTo !== undefined && (
          <ButtonLink look="primary" icon="door" href={backTo}>
            {end.toInvitation}
          </ButtonLink>
        )}
        <ButtonLink icon="eye" href={link.replayPath}>
          {end.look}
        </ButtonLink>
      </div>
      <TroubleLine of={trouble} />
    </div>
  );
}
