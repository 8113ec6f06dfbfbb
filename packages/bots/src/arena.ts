// What a comparison of bots is made of, free of files, clocks and threads: who sits where, and what can be concluded.

export * from './arena/interval.ts';
export * from './arena/line-up.ts';
export * from './arena/sample.ts';
