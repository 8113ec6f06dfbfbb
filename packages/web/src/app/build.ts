// Which build of the page this is. Workers load it too, so it must need nothing else of the page.

declare const __BUILD__: string | undefined;

/** Empty where the page is served from its sources; Vite doesn't define the name in workers there. */
export const BUILD: string = typeof __BUILD__ === 'undefined' ? '' : __BUILD__;

/** Does the server serve another page than this one? */
export const isOutdated = (served: string | null): boolean =>
  BUILD !== '' && served !== null && served !== BUILD;
