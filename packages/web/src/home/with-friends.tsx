// A table of one's own, or somebody else's by its code.

import { useSignal } from '@preact/signals';
import { api } from '../net/api.ts';
import { refusal } from '../net/http.ts';
import { go, matchPath } from '../routes.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { common } from '../words/index.ts';
import { codeIn } from './code.ts';
import css from './home.module.css';

export function WithFriends() {
  const { words } = common;
  const text = useSignal('');
  const { ask, isBusy, trouble } = useAsking();
  const join = async (event: Event) => {
    event.preventDefault();
    const code = codeIn(text.value);
    const match = await ask(async () => (code === undefined ? refusal('no-such-match') : api.match(code)));
    if (match !== undefined && code !== undefined) go(matchPath(code));
  };
  return (
    <Panel title={words.front.withFriends}>
      <p class={css.soft}>{words.front.withFriendsHint}</p>
      <ButtonLink href="/new" icon="plus" size="large" isWide>
        {words.front.create}
      </ButtonLink>
      <form class={css.join} onSubmit={join}>
        <Field
          label={words.front.code}
          hint={words.front.codeHint}
          error={trouble === undefined ? undefined : words.troubles[trouble]}
          value={text.value}
          onText={(typed) => {
            text.value = typed;
          }}
          autoComplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={200}
          required
        />
        <Button type="submit" icon="door" isBusy={isBusy}>
          {words.front.join}
        </Button>
      </form>
    </Panel>
  );
}
