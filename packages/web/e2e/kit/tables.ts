// Tables that tests sit down at, made in a moment.

import type { CreateMatch, LobbyView } from '@mirabilia/protocol';
import type { Api, Person } from './api.ts';

export interface Seated {
  readonly id: string;
  readonly code: string;
  /** Who made the table, and the others in the order in which they were named. */
  readonly host: Person;
  readonly people: readonly Person[];
}

export interface Wish extends Partial<Omit<CreateMatch, 'seats'>> {
  readonly people: readonly string[];
  readonly bots?: number;
  readonly isStarted?: boolean;
}

/** People by name and bots, at one table. */
export async function seat(api: Api, { people, bots = 0, isStarted = true, ...wish }: Wish): Promise<Seated> {
  const persons = await Promise.all(people.map((name) => api.person(name)));
  const [host, ...others] = persons as [Person, ...Person[]];
  const seats = [...people.map(() => 'open'), ...Array.from({ length: bots }, () => 'bot:easy')];
  const { id, code }: LobbyView = await api.create(host, { ...wish, seats });
  for (const other of others) await api.join(other, id);
  if (isStarted) await api.start(host, id);
  return { id, code, host, people: persons };
}
