// Addresses of the page. A match has one address for its lobby, its table and its end.

import { signal } from '@preact/signals';

/** Where the record of a replay comes from. */
export type RecordSource =
  /** A match of the server, by its code or id. */
  | { readonly kind: 'match'; readonly id: string }
  /** A record that the server keeps. */
  | { readonly kind: 'kept'; readonly id: string }
  /** A match that this browser keeps. */
  | { readonly kind: 'solo'; readonly id: string }
  /** A file that is opened in this tab, or about to be. */
  | { readonly kind: 'file' };

/** The moment of a replay and whose view of it; undefined where the address doesn't say. */
export interface ReplayLook {
  readonly at: number | undefined;
  readonly eyes: number | 'all' | undefined;
  /** The coach reviews the choices of the player whose view it is. */
  readonly isReview?: boolean;
}

/** The parts of a person's own page; the first has no name in the address. */
export const PROFILE_PARTS = ['matches', 'statistics', 'account'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: string | undefined }
  | { readonly screen: 'match'; readonly code: string }
  | { readonly screen: 'replay'; readonly source: RecordSource; readonly look: ReplayLook }
  /** A match on this device: a new one, or one that is stored here. */
  | { readonly screen: 'solo'; readonly match: string | undefined }
  /** The big screen; without a code it asks for one. */
  | { readonly screen: 'tv'; readonly code: string | undefined }
  /** The deal of the day. */
  | { readonly screen: 'daily' }
  /** A person's own page. */
  | { readonly screen: 'profile'; readonly part: ProfilePart }
  /** A person's tournaments and groups. */
  | { readonly screen: 'leagues' }
  /** The form of a new tournament, maybe of a group. */
  | { readonly screen: 'new-tournament'; readonly group: string | undefined }
  | { readonly screen: 'tournament'; readonly id: string }
  | { readonly screen: 'group'; readonly id: string }
  | { readonly screen: 'learn' }
  | { readonly screen: 'settings' }
  /** The score sheet for a game at a real table. */
  | { readonly screen: 'score-pad' }
  /** The reference: a game, and a page about it. */
  | { readonly screen: 'rules'; readonly path: readonly string[] }
  /** Puzzles: all of them, those of a game, or one by its id or `daily`. */
  | { readonly screen: 'puzzles'; readonly game: string | undefined; readonly puzzle: string | undefined }
  /** A link that makes this device the same guest as another one. */
  | { readonly screen: 'device'; readonly token: string }
  /** A link that makes this device a profile's. */
  | { readonly screen: 'recover'; readonly token: string }
  /** For those who run the server; with the token of a link that lets them in. */
  | { readonly screen: 'admin'; readonly token: string | undefined }
  /** What the server keeps. */
  | { readonly screen: 'privacy' }
  | { readonly screen: 'not-found' };

/** Undefined if the part is not a valid URI component. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function lookOf(search: string): ReplayLook {
  const asked = new URLSearchParams(search);
  const number = (name: string): number | undefined => {
    const text = asked.get(name) ?? '';
    return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
  };
  return {
    at: number('at'),
    eyes: asked.get('seat') === 'all' ? 'all' : number('seat'),
    ...(asked.has('review') && { isReview: true }),
  };
}

/**
 * `/replay` opens a file, `/replay/<match>` a match, `/replay/kept/<id>` a record that the server keeps, `/replay/solo/<id>`
 * a match that this browser keeps.
 */
function sourceOf([first, second, ...rest]: readonly string[]): RecordSource | undefined {
  if (first === undefined) return { kind: 'file' };
  if (rest.length > 0) return undefined;
  if (second === undefined) return sourceAt('match', first);
  return first === 'kept' || first === 'solo' ? sourceAt(first, second) : undefined;
}

function sourceAt(kind: Exclude<RecordSource['kind'], 'file'>, part: string): RecordSource | undefined {
  const id = decoded(part);
  return id === undefined ? undefined : { kind, id };
}

export function routeOf(address: { pathname: string; search: string; hash: string }): Route {
  const { pathname, search, hash } = address;
  const device = /^#device=(.+)$/.exec(hash)?.[1];
  if (device !== undefined) return { screen: 'device', token: device };
  const recovery = /^#recover=(.+)$/.exec(hash)?.[1];
  if (recovery !== undefined) return { screen: 'recover', token: recovery };
  const admin = /^#admin=(.+)$/.exec(hash)?.[1];
  if (admin !== undefined) return { screen: 'admin', token: admin };
  const [first = '', ...parts] = pathname.split('/').filter((part) => part !== '');
  if (first === 'replay') {
    const source = sourceOf(parts);
    return source === undefined
      ? { screen: 'not-found' }
      : { screen: 'replay', source, look: lookOf(search) };
  }
  if (first === 'rules') return { screen: 'rules', path: parts };
  const [second, ...rest] = parts;
  if (first === 'puzzles' && rest.length < 2)
    return { screen: 'puzzles', game: second, puzzle: rest[0] === undefined ? undefined : decoded(rest[0]) };
  if (rest.length > 0) return { screen: 'not-found' };
  if (first === '') return { screen: 'home' };
  if (first === 'new') return { screen: 'new', game: second };
  if (first === 'tournaments') {
    if (second === undefined) return { screen: 'leagues' };
    if (second !== 'new') return { screen: 'not-found' };
    return { screen: 'new-tournament', group: new URLSearchParams(search).get('group') ?? undefined };
  }
  if ((first === 'tournament' || first === 'group') && second !== undefined) {
    const id = decoded(second);
    return id === undefined ? { screen: 'not-found' } : { screen: first, id };
  }
  if (first === 'tv' && second === undefined) return { screen: 'tv', code: undefined };
  if ((first === 'm' || first === 'tv') && second !== undefined) {
    const code = decoded(second);
    if (code === undefined) return { screen: 'not-found' };
    return { screen: first === 'm' ? 'match' : 'tv', code };
  }
  if (first === 'solo') {
    const match = second === undefined ? undefined : decoded(second);
    return second !== undefined && match === undefined ? { screen: 'not-found' } : { screen: 'solo', match };
  }
  if (first === 'profile') {
    const part = PROFILE_PARTS.find((each) => profilePath(each) === pathname.replace(/\/$/, ''));
    return part === undefined ? { screen: 'not-found' } : { screen: 'profile', part };
  }
  if (first === 'daily' && second === undefined) return { screen: 'daily' };
  if (first === 'score-pad' && second === undefined) return { screen: 'score-pad' };
  if (first === 'admin' && second === undefined) return { screen: 'admin', token: undefined };
  if (first === 'privacy' && second === undefined) return { screen: 'privacy' };
  if (first === 'settings' && second === undefined) return { screen: 'settings' };
  if (first === 'learn' && second === undefined) return { screen: 'learn' };
  return { screen: 'not-found' };
}

export const profilePath = (part: ProfilePart): string =>
  part === 'matches' ? '/profile' : `/profile/${part}`;

export const LEAGUES = '/tournaments';
export const NEW_TOURNAMENT = '/tournaments/new';
export const tournamentPath = (id: string): string => `/tournament/${encodeURIComponent(id)}`;
/** The key of the invitation stands behind the hash: it is never sent with the page. */
export const groupPath = (id: string, key?: string): string =>
  `/group/${encodeURIComponent(id)}${key === undefined ? '' : `#${encodeURIComponent(key)}`}`;
export const matchPath = (code: string): string => `/m/${encodeURIComponent(code)}`;
/** A match that this browser keeps. */
export const soloPath = (id: string): string => `/solo/${encodeURIComponent(id)}`;

const PATHS: Readonly<Record<RecordSource['kind'], string>> = {
  match: '/replay/',
  kept: '/replay/kept/',
  solo: '/replay/solo/',
  file: '/replay',
};

export function replayPath(
  source: RecordSource,
  { at, eyes, isReview = false }: Partial<ReplayLook> = {},
): string {
  const path = PATHS[source.kind] + (source.kind === 'file' ? '' : encodeURIComponent(source.id));
  const asked = [
    ...(at === undefined ? [] : [`at=${at}`]),
    ...(eyes === undefined ? [] : [`seat=${eyes}`]),
    ...(isReview ? ['review'] : []),
  ];
  return asked.length === 0 ? path : `${path}?${asked.join('&')}`;
}
export const puzzlePath = (game: string, puzzle?: string): string =>
  `/puzzles/${game}${puzzle === undefined ? '' : `/${encodeURIComponent(puzzle)}`}`;
export const tvPath = (code: string): string => `/tv/${encodeURIComponent(code)}`;

export const route = signal<Route>(routeOf(location));

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.value = routeOf(location);
  scrollTo(0, 0);
}

/** The same screen under another address: it is shown as it is, and opened by the new one when the page is loaded again. */
export const renameAddress = (path: string): void => history.replaceState(history.state, '', path);

addEventListener('popstate', () => {
  route.value = routeOf(location);
});

/** The address that a click leads to, if it is a plain click on a link within this page. */
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

/** Links are followed without reloading the page; clicks with a modifier key are left to the browser. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const address = ownAddress(event);
    if (address === undefined) return;
    event.preventDefault();
    go(address);
  });
}
