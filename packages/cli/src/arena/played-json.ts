// A match that another machine played, as JSON.

import type { BotId } from '@mirabilia/bots';
import type { PlayedMatch } from './arena-job.ts';

interface PlayedJson {
  readonly line: string;
  readonly times: readonly (readonly [BotId, readonly number[]])[];
}

export const playedJson = ({ line, times }: PlayedMatch): PlayedJson => ({ line, times: [...times] });

export function readPlayed(json: unknown): PlayedMatch {
  const { line, times } = json as PlayedJson;
  return { line, times: new Map(times) };
}
