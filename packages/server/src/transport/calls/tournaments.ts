import { newTournament, readiness, tournamentChange } from '@mirabilia/protocol';
import { tournamentAnswer, tournamentsAnswer } from '@mirabilia/protocol/answers';
import { z } from 'zod';
import { tournamentCsv } from '../../tournaments/tournament-view.ts';
import { anybodysCall, guestsCall } from '../call.ts';
import type { OwnedRate } from '../limits.ts';

/** Each may bring many matches with it. */
export const NEW_GATHERINGS: readonly OwnedRate[] = [
  { name: 'gatherings', of: 'guest', isOfDone: true },
  { name: 'gatherings-of-address', of: 'address', own: 'own-gatherings', isOfDone: true },
];

const create = guestsCall({
  method: 'post',
  path: '/api/tournaments',
  summary: 'Create a tournament; the creator is its host. Its id is the invitation',
  body: newTournament,
  reply: tournamentAnswer,
  status: 201,
  refusals: ['bad-name', 'no-such-game', 'bad-options', 'no-such-group', 'unavailable'],
  rates: NEW_GATHERINGS,
  run: (guest, wish, { context }) => context.tournaments.create(guest, wish),
});

const mine = guestsCall({
  method: 'get',
  path: '/api/tournaments/mine',
  summary: 'The tournaments in which I take part or that I host',
  reply: tournamentsAnswer,
  refusals: ['unavailable'],
  run: async (guest, _, { context }) => ({
    ok: true,
    value: { tournaments: await context.tournaments.of(guest) },
  }),
});

const view = anybodysCall({
  method: 'get',
  path: '/api/tournaments/{id}',
  summary: 'A tournament: players, rounds, tables and standings',
  reply: tournamentAnswer,
  refusals: ['no-such-tournament', 'unavailable'],
  run: ({ context, guest, id }) => context.tournaments.view(id, guest),
});

const csv = anybodysCall<unknown, string>({
  method: 'get',
  path: '/api/tournaments/{id}/csv',
  summary: 'The standings, one line for each player',
  reply: z.string(),
  type: 'text/csv; charset=utf-8',
  refusals: ['no-such-tournament', 'unavailable'],
  run: async ({ context, guest, id }) => {
    const found = await context.tournaments.view(id, guest);
    return found.ok ? { ok: true, value: tournamentCsv(found.value) } : found;
  },
});

const join = guestsCall({
  method: 'post',
  path: '/api/tournaments/{id}/join',
  summary: 'Take part, also after the first round, or again after leaving',
  reply: tournamentAnswer,
  refusals: ['no-such-tournament', 'tournament-over', 'removed', 'too-many', 'unavailable'],
  run: (guest, _, { context, id }) => context.tournaments.join(id, guest),
});

const leave = guestsCall({
  method: 'post',
  path: '/api/tournaments/{id}/leave',
  summary: 'Drop out: the results so far stay',
  reply: tournamentAnswer,
  refusals: ['no-such-tournament', 'tournament-over', 'not-in-it', 'unavailable'],
  run: (guest, _, { context, id }) => context.tournaments.leave(id, guest),
});

const ready = guestsCall({
  method: 'post',
  path: '/api/tournaments/{id}/ready',
  summary: 'I am there for the next round, or I am not',
  body: readiness,
  reply: tournamentAnswer,
  refusals: ['no-such-tournament', 'tournament-over', 'not-in-it', 'unavailable'],
  run: (guest, { ready: isReady }, { context, id }) => context.tournaments.setReady(id, guest, isReady),
});

const change = guestsCall({
  method: 'post',
  path: '/api/tournaments/{id}/change',
  summary: 'Begin a round, or correct something: host only',
  body: tournamentChange,
  reply: tournamentAnswer,
  refusals: [
    'no-such-tournament',
    'not-host',
    'bad-name',
    'round-running',
    'too-few-players',
    'tournament-over',
    'no-such-person',
    'unavailable',
  ],
  run: (guest, asked, { context, id }) => context.tournaments.change(id, guest, asked),
});

export const TOURNAMENT_CALLS = [create, mine, view, csv, join, leave, ready, change];
