// The calls about tournaments and groups.

import type { GroupChange, TournamentChange, TournamentWish } from '@mirabilia/protocol';
import type { GroupView, ListedTournament, TournamentView } from '@mirabilia/protocol/answers';
import { call } from '../net/http.ts';

const at = (kind: 'tournaments' | 'groups', id: string, rest = ''): string =>
  `/api/${kind}/${encodeURIComponent(id)}${rest}`;

export interface ListedGroup {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

export const leagueApi = {
  createTournament: (wish: TournamentWish) => call<TournamentView>('POST', '/api/tournaments', wish),
  myTournaments: () => call<{ tournaments: readonly ListedTournament[] }>('GET', '/api/tournaments/mine'),
  tournament: (id: string) => call<TournamentView>('GET', at('tournaments', id)),
  join: (id: string) => call<TournamentView>('POST', at('tournaments', id, '/join')),
  dropOut: (id: string) => call<TournamentView>('POST', at('tournaments', id, '/leave')),
  setReady: (id: string, ready: boolean) =>
    call<TournamentView>('POST', at('tournaments', id, '/ready'), { ready }),
  change: (id: string, change: TournamentChange) =>
    call<TournamentView>('POST', at('tournaments', id, '/change'), change),
  createGroup: (name: string) => call<GroupView>('POST', '/api/groups', { name }),
  myGroups: () => call<{ groups: readonly ListedGroup[] }>('GET', '/api/groups/mine'),
  group: (id: string, key: string) =>
    call<GroupView>('GET', `${at('groups', id)}?key=${encodeURIComponent(key)}`),
  joinGroup: (id: string, key: string) => call<GroupView>('POST', at('groups', id, '/join'), { key }),
  leaveGroup: (id: string) => call<object>('POST', at('groups', id, '/leave')),
  addTable: (id: string, match: string) => call<GroupView>('POST', at('groups', id, '/tables'), { match }),
  changeGroup: (id: string, change: Exclude<GroupChange, { do: 'close' }>) =>
    call<GroupView>('POST', at('groups', id, '/change'), change),
  closeGroup: (id: string) => call<object>('POST', at('groups', id, '/change'), { do: 'close' }),
};
