// Name and emblem, changed at the table: the seat shows what the player has chosen.

import type { LobbyView } from '@mirabilia/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { guest } from '../app/guest.ts';
import { EmblemForm } from '../app/settings/emblem-form.tsx';
import { NameForm } from '../app/settings/name-form.tsx';
import { api } from '../net/api.ts';
import type { RemoteMatch } from '../net/remote-match.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { peopleWords } from '../words/index.ts';
import { troubleText } from '../words/trouble-text.ts';

/** Wherever they changed it, in the settings or here. */
function useRenewedSeat(link: RemoteMatch, lobby: LobbyView): void {
  const before = useRef(guest.peek());
  const now = guest.value;
  useEffect(() => {
    const was = before.current;
    before.current = now;
    const isSame = was?.name === now?.name && was?.emblem === now?.emblem;
    if (!was || !now || was.guest !== now.guest || isSame || lobby.you.seat === null) return;
    void api.renewSeat(lobby.id).then((answer) => {
      if (!answer.ok) toast(troubleText(answer.refusal), 'bad');
      else if (link.lobby.value?.status === 'lobby') link.lobby.value = answer.value;
    });
  }, [now, link, lobby.id, lobby.you.seat]);
}

export default function MyLook({ link, lobby }: { readonly link: RemoteMatch; readonly lobby: LobbyView }) {
  useRenewedSeat(link, lobby);
  const { change } = peopleWords.value.emblem;
  const isOpen = useSignal(false);
  return (
    <>
      <Button size="small" look="quiet" icon="pencil" onClick={() => (isOpen.value = true)}>
        {change}
      </Button>
      <Dialog isOpen={isOpen.value} title={change} size="small" onClose={() => (isOpen.value = false)}>
        <NameForm />
        <EmblemForm />
      </Dialog>
    </>
  );
}
