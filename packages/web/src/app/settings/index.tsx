// The settings are a part of their own, loaded when they are first opened.

import { Dialog } from '../../ui/dialog.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { common } from '../../words/index.ts';
import { isSettingsOpen } from './open.ts';

export { openSettings } from './open.ts';

const SettingsForm = lazy(() => import('./form.tsx'), Waiting);

export function SettingsDialog() {
  return (
    <Dialog
      isOpen={isSettingsOpen.value}
      title={common.words.settings.title}
      onClose={() => {
        isSettingsOpen.value = false;
      }}
    >
      <SettingsForm />
    </Dialog>
  );
}
