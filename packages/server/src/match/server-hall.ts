import { type Hall, type HallNeeds as Needs, openHall as open } from '@mirabilia/hall';
import { newThinkingPool } from './thinking-pool.ts';

export type HallNeeds = Omit<Needs, 'thinker'> & Partial<Pick<Needs, 'thinker'>>;

/** A server's hall: unless somebody else does, bots think in threads of their own. */
export const openHall = (needs: HallNeeds): Hall => open({ thinker: newThinkingPool(), ...needs });
