// Addresses of the page. A match has one address for its lobby, its table and its end.

import { signal } from '@preact/signals';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: string | undefined }
  | { readonly screen: 'match'; readonly code: string }
  /** The table for everybody in the room; without a code it asks for one. */
  | { readonly screen: 'tv'; readonly code: string | undefined }
  | { readonly screen: 'settings' }
  /** A link that makes this device the same guest as another one. */
  | { readonly screen: 'device'; readonly token: string }
  | { readonly screen: 'lost' };

/** Undefined for what a browser would never have written. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

export function routeOf({ pathname, hash }: { pathname: string; hash: string }): Route {
  const device = /^#device=(.+)$/.exec(hash)?.[1];
  if (device !== undefined) return { screen: 'device', token: device };
  const [first = '', second, ...rest] = pathname.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { screen: 'lost' };
  if (first === '') return { screen: 'home' };
  if (first === 'new') return { screen: 'new', game: second };
  if (first === 'tv' && second === undefined) return { screen: 'tv', code: undefined };
  if ((first === 'm' || first === 'tv') && second !== undefined) {
    const code = decoded(second);
    if (code === undefined) return { screen: 'lost' };
    return { screen: first === 'm' ? 'match' : 'tv', code };
  }
  if (first === 'settings' && second === undefined) return { screen: 'settings' };
  return { screen: 'lost' };
}

export const matchPath = (code: string): string => `/m/${encodeURIComponent(code)}`;
export const tvPath = (code: string): string => `/tv/${encodeURIComponent(code)}`;

export const route = signal<Route>(routeOf(location));

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.value = routeOf(location);
  scrollTo(0, 0);
}

addEventListener('popstate', () => {
  route.value = routeOf(location);
});

/** What a press on a link asks for, if it stays in this page. */
function ownAddress(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (
    !isPlain ||
    event.defaultPrevented ||
    link === null ||
    link.target !== '' ||
    link.hasAttribute('download')
  ) {
    return undefined;
  }
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  const isFile = pathname.startsWith('/api/') || /\.\w+$/.test(pathname);
  return origin === location.origin && !isFile ? pathname + search + hash : undefined;
}

/** Links are followed without loading the page anew; with a modifier key the browser does as always. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const address = ownAddress(event);
    if (address === undefined) return;
    event.preventDefault();
    go(address);
  });
}
