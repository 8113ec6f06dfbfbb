export type * from './storage/store.ts';
