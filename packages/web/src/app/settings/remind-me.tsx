// At a table where a move may take days: an offer to be notified. The browser asks for permission only when it is accepted.

import { useSignal } from '@preact/signals';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { toast } from '../../ui/toast.tsx';
import { appWords } from '../../words/index.ts';
import { canPush, turnPushOn } from './push.ts';
import { settings } from './settings.ts';

export function RemindMe() {
  const { remind, settings: words } = appWords.value;
  const isBusy = useSignal(false);
  const isDenied = 'Notification' in globalThis && Notification.permission === 'denied';
  if (!canPush() || isDenied || settings.push.value) return null;
  const turnOn = async () => {
    isBusy.value = true;
    const permission = await turnPushOn();
    isBusy.value = false;
    if (permission === 'granted') toast(remind.done, 'good');
    else toast(permission === 'denied' ? words.notifyDenied : words.pushMissing, 'bad');
  };
  return (
    <Panel title={remind.title}>
      <p>{remind.text}</p>
      <Button icon="bell" isBusy={isBusy.value} onClick={turnOn}>
        {remind.button}
      </Button>
    </Panel>
  );
}
