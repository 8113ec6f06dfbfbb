// Matches and entries for tests of stores.

import type { LogEntry, MatchRow } from '../src/store.ts';

export function aMatch(id: string, given: Partial<MatchRow> = {}): MatchRow {
  return {
    id,
    code: `code-${id}`,
    game: 'seven-wonders',
    rulesVersion: 1,
    status: 'running',
    visibility: 'private',
    host: 'ana',
    lobby: { options: { sides: 'A' }, seats: ['open', 'bot:greedy'], pace: { kind: 'untimed' } },
    seed: '0123456789abcdef',
    result: null,
    wakeAt: null,
    createdAt: 1_000,
    updatedAt: 1_000,
    version: 1,
    ...given,
  };
}

export function aCommit(seq: number, move = 'build library'): LogEntry {
  return {
    seq,
    at: 1_000 + seq,
    body: { kind: 'commit', seat: 2, decision: seq, step: 0, move, by: 'player', message: `m${seq}` },
  };
}

export function aChat(seq: number, text: string): LogEntry {
  return { seq, at: 1_000 + seq, body: { kind: 'chat', guest: 'ana', name: 'Ana', text } };
}
