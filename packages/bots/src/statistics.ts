// What wins, and by how much: for `mirabilia stats` over many matches, and for one person's own.

export * from './statistics/findings.ts';
export * from './statistics/seat-statistics.ts';
