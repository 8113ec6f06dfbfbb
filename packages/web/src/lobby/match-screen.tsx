// A match at its one address: the lobby before the start, the game's table from then on.

import type { LobbyView } from '@mirabilia/protocol';
import type { ComponentType } from 'preact';
import { GAME_IDS, GAMES } from '../games.ts';
import type { MatchLink } from '../match/link.ts';
import { LinkBanner } from '../match/link-banner.tsx';
import { WithMatch } from '../match/with-match.tsx';
import type { RemoteMatch } from '../net/remote-match.ts';
import { useSounds } from '../sound/player.ts';
import { BigScreenOffer } from '../tv/offer.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Notice } from '../ui/notice.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { common } from '../words/index.ts';
import { Lobby } from './lobby.tsx';

type SceneProps = { readonly link: MatchLink };

const SCENES = new Map<string, ComponentType<SceneProps>>(
  GAME_IDS.flatMap((id) => {
    const { scene } = GAMES[id];
    return scene === undefined ? [] : [[id, lazy<SceneProps>(scene, Waiting)]];
  }),
);

export default function MatchScreen({ code }: { readonly code: string }) {
  return (
    <WithMatch code={code}>
      {(link) => (
        <>
          <Followed link={link} code={code} />
          <LinkBanner link={link} />
          <BigScreenOffer link={link} />
        </>
      )}
    </WithMatch>
  );
}

function Followed({ link, code }: { readonly link: RemoteMatch; readonly code: string }) {
  const lobby = link.lobby.value as LobbyView;
  useSounds(link);
  if (lobby.status === 'lobby') return <Lobby link={link} lobby={lobby} code={code} />;
  const Scene = SCENES.get(lobby.game);
  return Scene === undefined ? <NoScene /> : <Scene link={link} />;
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
