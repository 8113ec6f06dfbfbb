// Where workers are loaded from. They are entries of the page's own build, so that they share the engine with it; their names
// hold the build's id, which the page knows.

import { BUILD } from '../app/build.ts';

export const workerUrl = (worker: 'solo-worker' | 'thinking-worker'): string =>
  BUILD === '' ? `/src/solo/${worker}.ts` : `/assets/${worker}-${BUILD}.js`;
