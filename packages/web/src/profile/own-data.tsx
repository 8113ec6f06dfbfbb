// Everything that the server keeps, to take along or to have deleted.

import { useSignal } from '@preact/signals';
import { guest } from '../app/guest.ts';
import { go } from '../app/routes.ts';
import { api } from '../net/api.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { toast } from '../ui/toast.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords, profileWords } from '../words/index.ts';
import css from './profile.module.css';

const FILE = 'mirabilia-profile.json';

export function OwnData({ name }: { readonly name: string }) {
  const words = profileWords.value.account;
  const isErasing = useSignal(false);
  const { ask, isBusy, trouble } = useAsking();
  const download = async () => {
    const all = await ask(api.exportProfile);
    if (all === undefined) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([JSON.stringify(all, undefined, 2)], { type: 'application/json' }),
    );
    link.download = FILE;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Panel title={words.data}>
      <TroubleLine of={trouble} />
      <div class={css.row}>
        <Button icon="download" isBusy={isBusy} onClick={() => void download()}>
          {words.export}
        </Button>
        <ButtonLink href="/privacy" icon="info">
          {appWords.value.privacy}
        </ButtonLink>
        <Button icon="trash" onClick={() => (isErasing.value = true)}>
          {words.erase}
        </Button>
      </div>
      <Erasure name={name} isOpen={isErasing.value} onClose={() => (isErasing.value = false)} />
    </Panel>
  );
}

interface ErasureProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Erasure({ name, isOpen, onClose }: ErasureProps) {
  const words = profileWords.value.account;
  const typed = useSignal('');
  const { ask, isBusy, trouble } = useAsking();
  const erase = async () => {
    if ((await ask(() => api.eraseProfile(name))) === undefined) return;
    onClose();
    guest.value = null;
    toast(words.erased, 'good');
    go('/');
  };
  return (
    <Dialog
      isOpen={isOpen}
      size="small"
      title={words.erase}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{appWords.value.cancel}</Button>
          <Button
            look="primary"
            icon="trash"
            isBusy={isBusy}
            disabled={typed.value !== name}
            onClick={() => void erase()}
          >
            {words.erase}
          </Button>
        </>
      }
    >
      <p>{words.eraseAbout}</p>
      <TroubleLine of={trouble} />
      <Field
        label={words.eraseConfirm(name)}
        value={typed.value}
        onText={(text) => (typed.value = text)}
        autoComplete="off"
        spellcheck={false}
      />
    </Dialog>
  );
}
