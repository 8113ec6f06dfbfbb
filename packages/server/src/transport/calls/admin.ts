import { refuse } from '@mirabilia/kernel';
import { guestsOf, lobbyOf } from '@mirabilia/match-service';
import {
  adminAction,
  adminMatchesWish,
  adminPeopleWish,
  adminReportsWish,
  claimLink,
  deedsWish,
} from '@mirabilia/protocol';
import {
  adminMatch,
  adminMatches,
  adminOverview,
  adminPeople,
  adminPerson,
  adminReports,
  deedsAnswer,
  nothing,
} from '@mirabilia/protocol/answers';
import { carryOut } from '../../administration/actions.ts';
import { useLink } from '../../administration/admins.ts';
import type { AbuseReport } from '../../storage/administration.ts';
import type { GuestRow, MatchRow } from '../../storage/store.ts';
import { adminsCall, anybodysCall } from '../call.ts';

/** Rows of one list. */
const MOST = 50;

const matchLine = (row: MatchRow) => {
  const { id, code, game, status, visibility, host, createdAt, updatedAt } = row;
  const seats = lobbyOf(row).seats.map((seat) => ({
    kind: seat.kind,
    name: 'name' in seat ? seat.name : null,
    person: 'guest' in seat ? seat.guest : null,
  }));
  return { id, code, game, status, visibility, host, createdAt, updatedAt, seats };
};

const personLine = ({ id, name, createdAt, seenAt }: GuestRow) => ({
  id,
  name,
  createdAt,
  seenAt: seenAt ?? null,
});

/** The hash of nobody's secret leaves the server. */
const accessLine = ({
  id,
  kind,
  label,
  createdAt,
  expiresAt,
}: {
  readonly id: string;
  readonly kind: 'link' | 'session';
  readonly label: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}) => ({ id, kind, label, createdAt, expiresAt });

const reportLine = (report: AbuseReport) => ({ ...report, said: [...report.said] });

const claim = anybodysCall({
  method: 'post',
  path: '/api/admin/claim',
  summary: 'Use a link of “mirabilia admin link”: this browser is an administrator’s for some hours',
  body: claimLink,
  reply: nothing,
  isOpen: true,
  refusals: ['bad-link', 'unavailable'],
  async run({ context: { store, now }, rememberAdmin }, { token }) {
    const session = await useLink(store, token, now());
    if (session === undefined) return refuse('bad-link');
    rememberAdmin(session.token, session.lasts);
    return { ok: true, value: {} };
  },
});

const leave = adminsCall({
  method: 'post',
  path: '/api/admin/sign-out',
  summary: 'This browser is no longer an administrator’s',
  reply: nothing,
  refusals: ['unavailable'],
  async run({ id }, _, { context: { store }, forgetAdmin }) {
    await store.administration.revokeAccess(id);
    forgetAdmin();
    return { ok: true, value: {} };
  },
});

const overview = adminsCall({
  method: 'get',
  path: '/api/admin',
  summary: 'How the server is doing, who may administrate it, and who is shut out',
  reply: adminOverview,
  refusals: ['unavailable'],
  async run({ id, label, expiresAt }, _, { context: { store, house, matchService, now } }) {
    const [accesses, open] = await Promise.all([
      store.administration.accesses(now()),
      store.administration.reports({ isOpen: true, limit: MOST }),
    ]);
    return {
      ok: true,
      value: {
        you: { id, label, expiresAt },
        liveMatches: matchService.figures.liveMatches,
        connections: matchService.figures.clients,
        openReports: open.length,
        isClosed: house.isClosed(),
        announcement: house.announcement(),
        accesses: accesses.map(accessLine),
        sanctions: [...house.sanctions()],
      },
    };
  },
});

const matches = adminsCall({
  method: 'get',
  path: '/api/admin/matches',
  summary: 'Matches by status, code or player, the latest first',
  body: adminMatchesWish,
  reply: adminMatches,
  refusals: ['unavailable'],
  run: async (_, { status, text }, { context: { store } }) => ({
    ok: true,
    value: {
      matches: (
        await store.administration.findMatches({
          status: text === undefined ? (status ?? 'running') : status,
          text,
          limit: MOST,
        })
      ).map(matchLine),
    },
  }),
});

const match = adminsCall({
  method: 'get',
  path: '/api/admin/matches/{id}',
  summary: 'A match and what was said there',
  reply: adminMatch,
  refusals: ['no-such-match', 'unavailable'],
  async run(_, __, { context: { store }, id }) {
    const row = await store.match(id);
    if (row === undefined) return refuse('no-such-match');
    const chat = (await store.entries(row.id, 0)).flatMap(({ at, body }) =>
      body.kind === 'chat' ? [{ at, person: body.guest, name: body.name, text: body.text }] : [],
    );
    return { ok: true, value: { match: matchLine(row), chat } };
  },
});

const people = adminsCall({
  method: 'get',
  path: '/api/admin/people',
  summary: 'People whose name has this part, the newest first',
  body: adminPeopleWish,
  reply: adminPeople,
  refusals: ['unavailable'],
  run: async (_, { text }, { context: { store } }) => ({
    ok: true,
    value: { people: (await store.administration.findPeople(text, MOST)).map(personLine) },
  }),
});

const person = adminsCall({
  method: 'get',
  path: '/api/admin/people/{id}',
  summary: 'Somebody’s matches, what was reported of them, and how they are shut out',
  reply: adminPerson,
  refusals: ['no-such-person', 'unavailable'],
  async run(_, __, { context: { store, house, addressesOf }, id }) {
    const row = await store.guest(id);
    if (row === undefined) return refuse('no-such-person');
    const [reports, rows] = await Promise.all([
      store.administration.reportsOf(id),
      store.matchesOf(id, MOST),
    ]);
    return {
      ok: true,
      value: {
        person: personLine(row),
        addresses: addressesOf(id),
        sanctions: house.sanctions().filter(({ value }) => value === id),
        reports: reports.filter((report) => report.person === id).map(reportLine),
        matches: rows.filter((each) => guestsOf(lobbyOf(each)).includes(id)).map(matchLine),
      },
    };
  },
});

const reports = adminsCall({
  method: 'get',
  path: '/api/admin/reports',
  summary: 'What people have reported, the latest first',
  body: adminReportsWish,
  reply: adminReports,
  refusals: ['unavailable'],
  run: async (_, { status }, { context: { store } }) => ({
    ok: true,
    value: {
      reports: (await store.administration.reports({ isOpen: status === 'open', limit: MOST })).map(
        reportLine,
      ),
    },
  }),
});

const deeds = adminsCall({
  method: 'get',
  path: '/api/admin/log',
  summary: 'What administrators did, the latest first',
  body: deedsWish,
  reply: deedsAnswer,
  refusals: ['unavailable'],
  run: async (_, wish, { context: { store } }) => ({
    ok: true,
    value: { log: await store.administration.deeds(wish) },
  }),
});

const act = adminsCall({
  method: 'post',
  path: '/api/admin/actions',
  summary:
    'Rename, mute, ban, sign out or delete somebody; delete a match or its chat; announce; begin no new matches',
  body: adminAction,
  reply: nothing,
  refusals: ['no-such-person', 'no-such-match', 'bad-name', 'unavailable'],
  async run({ label }, action, { context }) {
    const answer = await carryOut(action, label, context);
    return answer.ok ? { ok: true, value: {} } : answer;
  },
});

export const ADMIN_CALLS = [claim, leave, overview, matches, match, people, person, reports, deeds, act];
