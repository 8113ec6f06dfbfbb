// A link with which another device becomes the same player.

import { useSignal } from '@preact/signals';
import { localeNow } from '../../i18n/language.ts';
import { api } from '../../net/api.ts';
import { Button } from '../../ui/button.tsx';
import { CopyLink } from '../../ui/copy-link.tsx';
import { Qr } from '../../ui/qr.tsx';
import { TroubleLine } from '../../ui/trouble.tsx';
import { useAsking } from '../../ui/use-asking.ts';
import { appWords } from '../../words/index.ts';
import { asGuest } from '../guest.ts';
import css from './settings-form.module.css';

export function DeviceLink() {
  const { settings: words } = appWords.value;
  const made = useSignal<{ link: string; expiresAt: number } | undefined>(undefined);
  const { ask, isBusy, trouble } = useAsking();
  const make = async () => {
    made.value = await ask(() => asGuest(api.deviceLink));
  };
  const until = (at: number) =>
    new Date(at).toLocaleTimeString(localeNow(), { hour: '2-digit', minute: '2-digit' });
  return (
    <div class={css.device}>
      <h4>{words.otherDevice}</h4>
      <p>{words.otherDeviceHint}</p>
      <TroubleLine of={trouble} />
      <Button icon="device" isBusy={isBusy} onClick={make}>
        {words.makeLink}
      </Button>
      {made.value !== undefined && (
        <div class={css.link}>
          <Qr text={made.value.link} label={words.linkQr} />
          <div>
            <CopyLink label={words.linkLabel} link={made.value.link} />
            <p>{words.linkUntil(until(made.value.expiresAt))}</p>
          </div>
        </div>
      )}
    </div>
  );
}
