import { signal } from '@preact/signals';

/** The dialog lies above whatever is shown; the table's menu opens it, too. */
export const isSettingsOpen = signal(false);

export function openSettings(): void {
  isSettingsOpen.value = true;
}
