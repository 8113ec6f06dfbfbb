import type { MyMatch } from '../../net/api.ts';

type Standing = Pick<MyMatch, 'status' | 'waitsForYou' | 'createdAt'>;

const RANKS: Readonly<Record<MyMatch['status'], number>> = { running: 1, lobby: 2, over: 3 };
const rank = ({ status, waitsForYou }: Standing): number => (waitsForYou ? 0 : RANKS[status]);

/** Matches that wait for me come first, then running ones, lobbies and finished ones; the newest of each kind first. */
export const byUrgency = (a: Standing, b: Standing): number => rank(a) - rank(b) || b.createdAt - a.createdAt;
