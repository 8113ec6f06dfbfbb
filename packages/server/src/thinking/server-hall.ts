import {
  type MatchService,
  type MatchServiceOptions as Options,
  openMatchService as open,
} from '@mirabilia/match-service';
import { newThinkingPool } from './thinking-pool.ts';

export type ServerMatchServiceOptions = Omit<Options, 'thinker'> & Partial<Pick<Options, 'thinker'>>;

/** A server's hall: unless somebody else does, bots think in threads of their own. */
export const openMatchService = (options: ServerMatchServiceOptions): MatchService =>
  open({ thinker: newThinkingPool(), ...options });
