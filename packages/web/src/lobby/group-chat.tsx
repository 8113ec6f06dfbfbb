// The host may connect a group chat, which is notified of turns. Its address is a secret: it is given once and never shown again.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings/settings.ts';
import { api } from '../net/api.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { toast } from '../ui/toast.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords } from '../words/index.ts';
import { troubleText } from '../words/trouble-text.ts';
import css from './lobby.module.css';

export function GroupChat({ match }: { readonly match: string }) {
  const { hook: words } = appWords.value;
  const url = useSignal('');
  const isSet = useSignal(false);
  const { ask, isBusy, trouble } = useAsking();
  useEffect(() => {
    void api.webhook(match).then((answer) => {
      if (answer.ok) isSet.value = answer.value.isSet;
    });
  }, [match, isSet]);

  const change = async (webhook: Parameters<typeof api.setWebhook>[1]) => {
    const changed = await ask(() => api.setWebhook(match, webhook));
    if (changed === undefined) return;
    isSet.value = changed.isSet;
    url.value = '';
    toast(changed.isSet ? words.saved : words.removed, 'good');
  };
  const save = (event: Event) => {
    event.preventDefault();
    void change({ url: url.value.trim(), language: settings.language.value });
  };

  return (
    <Panel title={words.title}>
      <p class={css.soft}>{words.text}</p>
      {isSet.value ? (
        <Button icon="trash" isBusy={isBusy} onClick={() => change(null)}>
          {words.remove}
        </Button>
      ) : (
        <form class={css.joinForm} onSubmit={save}>
          <Field
            label={words.label}
            error={trouble?.code === 'bad-endpoint' ? troubleText(trouble) : undefined}
            value={url.value}
            onText={(text) => {
              url.value = text;
            }}
            autoComplete="off"
            spellcheck={false}
            required
          />
          <Button type="submit" size="large" icon="chat" isBusy={isBusy}>
            {words.save}
          </Button>
        </form>
      )}
      <TroubleLine of={trouble?.code === 'bad-endpoint' ? undefined : trouble} />
    </Panel>
  );
}
