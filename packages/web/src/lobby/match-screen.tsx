// A match at its one address: the lobby before the start, the game's table from then on.

import type { LobbyView } from '@mirabilia/protocol';
import { effect, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { GAME_IDS, GAMES, isGameId } from '../games.ts';
import { guest } from '../guest.ts';
import type { MatchLink } from '../match/link.ts';
import { LinkBanner } from '../match/link-banner.tsx';
import { api } from '../net/api.ts';
import type { Trouble } from '../net/http.ts';
import { RemoteMatch } from '../net/remote-match.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
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
  const Scene = SCENES.get(lobby.game);
  return Scene === undefined ? <NoScene /> : <Scene link={link} />;
}

function Refused({ code, again }: { readonly code: Trouble; readonly again: () => void }) {
  const { words } = common;
  const isLost = code === 'no-such-match';
  const isUnreachable = code === 'unreachable';
  return (
    <Notice title={isLost ? words.lost.title : isUnreachable ? words.link.unreachable : words.failed}>
      <p>{words.troubles[code]}</p>
      {!isLost && (
        <Button look="primary" icon="refresh" onClick={again}>
          {words.retry}
        </Button>
      )}
      <ButtonLink look={isLost ? 'primary' : 'secondary'} icon="home" href="/">
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
