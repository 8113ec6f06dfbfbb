import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { LANGUAGES, refuse } from '@mirabilia/kernel';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import about from '../../package.json' with { type: 'json' };
import { Damaged } from '../storage/damaged.ts';
import { Unavailable } from '../storage/store.ts';
import { type Ctx, type Env, handle, problemResponse } from './api.ts';
import { callerOf } from './caller.ts';
import { ADMIN_CALLS } from './calls/admin.ts';
import { DAILY_CALLS } from './calls/daily.ts';
import { GAME_CALLS } from './calls/games.ts';
import { GROUP_CALLS } from './calls/groups.ts';
import { GUEST_CALLS } from './calls/guests.ts';
import { INSTANCE_CALLS } from './calls/instance.ts';
import { MATCH_CALLS } from './calls/matches.ts';
import { PROFILE_CALLS } from './calls/profile.ts';
import { PUSH_CALLS } from './calls/push.ts';
import { QUICK_MATCH_CALLS } from './calls/quick-match.ts';
import { RATING_CALLS } from './calls/ratings.ts';
import { RECORD_CALLS } from './calls/records.ts';
import { REPORT_CALLS } from './calls/reports.ts';
import { RESULT_CALLS } from './calls/results.ts';
import { TOURNAMENT_CALLS } from './calls/tournaments.ts';
import { languageAsked } from './language-asked.ts';
import { problemOf } from './problem.ts';
import type { ServerContext } from './server-context.ts';

export const CALLS = [
  ...GUEST_CALLS,
  ...MATCH_CALLS,
  ...PUSH_CALLS,
  ...RECORD_CALLS,
  ...GAME_CALLS,
  ...DAILY_CALLS,
  ...RESULT_CALLS,
  ...RATING_CALLS,
  ...QUICK_MATCH_CALLS,
  ...PROFILE_CALLS,
  ...INSTANCE_CALLS,
  ...REPORT_CALLS,
  ...ADMIN_CALLS,
  ...TOURNAMENT_CALLS,
  ...GROUP_CALLS,
];

export function createApp(context: ServerContext): Hono<Env> {
  const app = new Hono<Env>();
  observe(app, context);
  app.use((c, next) => (c.req.path.length > LONGEST_PATH ? tooLong(c) : next()));
  addOperations(app, context);
  addCalls(app, context);
  app.all('/api/*', (c) => problemResponse(c, refuse('no-such-call')));
  addFiles(app, context);
  app.notFound((c) => problemResponse(c, refuse('no-such-call')));
  app.onError((error, c) => {
    context.log.error({ err: error, route: c.get('route') }, 'a call failed');
    return problemResponse(c, refuse('internal'));
  });
  return app;
}

/** Characters. None of the page's own addresses comes near it. */
const LONGEST_PATH = 4096;

async function tooLong(c: Ctx): Promise<Response> {
  return c.json(problemOf(refuse('too-large', { largest: LONGEST_PATH })), 414);
}

/** Routes are counted and logged by their pattern: a path may hold the code of a private match. */
function observe(app: Hono<Env>, { log, metrics }: ServerContext): void {
  app.use(async (c, next) => {
    const end = metrics.calls.startTimer();
    await next();
    const route = c.get('route') ?? 'other';
    const seconds = end({ route, status: c.res.status });
    const facts = { method: c.req.method, route, status: c.res.status, ms: Math.round(seconds * 1000) };
    if (route.startsWith('/api')) log.info(facts, 'call');
    else log.debug(facts, 'request');
  });
}

function addCalls(app: Hono<Env>, context: ServerContext): void {
  const paths = new Map<string, string[]>();
  for (const call of CALLS) {
    const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const method = call.method.toUpperCase();
    app.on(method, path, (c) => {
      c.set('route', call.path);
      c.header('Cache-Control', 'no-store');
      return handle(c, call, context);
    });
    paths.set(path, [...(paths.get(path) ?? []), method]);
  }
  for (const [path, methods] of paths) {
    app.all(path, (c) => {
      c.header('Allow', methods.join(', '));
      return problemResponse(c, refuse('wrong-method'));
    });
  }
}

/** A picture may be a document with scripts: opened by itself, it can do nothing. */
function sendLogo(c: Ctx, { instance: { logo } }: ServerContext): Response {
  if (logo === undefined) return problemResponse(c, refuse('no-such-call'));
  c.header('Content-Type', logo.type);
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  // Its address changes with the picture.
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
  return c.body(logo.bytes);
}

/** Rarely needed and large: loaded on demand. */
async function makeOpenApi(): Promise<string> {
  const { openApiDocument } = await import('./openapi.ts');
  return JSON.stringify(openApiDocument(CALLS, about.version));
}

function addOperations(app: Hono<Env>, context: ServerContext): void {
  /** Made once: it is always the same. */
  let openApi: Promise<string> | undefined;
  const operation = (path: string, answer: (c: Ctx) => Response | Promise<Response>) =>
    app.get(path, (c) => {
      c.set('route', path);
      c.header('Cache-Control', 'no-store');
      return answer(c);
    });
  /** Operations that write or take a while are rate limited. */
  const costly: typeof operation = (path, answer) =>
    operation(path, async (c) => {
      const { address } = callerOf(c.env.incoming, context.proxies);
      const tooMany = await context.limiter.take('calls', address);
      return tooMany === undefined ? answer(c) : problemResponse(c, tooMany);
    });
  operation('/healthz', (c) => c.json({ alive: true }));
  costly('/readyz', async (c) => {
    if (context.isDraining()) return problemResponse(c, refuse('draining'));
    try {
      await context.store.probe();
      return c.json({ ready: true });
    } catch (error) {
      context.log.warn({ err: error }, 'the store is not ready');
      if (error instanceof Damaged) return problemResponse(c, refuse('unavailable'), error.message);
      return problemResponse(c, refuse(error instanceof Unavailable ? 'unavailable' : 'internal'));
    }
  });
  costly('/metrics', async (c) => {
    c.header('Content-Type', context.metrics.registry.contentType);
    return c.body(await context.metrics.registry.metrics());
  });
  costly('/api/instance/logo', (c) => sendLogo(c, context));
  costly('/api/openapi.json', async (c) => {
    if (!context.door.isOpenTo(c.env.incoming.headers)) return problemResponse(c, refuse('password-needed'));
    openApi ??= makeOpenApi();
    return c.body(await openApi, 200, { 'Content-Type': 'application/json' });
  });
  costly('/api/socket.schema.json', async (c) => {
    if (!context.door.isOpenTo(c.env.incoming.headers)) return problemResponse(c, refuse('password-needed'));
    const { socketSchema } = await import('./openapi.ts');
    return c.json(socketSchema());
  });
  operation('/socket', (c) => {
    c.header('Upgrade', 'websocket');
    return problemResponse(c, refuse('not-a-socket'));
  });
}

/** A year, for file names that contain a hash of their content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Files have extensions and the page's own addresses have none: a missing file is not a page. */
const isPageAddress = (path: string): boolean =>
  !path.startsWith('/assets/') && path.lastIndexOf('.') <= path.lastIndexOf('/');

const isPage = ({ req }: Ctx): boolean =>
  req.path === '/' || (req.header('accept')?.includes('text/html') === true && isPageAddress(req.path));

const NOT_BUILT = 'The page is not built: run “npm run build”, then start the server again.\n';

/** What a file is told from its next version by. Its content is not read for it: anybody may ask for it often. */
function tagOf(path: string, build: string | null): string {
  const { size, mtimeMs } = statSync(path);
  // Tools that set all times alike would make two builds look the same.
  return `W/"${[build ?? '', basename(path), size.toString(36), Math.round(mtimeMs).toString(36)].join('-')}"`;
}

function addFiles(app: Hono<Env>, { staticDir, build, limiter, proxies }: ServerContext): void {
  if (staticDir === undefined) {
    app.get('*', (c, next) => (isPage(c) ? c.text(NOT_BUILT, 503) : next()));
    return;
  }
  const onFound = (path: string, c: { header(name: string, value: string): void; set: Ctx['set'] }) => {
    c.set('route', 'files');
    c.header('Cache-Control', /[\\/]assets[\\/]/.test(path) ? FOR_EVER : 'no-cache');
    c.header('ETag', tagOf(path, build));
  };
  const files = { root: staticDir, precompressed: true, onFound };
  const index = serveStatic<Env>({ ...files, path: 'index.html' });
  const translated = new Map(
    LANGUAGES.map((each) => [each, serveStatic<Env>({ ...files, path: `index.${each}.html` })]),
  );
  app.use(async (c, next) => {
    const tooMany = await limiter.take('files', callerOf(c.env.incoming, proxies).address);
    return tooMany === undefined ? next() : problemResponse(c, tooMany);
  });
  // It answers that nothing has changed.
  app.use(etag());
  app.use(async (c, next) => {
    if (!isPage(c)) return next();
    c.header('Vary', 'Accept-Language', { append: true });
    const page = translated.get(languageAsked(c.req.header('accept-language')));
    // The page in English is `index.html`.
    return (await page?.(c, async () => {})) ?? index(c, next);
  });
  app.use(serveStatic<Env>(files));
}
