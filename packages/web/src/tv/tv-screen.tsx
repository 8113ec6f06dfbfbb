// The table for everybody in the room: a television shows what is public, each phone shows its player's hand.

import type { LobbyView } from '@mirabilia/protocol';
import { useEffect } from 'preact/hooks';
import { go, tvPath } from '../app/routes.ts';
import type { Loaded, SceneProps } from '../games/game-ui.ts';
import { GAMES, isGameId } from '../games/index.ts';
import { lazyByGame } from '../games/lazy-by-game.ts';
import type { MatchLink } from '../match/link.ts';
import { LinkBanner } from '../match/link-banner.tsx';
import { ShownReactions } from '../match/reactions.tsx';
import { WithMatch } from '../match/with-match.tsx';
import { useSounds } from '../sound/player.ts';
import { EmblemsProvider } from '../table/seat-emblem.tsx';
import { emblemsAt } from '../table/seat-emblems.ts';
import { Waiting } from '../ui/waiting.tsx';
import { tableWords } from '../words/index.ts';
import { EnterCode } from './enter-code.tsx';
import { TvLobby } from './lobby.tsx';
import css from './tv.module.css';
import { useWakeLock } from './use-wake-lock.ts';

// cast: the lobby names the link's game, and a link is only ever given to the scene of that game.
const SCENES = lazyByGame((id) => GAMES[id].tv() as Promise<Loaded<SceneProps<MatchLink>>>);

export const ready = (): Promise<unknown> => tableWords.ready();

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

function Followed({ link }: SceneProps<MatchLink>) {
  const lobby = link.lobby.value as LobbyView;
  const { rematch } = lobby;
  useSounds(link);
  useEffect(() => {
    if (rematch !== null) go(tvPath(rematch), { replace: true });
  }, [rematch]);
  const emblems = emblemsAt(lobby.seats);
  if (lobby.status === 'lobby') {
    return (
      <EmblemsProvider value={emblems}>
        <TvLobby lobby={lobby} />
      </EmblemsProvider>
    );
  }
  const Scene = isGameId(lobby.game) ? SCENES[lobby.game] : undefined;
  if (Scene === undefined) return <Waiting hasFailed />;
  return (
    <EmblemsProvider value={emblems}>
      <Scene link={link} />
      <ShownReactions link={link} />
    </EmblemsProvider>
  );
}
