// A television opened without a link: the code is entered with the remote control.

import { CodeForm } from '../app/home/code-form.tsx';
import { tvPath } from '../app/routes.ts';
import { LanguageSelect } from '../app/settings/language-select.tsx';
import { Button } from '../ui/button.tsx';
import { tableWords } from '../words/index.ts';
import css from './lobby.module.css';

export function EnterCode() {
  return (
    <main class={css.entrance}>
      <h1 class={css.title}>{tableWords.value.tv.title}</h1>
      <p class={css.soft}>{tableWords.value.tv.titleHint}</p>
      <CodeForm class={css.form} pathOf={tvPath}>
        {(isBusy) => (
          <Button type="submit" look="primary" size="large" icon="screen" isBusy={isBusy}>
            {tableWords.value.tv.show}
          </Button>
        )}
      </CodeForm>
      <LanguageSelect />
    </main>
  );
}
