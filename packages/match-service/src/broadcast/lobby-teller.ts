// Tells everybody who watches a lobby what has changed. Hundreds may watch, and a host can shuffle the seats as fast as they
// can click: beyond a few changes in a second they are told together. All strangers are sent one message.

import type { Environment } from '../environment.ts';
import { isConcerned, lobbyView } from '../lobby/lobby-view.ts';
import type { MatchRow } from '../store.ts';
import type { Subscribers } from './tell.ts';

const MOST_PER_SECOND = 8;
const SECOND = 1000;

export interface LobbyTeller {
  tell(row: MatchRow): void;
  close(): void;
}

interface Needs extends Pick<Environment, 'timers' | 'clock'> {
  readonly subscribers: Subscribers;
}

export function newLobbyTeller({ subscribers, timers, clock }: Needs): LobbyTeller {
  let sentAt: number[] = [];
  /** The version that was sent last; older ones are not sent any more. */
  let shown = 0;
  let latest: MatchRow | undefined;
  let cancel: (() => void) | undefined;

  function forget(): void {
    cancel?.();
    cancel = undefined;
    latest = undefined;
  }

  function send(row: MatchRow): void {
    forget();
    sentAt.push(clock());
    shown = row.version;
    const forStrangers = { type: 'lobby', match: row.id, lobby: lobbyView(row, undefined) } as const;
    // One after the other, so that it is serialised once.
    for (const { client } of subscribers.values()) {
      if (!isConcerned(row, client.guest)) client.send(forStrangers);
    }
    for (const { client } of subscribers.values()) {
      if (!isConcerned(row, client.guest)) continue;
      client.send({ type: 'lobby', match: row.id, lobby: lobbyView(row, client.guest) });
    }
  }

  return {
    tell: (row) => {
      if (row.version <= Math.max(shown, latest?.version ?? 0)) return;
      const now = clock();
      // The clock may have been set back.
      sentAt = sentAt.filter((at) => at <= now && now - at < SECOND);
      const [oldest] = sentAt;
      // The start is told at once, before the views.
      if (row.status !== 'lobby' || sentAt.length < MOST_PER_SECOND || oldest === undefined) {
        send(row);
        return;
      }
      latest = row;
      cancel ??= timers.after(oldest + SECOND - now, () => {
        if (latest !== undefined) send(latest);
      });
    },
    close: forget,
  };
}
