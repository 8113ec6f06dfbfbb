// Reads everything that attackers receive, and finds what they should not see.

import { isGameId } from '@mirabilia/games';
import { type OpenGame, withOpenGame } from '@mirabilia/games/open';
import type { GameTypes, Json, JsonObject, State, View, Viewer } from '@mirabilia/kernel';
import { engineForm, readEngineForm, viewOf } from '@mirabilia/kernel';
import { lobbyOf } from '@mirabilia/match-service';
import type { ServerMessage } from '@mirabilia/protocol';
import { cardFacts } from '@mirabilia/seven-wonders';
import { matchConfigOf } from '../../../match-service/src/match/match-config.ts';
import { firstProgress } from '../../../match-service/src/match/progress.ts';
import { reduceAll } from '../../../match-service/src/match/reduce.ts';
import type { Stored } from './server-process.ts';
import type { VictimTable } from './victims.ts';

type MessageOf<K extends ServerMessage['type']> = Extract<ServerMessage, { type: K }>;

export interface LeakDetector {
  readonly findings: readonly string[];
  /** Codes of refusals, and kinds of messages, with how often they were heard. */
  readonly heard: ReadonlyMap<string, number>;
  find(what: string): void;
  count(what: string): void;
  /** An answer over HTTP or over the bare wire. */
  readAnswer(text: string, asked: { readonly sent: string; readonly match?: string | undefined }): void;
  /** A frame of a socket; gives the message. */
  readFrame(text: string, sent: readonly string[]): ServerMessage | undefined;
  /** All people of the table stand at the same decision: what is hidden from there on must not have been told before. */
  checkWaiting(table: VictimTable): void;
  /** Matches that attackers saw something of. */
  seen(): readonly string[];
  /** Holds every view that was heard against what the rules show to that seat. */
  checkViews(match: string, stored: Stored): number;
}

const MOST_FINDINGS = 30;

export function newLeakDetector(
  victims: readonly VictimTable[],
  secrets: ReadonlyMap<string, string>,
): LeakDetector {
  const findings: string[] = [];
  const heard = new Map<string, number>();
  const views = new Map<string, Set<string>>();
  const byId = new Map(victims.map((table) => [table.id, table]));
  /** What was told of a match and may tell of cards that were played just now. */
  const waiting = new Map<string, { readonly text: string; readonly sent: string }[]>();

  const find = (what: string): void => {
    if (findings.length < MOST_FINDINGS) findings.push(what.slice(0, 1500));
  };
  const count = (what: string): void => void heard.set(what, (heard.get(what) ?? 0) + 1);

  function checkSecrets(text: string, sent: string): void {
    for (const [secret, what] of secrets) {
      if (text.includes(secret)) find(`${what} was told: ${text} after ${sent}`);
    }
  }

  /** Cards that nobody outside may know of stand nowhere in what is told of the match. */
  function checkHidden(text: string, table: VictimTable, sent: string): void {
    for (const card of hiddenCards(table)) {
      if (text.includes(`"${card}"`) && !sent.includes(card)) {
        find(`the hidden card ${card} of ${table.id} was told: ${text} after ${sent}`);
      }
    }
  }

  function keepForLater(text: string, match: string, sent: string): void {
    if (!byId.has(match)) return;
    const kept = waiting.get(match) ?? [];
    waiting.set(match, kept);
    kept.push({ text, sent });
  }

  /** A refusal may repeat what was sent, and knows numbers and names of faults, and nothing else. */
  function checkFacts({ code, facts = {} }: { code: string; facts?: JsonObject }, sent: string): void {
    for (const value of Object.values(facts)) {
      if (typeof value !== 'string' || FAULTS.test(value)) continue;
      // What is long is repeated in part.
      const part = value.replace(/…$/, '');
      const quoted = JSON.stringify(part).slice(1, -1);
      if (!sent.includes(part) && !sent.includes(quoted)) find(`${code} tells “${value}” after ${sent}`);
    }
  }

  const HEAR: { [K in ServerMessage['type']]?: (message: MessageOf<K>, sent: string) => void } = {
    refused: (message, sent) => checkFacts({ code: message.code, facts: message.facts ?? {} }, sent),
    plan: (message) => {
      if (byId.has(message.match)) find(`a plan of ${message.match} was told: ${JSON.stringify(message)}`);
    },
    lobby: ({ lobby: { status, serverSecret, seed } }) => {
      if (status !== 'over' && (serverSecret !== null || seed !== null))
        find(`the chance of ${status} was told`);
    },
    view: (message) => {
      const form = 'public' in (message.view as JsonObject) ? 'engine' : 'open';
      const key = `${message.match} ${message.decision} ${message.seat ?? 'spectator'} ${form}`;
      const told = views.get(key) ?? new Set();
      views.set(key, told.add(JSON.stringify(withoutPlans(message.view))));
      if (byId.has(message.match) && message.seat !== null) find(`a seat of ${message.match} was given away`);
    },
  };

  return {
    findings,
    heard,
    find,
    count,
    readAnswer: (text, { sent, match }) => {
      checkSecrets(text, sent);
      if (match !== undefined) keepForLater(text, match, sent);
      const json = parsed(text);
      if (typeof json !== 'object' || json === null || Array.isArray(json)) return;
      const { code, facts, seed, serverSecret, status } = json as {
        code?: string;
        facts?: JsonObject;
        [key: string]: unknown;
      };
      if (typeof code === 'string' && facts !== undefined) {
        count(`http ${code}`);
        checkFacts({ code, facts }, sent);
        if (code === 'internal') find(`a bug of the server: ${sent}`);
      }
      if (status !== 'lobby' && status !== 'running') return;
      if (typeof seed === 'string') find(`a seed was told: ${text}`);
      if (typeof serverSecret === 'string') find(`a secret was told: ${text}`);
    },
    readFrame: (text, sent) => {
      const all = sent.join('\n');
      checkSecrets(text, all);
      const message = parsed(text) as ServerMessage | undefined;
      if (message === undefined) {
        find(`no message: ${text}`);
        return undefined;
      }
      count(message.type === 'refused' ? message.code : message.type);
      if (message.type === 'refused' && (message.code === 'internal' || message.code === 'unavailable')) {
        find(`${message.code} after ${all}`);
      }
      if ('match' in message && message.type !== 'chat') {
        const table = byId.get(message.match);
        if (message.type === 'view') keepForLater(text, message.match, all);
        else if (table !== undefined) checkHidden(text, table, all);
      }
      (HEAR[message.type] as ((message: ServerMessage, sent: string) => void) | undefined)?.(message, all);
      return message;
    },
    checkWaiting: (table) => {
      for (const { text, sent } of waiting.get(table.id) ?? []) checkHidden(text, table, sent);
      waiting.delete(table.id);
    },
    seen: () => [...new Set([...views.keys()].map((key) => key.split(' ')[0] as string))],
    checkViews: (match, stored) => {
      let checked = 0;
      for (const [key, told] of views) {
        const [of, decision = '', seat = '', form = ''] = key.split(' ');
        if (of !== match) continue;
        const viewer = seat === 'spectator' ? seat : Number(seat);
        const shown = JSON.stringify(shownIn(stored, { decision: Number(decision), viewer, form }));
        for (const view of told) {
          checked++;
          if (view !== shown) find(`${key} was told ${view} instead of ${shown}`);
        }
      }
      return checked;
    },
  };
}

/** What a refusal calls a fault, and names of fields. */
const FAULTS =
  /^(?:[a-z_.\d-]{0,30}|nonceSeal|answer\.(?:rawId|response\.(?:clientDataJSON|attestationObject|authenticatorData|userHandle)))$/;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A good that is called like a card. */
const AMBIGUOUS = ['loom'] as const;

/** Ids of cards in hands, without those that lie open somewhere. */
function hiddenCards({ game, victims }: VictimTable): Set<string> {
  if (game !== 'seven-wonders') return new Set();
  type Shown = {
    readonly public: { readonly table: { readonly cities: readonly { readonly structures: number[] }[] } };
    readonly private: { readonly holding: { readonly hand: readonly number[] } };
  };
  const views = victims.map(({ model }) => readEngineForm(model.view?.view ?? null) as unknown as Shown);
  const hidden = new Set<string>(
    views.flatMap((view) => view.private.holding.hand).map((card) => cardFacts(card).id),
  );
  for (const name of AMBIGUOUS) hidden.delete(name);
  for (const card of views[0]?.public.table.cities.flatMap(({ structures }) => structures) ?? []) {
    hidden.delete(cardFacts(card).id);
  }
  return hidden;
}

/** A view without how far everybody has come in choosing: that changes within a decision. */
function withoutPlans(view: Json): Json {
  const copy = structuredClone(view) as Record<string, Record<string, unknown> | undefined>;
  delete copy.owed;
  for (const part of [copy.public, copy.private, copy.own]) {
    delete part?.owed;
    delete part?.plan;
  }
  return copy as unknown as Json;
}

interface ViewKey {
  readonly decision: number;
  readonly viewer: Viewer;
  readonly form: string;
}

const states = new WeakMap<Stored, ReadonlyMap<number, unknown>>();

/** What the rules show, made from the log alone. */
function shownIn(stored: Stored, { decision, viewer, form }: ViewKey): Json | undefined {
  const { game } = stored.row;
  if (!isGameId(game)) return undefined;
  return withOpenGame(game, <T extends GameTypes>(opened: OpenGame<T>) => {
    const known = states.get(stored) ?? statesIn(opened, stored);
    states.set(stored, known);
    const state = known.get(decision) as State<T> | undefined;
    if (state === undefined) return undefined;
    const view: View<T> = viewOf(state, viewer);
    const told = form === 'open' ? opened.open.view(view) : engineForm(view);
    return withoutPlans(JSON.parse(JSON.stringify(told)) as Json);
  });
}

function statesIn<T extends GameTypes>(opened: OpenGame<T>, { row, entries }: Stored): Map<number, State<T>> {
  const terms = matchConfigOf(opened, row, lobbyOf(row));
  const first = firstProgress(terms);
  const found = new Map([[first.state.public.decision, first.state]]);
  reduceAll(terms, first, {
    entries,
    each: (_, { state }) =>
      void (found.has(state.public.decision) || found.set(state.public.decision, state)),
  });
  return found;
}
