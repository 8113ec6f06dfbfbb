// The bodies of HTTP calls. What they answer is in `answers.ts`.

import { type JsonObject, LANGUAGES } from '@mirabilia/kernel';
import { z } from 'zod';
import {
  type Emblem,
  LONGEST_ANNOUNCEMENT,
  LONGEST_NOTE,
  MOST_RESULTS,
  REPORT_REASONS,
  readEmblem,
} from './facts.ts';

/** How much time players have. */
export const pace = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('live'),
    /** Seconds for each decision, and a bank for the whole match. */
    decision: z.int().min(5).max(3600),
    bank: z.int().min(0).max(7200),
  }),
  z.object({ kind: z.literal('days'), hours: z.int().min(1).max(240) }),
  z.object({ kind: z.literal('untimed') }),
]);
export type Pace = z.infer<typeof pace>;

/** Who is wanted at a seat: anyone, somebody invited, or a bot. */
export const seatWish = z.string().regex(/^(open|invited|bot:[a-z]{1,16})$/);

/** Any JSON object. It says its type by itself, because a tool that walks through the schema would find no end. */
export const jsonObject = z.record(z.string().max(40), z.json()).meta({ type: 'object' });

/** What the page may do for the players beyond the rules. All sit at the same table, so all have it or none. */
export const aids = z.object({
  /** Shows which cards of a hand that comes back were seen. */
  memory: z.boolean().default(true),
  /** Shows everybody's points while the match goes on, and how it may end. */
  score: z.boolean().default(false),
  /** False where even against bots nobody helps and nothing is taken back: a deal of the day. */
  help: z.boolean().optional(),
});
export type Aids = z.infer<typeof aids>;

/** Languages in which people are told something when they aren't there. */
export const language = z.enum(LANGUAGES);

/** A group's chat, by the address that Discord, Slack and others give for it. */
export const webhook = z.object({ url: z.string().max(1000), language: language.default('en') });
/** Null: it is told nothing more. */
export const webhookChange = z.object({ webhook: webhook.nullable() });

/** May people without a seat write in the chat? If nobody says, they may at private tables. */
export const spectatorChat = z.boolean();

/** The settings of how people meet at a table. */
export const social = z.object({
  /** May players show each other reactions? */
  reactions: z.boolean(),
  /** People without a seat see all hands, when everybody has moved so often since. Not at all if it is left out. */
  handsAfter: z.int().min(1).max(10).optional(),
});
/** How people meet at the table. */
export type Social = z.infer<typeof social>;

/** Does the match count for ratings? Then there are people only, a clock, and the wonders are drawn at random. */
export const rated = z.boolean();

/** Milliseconds that a bot waits before it moves. */
const botDelay = z.int().min(0).max(10_000);
const visibility = z.enum(['private', 'public']);

/** SHA-256 of a nonce that the sender's device has drawn and keeps to itself until the start. */
const nonceSeal = z.string().regex(/^[0-9a-f]{64}$/);
/** 128 bits or more, hexadecimal. */
const nonce = z.string().regex(/^[0-9a-f]{32,64}$/);

/** The body of a call that creates a match. */
export const createMatch = z.object({
  game: z.string().max(40),
  options: jsonObject.default({}),
  seats: z.array(seatWish).min(2).max(7),
  pace: pace.default({ kind: 'untimed' }),
  botDelay: botDelay.default(0),
  visibility: visibility.default('private'),
  aids: aids.optional(),
  spectatorChat: spectatorChat.optional(),
  social: social.optional(),
  rated: rated.optional(),
  webhook: webhook.optional(),
  nonceSeal: nonceSeal.optional(),
});
export type CreateMatch = z.infer<typeof createMatch>;

/** The body of a call that joins a match. */
export const joinMatch = z.object({ nonceSeal: nonceSeal.optional() }).default({});
/** The nonce only where no other device has sealed one: otherwise all tell theirs once the lobby is `starting`. */
export const startMatch = z.object({ nonce: nonce.optional() }).default({});
/** The body of a call that seals a device's nonce. */
export const sealNonce = z.object({ nonceSeal });
/** The body of a call that tells a device's nonce. */
export const tellNonce = z.object({ nonce });

/** What the host agrees on anew before the start: what isn't named stays as it is. */
export const termsChange = z.object({
  /** Free seats come or go at the end of the list, then bots' go; people keep theirs. */
  players: z.int().min(2).max(7).optional(),
  /** All of them: an option that isn't named is the usual one. */
  options: jsonObject.optional(),
  pace: pace.optional(),
  botDelay: botDelay.optional(),
  visibility: visibility.optional(),
  aids: aids.optional(),
  spectatorChat: spectatorChat.optional(),
  social: social.optional(),
  /** If it is turned on, bots leave, an untimed table gets a clock, and the wonders are drawn at random. */
  rated: rated.optional(),
});
export type TermsChange = z.infer<typeof termsChange>;

const seat = z.int().min(0).max(6);
/** What the host may do with the seats before the start. */
export const seatChange = z.discriminatedUnion('do', [
  z.object({ do: z.literal('fill'), level: z.string().max(16).default('easy') }),
  z.object({ do: z.literal('bot'), seat, level: z.string().max(16) }),
  z.object({ do: z.literal('open'), seat }),
  /** Whoever sits there is sent away, and stays out until they are readmitted. */
  z.object({ do: z.literal('remove'), seat }),
  /** By the name under which the lobby lists them as removed. */
  z.object({ do: z.literal('readmit'), name: z.string().max(400) }),
  z.object({ do: z.literal('swap'), seat, with: seat }),
  z.object({ do: z.literal('shuffle') }),
]);
export type SeatChange = z.infer<typeof seatChange>;

/** A person's arms, such as `sun-blue`. */
export const emblem = z
  .string()
  .max(40)
  .refine((text): text is Emblem => readEmblem(text) !== undefined);

/** The body of a call that makes or changes a guest. Without an emblem they keep theirs; with null they have none. */
export const becomeGuest = z.object({ name: z.string(), emblem: emblem.nullable().optional() });
/** The body of a call that claims a device link. */
export const claimLink = z.object({ token: z.string().max(100) });

/** The body of a call that tells the password of a private server. */
export const enterInstance = z.object({ password: z.string().max(400) });

/** What a browser's `PushSubscription` says of itself, and in which language it wants to be told. */
export const pushSubscription = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({ p256dh: z.string().max(100), auth: z.string().max(40) }),
  language: language.default('en'),
});
export type PushSubscriptionWish = z.infer<typeof pushSubscription>;
/** The body of a call that ends notifications. */
export const endPush = z.object({ endpoint: z.string().max(1000) });

/** The player's own moves in a deal of the day, in notation: the rest of the match follows from them. */
export const dailyMoves = z.object({ moves: z.array(z.string().min(1).max(120)).min(1).max(200) });

/** Which of the caller's own results are wanted, in the address: newest first. */
export const resultsWish = z.object({
  game: z.string().max(40).optional(),
  company: z.enum(['people', 'bots']).optional(),
  outcome: z.enum(['won', 'lost']).optional(),
  /** Only results before the one of this match: the last one of the page before. */
  before: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_RESULTS).default(50),
});
/** Which of the caller's own results are wanted. */
export type ResultsWish = z.input<typeof resultsWish>;

/** Which leaderboard is wanted, in the address. */
export const leaderboardWish = z.object({
  game: z.string().max(40),
  /** `season` and `month` are those that run now; a season is also `2026-Q4`, a month `2026-11`. */
  period: z
    .string()
    .regex(/^(all|season|month|\d{4}-(Q[1-4]|0[1-9]|1[0-2]))$/)
    .default('all'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
/** Which leaderboard is wanted. */
export type LeaderboardWish = z.input<typeof leaderboardWish>;

/** Of which game the caller's own rating is wanted, in the address. */
export const ownRatingWish = z.object({ game: z.string().max(40) });

/** What somebody wants who waits for a quick match. */
export const quickMatchWish = z.object({
  game: z.string().max(40),
  /** Numbers of players, any of which will do. */
  sizes: z.array(z.int().min(2).max(7)).min(1).max(6),
  /** With a clock at once, or over days. */
  pace: z.enum(['live', 'days']),
  /** Seconds after which bots take the free seats: then the match isn't rated. Null for never. */
  fillAfter: z.int().min(0).max(3600).nullable().default(null),
});
/** What somebody wants who waits for a quick match. */
export type QuickMatchWish = z.input<typeof quickMatchWish>;

/** A record of a match that the caller has played elsewhere, for their own history. */
export const resultImport = z.object({
  record: z
    .custom<JsonObject>((given) => typeof given === 'object' && given !== null)
    .meta({ type: 'object' }),
  seat: z.int().min(0).max(6),
  /** When it was played, in milliseconds since 1970. */
  at: z.int().min(0),
});

const base64url = z.string().regex(/^[\w-]{1,8000}$/);

/** What a browser answers when a passkey is made or used (WebAuthn’s JSON). */
export const passkeyAnswer = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url.optional(),
    authenticatorData: base64url.optional(),
    signature: base64url.optional(),
    userHandle: base64url.nullish(),
  }),
});
/** What a browser answers when a passkey is made or used. */
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** A new passkey; `label` tells its device from others. */
export const newPasskey = z.object({ answer: passkeyAnswer, label: z.string().max(40).default('') });
/** Signs in with a passkey. */
export const passkeySignIn = z.object({ answer: passkeyAnswer });
/** Which passkey is to be removed. */
export const passkeyRemoval = z.object({ id: base64url });

/** What is to be changed in one's own profile. */
export const profileChange = z
  .object({
    language: language.optional(),
    /** May they be on leaderboards? */
    isListed: z.boolean().optional(),
  })
  .refine((change) => Object.keys(change).length > 0);
/** What is to be changed in one's own profile. */
export type ProfileChange = z.infer<typeof profileChange>;

/** Signs out on this device, or on all of them. */
export const signOut = z.object({ everywhere: z.boolean().default(false) });

/** Forgets the caller, who repeats their name. */
export const profileErasure = z.object({ name: z.string().max(100) });

/** Reports somebody by their number in the chat of a match. */
export const reportPerson = z.object({
  match: z.string().max(64),
  person: z.int().min(0).max(1000),
  reason: z.enum(REPORT_REASONS),
  note: z.string().trim().max(LONGEST_NOTE).default(''),
});
/** Reports somebody by their number in the chat of a match. */
export type ReportPerson = z.input<typeof reportPerson>;

const id = z.string().regex(/^[\w-]{1,64}$/);
const because = z.string().trim().max(200).default('');
/** Hours until it ends; null for ever. */
const hours = z.int().min(1).max(87_600).nullable();

/** What an administrator wants done. */
export const adminAction = z.discriminatedUnion('do', [
  z.object({ do: z.literal('rename'), person: id, name: z.string().max(100) }),
  z.object({ do: z.literal('mute'), person: id, hours, reason: because }),
  /** `withAddress`: also the addresses from which they are connected now. */
  z.object({
    do: z.literal('ban'),
    person: id,
    hours,
    reason: because,
    withAddress: z.boolean().default(false),
  }),
  z.object({
    do: z.literal('ban-address'),
    address: z.string().regex(/^[0-9a-f.:]{2,45}$/),
    hours,
    reason: because,
  }),
  z.object({ do: z.literal('lift'), sanction: id }),
  z.object({ do: z.literal('sign-out'), person: id }),
  z.object({ do: z.literal('delete-person'), person: id }),
  z.object({ do: z.literal('delete-match'), match: id }),
  /** Of one person, or all of it. */
  z.object({ do: z.literal('delete-chat'), match: id, person: id.optional() }),
  z.object({ do: z.literal('close-report'), report: id }),
  /** An empty text takes it back. */
  z.object({
    do: z.literal('announce'),
    text: z.string().trim().max(LONGEST_ANNOUNCEMENT),
    minutes: z.int().min(1).max(10_080).default(60),
  }),
  /** No new matches begin, until it is turned off or the server starts again. */
  z.object({ do: z.literal('drain'), on: z.boolean() }),
  z.object({ do: z.literal('revoke-access'), access: id }),
]);
/** What an administrator wants done. */
export type AdminAction = z.infer<typeof adminAction>;
/** The same before what is usual is filled in. */
export type AdminActionWish = z.input<typeof adminAction>;

const searched = z.string().trim().min(1).max(64);
/** Which matches an administrator wants to see, in the address. */
export const adminMatchesWish = z.object({
  status: z.enum(['lobby', 'running', 'over']).optional(),
  text: searched.optional(),
});
/** Which people an administrator wants to see, in the address. */
export const adminPeopleWish = z.object({ text: searched });
/** Which reports an administrator wants to see, in the address. */
export const adminReportsWish = z.object({ status: z.enum(['open', 'closed']).default('open') });
/** Which part of the administrators' log is wanted, in the address. */
export const deedsWish = z.object({
  /** Only what was done before, in milliseconds since 1970. */
  before: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
});
