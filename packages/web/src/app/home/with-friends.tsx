// Creates a table, or joins one by its code.

import { Button, ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { appWords } from '../../words/index.ts';
import { matchPath } from '../routes.ts';
import { CodeForm } from './code-form.tsx';
import css from './home.module.css';

export function WithFriends() {
  const { front } = appWords.value;
  return (
    <Panel title={front.withFriends}>
      <p class={css.soft}>{front.withFriendsHint}</p>
      <ButtonLink href="/new" icon="plus" size="large" isWide>
        {front.create}
      </ButtonLink>
      <CodeForm class={css.join} pathOf={matchPath}>
        {(isBusy) => (
          <Button type="submit" icon="door" isBusy={isBusy}>
            {front.join}
          </Button>
        )}
      </CodeForm>
      <ButtonLink href="/score-pad" look="quiet" icon="pencil" size="small">
        {front.scorePad}
      </ButtonLink>
    </Panel>
  );
}
