// Where workers are loaded from. They are built together with the page, so that they share the engine with it instead of
// bringing another one; their names hold the build, which the page knows without being told.

declare const __BUILD__: string | undefined;

/** Empty where the page isn't built but served from its sources; there a worker isn't even told so. */
const BUILD = typeof __BUILD__ === 'undefined' ? '' : __BUILD__;

export const placeOf = (worker: 'keeper' | 'thinker'): string =>
  BUILD === '' ? `/src/solo/${worker}.ts` : `/assets/${worker}-${BUILD}.js`;
