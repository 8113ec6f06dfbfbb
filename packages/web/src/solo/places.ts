// Where workers are loaded from. They are built together with the page, so that they share the engine with it instead of
// bringing another one; their names hold the build, which the page knows without being told.

declare const __BUILD__: string;

export const placeOf = (worker: 'keeper' | 'thinker'): string =>
  __BUILD__ === '' ? `/src/solo/${worker}.ts` : `/assets/${worker}-${__BUILD__}.js`;
