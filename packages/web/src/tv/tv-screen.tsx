// The table for everybody in the room: a television shows what lies open, the phones are the hands.

import type { LobbyView } from '@mirabilia/protocol';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { go, tvPath } from '../app/routes.ts';
import { GAME_IDS, GAMES } from '../games/index.ts';
import type { MatchLink } from '../match/link.ts';
import { LinkBanner } from '../match/link-banner.tsx';
import { WithMatch } from '../match/with-match.tsx';
import { useSounds } from '../sound/player.ts';
import { lazy } from '../ui/lazy.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { EnterCode } from './enter-code.tsx';
import { TvLobby } from './lobby.tsx';
import css from './tv.module.css';
import { useWakeLock } from './use-wake-lock.ts';
import { tv } from './words/index.ts';

type SceneProps = { readonly link: MatchLink };

const SCENES = new Map<string, ComponentType<SceneProps>>(
  GAME_IDS.map((id) => [id, lazy<SceneProps>(GAMES[id].tv, Waiting)]),
);

export const ready = (): Promise<unknown> => tv.ready();

export default function TvScreen({ code }: { readonly code: string | undefined }) {
  useWakeLock();
  return (
    <div class={css.tv}>
      {code === undefined ? (
        <EnterCode />
      ) : (
        <WithMatch code={code} isTv>
          {(link) => (
            <>
              <Followed link={link} />
              <LinkBanner link={link} />
            </>
          )}
        </WithMatch>
      )}
    </div>
  );
}

function Followed({ link }: SceneProps) {
  const lobby = link.lobby.value as LobbyView;
  const { rematch } = lobby;
  useSounds(link);
  useEffect(() => {
    if (rematch !== null) go(tvPath(rematch), { replace: true });
  }, [rematch]);
  if (lobby.status === 'lobby') return <TvLobby lobby={lobby} />;
  const Scene = SCENES.get(lobby.game);
  return Scene === undefined ? <Waiting hasFailed /> : <Scene link={link} />;
}
