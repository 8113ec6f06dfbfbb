// A private server asks for its password, once on each device.

import { useSignal } from '@preact/signals';
import { api } from '../net/api.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import page from '../ui/page.module.css';
import { Panel } from '../ui/panel.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords } from '../words/index.ts';
import { troubleText } from '../words/trouble-text.ts';
import css from './door.module.css';
import { Footer } from './home/footer.tsx';
import { TopBar } from './home/top-bar.tsx';

export function DoorPanel() {
  const { door: words } = appWords.value;
  const password = useSignal('');
  const { ask, isBusy, trouble } = useAsking();
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    const isIn = await ask(() => api.enter(password.value));
    // Everything that was refused is asked again.
    if (isIn !== undefined) location.reload();
  };
  return (
    <Panel title={words.title}>
      <p class={css.soft}>{words.text}</p>
      <form class={css.form} onSubmit={(event) => void enter(event)}>
        <Field
          label={words.password}
          isSecret
          autoComplete="current-password"
          value={password.value}
          onText={(text) => {
            password.value = text;
          }}
          error={trouble === undefined ? undefined : troubleText(trouble)}
          required
        />
        <Button type="submit" icon="door" isBusy={isBusy}>
          {words.enter}
        </Button>
      </form>
      <p class={css.soft}>{words.without}</p>
    </Panel>
  );
}

/** In place of a screen that is nothing without the server. */
export function DoorScreen() {
  const { door: words } = appWords.value;
  return (
    <>
      <TopBar />
      <main class={page.page}>
        <h1 class="sr-only">{words.title}</h1>
        <div class={css.alone}>
          <DoorPanel />
        </div>
      </main>
      <Footer />
    </>
  );
}
