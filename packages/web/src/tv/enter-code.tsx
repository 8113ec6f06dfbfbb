// A television without a link: six letters, by its remote control.

import { CodeForm } from '../app/home/code-form.tsx';
import { tvPath } from '../app/routes.ts';
import { LanguageSelect } from '../app/settings/language-select.tsx';
import { Button } from '../ui/button.tsx';
import css from './lobby.module.css';
import { tv } from './words/index.ts';

export function EnterCode() {
  return (
    <main class={css.entrance}>
      <h1 class={css.title}>{tv.words.title}</h1>
      <p class={css.soft}>{tv.words.titleHint}</p>
      <CodeForm class={css.form} pathOf={tvPath}>
        {(isBusy) => (
          <Button type="submit" look="primary" size="large" icon="screen" isBusy={isBusy}>
            {tv.words.show}
          </Button>
        )}
      </CodeForm>
      <LanguageSelect />
    </main>
  );
}
