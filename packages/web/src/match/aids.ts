import type { LobbyView } from '@mirabilia/protocol';
import { settings } from '../app/settings/settings.ts';

/** The memory of seen hands is shown if the table allows it and the player wants it. */
export const mayRemember = (lobby: Pick<LobbyView, 'aids'> | undefined): boolean =>
  lobby?.aids.memory !== false && settings.memoryAid.value;
