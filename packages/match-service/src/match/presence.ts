// Who is at the table now: told to everyone who watches the match, and never stored.

import type { PlayerPresence, ServerMessage } from '@mirabilia/protocol';
import type { Subscriber } from '../broadcast/tell.ts';
import type { Environment } from '../environment.ts';
import type { Watcher } from '../store.ts';

/** A player who reloads the page or changes networks is usually back by then. */
export const BACK_WITHIN = 30_000;
/** People often come and go together, and a reload is both: they are told of at once. */
export const TOLD_AFTER = 300;
export const MOST_SPECTATORS_NAMED = 20;
/** A process tells the others of no more: there is room for so many in a notification. */
const MOST_ANNOUNCED = 40;

export interface PresenceNeeds {
  readonly match: string;
  readonly env: Pick<Environment, 'store' | 'clock' | 'timers'>;
  subscribers(): Iterable<Subscriber>;
  /** By seat, null where a bot sits; undefined while the match isn't in memory. */
  guests(): readonly (string | null)[] | undefined;
  /** May the guest write in the chat? Others could write in their name: they are counted, but not named. */
  maySpeak(guest: string): boolean;
  /** When this process began: people come back one after the other. */
  readonly openedAt: number;
}

export interface MatchPresence {
  /** Somebody who is connected to this process came or went. */
  changed(): void;
  /** What another process says of who watches there. */
  heard(process: string, watchers: readonly Watcher[]): void;
  /** Says who watches here, to the other processes. */
  announce(asks: boolean): void;
  /** What others said may be wrong now. */
  forgetOthers(): void;
  /** Is the player there, or may they be back in a moment? Seats are taken from nobody who is. */
  isNear(guest: string): boolean;
  close(): void;
}

type PresenceMessage = Extract<ServerMessage, { type: 'presence' }>;

export function newPresence({
  match,
  env,
  subscribers,
  guests,
  maySpeak,
  openedAt,
}: PresenceNeeds): MatchPresence {
  const { store, clock, timers } = env;
  const others = new Map<string, readonly Watcher[]>();
  /** When the last connection of a player was lost. */
  const leftAt = new Map<string, number>();
  let present: ReadonlySet<string> = new Set();
  let cancelTelling: (() => void) | undefined;
  let cancelAgain: (() => void) | undefined;

  /** Big screens are nobody's presence. */
  function watchersHere(): Watcher[] {
    const watchers: Watcher[] = [];
    for (const { client, device, isSpectator } of subscribers()) {
      const { id = null, name = null } = client.guest ?? {};
      if (!isSpectator) watchers.push({ guest: id, name, device });
    }
    return watchers;
  }

  const watchersEverywhere = (): Watcher[] => [...watchersHere(), ...[...others.values()].flat()];

  /** Noted at once, and not when it is told: until then others could do something in their absence. */
  function noteWhoLeft(): void {
    const seated = guests();
    if (seated === undefined) return;
    const now = new Set(
      watchersEverywhere().flatMap(({ guest }) => (guest !== null && seated.includes(guest) ? [guest] : [])),
    );
    for (const guest of present) if (!now.has(guest)) leftAt.set(guest, clock());
    for (const guest of now) leftAt.delete(guest);
    present = now;
  }

  const isBackSoon = (guest: string): boolean => clock() - (leftAt.get(guest) ?? openedAt) < BACK_WITHIN;

  function isNear(guest: string): boolean {
    noteWhoLeft();
    return present.has(guest) || isBackSoon(guest);
  }

  function presenceOf(guest: string, watchers: readonly Watcher[]): PlayerPresence {
    const here = watchers.filter((watcher) => watcher.guest === guest);
    if (here.length > 0) return { state: 'here', device: here.at(-1)?.device ?? null };
    return { state: isBackSoon(guest) ? 'reconnecting' : 'away', device: null };
  }

  function message(): PresenceMessage | undefined {
    const seated = guests();
    if (seated === undefined) return undefined;
    const watchers = watchersEverywhere();
    const named = new Map<string, string>();
    const unnamed = new Set<string>();
    let nobodies = 0;
    for (const { guest, name } of watchers) {
      if (guest === null || name === null) nobodies++;
      else if (seated.includes(guest)) continue;
      else if (maySpeak(guest)) named.set(guest, name);
      else unnamed.add(guest);
    }
    return {
      type: 'presence',
      match,
      seats: seated.map((guest) => (guest === null ? null : presenceOf(guest, watchers))),
      spectators: [...named.values()].slice(0, MOST_SPECTATORS_NAMED),
      moreSpectators: nobodies + unnamed.size + Math.max(0, named.size - MOST_SPECTATORS_NAMED),
    };
  }

  function tell(): void {
    cancelTelling = undefined;
    const told = message();
    if (told === undefined) return;
    for (const { client } of subscribers()) client.send(told);
    lookAgain();
  }

  /** Somebody who isn't back in time is away. */
  function lookAgain(): void {
    cancelAgain?.();
    const open = [openedAt, ...leftAt.values()]
      .map((at) => at + BACK_WITHIN - clock())
      .filter((rest) => rest > 0);
    cancelAgain = open.length === 0 ? undefined : timers.after(Math.min(...open), tellSoon);
  }

  function tellSoon(): void {
    cancelTelling ??= timers.after(TOLD_AFTER, tell);
  }

  /** Players before spectators, and nobody twice: a crowd can't make a player look away. */
  function mostImportant(): Watcher[] {
    const seated = guests() ?? [];
    const players = new Map<string, Watcher>();
    const spectators = new Map<string, Watcher>();
    const nobodies: Watcher[] = [];
    for (const watcher of watchersHere()) {
      if (watcher.guest === null) nobodies.push(watcher);
      else (seated.includes(watcher.guest) ? players : spectators).set(watcher.guest, watcher);
    }
    return [...players.values(), ...spectators.values(), ...nobodies].slice(0, MOST_ANNOUNCED);
  }

  const announce = (asks: boolean): void =>
    store.cluster?.announce(match, { kind: 'watchers', watchers: mostImportant(), asks });

  return {
    changed: () => {
      announce(present.size === 0);
      noteWhoLeft();
      tellSoon();
    },
    heard: (process, watchers) => {
      if (watchers.length === 0) others.delete(process);
      else others.set(process, watchers);
      noteWhoLeft();
      tellSoon();
    },
    announce,
    forgetOthers: () => {
      others.clear();
      noteWhoLeft();
      tellSoon();
    },
    isNear,
    close: () => {
      cancelTelling?.();
      cancelAgain?.();
    },
  };
}
