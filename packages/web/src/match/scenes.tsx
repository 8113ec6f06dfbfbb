// The table of a match, whichever game is played at it, and what is said where there is none.

import type { ComponentType } from 'preact';
import { GAME_IDS, GAMES } from '../games/index.ts';
import type { Trouble } from '../net/http.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Notice } from '../ui/notice.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { common } from '../words/index.ts';
import type { MatchLink } from './link.ts';

type SceneProps = { readonly link: MatchLink };

const SCENES = new Map<string, ComponentType<SceneProps>>(
  GAME_IDS.flatMap((id) => {
    const { scene } = GAMES[id];
    return scene === undefined ? [] : [[id, lazy<SceneProps>(scene, Waiting)]];
  }),
);

export function SceneOf({ game, link }: SceneProps & { readonly game: string }) {
  const Scene = SCENES.get(game);
  return Scene === undefined ? <NoScene /> : <Scene link={link} />;
}

export function Refused({ code, again }: { readonly code: Trouble; readonly again?: () => void }) {
  const { words } = common;
  const isLost = code === 'no-such-match';
  const isUnreachable = code === 'unreachable';
  const mayTryAgain = !isLost && again !== undefined;
  return (
    <Notice title={isLost ? words.lost.title : isUnreachable ? words.link.unreachable : words.failed}>
      <p>{words.troubles[code]}</p>
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
  const { words } = common;
  return (
    <Notice title={words.link.noScene}>
      <ButtonLink look="primary" icon="home" href="/">
        {words.home}
      </ButtonLink>
    </Notice>
  );
}
