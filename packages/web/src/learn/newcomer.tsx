// The way in for people whom this page hasn't seen before: on the front page, and on an invitation for its game.

import { offeredGames } from '../app/instance.ts';
import type { GameId } from '../games/index.ts';
import { Button } from '../ui/button.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords } from '../words/index.ts';
import { isNewHere, skipLessons } from './kept.ts';
import { FIRST } from './lessons.ts';
import css from './newcomer.module.css';
import { startLesson } from './start.ts';

interface Props {
  /** Of an invitation; without it any game can be learned. */
  readonly game?: GameId;
  /** Where to come back to. */
  readonly backTo?: string;
}

export default function Newcomer({ game, backTo }: Props) {
  const words = appWords.value;
  const { ask, isBusy, trouble } = useAsking();
  if (!isNewHere()) return null;
  return (
    <aside class={css.newcomer} data-newcomer aria-label={words.front.newHere.title}>
      <p class={css.title}>{words.front.newHere.title}</p>
      <div class={css.lessons}>
        {(game === undefined ? offeredGames.value : [game]).map((each) => (
          <Button
            key={each}
            size="small"
            icon="bulb"
            isBusy={isBusy}
            onClick={() => void ask(() => startLesson(FIRST[each], backTo))}
          >
            {words.games[each].title}
          </Button>
        ))}
      </div>
      <Button size="small" look="quiet" icon="close" class={css.skip} onClick={skipLessons}>
        <span>{words.front.newHere.skip}</span>
      </Button>
      <TroubleLine of={trouble} />
    </aside>
  );
}
