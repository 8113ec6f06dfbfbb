// A television without a link: six letters, by its remote control.

import { useSignal } from '@preact/signals';
import { codeIn } from '../home/code.ts';
import { api } from '../net/api.ts';
import { refusal } from '../net/http.ts';
import { go, tvPath } from '../routes.ts';
import { LanguageSelect } from '../settings/language-select.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { common } from '../words/index.ts';
import css from './lobby.module.css';
import { tv } from './words/index.ts';

export function EnterCode() {
  const { words } = common;
  const text = useSignal('');
  const { ask, isBusy, trouble } = useAsking();
  const show = async (event: Event) => {
    event.preventDefault();
    const code = codeIn(text.value);
    const match = await ask(async () => (code === undefined ? refusal('no-such-match') : api.match(code)));
    if (match !== undefined && code !== undefined) go(tvPath(code));
  };
  return (
    <main class={css.entrance}>
      <h1 class={css.title}>{tv.words.title}</h1>
      <p class={css.soft}>{tv.words.titleHint}</p>
      <form class={css.form} onSubmit={show}>
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
        <Button type="submit" look="primary" size="large" icon="screen" isBusy={isBusy}>
          {tv.words.show}
        </Button>
      </form>
      <LanguageSelect />
    </main>
  );
}
