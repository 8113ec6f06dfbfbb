// What the page does over HTTP, done by a test: guests and matches made in a moment.

import type { CreateMatch, LobbyView } from '@mirabilia/protocol';

export interface Person {
  readonly guest: string;
  readonly name: string;
  readonly token: string;
}

export interface Api {
  person(name: string): Promise<Person>;
  create(host: Person, wish: Partial<CreateMatch> & Pick<CreateMatch, 'seats'>): Promise<LobbyView>;
  join(who: Person, match: string): Promise<LobbyView>;
  start(host: Person, match: string): Promise<LobbyView>;
  match(who: Person, match: string): Promise<LobbyView>;
  deviceLink(who: Person): Promise<string>;
}

export function apiOf(address: string): Api {
  async function call<T>(path: string, { who, body }: { who?: Person; body?: unknown } = {}): Promise<T> {
    const response = await fetch(new URL(path, address), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(who === undefined ? {} : { Authorization: `Bearer ${who.token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { code?: string };
    if (!response.ok) throw new Error(`${path}: ${answer.code}`);
    return answer;
  }
  return {
    person: (name) => call('/api/guests', { body: { name } }),
    create: (who, wish) => call('/api/matches', { who, body: { game: 'seven-wonders', ...wish } }),
    join: (who, match) => call(`/api/matches/${match}/join`, { who, body: {} }),
    start: (who, match) => call(`/api/matches/${match}/start`, { who, body: {} }),
    match: (who, match) => call(`/api/matches/${match}`, { who }),
    deviceLink: async (who) => (await call<{ link: string }>('/api/guests/link', { who, body: {} })).link,
  };
}
