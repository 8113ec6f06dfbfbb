// Opens a match by its code or id and follows it, or says why it can't.

import type { LobbyView } from '@mirabilia/protocol';
import { effect, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { guest } from '../app/guest.ts';
import { matchPath, renameAddress, tvPath } from '../app/routes.ts';
import { GAMES, isGameId } from '../games/index.ts';
import { api } from '../net/api.ts';
import type { Failure } from '../net/http.ts';
import { RemoteMatch } from '../net/remote-match.ts';
import { Waiting } from '../ui/waiting.tsx';
import { Refused } from './scenes.tsx';

type Opening =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly why: Failure }
  | { readonly kind: 'open'; readonly link: RemoteMatch };

type Wish = { readonly asSpectator: boolean };

/**
 * Follows the match, and opens it again when this browser gets another guest. Whatever way led here, a table has one
 * address: by its code, and once the match is over, when that leads nowhere, by the id.
 */
function follow(lobby: LobbyView, { asSpectator }: Wish): { link: RemoteMatch; close: () => void } {
  const link = new RemoteMatch(lobby, { asSpectator });
  const stopNaming = effect(() => {
    const name = link.end.value === undefined && lobby.status !== 'over' ? lobby.code : lobby.id;
    if (name !== '') renameAddress((asSpectator ? tvPath : matchPath)(name));
  });
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
      stopNaming();
      link.close();
    },
  };
}

interface Props {
  readonly code: string;
  readonly isTv?: boolean;
  readonly children: (link: RemoteMatch) => ComponentChildren;
}

export function WithMatch({ code, isTv = false, children }: Props) {
  const opening = useSignal<Opening>({ kind: 'waiting' });
  const attempt = useSignal(0);
  useEffect(() => {
    let close = () => {};
    let isGone = false;
    opening.value = { kind: 'waiting' };
    void api.match(code).then((answer) => {
      if (isGone) return;
      if (!answer.ok) {
        opening.value = { kind: 'refused', why: answer.refusal };
        return;
      }
      const followed = follow(answer.value, { asSpectator: isTv });
      close = followed.close;
      opening.value = { kind: 'open', link: followed.link };
      if (isGameId(answer.value.game)) {
        const { table, tv } = GAMES[answer.value.game];
        (isTv ? tv() : table()).catch(() => undefined);
      }
    });
    return () => {
      isGone = true;
      close();
    };
  }, [code, isTv, opening, attempt.value]);

  const shown = opening.value;
  if (shown.kind === 'waiting') return <Waiting hasFailed={false} />;
  if (shown.kind === 'refused') return <Refused why={shown.why} again={() => attempt.value++} />;
  return <>{children(shown.link)}</>;
}
