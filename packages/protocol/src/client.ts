// What a client may send over the socket. Anything else is `bad-message`.

import { z } from 'zod';
import { DEVICES, REACTIONS } from './facts.ts';

/** Bytes of a message, and characters of its parts. */
export const LARGEST_MESSAGE = 4096;

const id = z.string().min(1).max(40);
/** An id or a code: nothing else gets as far as a storage, some of which can't even be asked for odd characters. */
const match = z.string().regex(/^[\w-]{1,40}$/);
const decision = z.int().min(0).max(1_000_000);
const move = z.string().min(1).max(120);
/** Who speaks in a chat: a seat, or a later number for people without one. */
const person = z.int().min(0).max(1_000_000);

/** Every message that a client may send. */
export const clientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('watch'),
    id,
    match,
    form: z.enum(['engine', 'open']).default('open'),
    story: z.boolean().optional(),
    asSpectator: z.boolean().optional(),
    device: z.enum(DEVICES).optional(),
  }),
  z.object({ type: z.literal('unwatch'), id, match }),
  z.object({ type: z.literal('commit'), id, match, decision, step: z.int().min(0).max(9).default(0), move }),
  z.object({ type: z.literal('preselect'), id, match, decision, move: move.nullable() }),
  z.object({ type: z.literal('return'), id, match }),
  /** I agree to end the match without a result; or nobody does, because I want to play on. */
  z.object({ type: z.literal('end'), id, match, on: z.boolean() }),
  /** Reminds a player whom the match waits for. */
  z.object({ type: z.literal('nudge'), id, match, seat: z.int().min(0).max(9) }),
  /** A picture at the sender's seat, for a moment. */
  z.object({ type: z.literal('react'), id, match, reaction: z.enum(REACTIONS) }),
  /** With a decision it is a comment on what happened there. */
  z.object({
    type: z.literal('chat'),
    id,
    match,
    text: z.string().max(8000),
    decision: decision.optional(),
  }),
  /** Without a person it is the whole chat. */
  z.object({ type: z.literal('mute'), id, match, on: z.boolean(), person: person.optional() }),
  /** By the host, for the whole table. Without a person it is everybody who has no seat. */
  z.object({ type: z.literal('silence'), id, match, on: z.boolean(), person: person.optional() }),
  /** By the host: may players show reactions from now on? */
  z.object({ type: z.literal('reactions'), id, match, on: z.boolean() }),
  /** Without a seat of my own: show me this hand or, where the table allows it, all of them. Null ends it. */
  z.object({
    type: z.literal('follow'),
    id,
    match,
    hands: z.union([z.int().min(0).max(9), z.literal('all'), z.null()]),
  }),
  /** This person may see my hand; without a person, all who have no seat. */
  z.object({ type: z.literal('allow'), id, match, on: z.boolean(), person: person.optional() }),
  z.object({ type: z.literal('ping'), id }),
]);

export type ClientMessage = z.infer<typeof clientMessage>;
/** The messages of one type. */
export type ClientMessageOf<K extends ClientMessage['type']> = Extract<ClientMessage, { type: K }>;
/** Views for clients with the engine, or in ids for all others. */
export type Form = ClientMessageOf<'watch'>['form'];
