// English names: many know a token by the name that it has in other people's talk.

import type { Words } from '@mirabilia/architects/i18n/words';

let loaded: Words | undefined;

export const english = {
  get words(): Words | undefined {
    return loaded;
  },
  async ready(): Promise<void> {
    loaded = (await import('@mirabilia/architects/i18n/en')).en;
  },
};
