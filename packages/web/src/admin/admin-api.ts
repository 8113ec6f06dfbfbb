// The calls of those who run the server.

import type { AdminActionWish } from '@mirabilia/protocol';
import type {
  AdminLog,
  AdminMatchFacts,
  AdminMatchLine,
  AdminOverview,
  AdminPersonFacts,
  AdminPersonLine,
  AdminReport,
} from '@mirabilia/protocol/answers';
import { call } from '../net/http.ts';

const withText = (text: string): string => (text === '' ? '' : `?${new URLSearchParams({ text })}`);

export const adminApi = {
  claim: (token: string) => call<object>('POST', '/api/admin/claim', { token }),
  leave: () => call<object>('POST', '/api/admin/sign-out'),
  overview: () => call<AdminOverview>('GET', '/api/admin'),
  reports: (status: 'open' | 'closed') =>
    call<{ reports: readonly AdminReport[] }>('GET', `/api/admin/reports?status=${status}`),
  people: (text: string) =>
    call<{ people: readonly AdminPersonLine[] }>('GET', `/api/admin/people${withText(text)}`),
  person: (id: string) => call<AdminPersonFacts>('GET', `/api/admin/people/${encodeURIComponent(id)}`),
  matches: (status: AdminMatchLine['status'], text: string) =>
    call<{ matches: readonly AdminMatchLine[] }>(
      'GET',
      `/api/admin/matches${text === '' ? `?status=${status}` : withText(text)}`,
    ),
  match: (id: string) => call<AdminMatchFacts>('GET', `/api/admin/matches/${encodeURIComponent(id)}`),
  log: () => call<{ log: AdminLog }>('GET', '/api/admin/log?limit=1000'),
  act: (action: AdminActionWish) => call<object>('POST', '/api/admin/actions', action),
};
