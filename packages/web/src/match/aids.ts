import type { LobbyView } from '@mirabilia/protocol';
import { settings } from '../app/settings/settings.ts';

/** Everybody's points are shown while the match goes on, if the table agreed on it. */
export const showsRunningScore = (lobby: Pick<LobbyView, 'aids'> | undefined): boolean =>
  lobby?.aids.score === true;

/** The memory of seen hands is shown if the table allows it and the player wants it. */
export const mayRemember = (lobby: Pick<LobbyView, 'aids'> | undefined): boolean =>
  lobby?.aids.memory !== false && settings.memoryAid.value;
