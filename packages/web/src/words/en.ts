import type { Words } from './words.ts';

export const en: Words = {
  unofficial: 'An unofficial fan project.',
  close: 'Close',
  loading: 'Loading…',
  partMissing:
    'A part of the page could not be loaded. Perhaps the network is gone, or there is a newer version.',
  reload: 'Reload',
};
