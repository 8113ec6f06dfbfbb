declare const __BUILD__: string;

/** Which build of the page this is; empty where it isn't built but served from its sources. */
export const BUILD: string = __BUILD__;

/** Does the server serve another page than this one? */
export const isOutdated = (served: string | null): boolean =>
  BUILD !== '' && served !== null && served !== BUILD;
