// Where a recovery link leads: this browser becomes that person, if the reader agrees.

import { becomePerson, guest } from '../app/guest.ts';
import { go, profilePath } from '../app/routes.ts';
import { api } from '../net/api.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords, profileWords } from '../words/index.ts';
import { welcome } from './account.tsx';

export const ready = () => profileWords.ready();

export default function RecoverScreen({ token }: { readonly token: string }) {
  const { recover } = profileWords.value;
  const { device } = appWords.value;
  const { ask, isBusy, trouble } = useAsking();
  const use = async () => {
    const person = await ask(() => becomePerson(() => api.recover(token)));
    if (person === undefined) return;
    await welcome(person);
    go(profilePath('account'), { replace: true });
  };
  return (
    <Notice title={recover.title}>
      <p>{recover.text}</p>
      {guest.value && <p>{device.replaces(guest.value.name)}</p>}
      <TroubleLine of={trouble} />
      <Button look="primary" icon="person" isBusy={isBusy} onClick={() => void use()}>
        {device.go}
      </Button>
      <Button look="quiet" onClick={() => go('/', { replace: true })}>
        {device.stay}
      </Button>
    </Notice>
  );
}
