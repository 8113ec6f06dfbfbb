// The schema and the docs say what programs are really told: random matches are held against both, whole.

import { readFileSync } from 'node:fs';
import {
  advance,
  type GameTypes,
  isObject,
  type Json,
  type JsonObject,
  pending,
  pick,
  playForced,
  rngFrom,
  seatView,
  seedOfMatch,
  startMatch,
  viewOf,
} from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from './ids.ts';
import { type OpenGame, withOpenGame } from './open.ts';
import { gameSchema, type JsonSchema } from './schema.ts';

/** What doesn't fit the schema, each with its place. Only what the schemas use is known; `used` gets every part that fits. */
function faultsIn(given: Json | undefined, schema: JsonSchema, at: string, used: Set<object>): string[] {
  used.add(schema);
  const { type, enum: words, const: fixed, anyOf, oneOf, items, properties } = schema;
  const options = (anyOf ?? oneOf) as JsonSchema[] | undefined;
  if (options !== undefined) {
    const fitting = options.filter((option) => faultsIn(given, option, at, new Set()).length === 0);
    if (fitting.length !== 1)
      return [`${at}: fits ${fitting.length} of ${options.length}: ${JSON.stringify(given)}`];
    return faultsIn(given, fitting[0] as JsonSchema, at, used);
  }
  if (fixed !== undefined) return given === fixed ? [] : [`${at}: is not ${fixed}`];
  if (words !== undefined)
    return (words as Json[]).includes(given as Json) ? [] : [`${at}: ${given} is none of the words`];
  if (type === 'integer') return Number.isInteger(given) ? [] : [`${at}: ${given} is no integer`];
  if (type === 'array') {
    if (!Array.isArray(given)) return [`${at}: is no list`];
    return given.flatMap((item) => faultsIn(item, items as JsonSchema, `${at}[]`, used));
  }
  if (type !== 'object')
    return typeof given === type || (type === 'null' && given === null) ? [] : [`${at}: no ${type}`];
  if (!isObject(given)) return [`${at}: is no object`];
  const known = (properties ?? {}) as Record<string, JsonSchema>;
  const missing = ((schema.required ?? []) as string[]).filter((key) => given[key] === undefined);
  const others = schema.additionalProperties as JsonSchema | false;
  return [
    ...missing.map((key) => `${at}.${key}: is missing`),
    ...Object.entries(given).flatMap(([key, value]) => {
      if (value === undefined) return [];
      const of = known[key] ?? others;
      return of === false ? [`${at}.${key}: is unknown`] : faultsIn(value, of, `${at}.${key}`, used);
    }),
  ];
}

/** Every view, event and move of random matches. */
function playThrough(
  id: GameId,
  matches: number,
  see: (told: { view?: JsonObject; event?: Json; moves?: string[] }) => void,
) {
  const play = <T extends GameTypes>({ game, open }: OpenGame<T>): void => {
    for (let number = 0; number < matches; number++) {
      const players = game.seats.min + (number % (game.seats.max - game.seats.min + 1));
      const drafts = number % 3 === 0 ? { wonders: 'draft' } : {};
      const sides = number % 3 === 1 && id === 'seven-wonders' ? { sides: 'choice' } : {};
      const options = game.readOptions({ players, ...drafts, ...sides });
      if (!options.ok) throw new Error(options.refusal.code);
      const match = startMatch(game, options.value, seedOfMatch('schema', number));
      const rng = rngFrom(String(number), 'schema');
      const emit = (event: T['event']): void => see({ event: open.event(event) });
      playForced(match, emit);
      for (let asked = pending(match.state); asked.length > 0; asked = pending(match.state)) {
        const [seat = 0] = asked;
        const legal = game.legalMoves(seatView(match.state, seat));
        see({ view: open.view(seatView(match.state, seat)), moves: legal.map(game.notation.make) });
        const building = legal.filter((move) => !game.notation.make(move).startsWith('discard'));
        advance(match, seat, pick(rng, building.length > 0 && number % 2 === 0 ? building : legal), emit);
        playForced(match, emit);
      }
      for (const viewer of [0, 'spectator'] as const) see({ view: open.view(viewOf(match.state, viewer)) });
    }
  };
  withOpenGame(id, play);
}

const MATCHES: Readonly<Record<GameId, number>> = { 'seven-wonders': 60, architects: 60 };

/** Parts that random matches don't reach. In Architects a plan is carried out at once, and a seat can nearly always take a card. */
const UNREACHED: Readonly<Record<GameId, readonly string[]>> = {
  'seven-wonders': [],
  architects: ['a move in notation', 'a seat could take no card'],
};

const partsOf = (schema: JsonSchema): JsonSchema[] => {
  const { anyOf = [], oneOf = [], items, properties = {} } = schema;
  const within = [
    ...(anyOf as JsonSchema[]),
    ...(oneOf as JsonSchema[]),
    ...Object.values(properties as object),
  ];
  return [schema, ...[...within, ...(items === undefined ? [] : [items as JsonSchema])].flatMap(partsOf)];
};

const DOCS = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

/** The rows of a table: a field, with the place where it is, and what it is. */
function fieldRows(schema: JsonSchema, at = ''): string[] {
  const options = [...((schema.anyOf ?? []) as JsonSchema[]), ...((schema.oneOf ?? []) as JsonSchema[])];
  const kinds = ((schema.oneOf ?? []) as JsonSchema[]).map(({ description, properties }) => {
    const { kind, ...fields } = properties as Record<string, JsonSchema>;
    const names = Object.keys(fields).map((name) => `\`${name}\``);
    return `\`${kind?.const}\` (${description}${names.length > 0 ? `: ${names.join(', ')}` : ''})`;
  });
  const own =
    at === '' ? [] : [`| \`${at}\` | ${[schema.description, ...kinds].join(kinds.length > 0 ? '; ' : '')} |`];
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const inside = properties.flatMap(([key, field]) => fieldRows(field, at === '' ? key : `${at}.${key}`));
  const items = schema.items as JsonSchema | undefined;
  const ofItems = items === undefined ? [] : fieldRows(items, `${at}[]`).slice(1);
  const ofOptions =
    kinds.length > 0 ? [] : options.flatMap((option) => fieldRows(option, at).slice(at === '' ? 0 : 1));
  return [...own, ...inside, ...ofItems, ...ofOptions];
}

const eventRows = (schema: JsonSchema): string[] =>
  (schema.oneOf as JsonSchema[]).map(({ description, properties }) => {
    const { kind, ...fields } = properties as Record<string, JsonSchema>;
    const told = Object.entries(fields).map(([name, field]) => `\`${name}\`: ${field.description}`);
    return `| \`${kind?.const}\` | ${description} | ${told.join('; ')} |`;
  });

const table = (head: readonly string[], rows: readonly string[]): string =>
  [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows].join('\n');

/** A grammar as the docs write it: `name = "text" [ optional ] ( a | b ) other-name`, one rule a line. */
function patternOf(grammar: string): RegExp {
  const rules = new Map(
    grammar
      .trim()
      .split(/\n(?=\S)/)
      .map((rule) => rule.split(/ = ([\s\S]*)/) as [string, string]),
  );
  const expand = (rule: string): string =>
    rule.replaceAll(/"([^"]*)"|\/([^/]+)\/|([a-z][a-z-]*)|\s+|\[|\]/g, (part, literal, pattern, name) => {
      if (literal !== undefined) return literal.replaceAll(/[.*+?^$()[\]\\|]/g, '\\$&');
      if (pattern !== undefined) return `(?:${pattern})`;
      if (name !== undefined) {
        const used = rules.get(name.trim());
        if (used === undefined) throw new Error(`the grammar has no rule “${name}”`);
        return `(?:${expand(used)})`;
      }
      return part === '[' ? '(?:' : part === ']' ? ')?' : '';
    });
  return new RegExp(`^(?:${expand(rules.get('move') as string)})$`);
}

describe.for(GAME_IDS)('%s', (id) => {
  const { view, event } = gameSchema(id).$defs as { view: JsonSchema; event: JsonSchema };
  const title = id === 'architects' ? '### 7 Wonders Architects' : '### 7 Wonders';
  const section = DOCS.split(`${title}\n`)[1]?.split(/^##/m)[0] ?? '';
  const grammar = /```ebnf\n([\s\S]*?)```/.exec(DOCS.slice(DOCS.indexOf(`${title}\n`)))?.[1] ?? '';

  test('every view and event fits the schema, every part of which is used; every move fits the grammar', () => {
    const used = new Set<object>();
    const faults = new Set<string>();
    const pattern = patternOf(grammar);
    const unwritten = new Set<string>();
    playThrough(id, MATCHES[id], (told) => {
      if (told.view !== undefined)
        for (const fault of faultsIn(told.view, view, 'view', used)) faults.add(fault);
      if (told.event !== undefined)
        for (const fault of faultsIn(told.event, event, 'event', used)) faults.add(fault);
      for (const move of told.moves ?? []) if (!pattern.test(move)) unwritten.add(move);
    });
    expect([...faults]).toEqual([]);
    expect([...unwritten]).toEqual([]);
    const described = [...partsOf(view), ...partsOf(event)].filter(
      ({ description }) => description !== undefined,
    );
    const unused = described.filter((part) => !used.has(part)).map(({ description }) => description);
    expect(new Set(unused)).toEqual(new Set(UNREACHED[id]));
  });

  test('the docs have a row for each field of the view and each kind of event', () => {
    expect(DOCS).toContain(table(['field', 'what it is'], fieldRows(view)));
    expect(DOCS).toContain(table(['kind', 'what happened', 'fields'], eventRows(event)));
    expect(section).toContain('```ebnf');
  });
});

test('a field too many, one too few and a wrong word are found', () => {
  const { view } = gameSchema('seven-wonders').$defs as { view: JsonSchema };
  withOpenGame('seven-wonders', ({ game, open }) => {
    const options = game.readOptions({ players: 3 });
    if (!options.ok) throw new Error(options.refusal.code);
    const told = structuredClone(open.view(seatView(startMatch(game, options.value, 'c0ffee00').state, 0)));
    const check = (changes: object): string[] => faultsIn({ ...told, ...changes }, view, 'view', new Set());
    expect(check({})).toEqual([]);
    expect(check({ more: 1 })).toEqual(['view.more: is unknown']);
    expect(check({ age: undefined })).toEqual(['view.age: is missing']);
    expect(check({ phase: { kind: 'lunch' } })).toHaveLength(1);
    expect(patternOf('move = "a" [ " " b ]\nb = /\\d/ | "x"\n').test('a x')).toBe(true);
    expect(patternOf('move = "a" [ " " b ]\nb = /\\d/ | "x"\n').test('a y')).toBe(false);
  });
});
