// The ratings of the players of a match, asked for when they may have changed.

import type { LobbyView } from '@mirabilia/protocol';
import type { MatchRatings } from '@mirabilia/protocol/answers';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../net/api.ts';

/** Milliseconds between two questions while a match that is over waits to be rated, and how often it is asked. */
const ASKS_EVERY = 1000;
const MOST_QUESTIONS = 15;

/** Undefined until they are known, and where the match isn't rated. */
export function useMatchRatings({ id, seats, status, rated }: LobbyView): Signal<MatchRatings | undefined> {
  const told = useSignal<MatchRatings | undefined>(undefined);
  const people = seats.map(({ name }) => name).join('\n');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const load = async (questions: number): Promise<void> => {
      const answer = await api.matchRatings(id);
      if (!isCurrent || !answer.ok) return;
      told.value = answer.value;
      if (answer.value.isWaiting && questions > 1)
        timer = setTimeout(() => void load(questions - 1), ASKS_EVERY);
    };
    if (rated) void load(MOST_QUESTIONS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, status, rated, people]);
  return told;
}
