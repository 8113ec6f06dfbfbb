// A match at its address: the lobby before the start, then the game's table.

import type { LobbyView } from '@mirabilia/protocol';
import { useEffect } from 'preact/hooks';
import { useChatToasts } from '../match/chat-toasts.ts';
import { LinkBanner } from '../match/link-banner.tsx';
import { SceneOf } from '../match/scenes.tsx';
import { WithMatch } from '../match/with-match.tsx';
import type { RemoteMatch } from '../net/remote-match.ts';
import { useSounds } from '../sound/player.ts';
import { EmblemsProvider } from '../table/seat-emblem.tsx';
import { emblemsAt } from '../table/seat-emblems.ts';
import { BigScreenOffer } from '../tv/big-screen-offer.tsx';
import { lazy } from '../ui/lazy.tsx';
import { toast } from '../ui/toast.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { appWords, peopleWords } from '../words/index.ts';

/** Whoever comes back to a match that is being played needs no lobby. */
const Lobby = lazy(async () => ({ default: (await import('./lobby.tsx')).Lobby }), Waiting);

const HeldUpBanner = lazy(
  () => import('../match/held-up-banner.tsx'),
  () => null,
);

const Reactions = lazy(
  async () => {
    const [{ Reactions }] = await Promise.all([import('../match/reactions.tsx'), peopleWords.ready()]);
    return { default: Reactions };
  },
  () => null,
);

const Watching = lazy(
  async () => {
    const [{ Watching }] = await Promise.all([import('../match/watching.tsx'), peopleWords.ready()]);
    return { default: Watching };
  },
  () => null,
);

const Ending = lazy(
  async () => {
    const [{ Ending }] = await Promise.all([import('../match/ending.tsx'), peopleWords.ready()]);
    return { default: Ending };
  },
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

/** Whoever comes to a match without a seat in it is told that they look on. */
function useWatching(link: RemoteMatch): void {
  const isWatching = link.lobby.value?.you.seat === null && link.update.value !== undefined;
  useEffect(() => {
    if (isWatching) toast(appWords.value.presence.youWatch);
  }, [isWatching]);
}

/** Whoever comes to a table that shows hands to spectators is told so. */
function useShownHands(link: RemoteMatch): void {
  const { status, social } = link.lobby.value ?? {};
  const turns = status === 'running' ? social?.handsAfter : undefined;
  useEffect(() => {
    if (turns !== undefined)
      void peopleWords.ready().then(() => toast(peopleWords.value.hands.tableShows(turns)));
  }, [turns]);
}

function Followed({ link, code }: { readonly link: RemoteMatch; readonly code: string }) {
  const lobby = link.lobby.value as LobbyView;
  useSounds(link);
  useChatToasts(link);
  useWatching(link);
  useShownHands(link);
  return (
    <EmblemsProvider value={emblemsAt(lobby.seats)}>
      {lobby.status === 'lobby' ? (
        <Lobby link={link} lobby={lobby} code={code} />
      ) : (
        <>
          <SceneOf game={lobby.game} link={link} />
          <Reactions link={link} />
          <Ending link={link} />
          <Watching link={link} />
        </>
      )}
    </EmblemsProvider>
  );
}
