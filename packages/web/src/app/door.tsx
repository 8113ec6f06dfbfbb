// A private server asks for its password, once on each device.

import { useSignal } from '@preact/signals';
import { localeNow } from '../i18n/language.ts';
import { api } from '../net/api.ts';
import { ban } from '../net/http.ts';
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
import { instanceName } from './instance.ts';

/** In place of what a server has for those who are inside. */
export function DoorPanel() {
  return ban.value === undefined ? <Password /> : <Banned {...ban.value} />;
}

interface BanProps {
  readonly reason: string;
  readonly until: number;
}

function Banned({ reason, until }: BanProps) {
  const { banned, troubles } = appWords.value;
  const time = new Intl.DateTimeFormat(localeNow(), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Panel title={instanceName.value}>
      <p>
        <strong>{troubles.banned}</strong> {until > 0 && banned.until(time.format(until))}
      </p>
      {reason !== '' && <p dir="auto">{banned.reason(reason)}</p>}
    </Panel>
  );
}

function Password() {
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
  return (
    <>
      <TopBar />
      <main class={page.page}>
        <h1 class="sr-only">{instanceName.value}</h1>
        <div class={css.alone}>
          <DoorPanel />
        </div>
      </main>
      <Footer />
    </>
  );
}
