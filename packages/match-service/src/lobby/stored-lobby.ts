// What a row keeps as its lobby, checked when it is read. The schema is written by hand: zod would double the size of the
// worker that plays offline, and its probe for `eval` is reported by the page's security policy.

import type { Json, JsonObject } from '@mirabilia/kernel';
import { readEmblem, USUAL_AIDS, USUAL_SOCIAL } from '@mirabilia/protocol';
import type { MatchRow } from '../store.ts';
import type { Lobby } from './lobby.ts';

/** A stored lobby that this program can't have written. Nothing is changed: it can be repaired in the store. */
export class InvalidLobby extends Error {
  override readonly name = 'InvalidLobby';

  constructor(match: string, fault: string) {
    super(`the stored lobby of match ${match} is invalid: ${fault}`);
  }
}

/** Says what is wrong with a value, or undefined if nothing is. */
type Schema = (value: Json | undefined) => string | undefined;
type Shape = Readonly<Record<string, Schema>>;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const when =
  (isRight: (value: Json | undefined) => boolean, expected: string): Schema =>
  (value) =>
    isRight(value) ? undefined : `must be ${expected}`;

const text = when((value) => typeof value === 'string', 'a text');
const number = when((value) => typeof value === 'number' && Number.isFinite(value), 'a number');
const boolean = when((value) => typeof value === 'boolean', 'true or false');
const anyObject = when(isObject, 'an object');

const orNull =
  (schema: Schema): Schema =>
  (value) =>
    value === null ? undefined : schema(value);

const optional =
  (schema: Schema): Schema =>
  (value) =>
    value === undefined ? undefined : schema(value);

/** Fields that aren't named are left alone: a later version may have written them. */
function object(shape: Shape): Schema {
  const fields = Object.entries(shape);
  return (value) => {
    if (!isObject(value)) return anyObject(value);
    for (const [key, schema] of fields) {
      const fault = schema(value[key]);
      if (fault !== undefined) return `${key} ${fault}`;
    }
    return undefined;
  };
}

const list =
  (schema: Schema): Schema =>
  (value) => {
    if (!Array.isArray(value)) return 'must be a list';
    for (let i = 0; i < value.length; i++) {
      const fault = schema(value[i]);
      if (fault !== undefined) return `${i} ${fault}`;
    }
    return undefined;
  };

/** An object whose `kind` says which other fields it has. */
const oneOf = (kinds: Readonly<Record<string, Shape>>): Schema => {
  const schemas = new Map(Object.entries(kinds).map(([kind, shape]) => [kind, object(shape)]));
  return (value) => {
    if (!isObject(value)) return anyObject(value);
    const schema = typeof value.kind === 'string' ? schemas.get(value.kind) : undefined;
    return schema === undefined ? `kind must be one of ${[...schemas.keys()].join(', ')}` : schema(value);
  };
};

const anEmblem = when((value) => typeof value === 'string' && readEmblem(value) !== undefined, 'an emblem');

const SEALED_NONCE = object({ seal: text, nonce: orNull(text) });

const LOBBY = object({
  options: anyObject,
  seats: list(
    oneOf({
      open: {},
      invited: {},
      human: {
        guest: text,
        name: text,
        emblem: optional(anEmblem),
        address: optional(text),
        chance: optional(SEALED_NONCE),
      },
      bot: { level: text },
    }),
  ),
  pace: oneOf({ live: { decision: number, bank: number }, days: { hours: number }, untimed: {} }),
  botDelay: number,
  // Lobbies from before there were aids, or this one of them, say nothing of it.
  aids: optional(object({ memory: boolean, score: optional(boolean), help: optional(boolean) })),
  // So do older ones of the chat, of people who were removed, and of what was public.
  spectatorChat: optional(boolean),
  social: optional(object({ reactions: boolean, handsAfter: optional(number) })),
  rated: optional(boolean),
  removed: optional(list(object({ guest: text, name: text }))),
  silenced: optional(list(object({ guest: text, name: text }))),
  wasPublic: optional(boolean),
  // Lobbies from before there were secrets say nothing of them.
  secret: optional(orNull(text)),
  startingAt: optional(orNull(number)),
  nonces: optional(list(orNull(SEALED_NONCE))),
  startedAt: orNull(number),
  // Lobbies from before there were lessons draw bots' chance anew.
  fixedChance: optional(boolean),
  rematch: orNull(text),
  tournament: optional(
    orNull(object({ id: text, name: text, round: number, table: number, sealed: boolean })),
  ),
} satisfies { readonly [K in keyof Lobby]: Schema });

/** What lobbies of earlier versions don't have. */
type Later =
  | 'aids'
  | 'spectatorChat'
  | 'social'
  | 'rated'
  | 'removed'
  | 'silenced'
  | 'wasPublic'
  | 'secret'
  | 'startingAt'
  | 'nonces'
  | 'fixedChance'
  | 'tournament';
type StoredLobby = JsonObject & Omit<Lobby, Later> & Partial<Pick<Lobby, Later>>;

/** The last lobbies that were checked: one call asks several times for the same. A WeakSet of all would slow the collector. */
const checked = new Set<JsonObject>();
const MOST_REMEMBERED = 256;

function check(lobby: JsonObject, id: string): asserts lobby is StoredLobby {
  if (checked.has(lobby)) return;
  const fault = LOBBY(lobby);
  if (fault !== undefined) throw new InvalidLobby(id, fault);
  if (checked.size >= MOST_REMEMBERED) checked.clear();
  checked.add(lobby);
}

/** The lobby of a row. Throws `InvalidLobby`. */
export function lobbyOf({ id, lobby, visibility }: Pick<MatchRow, 'id' | 'lobby' | 'visibility'>): Lobby {
  check(lobby, id);
  const { nonces = [], startedAt } = lobby;
  // Started by an earlier version, as may happen while a cluster is updated: it drew the seed by itself.
  const isDrawnWithout = startedAt !== null && nonces.length === 0;
  return {
    ...lobby,
    aids: { ...USUAL_AIDS, ...lobby.aids },
    spectatorChat: lobby.spectatorChat ?? true,
    social: { ...USUAL_SOCIAL, ...lobby.social },
    rated: lobby.rated ?? false,
    removed: lobby.removed ?? [],
    silenced: lobby.silenced ?? [],
    secret: isDrawnWithout ? null : (lobby.secret ?? null),
    startingAt: lobby.startingAt ?? null,
    nonces,
    fixedChance: lobby.fixedChance ?? false,
    tournament: lobby.tournament ?? null,
    wasPublic: lobby.wasPublic ?? visibility === 'public',
  };
}
