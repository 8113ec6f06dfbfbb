// Describes a call of the HTTP API once, for the router, the checks and the OpenAPI document.

import { type Result, refuse } from '@mirabilia/kernel';
import type { Guest } from '@mirabilia/match-service';
import type { Code } from '@mirabilia/protocol';
import { z } from 'zod';
import type { Admin } from '../administration/admins.ts';
import type { Limits, OwnedRate } from './limits.ts';
import type { ServerContext } from './server-context.ts';
import type { Bearer } from './tokens.ts';

/** What a call knows about its caller. */
export interface CallRequest {
  readonly context: ServerContext;
  readonly guest: Guest | undefined;
  /** How the guest was identified. */
  readonly by: 'cookie' | 'token' | undefined;
  /** For whom their token is made anew. */
  readonly bearer: Bearer | undefined;
  /** For limits. */
  readonly address: string;
  /** The id in the path; empty if it has none. */
  readonly id: string;
  /** The server's origin, as the caller knows it. */
  readonly origin: string;
  /** Makes a token for the guest and sets it as a cookie. */
  remember(bearer: Bearer): string;
  /** Removes the cookie. */
  forget(): void;
  /** Has this device told the password, if there is one? */
  readonly isInside: boolean;
  /** Of a call for administrators. */
  readonly admin: Admin | undefined;
  /** This browser is an administrator's for so many milliseconds. */
  rememberAdmin(token: string, lasts: number): void;
  forgetAdmin(): void;
  /** Lets this device in from now on. */
  letIn(pass: string): void;
}

interface Description<Body, Reply> {
  readonly method: 'get' | 'post';
  /** As OpenAPI writes it: `/api/matches/{id}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Of a call that gets something: its parameters, in the address. */
  readonly body?: z.ZodType<Body>;
  readonly largest?: keyof Limits & `${string}Bytes`;
  readonly reply: z.ZodType<Reply>;
  readonly status?: 200 | 201;
  /** Of a reply that is a text, not JSON. */
  readonly type?: string;
  /** Besides those that any call may return. */
  readonly refusals?: readonly Code[];
  /** Answered before the password of a private server is told. */
  readonly isOpen?: boolean;
  /** Extra rate limits. */
  readonly rates?: readonly OwnedRate[];
}

export interface ApiCall extends Description<unknown, unknown> {
  readonly who: 'anybody' | 'guest' | 'admin';
  answer(asked: CallRequest, given: unknown): Promise<Result<unknown, Code>>;
}

type Anybody<Body, Reply> = Description<Body, Reply> & {
  run(asked: CallRequest, body: Body): Promise<Result<Reply, Code>>;
};

export function anybodysCall<Body, Reply>(call: Anybody<Body, Reply>): ApiCall {
  return {
    ...call,
    who: 'anybody',
    async answer(asked, given) {
      const body = readBody(call.body, given);
      return body.ok ? call.run(asked, body.value) : body;
    },
  };
}

/** The guest is known, and given separately with a type that says so. */
type Guests<Body, Reply> = Description<Body, Reply> & {
  run(guest: Guest, body: Body, asked: CallRequest): Promise<Result<Reply, Code>>;
};

export function guestsCall<Body, Reply>(call: Guests<Body, Reply>): ApiCall {
  return {
    ...call,
    who: 'guest',
    async answer(asked, given) {
      if (asked.guest === undefined) return refuse('no-guest');
      const body = readBody(call.body, given);
      return body.ok ? call.run(asked.guest, body.value, asked) : body;
    },
  };
}

/** Their access is known. They have more than the password of a private server. */
type Admins<Body, Reply> = Description<Body, Reply> & {
  run(admin: Admin, body: Body, asked: CallRequest): Promise<Result<Reply, Code>>;
};

export function adminsCall<Body, Reply>(call: Admins<Body, Reply>): ApiCall {
  return {
    ...call,
    who: 'admin',
    isOpen: true,
    async answer(asked, given) {
      if (asked.admin === undefined) return refuse('not-admin');
      const body = readBody(call.body, given);
      return body.ok ? call.run(asked.admin, body.value, asked) : body;
    },
  };
}

function readBody<Body>(schema: z.ZodType<Body> | undefined, given: unknown): Result<Body, Code> {
  // A call without a schema ignores its body.
  const read = (schema ?? (z.unknown() as z.ZodType<Body>)).safeParse(given);
  if (read.success) return { ok: true, value: read.data };
  const [issue] = read.error.issues;
  return refuse('bad-message', { where: issue?.path.join('.') ?? '', problem: issue?.code ?? '' });
}
