// What HTTP calls answer, as schemas: the server's OpenAPI document is made of them. A client needs only the types,
// so this is an entry of its own.

import type { JsonObject } from '@mirabilia/kernel';
import { z } from 'zod';
import { CODES } from './codes.ts';
import { aids, jsonObject, pace, spectatorChat } from './http.ts';
import type { LobbySeat, LobbyView } from './server.ts';

export const problem = z
  .object({
    code: z.enum(CODES),
    sentence: z.string(),
    facts: z.record(z.string(), z.union([z.string(), z.number()])),
  })
  .meta({ id: 'Problem', description: 'Why a call was refused. Nothing has changed.' });
export type Problem = z.infer<typeof problem>;

export const guestAnswer = z
  .object({
    guest: z.string(),
    name: z.string(),
    token: z.string().optional().meta({ description: 'Only when it is new. Whoever has it is this guest.' }),
  })
  .meta({ id: 'Guest' });

export const meAnswer = z
  .object({ guest: z.string().nullable(), name: z.string().nullable() })
  .meta({ id: 'Me', description: 'Both null for somebody who is no guest so far.' });

export const deviceLink = z
  .object({ link: z.url(), token: z.string(), expiresAt: z.int() })
  .meta({ id: 'DeviceLink', description: 'Works once and expires; the time is in milliseconds since 1970.' });

const lobbySeat = z.object({
  kind: z.enum(['open', 'invited', 'human', 'bot']),
  name: z.string().nullable(),
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
  createdAt: z.int(),
}) satisfies z.ZodType<LobbyView>;

export const lobbyAnswer = lobbyFields.meta({ id: 'Lobby' });
export const lobbiesAnswer = z.object({ matches: z.array(lobbyAnswer) });
export const myMatchesAnswer = z.object({
  matches: z.array(lobbyFields.extend({ waitsForYou: z.boolean(), waitsFor: z.array(z.int()) })),
});

const isObject = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** Its parts are for the game to judge. */
export const record = z
  .custom<JsonObject>(isObject)
  .meta({ id: 'Record', type: 'object', description: 'A match, as docs/record-format.md has it.' });
export const keptRecord = z.object({ id: z.string() }).meta({ id: 'KeptRecord' });

export const pushKey = z.object({ key: z.string().nullable() }).meta({
  id: 'PushKey',
  description: 'What browsers subscribe with; null where the server pushes nothing.',
});
export const nothing = z.object({}).meta({ id: 'Nothing' });
export const webhookAnswer = z.object({ isSet: z.boolean() }).meta({
  id: 'Webhook',
  description: 'Whether a chat is told of the match. Its address is a secret and never given.',
});
