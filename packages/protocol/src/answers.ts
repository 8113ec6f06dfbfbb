// What HTTP calls answer, as schemas: the server's OpenAPI document is made of them. A client needs only the types,
// so this is an entry of its own.

import type { JsonObject } from '@mirabilia/kernel';
import { z } from 'zod';
import { CODES } from './codes.ts';
import { aids, emblem, jsonObject, pace, rated, social, spectatorChat } from './http.ts';
import type { Comment, LobbySeat, LobbyView } from './server.ts';

/** Why a call was refused. */
export const problem = z
  .object({
    code: z.enum(CODES),
    sentence: z.string(),
    facts: z.record(z.string(), z.union([z.string(), z.number()])),
  })
  .meta({ id: 'Problem', description: 'Why a call was refused. Nothing has changed.' });
export type Problem = z.infer<typeof problem>;

/** A guest, with the token if it is new. */
export const guestAnswer = z
  .object({
    guest: z.string(),
    name: z.string(),
    emblem: emblem.nullable(),
    token: z.string().optional().meta({ description: 'Only when it is new. Whoever has it is this guest.' }),
  })
  .meta({ id: 'Guest' });

/** Who is asking. */
export const meAnswer = z
  .object({ guest: z.string().nullable(), name: z.string().nullable(), emblem: emblem.nullable() })
  .meta({ id: 'Me', description: 'All null for somebody who is no guest so far.' });

/** A link by which another device becomes the same guest. */
export const deviceLink = z
  .object({ link: z.url(), token: z.string(), expiresAt: z.int() })
  .meta({ id: 'DeviceLink', description: 'Works once and expires; the time is in milliseconds since 1970.' });

const lobbySeat = z.object({
  kind: z.enum(['open', 'invited', 'human', 'bot']),
  name: z.string().nullable(),
  emblem: emblem.optional(),
  isYou: z.boolean(),
  isHost: z.boolean(),
}) satisfies z.ZodType<LobbySeat>;

const lobbyFields = z.object({
  id: z.string(),
  code: z.string(),
  game: z.string(),
  status: z.enum(['lobby', 'running', 'over']),
  visibility: z.enum(['private', 'public']),
  options: jsonObject,
  pace,
  botDelay: z.int(),
  aids,
  spectatorChat,
  social,
  rated,
  seats: z.array(lobbySeat),
  you: z.object({ seat: z.int().nullable(), isHost: z.boolean(), isRemoved: z.boolean() }),
  removed: z.array(z.string()),
  seal: z.string().nullable(),
  nonceSeals: z.array(z.string().nullable()),
  starting: z.boolean(),
  nonces: z.array(z.string().nullable()),
  serverSecret: z.string().nullable(),
  seed: z.string().nullable(),
  rematch: z.string().nullable(),
  tournament: z
    .object({ id: z.string(), name: z.string(), round: z.int(), table: z.int(), sealed: z.boolean() })
    .nullable(),
  createdAt: z.int(),
}) satisfies z.ZodType<LobbyView>;

/** A lobby as its asker sees it. */
export const lobbyAnswer = lobbyFields.meta({ id: 'Lobby' });
/** Lobbies that anyone may join. */
export const lobbiesAnswer = z.object({ matches: z.array(lobbyAnswer) });
/** The asker's own matches. */
export const myMatchesAnswer = z.object({
  matches: z.array(lobbyFields.extend({ waitsForYou: z.boolean(), waitsFor: z.array(z.int()) })),
});

/** What was said about turns of a match, in the order in which it was said. */
export const commentsAnswer = z
  .object({
    comments: z.array(
      z.object({
        decision: z.int(),
        name: z.string(),
        seat: z.int().nullable(),
        text: z.string(),
        at: z.number(),
      }) satisfies z.ZodType<Comment>,
    ),
  })
  .meta({ id: 'Comments' });

const isObject = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** Its parts are for the game to judge. */
export const record = z
  .custom<JsonObject>(isObject)
  .meta({ id: 'Record', type: 'object', description: 'A match, as docs/record-format.md has it.' });
/** The id of a record that was kept. */
export const keptRecord = z.object({ id: z.string() }).meta({ id: 'KeptRecord' });

/** The server's public key for Web Push; null if it sends none. */
export const pushKey = z.object({ key: z.string().nullable() }).meta({
  id: 'PushKey',
  description: 'What browsers subscribe with; null where the server pushes nothing.',
});
/** An answer that says nothing. */
export const nothing = z.object({}).meta({ id: 'Nothing' });
/** Is a webhook set? */
export const webhookAnswer = z.object({ isSet: z.boolean() }).meta({
  id: 'Webhook',
  description: 'Whether a chat is told of the match. Its address is a secret and never given.',
});

const effect = z.looseObject({ kind: z.string() });
const cost = z.record(z.string(), z.int());
const stage = z.looseObject({ points: z.int().optional(), effects: z.array(effect).optional() });

/** What is printed on a game's cards, wonders and tokens. */
export const gameDataAnswer = z
  .object({
    game: z.string(),
    rulesVersion: z.int(),
    players: z.object({ min: z.int(), max: z.int() }),
    cards: z.array(z.looseObject({ id: z.string(), colour: z.string(), cost: cost.optional() })),
    wonders: z.array(
      z.looseObject({
        id: z.string(),
        stages: z.array(stage).optional(),
        sides: z.record(z.string(), z.object({ resource: z.string(), stages: z.array(stage) })).optional(),
      }),
    ),
    tokens: z.array(z.object({ id: z.string(), copies: z.int(), effect })),
    decks: jsonObject,
    names: z.record(z.string(), jsonObject).meta({ description: 'By language.' }),
  })
  .meta({ id: 'GameData' });

/** A JSON Schema, as a document. */
export const jsonSchemaAnswer = z
  .looseObject({ $schema: z.string(), $defs: jsonObject })
  .meta({ id: 'JsonSchema' });

const dailyDeal = z.object({
  game: z.string(),
  day: z.iso.date(),
  options: jsonObject,
  seats: z.array(z.string()),
  seed: z.string(),
});

/** The deals of the days around today, as anybody may ask for them. */
export const dailyDeals = z
  .object({
    today: z.iso.date(),
    deals: z.array(dailyDeal),
    seal: z.string(),
    past: z.object({ month: z.string(), secret: z.string() }),
  })
  .meta({
    id: 'DailyDeals',
    description:
      'The deals of the last, this and the next days; the seal of this month’s secret, from which they follow, and the secret of the month before.',
  });
/** The deals of the days around today. */
export type DailyDeals = z.infer<typeof dailyDeals>;

const dailyScore = z.object({
  name: z.string(),
  points: z.int(),
  isWin: z.boolean(),
  moves: z.array(z.string()),
});

/** What a guest learns of a deal of the day after their own attempt. */
export const dailyResults = z
  .object({
    you: dailyScore,
    best: dailyScore,
    points: z.array(z.object({ points: z.int(), attempts: z.int(), wins: z.int() })),
    firstMoves: z.array(z.object({ move: z.string(), attempts: z.int() })),
  })
  .meta({
    id: 'DailyResults',
    description: 'How everybody did. Only for those who have made their attempt.',
  });
/** How everyone did in a deal of the day. */
export type DailyResults = z.infer<typeof dailyResults>;

const resultSeat = z.object({
  name: z.string(),
  kind: z.string().meta({ description: '`human`, or `bot:` and its level' }),
  person: z.string().optional().meta({ description: 'The same for one person in all results of the asker.' }),
  board: jsonObject,
  share: z.number().meta({ description: 'The part of the victory: 1, or less where it is shared, or 0.' }),
  score: z.record(z.string(), z.number()),
});

const result = z.object({
  match: z.string(),
  game: z.string(),
  seat: z.int().meta({ description: 'The asker’s own.' }),
  source: z.enum(['played', 'imported']),
  endedAt: z.int(),
  seed: z.string().nullable(),
  seats: z.array(resultSeat),
});
/** How the asker did in a match that is over. */
export type PlayedResult = z.infer<typeof result>;

/** The asker's own results, newest first. */
export const resultsAnswer = z.object({ results: z.array(result) }).meta({ id: 'Results' });
/** Was an imported result new? */
export const importAnswer = z
  .object({ isNew: z.boolean(), match: z.string() })
  .meta({ id: 'ImportedResult', description: 'Whether it was new; the match that it stands under.' });

const ratingFields = z.object({
  points: z.int(),
  uncertainty: z.int().meta({ description: 'Two times out of three the strength is within so many points.' }),
  isProvisional: z.boolean(),
  matches: z.int(),
});
/** A rating, as people see it. */
export type ShownRating = z.infer<typeof ratingFields>;

const placedRating = ratingFields.extend({
  name: z.string(),
  change: z.int().meta({ description: 'Points won or lost in this time.' }),
});

/** The best players of a game. */
export const leaderboardAnswer = z
  .object({
    game: z.string(),
    period: z
      .string()
      .meta({ description: '`all`, a season such as `2026-Q4`, or a month such as `2026-11`.' }),
    page: z.int(),
    pages: z.int(),
    people: z.int(),
    rows: z.array(placedRating.extend({ place: z.int(), emblem: z.string().nullable(), isYou: z.boolean() })),
    you: placedRating
      .extend({ place: z.int().nullable(), isHidden: z.boolean() })
      .nullable()
      .meta({ description: 'Null without a rated match in this time; no place where they aren’t listed.' }),
  })
  .meta({ id: 'Leaderboard' });
/** The best players of a game. */
export type Leaderboard = z.infer<typeof leaderboardAnswer>;

/** The asker's own rating, and how it came about. */
export const ownRating = z
  .object({
    rating: ratingFields.nullable(),
    changes: z.array(
      z.object({
        match: z.string(),
        at: z.int(),
        points: z.int(),
        uncertainty: z.int(),
        change: z.int(),
        weight: z.number().meta({ description: 'How much the match counted, from 0 to 1.' }),
      }),
    ),
  })
  .meta({ id: 'OwnRating', description: 'The newest change first.' });
/** The asker's own rating. */
export type OwnRating = z.infer<typeof ownRating>;

/** The ratings of the players of a rated match. */
export const matchRatings = z
  .object({
    isWaiting: z.boolean().meta({ description: 'The match is over and will be rated in a moment.' }),
    seats: z.array(
      z.object({
        rating: ratingFields.nullable(),
        change: z.int().nullable(),
        weight: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'MatchRatings', description: 'By seat; all null where the match isn’t rated.' });
/** The ratings of the players of a rated match. */
export type MatchRatings = z.infer<typeof matchRatings>;

/** How far somebody's quick match is. */
export const quickMatchState = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('none') }),
    z.object({
      state: z.literal('waiting'),
      game: z.string(),
      sizes: z.array(z.int()),
      pace: z.enum(['live', 'days']),
      waited: z.int().meta({ description: 'Milliseconds.' }),
      fillsIn: z.int().nullable().meta({ description: 'Milliseconds until bots come; null for never.' }),
      people: z.int().meta({ description: 'How many wait for this game at this pace, the asker included.' }),
    }),
    z.object({ state: z.literal('found'), match: z.string() }),
  ])
  .meta({ id: 'QuickMatch' });
/** How far somebody's quick match is. */
export type QuickMatchState = z.infer<typeof quickMatchState>;

/** What a browser needs to make or use a passkey. */
export const passkeyQuestion = z.looseObject({ challenge: z.string() }).meta({
  id: 'PasskeyQuestion',
  description: 'WebAuthn’s options in JSON. The challenge holds once, for five minutes.',
});
/** What a browser needs to make or use a passkey. */
export type PasskeyQuestion = z.infer<typeof passkeyQuestion>;

/** What a person has chosen, and by what they are known on other devices. */
export const profileAnswer = z
  .object({
    guest: z.string(),
    name: z.string(),
    emblem: z.string().nullable(),
    language: z.string().nullable(),
    createdAt: z.int(),
    passkeys: z.array(
      z.object({ id: z.string(), label: z.string(), createdAt: z.int(), usedAt: z.int().nullable() }),
    ),
    hasRecovery: z.boolean(),
    isListed: z.boolean().meta({ description: 'They may be on leaderboards.' }),
  })
  .meta({ id: 'Profile' });
/** A person's own profile. */
export type OwnProfile = z.infer<typeof profileAnswer>;

/** A link that makes any device this person once. */
export const recoveryLink = z.object({ link: z.url() }).meta({ id: 'RecoveryLink' });

/** Everything that the server keeps of the asker. */
export const profileExport = z.custom<JsonObject>(isObject).meta({
  id: 'ProfileExport',
  type: 'object',
  description: 'Everything that the server keeps of the asker.',
});

const announcement = z.object({ id: z.string(), text: z.string(), at: z.int(), until: z.int() });

/** How a server presents itself. */
export const instanceAnswer = z
  .object({
    name: z.string().nullable(),
    welcome: z
      .record(z.string(), z.string())
      .meta({ description: 'By language; empty where the host says nothing.' }),
    accent: z.string().nullable().meta({ description: 'A colour, such as `#a84a28`.' }),
    logo: z.string().nullable().meta({ description: 'The address of a picture.' }),
    games: z.array(z.string()).meta({ description: 'The games that can be played here.' }),
    announcement: announcement
      .nullable()
      .meta({ description: 'What the host tells everybody, in their own words.' }),
    isClosed: z.boolean().meta({ description: 'No new matches begin: the server is about to be restarted.' }),
    isPrivate: z.boolean(),
    isLocked: z.boolean().meta({ description: 'The caller has to tell the password first.' }),
  })
  .meta({ id: 'Instance', description: 'How its host has set the server up.' });
/** How a server presents itself. */
export type InstanceFacts = z.infer<typeof instanceAnswer>;

const days = z.int().nullable();
/** For how many days a server keeps what; null for ever. */
export const privacyAnswer = z.object({ matches: days, guests: days, chat: days }).meta({
  id: 'Privacy',
  description: 'Days for which finished matches, guests without profile, and chat are kept; null for ever.',
});
/** For how many days a server keeps what. */
export type PrivacyDays = z.infer<typeof privacyAnswer>;

const sanction = z.object({
  id: z.string(),
  kind: z.enum(['mute', 'ban']),
  target: z.enum(['person', 'address']),
  value: z.string().meta({ description: 'A guest’s id, or an address.' }),
  name: z.string(),
  reason: z.string(),
  createdAt: z.int(),
  expiresAt: z.int().nullable().meta({ description: 'Null: for ever.' }),
});
/** How somebody is shut out of a server. */
export type SanctionFacts = z.infer<typeof sanction>;

const adminMatchLine = z.object({
  id: z.string(),
  code: z.string(),
  game: z.string(),
  status: z.enum(['lobby', 'running', 'over']),
  visibility: z.enum(['private', 'public']),
  host: z.string(),
  createdAt: z.int(),
  updatedAt: z.int(),
  seats: z.array(z.object({ kind: z.string(), name: z.string().nullable(), person: z.string().nullable() })),
});
/** A match as administrators see it in a list. */
export type AdminMatchLine = z.infer<typeof adminMatchLine>;
/** Matches for an administrator. */
export const adminMatches = z.object({ matches: z.array(adminMatchLine) }).meta({ id: 'AdminMatches' });
/** A match and its chat for an administrator. */
export const adminMatch = z
  .object({
    match: adminMatchLine,
    chat: z.array(z.object({ at: z.int(), person: z.string(), name: z.string(), text: z.string() })),
  })
  .meta({ id: 'AdminMatch' });
/** A match and its chat for an administrator. */
export type AdminMatchFacts = z.infer<typeof adminMatch>;

const adminPersonLine = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.int(),
  seenAt: z.int().nullable(),
});
/** A person as administrators see them in a list. */
export type AdminPersonLine = z.infer<typeof adminPersonLine>;
/** People for an administrator. */
export const adminPeople = z.object({ people: z.array(adminPersonLine) }).meta({ id: 'AdminPeople' });

const adminReport = z.object({
  id: z.string(),
  at: z.int(),
  reporter: z.string(),
  reporterName: z.string(),
  person: z.string(),
  personName: z.string(),
  match: z.string(),
  reason: z.string(),
  note: z.string(),
  said: z.array(z.object({ at: z.int(), text: z.string() })),
  closedAt: z.int().nullable(),
});
/** What somebody has reported. */
export type AdminReport = z.infer<typeof adminReport>;
/** What was reported, for an administrator. */
export const adminReports = z.object({ reports: z.array(adminReport) }).meta({ id: 'AdminReports' });

/** All about a person that an administrator needs. */
export const adminPerson = z
  .object({
    person: adminPersonLine,
    addresses: z.array(z.string()).meta({ description: 'From where they are connected now.' }),
    sanctions: z.array(sanction),
    reports: z.array(adminReport),
    matches: z.array(adminMatchLine),
  })
  .meta({ id: 'AdminPerson' });
/** All about a person that an administrator needs. */
export type AdminPersonFacts = z.infer<typeof adminPerson>;

/** How the server is doing, for an administrator. */
export const adminOverview = z
  .object({
    you: z.object({ id: z.string(), label: z.string(), expiresAt: z.int() }),
    liveMatches: z.int(),
    connections: z.int(),
    openReports: z.int(),
    isClosed: z.boolean().meta({ description: 'No new matches begin.' }),
    announcement: announcement.nullable(),
    accesses: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['link', 'session']),
        label: z.string(),
        createdAt: z.int(),
        expiresAt: z.int(),
      }),
    ),
    sanctions: z.array(sanction),
  })
  .meta({ id: 'AdminOverview' });
/** How the server is doing, for an administrator. */
export type AdminOverview = z.infer<typeof adminOverview>;

/** What administrators did. */
export const deedsAnswer = z
  .object({
    log: z.array(
      z.object({
        id: z.string(),
        at: z.int(),
        by: z.string(),
        action: z.string(),
        subject: z.string(),
        name: z.string(),
        detail: z.string(),
      }),
    ),
  })
  .meta({ id: 'AdminLog' });
/** What administrators did. */
export type AdminLog = z.infer<typeof deedsAnswer>['log'];
export {
  type GroupView,
  groupAnswer,
  groupsAnswer,
  type ListedTournament,
  type TournamentView,
  tournamentAnswer,
  tournamentsAnswer,
} from './tournaments.ts';
