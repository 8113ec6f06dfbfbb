// Tournaments and groups know of each other: a group lists its tournaments, and a tournament's matches are its group's.

import type { Log } from '@mirabilia/match-service';
import { newId, newSeed } from '../random-ids.ts';
import type { Store } from '../storage/store.ts';
import { newTournaments, type Tournaments } from '../tournaments/tournaments.ts';
import { type Groups, newGroups } from './groups.ts';

interface Needs {
  readonly store: Store;
  readonly matchService: Parameters<typeof newTournaments>[0]['matchService'];
  readonly now: () => number;
  readonly log: Pick<Log, 'error'>;
}

export function newGatherings({ store, matchService, now, log }: Needs): {
  readonly tournaments: Tournaments;
  readonly groups: Groups;
} {
  const groups = newGroups({
    store,
    tournamentsWithin: (group, guest) => tournaments.within(group, guest),
    now,
    newId,
  });
  const tournaments: Tournaments = newTournaments({
    store,
    matchService,
    groups,
    now,
    newId,
    newSeed,
    log,
  });
  return { tournaments, groups };
}
