// The calls of the worker that keeps this browser's matches: a match service, as a server has it, with one guest. The page
// learns what that guest's seat may know, and nothing else.

import { accept, type JsonObject, type Result, refuse, sealOf } from '@mirabilia/kernel';
import {
  type Client,
  type Guest,
  type MatchMessage,
  type MatchPrefix,
  type MatchServiceOptions,
  openMatchService,
} from '@mirabilia/match-service';
import type { Code, CreateMatch, LobbyView, ServerMessage } from '@mirabilia/protocol';
import type { Trouble } from '../net/http.ts';
import type { Locks } from './locks.ts';
import type { SoloStore } from './storage.ts';

/** What the page is told without having asked. */
export type SoloEvent =
  | { readonly kind: 'message'; readonly message: ServerMessage }
  /** Another tab has taken the match over. */
  | { readonly kind: 'taken'; readonly match: string };

interface SoloApiOptions
  extends Pick<MatchServiceOptions, 'clock' | 'timers' | 'newId' | 'newSeed' | 'thinker' | 'log'> {
  readonly store: SoloStore;
  readonly locks: Locks;
  tell(event: SoloEvent): void;
}

export type NewSoloMatch = Pick<CreateMatch, 'game' | 'options' | 'seats' | 'botDelay' | 'aids'>;
export type SoloApi = ReturnType<typeof newSoloApi>;

/** The player at this browser. Their name is in the matches. */
const ME: Guest = { id: 'me', name: '' };
const DONE: Result<void, Trouble> = accept(undefined);
const lockOf = (match: string): string => `mirabilia.match.${match}`;

/** Where a server would be unavailable, here the browser couldn't keep something. */
function forPage<T>(answer: Result<T, Trouble>): Result<T, Trouble> {
  return answer.ok || answer.refusal.code !== 'unavailable' ? answer : refuse('not-kept');
}

/** All that these calls take and give is plain data: it goes from one thread to another. */
export function newSoloApi({ store, locks, tell, ...options }: SoloApiOptions) {
  /** Matches that this tab has open, with the way to give each back. */
  const held = new Map<string, () => void>();
  const service = openMatchService({
    ...options,
    // What is due in other matches is for other tabs, or for later.
    store: {
      ...store,
      due: async (before, limit) => (await store.due(before, limit)).filter(({ id }) => held.has(id)),
    },
    newCode: () => '',
    newSecret: options.newSeed,
  });
  const answers = new Map<string, Result<void, Trouble>>();
  const client: Client = {
    guest: ME,
    send(message) {
      if (message.type === 'ack') answers.set(message.id, DONE);
      else if (message.type !== 'refused') tell({ kind: 'message', message });
      else if (message.id !== null) answers.set(message.id, refuse(message.code));
    },
  };

  /** A new match, dealt at once from this browser's secret and nonce, as a server's would be. */
  async function begun(wish: NewSoloMatch, name: string): Promise<Result<LobbyView, Trouble>> {
    const nonce = options.newSeed();
    const made = await service.create(
      { ...ME, name },
      { ...wish, pace: { kind: 'untimed' }, visibility: 'private', nonceSeal: sealOf(nonce) },
    );
    return forPage(made.ok ? await service.start(made.value.id, ME, { nonce }) : made);
  }

  /** Bots of these levels take the seats of those that were there before; as many as are named. */
  async function begunAgain(
    match: string,
    levels: readonly string[] = [],
  ): Promise<Result<LobbyView, Trouble>> {
    const made = await service.rematch(match, ME);
    if (!made.ok || made.value.status !== 'lobby') return forPage(made);
    const { id, seats } = made.value;
    const bots = seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
    for (const [at, level] of levels.entries()) {
      const changed = await service.changeSeats(id, ME, { do: 'bot', seat: bots[at] as number, level });
      if (!changed.ok) return forPage(changed);
    }
    const nonce = options.newSeed();
    const sealed = await service.sealNonce(id, ME, sealOf(nonce));
    return forPage(sealed.ok ? await service.start(id, ME, { nonce }) : sealed);
  }

  async function receive(message: MatchMessage): Promise<Result<void, Trouble>> {
    await service.receive(client, message);
    const answer = answers.get(message.id) ?? refuse('internal');
    answers.delete(message.id);
    return forPage(answer);
  }

  const unwatch = (match: string) => receive({ type: 'unwatch', id: `leave ${match}`, match });

  async function leave(match: string) {
    const answer = await unwatch(match);
    held.get(match)?.();
    held.delete(match);
    return answer;
  }

  return {
    /** The player is about to play this game: the bots warm up. */
    async prepare(game: string) {
      options.thinker.prepare?.(game, []);
      return DONE;
    },
    /** Makes a match and deals. */
    begin: begun,
    async matches() {
      try {
        return accept(await service.matchesOf(ME));
      } catch {
        return refuse('not-kept');
      }
    },
    /** To be called before anything is said in a match: only one tab has it open. Taking over closes it elsewhere. */
    async open(match: string, isTakingOver: boolean) {
      if (held.has(match)) return DONE;
      const onLost = () => {
        held.delete(match);
        void unwatch(match);
        tell({ kind: 'taken', match });
      };
      const release = await locks.take(lockOf(match), isTakingOver, onLost);
      if (release === undefined) return refuse('open-elsewhere');
      held.set(match, release);
      return DONE;
    },
    leave,
    /** A message as a server would get it. The page hears what follows from it before it gets the answer. */
    say: async (message: MatchMessage) =>
      held.has(message.match) ? receive(message) : refuse('open-elsewhere'),
    /** A match that begins where the moves have led, with bots at the other seats: a lesson, or a branch of a record. */
    startFrom: async (prefix: MatchPrefix, name: string) =>
      forPage(await service.startFrom({ ...ME, name }, prefix)),
    /** As it was when the player last had a choice. It is another match in the place of this one. */
    async undo(match: string): Promise<Result<LobbyView, Trouble>> {
      if (!held.has(match)) return refuse('open-elsewhere');
      const before = await service.undo(match, ME);
      if (before.ok) await leave(match).then(() => store.remove(match));
      return forPage(before);
    },
    /** The same players once more, or bots of other levels; dealt at once. */
    rematch: begunAgain,
    /** The whole record after the end; before it, what the player saw. */
    record: async (match: string) => forPage((await service.record(match, ME)) as Result<JsonObject, Code>),
    /** What the player chose in each decision, in notation: without what was taken back. */
    async ownMoves(match: string): Promise<Result<readonly string[], Trouble>> {
      const plans = new Map<number, readonly string[]>();
      try {
        for (const { body } of await store.entries(match, 0)) {
          if (body.kind !== 'commit' || body.by !== 'player') continue;
          const { decision, step, move } = body;
          plans.set(decision, [...(plans.get(decision) ?? []).slice(0, step), move]);
        }
      } catch {
        return refuse('not-kept');
      }
      return accept([...plans.values()].flat());
    },
    async remove(match: string) {
      const release = await locks.take(lockOf(match), false, () => {});
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
