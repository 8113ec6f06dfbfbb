export * from './client.ts';
export * from './codes.ts';
export * from './facts.ts';
export * from './http.ts';
export * from './names.ts';
export type * from './server.ts';
export * from './tournaments.ts';
