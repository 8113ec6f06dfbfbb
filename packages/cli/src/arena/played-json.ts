// A match that another machine played, as JSON.

import type { PlayerId } from '../programs/player-id.ts';
import type { PlayedMatch } from './arena-job.ts';

interface PlayedJson {
  readonly line: string;
  readonly times: readonly (readonly [PlayerId, readonly number[]])[];
}

export const playedJson = ({ line, times }: PlayedMatch): PlayedJson => ({ line, times: [...times] });

export function readPlayed(json: unknown): PlayedMatch {
  const { line, times } = json as PlayedJson;
  // Other machines play without programs.
  return { line, times: new Map(times), forfeits: [] };
}
