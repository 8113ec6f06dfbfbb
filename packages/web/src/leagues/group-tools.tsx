// What the owner of a group may do.

import type { GroupChange } from '@mirabilia/protocol';
import { useSignal } from '@preact/signals';
import { go, LEAGUES } from '../app/routes.ts';
import { settings } from '../app/settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords, leagueWords } from '../words/index.ts';
import { leagueApi } from './api.ts';
import type { GroupProps } from './group-screen.tsx';
import css from './leagues.module.css';

type Change = (asked: Exclude<GroupChange, { do: 'close' }>) => Promise<boolean>;

export function GroupTools({ group, shown }: GroupProps) {
  const words = leagueWords.value;
  const isClosing = useSignal(false);
  const { ask, isBusy, trouble } = useAsking();
  const change: Change = async (asked) => {
    const changed = await ask(() => leagueApi.changeGroup(group.id, asked));
    if (changed !== undefined) shown.value = changed;
    return changed !== undefined;
  };
  const close = async () => {
    isClosing.value = false;
    if ((await ask(() => leagueApi.closeGroup(group.id))) !== undefined) go(LEAGUES);
  };
  return (
    <Panel title={words.owner}>
      <div class={css.stack}>
        <Rename name={group.name} change={change} />
        <People group={group} change={change} isBusy={isBusy} />
        <GroupWebhook group={group} change={change} />
        <TroubleLine of={trouble} />
        <div class={css.row}>
          <Button icon="refresh" onClick={() => void change({ do: 'new-link' })}>
            {words.newLink}
          </Button>
          <span class={css.soft}>{words.newLinkHint}</span>
        </div>
        <Button
          icon="trash"
          onClick={() => {
            isClosing.value = true;
          }}
        >
          {words.close}
        </Button>
      </div>
      <Dialog
        isOpen={isClosing.value}
        title={words.sure}
        size="small"
        onClose={() => {
          isClosing.value = false;
        }}
        actions={
          <Button look="primary" onClick={() => void close()}>
            {words.close}
          </Button>
        }
      >
        <p>{group.name}</p>
      </Dialog>
    </Panel>
  );
}

function Rename({ name, change }: { readonly name: string; readonly change: Change }) {
  const words = leagueWords.value;
  const text = useSignal<string | undefined>(undefined);
  const save = async (event: Event) => {
    event.preventDefault();
    if (await change({ do: 'rename', name: text.value ?? name })) text.value = undefined;
  };
  return (
    <form class={css.stack} onSubmit={save}>
      <Field
        label={words.name}
        value={text.value ?? name}
        onText={(written) => {
          text.value = written;
        }}
        autoComplete="off"
        required
      />
      <Button type="submit" icon="pencil">
        {words.rename}
      </Button>
    </form>
  );
}

interface PeopleProps extends Pick<GroupProps, 'group'> {
  readonly change: Change;
  readonly isBusy: boolean;
}

function People({ group: { members }, change, isBusy }: PeopleProps) {
  const words = leagueWords.value;
  if (members.length < 2) return null;
  return (
    <ul class={css.list}>
      {members.map(({ name, isOwner }, member) =>
        isOwner ? null : (
          <li key={name} class={css.item}>
            <span class={css.words}>{name}</span>
            <Button
              look="quiet"
              size="small"
              icon="close"
              aria-label={words.remove(name)}
              disabled={isBusy}
              onClick={() => void change({ do: 'remove', member })}
            />
          </li>
        ),
      )}
    </ul>
  );
}

/** Its address is a secret: it is given once and never shown again. */
function GroupWebhook({ group, change }: Pick<GroupProps, 'group'> & { readonly change: Change }) {
  const { hook } = appWords.value;
  const url = useSignal('');
  const save = async (event: Event) => {
    event.preventDefault();
    const webhook = { url: url.value.trim(), language: settings.language.value };
    if (await change({ do: 'webhook', webhook })) url.value = '';
  };
  if (group.hasWebhook) {
    return (
      <Button icon="trash" onClick={() => void change({ do: 'webhook', webhook: null })}>
        {hook.remove}
      </Button>
    );
  }
  return (
    <form class={css.stack} onSubmit={save}>
      <Field
        label={hook.label}
        hint={hook.text}
        value={url.value}
        onText={(text) => {
          url.value = text;
        }}
        autoComplete="off"
        spellcheck={false}
        required
      />
      <Button type="submit" icon="chat">
        {hook.save}
      </Button>
    </form>
  );
}
