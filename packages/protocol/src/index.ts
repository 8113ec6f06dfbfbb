export * from './aids.ts';
export * from './client.ts';
export * from './codes.ts';
export * from './http.ts';
export * from './names.ts';
export type * from './server.ts';
