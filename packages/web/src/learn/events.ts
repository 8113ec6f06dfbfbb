// What has happened at a table since the viewer last had a choice.

import type { Game, GameTypes } from '@mirabilia/kernel';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { MatchLink } from '../match/link.ts';

export interface Gathered<T extends GameTypes> {
  readonly events: ReadonlySignal<readonly T['event'][]>;
  readonly stop: () => void;
}

export function gatherEvents<T extends GameTypes>(game: Game<T>, { update }: MatchLink<T>): Gathered<T> {
  const events = signal<readonly T['event'][]>([]);
  let wasAsked = true;
  let seen = -1;
  const stop = effect(() => {
    const news = update.value;
    if (news === undefined || news.serial === seen) return;
    seen = news.serial;
    events.value = wasAsked ? news.events : [...events.peek(), ...news.events];
    const { table } = news.view.public;
    wasAsked = news.seat !== null && game.steps(table, news.seat) > 0;
  });
  return { events, stop };
}
