// A browser for tests of solo matches: a storage, locks, and tabs that share them.

import { type Game, type GameTypes, type Move, readEngineForm, type SeatView } from '@mirabilia/kernel';
import type { Thinker } from '@mirabilia/match-service';
import { emptyMemory, type Memory, memoryStore } from '@mirabilia/match-service/testkit';
import { answerTo } from '@mirabilia/match-service/thinking';
import type { ServerMessage } from '@mirabilia/protocol';
import type { Locks } from '../src/solo/locks.ts';
import { newSoloApi, type SoloApi, type SoloEvent } from '../src/solo/solo-api.ts';
import type { SoloStore } from '../src/solo/storage.ts';

export const realThinker: Thinker = {
  levels: ['easy', 'medium', 'hard'],
  standInLevel: 'easy',
  think: async (question) => answerTo(question),
};
/** Bots that never answer: all that happens is the player's doing. */
export const slowThinker: Thinker = { ...realThinker, think: () => new Promise(() => {}) };

export function sharedLocks(): Locks {
  const holders = new Map<string, () => void>();
  return {
    take: async (name, isTakingOver, onLost) => {
      const holder = holders.get(name);
      if (holder !== undefined && !isTakingOver) return undefined;
      holders.set(name, onLost);
      holder?.();
      return () => {
        if (holders.get(name) === onLost) holders.delete(name);
      };
    },
  };
}

type ViewMessage = Extract<ServerMessage, { type: 'view' }>;

/** What a page would show: the last view, with the messages since. */
export interface Seen {
  readonly decision: number;
  readonly owed: readonly number[];
  readonly plan: readonly string[];
  readonly table: unknown;
  readonly holding: unknown;
}

export interface Tab {
  readonly api: SoloApi;
  readonly heard: ServerMessage[];
  readonly taken: string[];
  /** Undefined before the first view. */
  seen<T extends GameTypes>(game: Game<T>): Seen | undefined;
  view<T extends GameTypes>(): SeatView<T>;
  /** Called with everything that the page is told. */
  onEvent: (event: SoloEvent) => void;
}

export interface Browser {
  readonly memory?: Memory;
  /** Instead of the memory. */
  readonly store?: SoloStore;
  readonly locks?: Locks;
  readonly thinker?: Thinker;
  readonly seed?: string;
}

const lastOf = <K extends ServerMessage['type']>(heard: readonly ServerMessage[], type: K) =>
  heard.findLast((message): message is Extract<ServerMessage, { type: K }> => message.type === type);

export function openTab(browser: Browser = {}): Tab {
  const { memory = emptyMemory(), locks = sharedLocks(), thinker = realThinker, seed = 'ab' } = browser;
  const kept = memoryStore({ memory });
  let count = 0;
  const heard: ServerMessage[] = [];
  const inMemory: SoloStore = {
    ...kept,
    // The memory wants unique codes; solo matches have none.
    createMatch: (row) => kept.createMatch({ ...row, code: row.id }),
    remove: async (match) => {
      memory.rows.delete(match);
      memory.logs.delete(match);
      memory.records.delete(match);
    },
  };
  const tab: Tab = {
    heard,
    taken: [],
    onEvent: () => {},
    api: newSoloApi({
      store: browser.store ?? inMemory,
      locks,
      thinker,
      clock: Date.now,
      timers: {
        after: (milliseconds, run) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
      },
      newId: () => `match-${seed}-${count++}`,
      newSeed: () => `${seed}${String(count++).padStart(30, '0')}`,
      log: { info: () => {}, warn: () => {}, error: (facts, sentence) => console.error(sentence, facts) },
      tell: (event) => {
        if (event.kind === 'message') heard.push(event.message);
        if (event.kind === 'taken') tab.taken.push(event.match);
        tab.onEvent(event);
      },
    }),
    view: <T extends GameTypes>() =>
      readEngineForm<T>((lastOf(heard, 'view') as ViewMessage).view) as SeatView<T>,
    seen: ({ notation }) => {
      const told: ViewMessage | undefined = lastOf(heard, 'view');
      if (told === undefined) return undefined;
      const since = heard.slice(heard.lastIndexOf(told) + 1);
      const { public: shown, private: own } = readEngineForm(told.view) as SeatView<GameTypes>;
      return {
        decision: told.decision,
        owed: lastOf(since, 'ready')?.owed ?? shown.owed,
        plan: lastOf(since, 'plan')?.plan ?? own.plan.map((move: Move) => notation.make(move)),
        table: shown.table,
        holding: own.holding,
      };
    },
  };
  return tab;
}
