// The bodies and answers of calls about tournaments and groups.

import { z } from 'zod';
import { MOST_ROUNDS, SIZES } from './facts.ts';
import { emblem, jsonObject, pace, webhook } from './http.ts';

const title = z.string().max(800);
const reference = z.string().regex(/^[\w-]{1,64}$/);

/** `duplicate`: the same deals at every table. */
export const tournamentKind = z.enum(['swiss', 'duplicate']);
/** When a round begins: when the host says, when everyone is ready, or soon after the one before. The host may always. */
export const roundStart = z.enum(['host', 'ready', 'auto']);
/** What becomes of players of a live round who aren't ready: a bot plays until they come, or they sit out. */
export const absentPlayers = z.enum(['bot', 'out']);

/** The body of a call that creates a tournament. */
export const newTournament = z.object({
  name: title,
  game: z.string().max(40),
  options: jsonObject.default({}),
  kind: tournamentKind.default('swiss'),
  /** Players at a table, as far as the number of players allows. */
  size: z.int().min(SIZES.least).max(SIZES.most).default(4),
  rounds: z.int().min(1).max(MOST_ROUNDS).default(3),
  pace: pace.default({ kind: 'live', decision: 60, bank: 180 }),
  /** Hours for each round; then bots play what is left. Needed where no clock runs. */
  deadline: z.int().min(1).max(2160).nullable().default(null),
  start: roundStart.default('host'),
  absent: absentPlayers.default('bot'),
  /** Does the host take part? */
  plays: z.boolean().default(true),
  /** The group whose members it is for. */
  group: reference.optional(),
});
/** The body of a call that creates a tournament. */
export type NewTournament = z.output<typeof newTournament>;
/** What a program writes to create a tournament. */
export type TournamentWish = z.input<typeof newTournament>;

/** Are you there for the next round? */
export const readiness = z.object({ ready: z.boolean() });

const player = z.int().min(0).max(1000);
/** What the host of a tournament may do. Players are named by their place in the list of players. */
export const tournamentChange = z.discriminatedUnion('do', [
  z.object({ do: z.literal('start') }),
  z.object({ do: z.literal('withdraw'), player }),
  z.object({ do: z.literal('readmit'), player }),
  /** Somebody who has played nothing takes over from another player, with their points. */
  z.object({ do: z.literal('replace'), player, with: player }),
  z.object({ do: z.literal('rename'), name: title }),
  z.object({ do: z.literal('end') }),
]);
/** What the host of a tournament may do. */
export type TournamentChange = z.infer<typeof tournamentChange>;

const score = z.record(z.string(), z.number());

const seatResult = z.object({
  /** The place in the list of players; null for a bot. */
  player: z.int().nullable(),
  /** The level of a bot. */
  bot: z.string().nullable(),
  /** A bot played most of the match: no points. */
  absent: z.boolean(),
  /** Null until it may be told. */
  score: score.nullable(),
  /** The part of the opponents that was beaten, from 0 to 1; in a duplicate, of those with the same seat. */
  share: z.number().nullable(),
  won: z.boolean(),
});

const table = z.object({
  match: z.string(),
  isOver: z.boolean(),
  seats: z.array(seatResult),
});

const round = z.object({
  status: z.enum(['starting', 'running', 'over']),
  startedAt: z.int(),
  deadline: z.int().nullable(),
  tables: z.array(table),
});

const tournamentFields = z.object({
  id: z.string(),
  /** Changes with everything that happens. */
  version: z.int(),
  name: z.string(),
  game: z.string(),
  options: jsonObject,
  kind: tournamentKind,
  size: z.int(),
  rounds: z.int(),
  pace,
  deadline: z.int().nullable(),
  start: roundStart,
  absent: absentPlayers,
  group: z.object({ id: z.string(), name: z.string() }).nullable(),
  status: z.enum(['open', 'running', 'over']),
  /** When the next round begins by itself; null if it waits for people. */
  nextAt: z.int().nullable(),
  players: z.array(
    z.object({
      name: z.string(),
      emblem: emblem.nullable(),
      status: z.enum(['in', 'left', 'withdrawn']),
      ready: z.boolean(),
      isHost: z.boolean(),
    }),
  ),
  /** The first comes first. Equal players share a place. */
  standings: z.array(
    z.object({
      player: z.int(),
      place: z.int(),
      points: z.number(),
      wins: z.int(),
      opponents: z.number(),
      total: z.number(),
    }),
  ),
  played: z.array(round),
  you: z.object({
    isHost: z.boolean(),
    player: z.int().nullable(),
    /** Where you play now. */
    match: z.string().nullable(),
  }),
});

/** A tournament as its asker sees it. */
export const tournamentAnswer = tournamentFields.meta({ id: 'Tournament' });
/** A tournament as its asker sees it. */
export type TournamentView = z.infer<typeof tournamentAnswer>;

const listed = z.object({
  id: z.string(),
  name: z.string(),
  game: z.string(),
  kind: tournamentKind,
  status: z.enum(['open', 'running', 'over']),
  players: z.int(),
  round: z.int(),
  rounds: z.int(),
  waitsForYou: z.boolean(),
});
/** A tournament in a list. */
export type ListedTournament = z.infer<typeof listed>;
/** Some tournaments, newest first. */
export const tournamentsAnswer = z.object({ tournaments: z.array(listed) }).meta({ id: 'Tournaments' });

/** The body of a call that creates a group. */
export const newGroup = z.object({ name: title });
/** Joins a group, or looks at it before: the secret of its link. */
export const groupKey = z.object({ key: z.string().max(64).default('') });

/** What the owner of a group may do. Members are named by their place in the list. */
export const groupChange = z.discriminatedUnion('do', [
  z.object({ do: z.literal('rename'), name: title }),
  z.object({ do: z.literal('remove'), member: z.int().min(0).max(1000) }),
  /** The old link leads nowhere then. */
  z.object({ do: z.literal('new-link') }),
  z.object({ do: z.literal('webhook'), webhook: webhook.nullable() }),
  z.object({ do: z.literal('close') }),
]);
/** What the owner of a group may do. */
export type GroupChange = z.infer<typeof groupChange>;

/** The body of a call that adds the caller's table to a group. */
export const groupTable = z.object({ match: z.string().max(64) });

/** A group as one of its members sees it. Somebody with the link who is no member sees its name and its size. */
export const groupAnswer = z
  .object({
    id: z.string(),
    name: z.string(),
    size: z.int(),
    /** The secret of the link; null for somebody who is no member. */
    key: z.string().nullable(),
    you: z.object({ isMember: z.boolean(), isOwner: z.boolean() }),
    hasWebhook: z.boolean(),
    members: z.array(
      z.object({
        name: z.string(),
        emblem: emblem.nullable(),
        isOwner: z.boolean(),
        isYou: z.boolean(),
        matches: z.int(),
        wins: z.int(),
        /** The sum of the parts of the opponents that were beaten. */
        points: z.number(),
        /** This week's points in the deals of the day, and how many of them. */
        week: z.object({ points: z.int(), deals: z.int() }),
      }),
    ),
    tournaments: z.array(listed),
    tables: z.array(
      z.object({
        match: z.string(),
        game: z.string(),
        status: z.enum(['lobby', 'running', 'over']),
        names: z.array(z.string()),
        winners: z.array(z.string()),
        free: z.int(),
      }),
    ),
  })
  .meta({ id: 'Group' });
/** A group as its asker sees it. */
export type GroupView = z.infer<typeof groupAnswer>;

/** The groups of the asker. */
export const groupsAnswer = z
  .object({ groups: z.array(z.object({ id: z.string(), name: z.string(), size: z.int() })) })
  .meta({ id: 'Groups' });
