// Where a link from another device leads: this browser becomes the same player, if the reader agrees.

import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { TroubleLine } from '../../ui/trouble.tsx';
import { useAsking } from '../../ui/use-asking.ts';
import { appWords } from '../../words/index.ts';
import { claimDevice, guest } from '../guest.ts';
import { go } from '../routes.ts';

export function DeviceScreen({ token }: { readonly token: string }) {
  const { device } = appWords.value;
  const { ask, isBusy, trouble } = useAsking();
  const claim = async () => {
    const known = await ask(() => claimDevice(token));
    if (known === undefined) return;
    toast(device.done(known.name), 'good');
    go('/', { replace: true });
  };
  return (
    <Notice title={device.title}>
      <p>{device.text}</p>
      {guest.value && <p>{device.replaces(guest.value.name)}</p>}
      <TroubleLine of={trouble} />
      <Button look="primary" icon="device" isBusy={isBusy} onClick={claim}>
        {device.go}
      </Button>
      <Button look="quiet" onClick={() => go('/', { replace: true })}>
        {device.stay}
      </Button>
    </Notice>
  );
}
