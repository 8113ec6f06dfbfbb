// Whether the page is dark: as the settings say, or as the device is.

import { computed, type ReadonlySignal } from '@preact/signals';
import { settings } from '../app/settings/settings.ts';
import { matching } from './matching.ts';

const isDarkDevice = matching('(prefers-color-scheme: dark)');

export const isDark: ReadonlySignal<boolean> = computed(() =>
  settings.theme.value === 'system' ? isDarkDevice.value : settings.theme.value === 'dark',
);
