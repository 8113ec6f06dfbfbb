import { settings } from '../app/settings/settings.ts';

export function toggleSound(): void {
  settings.muted.value = !settings.muted.peek();
}
