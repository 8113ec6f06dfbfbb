// Name, emblem, the ways to be the same person on other devices, and what can be done with one's data.

import { isLanguage } from '@mirabilia/kernel';
import type { OwnProfile } from '@mirabilia/protocol/answers';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { becomePerson, guest } from '../app/guest.ts';
import { EmblemForm } from '../app/settings/emblem-form.tsx';
import { NameForm } from '../app/settings/name-form.tsx';
import { renewPush, turnPushOff } from '../app/settings/push.ts';
import { settings } from '../app/settings/settings.ts';
import { language, localeNow, speak } from '../i18n/language.ts';
import { api, type NamedGuest } from '../net/api.ts';
import { Button } from '../ui/button.tsx';
import { CopyLink } from '../ui/copy-link.tsx';
import page from '../ui/page.module.css';
import { Panel } from '../ui/panel.tsx';
import { toast } from '../ui/toast.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { profileWords } from '../words/index.ts';
import { OwnData } from './own-data.tsx';
import { deviceLabel, hasPasskeys, makePasskey, usePasskey } from './passkey.ts';
import css from './profile.module.css';

export function Account() {
  const words = profileWords.value.account;
  const profile = useSignal<OwnProfile | undefined>(undefined);
  const { ask, trouble } = useAsking();
  const id = guest.value?.guest;
  useEffect(() => {
    profile.value = undefined;
    if (id === undefined) return;
    void ask(api.profile).then((found) => {
      profile.value = found;
      // What they speak here is kept for their next device.
      if (found !== undefined && found.language !== language.peek())
        void api.changeProfile({ language: language.peek() });
    });
  }, [id]);
  const onChange = (changed: OwnProfile) => {
    profile.value = changed;
  };
  return (
    <div class={page.columns}>
      <div class={page.column}>
        <Panel title={words.look}>
          <NameForm key={id} />
          <EmblemForm />
        </Panel>
        {profile.value !== undefined && <OwnData name={profile.value.name} />}
      </div>
      <Panel title={words.devices}>
        <p class={css.soft}>{words.devicesAbout}</p>
        {trouble?.code !== 'no-guest' && <TroubleLine of={trouble} />}
        {!hasPasskeys() && <p>{words.unsupported}</p>}
        {profile.value !== undefined && (
          <>
            <Passkeys profile={profile.value} onChange={onChange} />
            <Recovery profile={profile.value} onChange={onChange} />
          </>
        )}
        {hasPasskeys() && <SignIn />}
        {profile.value !== undefined && <SignOut profile={profile.value} onChange={onChange} />}
      </Panel>
    </div>
  );
}

interface PartProps {
  readonly profile: OwnProfile;
  readonly onChange: (profile: OwnProfile) => void;
}

function Passkeys({ profile, onChange }: PartProps) {
  const words = profileWords.value.account;
  const { ask, isBusy, trouble } = useAsking();
  const date = new Intl.DateTimeFormat(localeNow(), { dateStyle: 'medium' });
  const make = async () => {
    const question = await ask(api.passkeyToMake);
    const answer = question && (await makePasskey(question));
    const changed = answer && (await ask(() => api.addPasskey(answer, deviceLabel(navigator))));
    if (changed === undefined) return;
    toast(words.passkeyMade, 'good');
    onChange(changed);
  };
  const remove = async (id: string) => {
    const changed = await ask(() => api.removePasskey(id));
    if (changed !== undefined) onChange(changed);
  };
  return (
    <>
      <TroubleLine of={trouble} />
      <ul class={css.list}>
        {profile.passkeys.map(({ id, label, createdAt, usedAt }) => (
          <li key={id} class={css.item}>
            <span class={css.facts}>
              <strong>{label}</strong>
              <br />
              <span class={css.soft}>
                {[
                  words.madeOn(date.format(createdAt)),
                  ...(usedAt === null ? [] : [words.usedOn(date.format(usedAt))]),
                ].join(' · ')}
              </span>
            </span>
            <Button
              look="quiet"
              icon="trash"
              isBusy={isBusy}
              aria-label={words.removePasskey(label)}
              onClick={() => void remove(id)}
            />
          </li>
        ))}
      </ul>
      {hasPasskeys() && (
        <Button icon="lock" isBusy={isBusy} onClick={() => void make()}>
          {words.makePasskey}
        </Button>
      )}
    </>
  );
}

function Recovery({ profile, onChange }: PartProps) {
  const words = profileWords.value.account;
  const link = useSignal<string | undefined>(undefined);
  const { ask, isBusy, trouble } = useAsking();
  const make = async () => {
    link.value = (await ask(api.makeRecovery))?.link;
    if (link.value !== undefined) onChange({ ...profile, hasRecovery: true });
  };
  return (
    <section class={css.section}>
      <h3>{words.recovery}</h3>
      <p class={css.soft}>{words.recoveryAbout}</p>
      <TroubleLine of={trouble} />
      <Button icon="link" isBusy={isBusy} onClick={() => void make()}>
        {profile.hasRecovery ? words.replaceRecovery : words.makeRecovery}
      </Button>
      {link.value !== undefined && <CopyLink label={words.recovery} link={link.value} />}
    </section>
  );
}

/** In the language of the profile, if it has another one. */
export async function welcome({ name }: NamedGuest): Promise<void> {
  const found = await api.profile();
  const wanted = found.ok ? found.value.language : null;
  if (isLanguage(wanted) && wanted !== language.peek()) {
    await speak(wanted);
    settings.language.value = wanted;
  }
  toast(profileWords.value.account.signedIn(name), 'good');
}

function SignIn() {
  const words = profileWords.value.account;
  const { ask, isBusy, trouble } = useAsking();
  const signIn = async () => {
    const question = await ask(api.passkeyToUse);
    const answer = question && (await usePasskey(question));
    const person = answer && (await ask(() => becomePerson(() => api.signIn(answer))));
    if (person !== undefined) await welcome(person);
  };
  return (
    <section class={css.section}>
      <h3>{words.signIn}</h3>
      <p class={css.soft}>{words.signInAbout}</p>
      <TroubleLine of={trouble} />
      <Button icon="person" isBusy={isBusy} onClick={() => void signIn()}>
        {words.signIn}
      </Button>
    </section>
  );
}

function SignOut({ profile, onChange }: PartProps) {
  const { passkeys, hasRecovery } = profile;
  const words = profileWords.value.account;
  const { ask, isBusy, trouble } = useAsking();
  const leaveHere = async () => {
    await turnPushOff();
    if ((await ask(() => api.signOut(false))) !== undefined) guest.value = null;
  };
  const leaveOthers = async () => {
    if ((await ask(() => api.signOut(true))) === undefined) return;
    // Notifications of all browsers have ended.
    void renewPush();
    toast(hasRecovery ? words.othersSignedOutAndLink : words.othersSignedOut, 'good');
    onChange({ ...profile, hasRecovery: false });
  };
  return (
    <section class={css.section}>
      <h3>{words.signOut}</h3>
      {passkeys.length === 0 && !hasRecovery && <p>{words.signOutWarning}</p>}
      <TroubleLine of={trouble} />
      <div class={css.row}>
        <Button isBusy={isBusy} onClick={() => void leaveHere()}>
          {words.signOut}
        </Button>
        <Button isBusy={isBusy} onClick={() => void leaveOthers()}>
          {words.signOutOthers}
        </Button>
      </div>
    </section>
  );
}
