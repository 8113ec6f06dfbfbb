// A group of people who play together, as pure functions of what is stored.

import { accept, type JsonObject, type Result, refuse } from '@mirabilia/kernel';
import type { Guest } from '@mirabilia/match-service';
import { type Code, distinctName, type Emblem, MOST_PEOPLE } from '@mirabilia/protocol';
import type { GatheringRow } from '../storage/gatherings.ts';
import type { Webhook } from '../storage/outbox.ts';

export interface GroupPerson {
  readonly guest: string;
  readonly name: string;
  readonly emblem: Emblem | null;
}

export interface PlayGroup {
  readonly name: string;
  readonly owner: string;
  /** The secret of the link that invites. */
  readonly key: string;
  readonly members: readonly GroupPerson[];
  readonly webhook: Omit<Webhook, 'match'> | null;
}

// cast: only this module writes it, and it is plain data.
export const groupOf = ({ body }: Pick<GatheringRow, 'body'>): PlayGroup => body as unknown as PlayGroup;
// cast: an interface has no index signature, plain as it is.
export const bodyOf = (group: PlayGroup): JsonObject => group as unknown as JsonObject;

export const isInGroup = ({ members }: PlayGroup, guest: string | undefined): boolean =>
  guest !== undefined && members.some((member) => member.guest === guest);

export function entered(
  group: PlayGroup,
  { id, name, emblem = null }: Guest,
  key: string,
): Result<PlayGroup, Code> {
  if (isInGroup(group, id)) return accept(group);
  if (key !== group.key) return refuse('no-such-group');
  const { members } = group;
  if (members.length >= MOST_PEOPLE) return refuse('too-many', { what: 'people', most: MOST_PEOPLE });
  const names = members.map((member) => member.name);
  return accept({
    ...group,
    members: [...members, { guest: id, name: distinctName(name, names), emblem }],
  });
}

/** Without the person; undefined if nobody is left. The owner's place goes to the oldest member. */
export function without(group: PlayGroup, guest: string): PlayGroup | undefined {
  const members = group.members.filter((member) => member.guest !== guest);
  const [oldest] = members;
  if (oldest === undefined) return undefined;
  return { ...group, members, owner: group.owner === guest ? oldest.guest : group.owner };
}
