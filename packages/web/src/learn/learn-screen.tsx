// The lessons of both games: what each teaches, how long it takes, and what is done.

import { Footer } from '../app/home/footer.tsx';
import { TopBar } from '../app/home/top-bar.tsx';
import { go, soloPath } from '../app/routes.ts';
import { GAME_IDS, type GameId } from '../games/index.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import page from '../ui/page.module.css';
import { Panel } from '../ui/panel.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords, learnWords } from '../words/index.ts';
import { howDone, matchOf, skipLessonIn } from './kept.ts';
import css from './learn-screen.module.css';
import { LESSON_IDS, type LessonId } from './lesson-ids.ts';
import { LESSONS } from './lessons.ts';
import { PRACTICE, practiceReady } from './practice.ts';
import { startLesson } from './start.ts';

export const ready = (): Promise<unknown> => Promise.all([learnWords.ready(), practiceReady()]);

export default function LearnScreen() {
  const words = learnWords.value.page;
  return (
    <>
      <TopBar />
      <main class={page.page}>
        <h1 class={page.title}>{words.title}</h1>
        <p class={css.intro}>{words.intro}</p>
        <div class={page.columns}>
          {GAME_IDS.map((game) => (
            <LessonsOf key={game} game={game} />
          ))}
        </div>
        <Panel title={words.more}>
          <ul class={css.lessons}>
            {PRACTICE.map(({ href, icon, title, about }) => (
              <li key={href} class={css.lesson}>
                <p class={css.name}>
                  <b>{title()}</b>
                </p>
                <p class={css.about}>{about()}</p>
                <ButtonLink href={href} icon={icon} class={css.action}>
                  {words.start}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Panel>
      </main>
      <Footer />
    </>
  );
}

function LessonsOf({ game }: { readonly game: GameId }) {
  const lessons = LESSON_IDS.filter((id) => LESSONS[id].game === game);
  // One is the next thing to do.
  const next = lessons.find((id) => howDone(id) === undefined);
  return (
    <Panel title={appWords.value.games[game].title}>
      <ol class={css.lessons}>
        {lessons.map((id) => (
          <Item key={id} id={id} isNext={id === next} />
        ))}
      </ol>
    </Panel>
  );
}

function Item({ id, isNext }: { readonly id: LessonId; readonly isNext: boolean }) {
  const { page: words, lessons } = learnWords.value;
  const { ask, isBusy, trouble } = useAsking();
  const { title, about } = lessons[id];
  const how = howDone(id);
  const match = matchOf(id);
  const goOn = (left: string): void => {
    skipLessonIn(left, false);
    go(soloPath(left));
  };
  return (
    <li class={css.lesson} data-lesson-entry={id}>
      <p class={css.name}>
        <b>{title}</b> <span class={css.minutes}>{words.minutes(LESSONS[id].minutes)}</span>
        {how !== undefined && (
          <span class={css.how}>
            <Icon name="check" /> {how === 'reached' ? words.done : words.tried}
          </span>
        )}
      </p>
      <p class={css.about}>{about}</p>
      <span class={css.action}>
        {match !== undefined && (
          <Button look={isNext ? 'primary' : 'secondary'} icon="play" onClick={() => goOn(match)}>
            {words.resume}
          </Button>
        )}
        <Button
          look={isNext && match === undefined ? 'primary' : 'secondary'}
          icon={match === undefined && how === undefined ? 'play' : 'refresh'}
          isBusy={isBusy}
          onClick={() => void ask(() => startLesson(id))}
        >
          {match === undefined && how === undefined ? words.start : words.again}
        </Button>
      </span>
      <TroubleLine of={trouble} />
    </li>
  );
}
