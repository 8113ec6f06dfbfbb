// Addresses of the page. A match has one address for its lobby, its table and its end.

import { signal } from '@preact/signals';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: string | undefined }
  | { readonly screen: 'match'; readonly code: string }
  | { readonly screen: 'settings' }
  /** A link that makes this device the same guest as another one. */
  | { readonly screen: 'device'; readonly token: string }
  | { readonly screen: 'lost' };

export function routeOf({ pathname, hash }: { pathname: string; hash: string }): Route {
  const device = /^#device=(.+)$/.exec(hash)?.[1];
  if (device !== undefined) return { screen: 'device', token: device };
  const [first = '', second, ...rest] = pathname.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { screen: 'lost' };
  if (first === '') return { screen: 'home' };
  if (first === 'new') return { screen: 'new', game: second };
  if (first === 'm' && second !== undefined) return { screen: 'match', code: decodeURIComponent(second) };
  if (first === 'settings' && second === undefined) return { screen: 'settings' };
  return { screen: 'lost' };
}

export const matchPath = (code: string): string => `/m/${encodeURIComponent(code)}`;

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
