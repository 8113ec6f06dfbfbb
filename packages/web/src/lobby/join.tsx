// A guest who opened the link gives a name and takes a seat: one field, one button.

import type { LobbyView } from '@mirabilia/protocol';
import { useSignal } from '@preact/signals';
import { asGuest, guest, suggestName } from '../app/guest.ts';
import { matchPath } from '../app/routes.ts';
import { isGameId } from '../games/index.ts';
import Newcomer from '../learn/newcomer.tsx';
import type { RemoteMatch } from '../net/remote-match.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { toast } from '../ui/toast.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords } from '../words/index.ts';
import { troubleText } from '../words/trouble-text.ts';
import { joinMatch } from './chance.ts';
import css from './lobby.module.css';

interface Props {
  readonly lobby: LobbyView;
  readonly code: string;
  readonly link: RemoteMatch;
}

export function Join({ lobby, code, link }: Props) {
  const words = appWords.value;
  const name = useSignal<string | undefined>(undefined);
  const suggested = useSignal(suggestName());
  const { ask, isBusy, trouble } = useAsking();
  const isInvited = lobby.visibility === 'private' || lobby.code !== '';
  const hasRoom = lobby.seats.some(({ kind }) => kind === 'open' || (kind === 'invited' && isInvited));
  const shownName = name.value ?? guest.value?.name ?? suggested.value;

  const sitDown = async (event: Event) => {
    event.preventDefault();
    const joined = await ask(() => asGuest(() => joinMatch(lobby, code), shownName.trim()));
    if (joined === undefined) return;
    link.lobby.value = joined;
    const seated = joined.seats[joined.you.seat ?? -1]?.name;
    if (seated && seated !== guest.value?.name) toast(words.lobby.namedApart(seated));
  };

  if (lobby.you.isRemoved) {
    return (
      <Panel title={words.lobby.removedTitle} class={css.join}>
        <p>{words.lobby.removedText}</p>
      </Panel>
    );
  }
  if (!hasRoom) {
    return (
      <Panel title={words.lobby.fullTitle} class={css.join}>
        <p>{words.lobby.fullText}</p>
      </Panel>
    );
  }
  return (
    <Panel title={words.lobby.joinTitle} class={css.join}>
      <form class={css.joinForm} onSubmit={sitDown}>
        <Field
          label={words.yourName}
          error={trouble?.code === 'bad-name' ? troubleText(trouble) : undefined}
          value={shownName}
          onText={(text) => {
            name.value = text;
          }}
          autoComplete="nickname"
          spellcheck={false}
          required
        />
        <Button type="submit" look="primary" size="large" icon="chair" isBusy={isBusy}>
          {words.lobby.sitDown}
        </Button>
      </form>
      <TroubleLine of={trouble?.code === 'bad-name' ? undefined : trouble} />
      <p class={css.soft}>{words.lobby.watching}</p>
      {isGameId(lobby.game) && <Newcomer game={lobby.game} backTo={matchPath(code)} />}
    </Panel>
  );
}
