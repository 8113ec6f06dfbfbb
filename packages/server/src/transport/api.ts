// Runs a call of the API: identity, limits, body, answer.

import type { HttpBindings } from '@hono/node-server';
import { type Refused, type Result, refuse } from '@mirabilia/kernel';
import type { Guest } from '@mirabilia/match-service';
import type { Code } from '@mirabilia/protocol';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { ADMIN_COOKIE, identifyAdmin } from '../administration/admins.ts';
import { sanctionFacts } from '../administration/house.ts';
import { DOOR_COOKIE } from '../instance/door.ts';
import { Unavailable } from '../storage/store.ts';
import type { ApiCall, CallRequest } from './call.ts';
import { type Caller, callerOf, isOwnOrigin, originOf } from './caller.ts';
import { isGuess, wrongGuessOf } from './guesses.ts';
import { COOKIE, type Identity, identify } from './identity.ts';
import { readJson } from './json.ts';
import { jsonOf } from './kept-answers.ts';
import { type OwnedRate, takeRates } from './limits.ts';
import { problemOf, retryAfter, STATUS } from './problem.ts';
import type { ServerContext } from './server-context.ts';
import { LIFETIME_SECONDS } from './tokens.ts';

export type Env = { Bindings: HttpBindings; Variables: { route: string } };
export type Ctx = Context<Env>;

export async function handle(c: Ctx, call: ApiCall, context: ServerContext): Promise<Response> {
  const caller = callerOf(c.env.incoming, context.proxies);
  const answer = await carryOut(c, call, { context, caller }).catch(unlessUnavailable);
  if (!answer.ok) return problemResponse(c, answer);
  if (call.type !== undefined) return c.body(String(answer.value), 200, { 'Content-Type': call.type });
  return c.body(jsonOf(answer.value as object), call.status ?? 200, { 'Content-Type': 'application/json' });
}

/** An unavailable store is reported; any other error is a bug. */
function unlessUnavailable(error: unknown): Refused<Code> {
  if (error instanceof Unavailable) return refuse('unavailable');
  throw error;
}

/** `sentence` says more than the code's own. */
export function problemResponse(c: Ctx, refused: Refused<Code>, sentence?: string): Response {
  for (const [name, value] of Object.entries(retryAfter(refused))) c.header(name, value);
  const problem = problemOf(refused);
  return c.json({ ...problem, sentence: sentence ?? problem.sentence }, STATUS[refused.refusal.code]);
}

/** The id or code of a match, or the id of a record. */
const ID = /^[\w-]{1,64}$/;

const at = (guest: Guest, address: string | undefined): Guest =>
  address === undefined ? guest : { ...guest, address };
/** No other call gets the cookie. */
const ADMIN_PATH = '/api/admin';

interface Door {
  readonly context: ServerContext;
  readonly caller: Caller;
}

async function carryOut(c: Ctx, call: ApiCall, { context, caller }: Door): Promise<Result<unknown, Code>> {
  if (context.isDraining()) return refuse('draining');
  const { headers } = c.env.incoming;
  const identity = await identify(headers, context.tokens, context.store);
  // Guests have an allowance of their own, so that strangers at the same address can't use it up.
  const own = identity.kind === 'guest' ? identity.guest.id : caller.address;
  const tooMany = await context.limiter.take('calls', own);
  if (tooMany !== undefined) return tooMany;
  if (headers.origin !== undefined && !isOwnOrigin(headers.origin, caller, context)) {
    return refuse('bad-origin');
  }
  const admin = call.who === 'admin' ? await identifyAdmin(headers, context.store, context.now()) : undefined;
  if (call.who === 'admin' && admin === undefined) return refuse('not-admin');
  const isInside = context.door.isOpenTo(headers);
  if (!isInside && call.isOpen !== true) return refuse('password-needed');
  if (identity.kind === 'forged') return refuse('no-guest');
  const guest =
    identity.kind === 'guest' ? at(identity.guest, context.addressName(caller.address)) : undefined;
  if (call.who === 'guest' && guest === undefined) return refuse('no-guest');
  const ban = context.house.sanctionOf('ban', { guest: guest?.id, address: caller.address });
  if (ban !== undefined && call.isOpen !== true) return refuse('banned', sanctionFacts(ban));
  if (guest !== undefined) context.seen(guest.id);

  const id = c.req.param('id') ?? '';
  if (id !== '' && !ID.test(id)) return refuse(wrongGuessOf(call.refusals) ?? 'no-such-call');
  const taken = await takeRates(context.limiter, ratesOf(call), {
    address: caller.address,
    guest: guest?.id,
  });
  if (!taken.ok) return taken;
  const body =
    call.method === 'post'
      ? await readBody(
          c,
          isByCookie(identity) || admin?.by === 'cookie',
          context.limits[call.largest ?? 'bodyBytes'],
        )
      : ({ ok: true, value: c.req.query() } as const);
  // Only now, or bodies that never come would hold back the guesses of everybody at the address.
  const guessed =
    call.who !== 'admin' && isGuess(id, call.refusals)
      ? await context.guesses.count(id, { address: caller.address, guest })
      : undefined;
  if (typeof guessed === 'object') return guessed;
  const asked: CallRequest = {
    context,
    guest,
    by: identity.kind === 'guest' ? identity.by : undefined,
    bearer: identity.kind === 'guest' ? identity.bearer : undefined,
    address: caller.address,
    id,
    origin: originOf(caller, context.publicOrigin),
    remember: (bearer) => remember(c, context.tokens.make(bearer), caller),
    forget: () => void deleteCookie(c, COOKIE, { path: '/' }),
    admin,
    rememberAdmin: (token, lasts) =>
      setCookie(c, ADMIN_COOKIE, token, {
        httpOnly: true,
        sameSite: 'Strict',
        path: ADMIN_PATH,
        secure: caller.isSecure,
        maxAge: Math.floor(lasts / 1000),
      }),
    forgetAdmin: () => void deleteCookie(c, ADMIN_COOKIE, { path: ADMIN_PATH }),
    isInside,
    letIn: (pass) => void keepCookie(c, DOOR_COOKIE, pass, caller),
  };
  let wrong: Code | undefined;
  try {
    const answer = body.ok ? await call.answer(asked, body.value).catch(unlessUnavailable) : body;
    if (!answer.ok) {
      wrong = answer.refusal.code;
      await taken.value.undo();
    }
    return answer;
  } finally {
    // Others may wait for it.
    await guessed?.(wrong);
  }
}

const CHANGES: OwnedRate = { name: 'changes', of: 'guest' };

const ratesOf = ({ method, rates = [] }: ApiCall): readonly OwnedRate[] =>
  method === 'post' ? [CHANGES, ...rates] : rates;

const NO_BODY = { ok: true, value: undefined } as const;

/**
 * Protects changes against forms and scripts of other sites: they can't send JSON or a custom header without a preflight.
 */
const isByCookie = (identity: Identity): boolean => identity.kind === 'guest' && identity.by === 'cookie';

async function readBody(c: Ctx, byCookie: boolean, largest: number): Promise<Result<unknown, Code>> {
  const { headers } = c.env.incoming;
  if (byCookie && headers['x-mirabilia'] !== '1') return refuse('no-header');
  const length = Number(headers['content-length'] ?? 0);
  if (length > largest) return refuse('too-large', { largest });
  const type = headers['content-type'];
  if (length === 0 && type === undefined) return NO_BODY;
  if (type === undefined || !/^application\/json *(;|$)/i.test(type)) return refuse('not-json');
  if (length === 0) return NO_BODY;
  // The client hung up; nothing is wrong with the server.
  const text = await c.req.text().catch(() => '');
  const read = readJson(text);
  return read === undefined
    ? refuse('bad-message', { where: '', problem: 'not_json' })
    : { ok: true, ...read };
}

function remember(c: Ctx, token: string, caller: Caller): string {
  keepCookie(c, COOKIE, token, caller);
  return token;
}

function keepCookie(c: Ctx, name: string, value: string, { isSecure }: Caller): void {
  setCookie(c, name, value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: isSecure,
    maxAge: LIFETIME_SECONDS,
  });
}
