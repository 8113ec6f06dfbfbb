// Matches that this browser keeps by itself: a hall as a server has it, with one guest. The page is told what his seat
// may know, and nothing else.

import { type JsonObject, type Result, refuse } from '@mirabilia/kernel';
import {
  type Client,
  type Guest,
  type Answer as HallAnswer,
  type MatchService,
  type MatchServiceOptions,
  openMatchService,
} from '@mirabilia/match-service';
import type { ClientMessage, LobbyView, ServerMessage } from '@mirabilia/protocol';
import type { Trouble } from '../net/http.ts';
import type { Locks } from './locks.ts';
import type { SoloApi, SoloNews } from './solo-api.ts';
import type { SoloStore } from './storage.ts';

export interface SoloApiNeeds
  extends Pick<MatchServiceOptions, 'clock' | 'timers' | 'newId' | 'newSeed' | 'thinker' | 'log'> {
  readonly store: SoloStore;
  readonly locks: Locks;
  tell(news: SoloNews): void;
}

/** Whoever sits at this browser. Names are in the matches. */
const ME: Guest = { id: 'me', name: '' };
const DONE: Result<void, Trouble> = { ok: true, value: undefined };

export function newSoloApi({ store, locks, tell, ...needs }: SoloApiNeeds): SoloApi {
  /** Matches that this tab has open, with the way to give each back. */
  const held = new Map<string, () => void>();
  const hall: MatchService = openMatchService({
    ...needs,
    // What is due in other matches is for other tabs, or for later.
    store: {
      ...store,
      due: async (before, limit) => (await store.due(before, limit)).filter(({ id }) => held.has(id)),
    },
    newCode: () => '',
  });
  const answers = new Map<string, Result<void, Trouble>>();
  const member: Client = { guest: ME, send: (message) => hear(message) };

  function hear(message: ServerMessage): void {
    if (message.type === 'ack') answers.set(message.id, DONE);
    else if (message.type !== 'refused') tell({ kind: 'heard', message });
    else if (message.id !== null) answers.set(message.id, refuse(message.code));
  }

  async function started(made: HallAnswer<LobbyView>): Promise<Result<LobbyView, Trouble>> {
    const begun = made.ok && made.value.status === 'lobby' ? await hall.start(made.value.id, ME) : made;
    return inWords(begun);
  }

  function letGo(match: string): void {
    held.get(match)?.();
    held.delete(match);
  }

  async function receive(message: ClientMessage): Promise<Result<void, Trouble>> {
    await hall.receive(member, message);
    const answer = answers.get(message.id) ?? refuse('internal');
    answers.delete(message.id);
    return inWords(answer);
  }

  const stopFollowing = (match: string) => receive({ type: 'unwatch', id: `leave ${match}`, match });

  return {
    prepare: async (game) => {
      needs.thinker.prepare?.(game);
      return DONE;
    },
    begin: async (wish, name) =>
      started(
        await hall.create({ ...ME, name }, { ...wish, pace: { kind: 'untimed' }, visibility: 'private' }),
      ),
    matches: async () => {
      try {
        return { ok: true, value: await hall.matchesOf(ME) };
      } catch {
        return refuse('not-kept');
      }
    },
    open: async (match, isTakingOver) => {
      if (held.has(match)) return DONE;
      const lost = () => {
        held.delete(match);
        void stopFollowing(match);
        tell({ kind: 'taken', match });
      };
      const release = await locks.take(`mirabilia.match.${match}`, isTakingOver, lost);
      if (release === undefined) return refuse('open-elsewhere');
      held.set(match, release);
      return DONE;
    },
    leave: async (match) => {
      const answer = await stopFollowing(match);
      letGo(match);
      return answer;
    },
    say: async (message) =>
      'match' in message && held.has(message.match) ? receive(message) : refuse('open-elsewhere'),
    rematch: async (match) => started(await hall.rematch(match, ME)),
    record: async (match) => inWords((await hall.record(match, ME)) as HallAnswer<JsonObject>),
    remove: async (match) => {
      const release = await locks.take(`mirabilia.match.${match}`, false, () => {});
      if (release === undefined) return refuse('open-elsewhere');
      try {
        await store.remove(match);
        return DONE;
      } catch {
        return refuse('not-kept');
      } finally {
        release();
      }
    },
  };
}

/** The hall speaks as a server would; here it is the browser that couldn't keep something. */
function inWords<T>(answer: HallAnswer<T> | Result<T, Trouble>): Result<T, Trouble> {
  if (answer.ok) return answer;
  const code = 'refusal' in answer ? answer.refusal.code : answer.code;
  return refuse(code === 'unavailable' ? 'not-kept' : code);
}
