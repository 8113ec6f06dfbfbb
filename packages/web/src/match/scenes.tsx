// The table of a match, whichever game is played at it, and what is said where there is none.

import type { Loaded, SceneProps } from '../games/game-ui.ts';
import { GAMES, isGameId } from '../games/index.ts';
import { lazyByGame } from '../games/lazy-by-game.ts';
import type { Failure } from '../net/http.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { appWords } from '../words/index.ts';
import { troubleText } from '../words/trouble-text.ts';
import type { TableLink } from './link.ts';

// cast: the lobby names the link's game, and a link is only ever given to the table of that game.
const TABLES = lazyByGame((id) => GAMES[id].table() as Promise<Loaded<SceneProps<TableLink>>>);

export function SceneOf({ game, link }: SceneProps<TableLink> & { readonly game: string }) {
  if (!isGameId(game)) return <NoScene />;
  const Table = TABLES[game];
  return <Table link={link} />;
}

export function Refused({ why, again }: { readonly why: Failure; readonly again?: () => void }) {
  const words = appWords.value;
  const { code } = why;
  const isLost = code === 'no-such-match';
  const isUnreachable = code === 'unreachable';
  const mayTryAgain = !isLost && again !== undefined;
  return (
    <Notice title={isLost ? words.lost.title : isUnreachable ? words.link.unreachable : words.failed}>
      <p>{troubleText(why)}</p>
      {mayTryAgain && (
        <Button look="primary" icon="refresh" onClick={again}>
          {words.retry}
        </Button>
      )}
      {isUnreachable && (
        <ButtonLink icon="device" href="/solo">
          {words.solo.offer}
        </ButtonLink>
      )}
      <ButtonLink look={mayTryAgain ? 'secondary' : 'primary'} icon="home" href="/">
        {words.home}
      </ButtonLink>
    </Notice>
  );
}

function NoScene() {
  const words = appWords.value;
  return (
    <Notice title={words.link.noScene}>
      <ButtonLink look="primary" icon="home" href="/">
        {words.home}
      </ButtonLink>
    </Notice>
  );
}
