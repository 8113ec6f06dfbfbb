import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import { type Code, clientMessage, PROTOCOL } from '@mirabilia/protocol';
import { problem } from '@mirabilia/protocol/answers';
import { z } from 'zod';
import { ADMIN_COOKIE } from '../administration/admins.ts';
import type { ApiCall } from './call.ts';
import { STATUS } from './problem.ts';

/** Refusals of any call, and of calls that change something. */
const ALWAYS: readonly Code[] = ['too-many', 'bad-origin', 'internal', 'draining'];
const WITH_BODY: readonly Code[] = ['no-header', 'not-json', 'too-large', 'bad-message'];

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });

/** Routes for operators. */
const OPERATIONS: readonly RouteConfig[] = [
  { path: '/healthz', summary: 'Is the process alive', type: 'application/json' },
  { path: '/readyz', summary: 'Can it work: does the store take and give', type: 'application/json' },
  { path: '/metrics', summary: 'Numbers for Prometheus', type: 'text/plain' },
  { path: '/api/openapi.json', summary: 'This document', type: 'application/json' },
  {
    path: '/api/socket.schema.json',
    summary: 'JSON Schema of the messages that clients send over the socket',
    type: 'application/json',
  },
].map(({ path, summary, type }) => ({
  method: 'get',
  path,
  summary,
  tags: ['operation'],
  responses: {
    200: {
      description: 'Yes',
      content: { [type]: { schema: type === 'text/plain' ? z.string() : z.object({}) } },
    },
    ...(path === '/readyz' ? { 503: { description: 'No', ...json(problem) } } : {}),
  },
}));

/** What a client may send, as the server itself checks it. */
export const socketSchema = (): object => z.toJSONSchema(clientMessage, { io: 'input' });

type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
let made: Document | undefined;

export function openApiDocument(calls: readonly ApiCall[], version: string): Document {
  made ??= makeDocument(calls, version);
  return made;
}

function makeDocument(calls: readonly ApiCall[], version: string): Document {
  const { openAPIRegistry: registry, getOpenAPI31Document } = new OpenAPIHono();
  registry.registerComponent('securitySchemes', 'token', { type: 'http', scheme: 'bearer' });
  registry.registerComponent('securitySchemes', 'admin', {
    type: 'apiKey',
    in: 'cookie',
    name: ADMIN_COOKIE,
  });
  registry.registerComponent('securitySchemes', 'cookie', {
    type: 'apiKey',
    in: 'cookie',
    name: 'mirabilia',
  });
  for (const call of calls) registry.registerPath(pathOf(call));
  for (const operation of OPERATIONS) registry.registerPath(operation);
  return getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Mirabilia',
      version: `${PROTOCOL}`,
      description: `The HTTP part of the protocol, as served by version ${version}. The socket is described in docs/protocol.md.`,
    },
  });
}

function pathOf(call: ApiCall): RouteConfig {
  const codes = new Set<Code>([
    ...ALWAYS,
    ...(call.method === 'post' ? WITH_BODY : []),
    ...(call.who === 'guest' ? (['no-guest'] as const) : []),
    ...(call.who === 'admin' ? (['not-admin'] as const) : []),
    ...(call.refusals ?? []),
  ]);
  return {
    method: call.method,
    path: call.path,
    summary: call.summary,
    tags: [call.path.split('/')[2] as string],
    security:
      call.who === 'admin'
        ? [{ admin: [] }]
        : call.who === 'guest'
          ? [{ token: [] }, { cookie: [] }]
          : [{}, { token: [] }, { cookie: [] }],
    request: {
      ...(call.path.includes('{id}') ? { params: z.object({ id: z.string() }) } : {}),
      ...(call.body === undefined ? {} : requestWith(call, call.body)),
    },
    responses: {
      [call.status ?? 200]: {
        description: 'Done',
        ...(call.type === undefined
          ? json(call.reply)
          : { content: { [call.type]: { schema: call.reply } } }),
      },
      ...refusalsByStatus(codes),
    },
  };
}

// cast: parameters in the address are always an object.
const requestWith = ({ method }: ApiCall, body: z.ZodType): RouteConfig['request'] =>
  method === 'get' ? { query: body as z.ZodObject } : { body: { required: true, ...json(body) } };

function refusalsByStatus(codes: ReadonlySet<Code>): RouteConfig['responses'] {
  const statuses = Map.groupBy(codes, (code) => STATUS[code]);
  return Object.fromEntries(
    [...statuses].map(([status, those]) => [status, { description: those.join(', '), ...json(problem) }]),
  );
}
