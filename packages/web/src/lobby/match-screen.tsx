// A match at its one address: the lobby before the start, the game's table from then on.

import type { LobbyView } from '@mirabilia/protocol';
import { effect, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAMES, isGameId } from '../games.ts';
import { guest } from '../guest.ts';
import { LinkBanner } from '../match/link-banner.tsx';
import { Refused, SceneOf } from '../match/scenes.tsx';
import { api } from '../net/api.ts';
import type { Trouble } from '../net/http.ts';
import { RemoteMatch } from '../net/remote-match.ts';
import { Waiting } from '../ui/waiting.tsx';
import { Lobby } from './lobby.tsx';

type Opening =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly code: Trouble }
  | { readonly kind: 'open'; readonly link: RemoteMatch };

/** Follows the match, and follows it anew when this browser becomes somebody else. */
function follow(lobby: LobbyView): { link: RemoteMatch; close: () => void } {
  const link = new RemoteMatch(lobby);
  let known = guest.peek()?.guest;
  const stop = effect(() => {
    const now = guest.value?.guest;
    if (guest.value === undefined || now === known) return;
    known = now;
    link.renew();
  });
  return {
    link,
    close: () => {
      stop();
      link.close();
    },
  };
}

export default function MatchScreen({ code }: { readonly code: string }) {
  const opening = useSignal<Opening>({ kind: 'waiting' });
  const attempt = useSignal(0);
  useEffect(() => {
    let close = () => {};
    let isGone = false;
    opening.value = { kind: 'waiting' };
    void api.match(code).then((answer) => {
      if (isGone) return;
      if (!answer.ok) {
        opening.value = { kind: 'refused', code: answer.code };
        return;
      }
      const followed = follow(answer.value);
      close = followed.close;
      opening.value = { kind: 'open', link: followed.link };
      if (isGameId(answer.value.game)) GAMES[answer.value.game].scene?.().catch(() => undefined);
    });
    return () => {
      isGone = true;
      close();
    };
  }, [code, opening, attempt.value]);

  const shown = opening.value;
  if (shown.kind === 'waiting') return <Waiting hasFailed={false} />;
  if (shown.kind === 'refused') return <Refused code={shown.code} again={() => attempt.value++} />;
  return (
    <>
      <Followed link={shown.link} code={code} />
      <LinkBanner link={shown.link} />
    </>
  );
}

function Followed({ link, code }: { readonly link: RemoteMatch; readonly code: string }) {
  const lobby = link.lobby.value as LobbyView;
  if (lobby.status === 'lobby') return <Lobby link={link} lobby={lobby} code={code} />;
  return <SceneOf game={lobby.game} link={link} />;
}
