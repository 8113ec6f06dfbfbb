// A match at its address: the lobby before the start, then the game's table.

import type { LobbyView } from '@mirabilia/protocol';
import { LinkBanner } from '../match/link-banner.tsx';
import { SceneOf } from '../match/scenes.tsx';
import { WithMatch } from '../match/with-match.tsx';
import type { RemoteMatch } from '../net/remote-match.ts';
import { useSounds } from '../sound/player.ts';
import { BigScreenOffer } from '../tv/big-screen-offer.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Lobby } from './lobby.tsx';

const HeldUpBanner = lazy(
  () => import('../match/held-up-banner.tsx'),
  () => null,
);

export default function MatchScreen({ code }: { readonly code: string }) {
  return (
    <WithMatch code={code}>
      {(link) => (
        <>
          <Followed link={link} code={code} />
          <LinkBanner link={link} />
          {link.state.value.kind === 'live' && <HeldUpBanner link={link} />}
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
  return <SceneOf game={lobby.game} link={link} />;
}
