// The settings, in a dialog above any screen. Its form is loaded when it is first opened.

import { signal } from '@preact/signals';
import { Dialog } from '../../ui/dialog.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { appWords } from '../../words/index.ts';

const isSettingsOpen = signal(false);

export function openSettings(): void {
  isSettingsOpen.value = true;
}

const SettingsForm = lazy(() => import('./settings-form.tsx'), Waiting);

export function SettingsDialog() {
  return (
    <Dialog
      isOpen={isSettingsOpen.value}
      title={appWords.value.settings.title}
      onClose={() => {
        isSettingsOpen.value = false;
      }}
    >
      <SettingsForm />
    </Dialog>
  );
}
