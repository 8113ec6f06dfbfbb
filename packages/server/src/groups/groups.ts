// Groups: a page with its members, its tournaments and tables, and a standing over all their matches.

import { accept, type Result, refuse } from '@mirabilia/kernel';
import { type Guest, guestsOf, lobbyOf } from '@mirabilia/match-service';
import {
  type Code,
  type GroupChange,
  type GroupView,
  type ListedTournament,
  readTitle,
} from '@mirabilia/protocol';
import type { GatheringRow } from '../storage/gatherings.ts';
import type { Store } from '../storage/store.ts';
import { bodyOf, entered, groupOf, isInGroup, type PlayGroup, without } from './group.ts';
import { newGroupMatches, tallyOf, weekOf } from './group-results.ts';

interface Needs {
  readonly store: Pick<Store, 'gatherings' | 'match' | 'dailyAttempts' | 'outbox'>;
  readonly tournamentsWithin: (group: string, guest: Guest) => Promise<ListedTournament[]>;
  readonly now: () => number;
  readonly newId: () => string;
}

type Seen = Promise<Result<GroupView, Code>>;

export interface Groups {
  create(owner: Guest, name: string): Seen;
  view(id: string, guest: Guest | undefined, key: string): Seen;
  of(guest: Guest): Promise<{ id: string; name: string; size: number }[]>;
  join(id: string, guest: Guest, key: string): Seen;
  leave(id: string, guest: Guest): Promise<Result<object, Code>>;
  /** `origin`: of the page, for the links that a webhook sends. */
  change(
    id: string,
    owner: Guest,
    change: GroupChange,
    origin: string,
  ): Promise<Result<GroupView | object, Code>>;
  /** Shows one's own table to the group. */
  addTable(id: string, guest: Guest, match: string): Seen;
  /** The rematch belongs to the group of the match. */
  noteRematch(old: string, next: string): Promise<void>;
  nameFor(id: string, guest: string | undefined): Promise<string | undefined>;
  noteMatch(id: string, match: string): Promise<void>;
  forget(guest: string): Promise<void>;
}

const MOST_CONFLICTS = 50;
const MOST_LISTED = 50;
/** Matches that the standing counts. */
const MOST_COUNTED = 200;
const MOST_SHOWN = 20;

export function newGroups({ store, tournamentsWithin, now, newId }: Needs): Groups {
  const { gatherings, outbox } = store;
  const matchOf = newGroupMatches(store);

  async function find(id: string): Promise<GatheringRow | undefined> {
    const row = await gatherings.get(id);
    return row?.kind === 'group' ? row : undefined;
  }

  /** Only for members, or strangers would learn which groups there are. */
  async function changing(
    id: string,
    decide: (group: PlayGroup) => Result<PlayGroup, Code>,
  ): Promise<Result<GatheringRow, Code>> {
    for (let attempt = 0; attempt < MOST_CONFLICTS; attempt++) {
      const row = await find(id);
      if (row === undefined) return refuse('no-such-group');
      const next = decide(groupOf(row));
      if (!next.ok) return next;
      const patch = { body: bodyOf(next.value), wakeAt: null, at: now() };
      const changed = await gatherings.change(id, row.version, patch);
      if (changed !== undefined) return accept(changed);
    }
    return refuse('unavailable');
  }

  /** What somebody with the link sees before they join. */
  const outside = ({ id, body }: GatheringRow): GroupView => {
    const { name, members } = groupOf({ body });
    return {
      id,
      name,
      size: members.length,
      key: null,
      you: { isMember: false, isOwner: false },
      hasWebhook: false,
      members: [],
      tournaments: [],
      tables: [],
    };
  };

  async function inside(row: GatheringRow, guest: Guest): Promise<GroupView> {
    const { id } = row;
    const { name, key, owner, members, webhook } = groupOf(row);
    const ids = await gatherings.matchesOf(id, MOST_COUNTED);
    const matches = (await Promise.all(ids.map(matchOf))).filter((match) => match !== undefined);
    const weeks = await Promise.all(members.map((member) => weekOf(member.guest, store, now())));
    return {
      id,
      name,
      size: members.length,
      key,
      you: { isMember: true, isOwner: owner === guest.id },
      hasWebhook: webhook !== null,
      members: members.map((member, index) => ({
        name: member.name,
        emblem: member.emblem,
        isOwner: member.guest === owner,
        isYou: member.guest === guest.id,
        ...tallyOf(member.guest, matches),
        week: weeks[index] ?? { points: 0, deals: 0 },
      })),
      tournaments: await tournamentsWithin(id, guest),
      tables: matches.slice(0, MOST_SHOWN).map(({ id: match, game, status, names, winners, free }) => ({
        match,
        game,
        status,
        names: [...names],
        winners: [...winners],
        free,
      })),
    };
  }

  async function answering(changed: Result<GatheringRow, Code>, guest: Guest): Seen {
    return changed.ok ? accept(await inside(changed.value, guest)) : changed;
  }

  async function create(owner: Guest, given: string): Seen {
    const name = readTitle(given);
    if (name === undefined) return refuse('bad-name');
    const at = now();
    const { id: guest, name: called, emblem = null } = owner;
    const members = [{ guest, name: called, emblem }];
    const group: PlayGroup = { name, owner: guest, key: newId(), members, webhook: null };
    const row: GatheringRow = {
      id: newId(),
      kind: 'group',
      parent: null,
      version: 1,
      wakeAt: null,
      body: bodyOf(group),
      createdAt: at,
      updatedAt: at,
    };
    await gatherings.create(row);
    await gatherings.enter(row.id, guest);
    return accept(await inside(row, owner));
  }

  async function join(id: string, guest: Guest, key: string): Seen {
    const changed = await changing(id, (group) => entered(group, guest, key));
    if (changed.ok) await gatherings.enter(id, guest.id);
    return answering(changed, guest);
  }

  /** The last one to leave closes it. */
  async function leave(id: string, guest: Guest): Promise<Result<object, Code>> {
    let isEmpty = false;
    const changed = await changing(id, (group) => {
      if (!isInGroup(group, guest.id)) return refuse('no-such-group');
      const rest = without(group, guest.id);
      isEmpty = rest === undefined;
      return accept(rest ?? group);
    });
    if (!changed.ok) return changed;
    await gatherings.leave(id, guest.id);
    if (isEmpty) await gatherings.drop(id);
    return accept({});
  }

  function decided(group: PlayGroup, change: GroupChange, origin: string): Result<PlayGroup, Code> {
    switch (change.do) {
      case 'rename': {
        const name = readTitle(change.name);
        return name === undefined ? refuse('bad-name') : accept({ ...group, name });
      }
      case 'remove': {
        const member = group.members[change.member];
        if (member === undefined || member.guest === group.owner)
          return refuse('no-such-person', { person: change.member });
        // Whoever was sent away still has the link.
        return accept({ ...(without(group, member.guest) ?? group), key: newId() });
      }
      case 'new-link':
        return accept({ ...group, key: newId() });
      case 'webhook':
        return accept({ ...group, webhook: change.webhook === null ? null : { ...change.webhook, origin } });
      case 'close':
        return accept(group);
    }
  }

  async function change(
    id: string,
    owner: Guest,
    asked: GroupChange,
    origin: string,
  ): Promise<Result<GroupView | object, Code>> {
    let removed: string | undefined;
    const changed = await changing(id, (group) => {
      if (!isInGroup(group, owner.id)) return refuse('no-such-group');
      if (group.owner !== owner.id) return refuse('not-host');
      removed = asked.do === 'remove' ? group.members[asked.member]?.guest : undefined;
      return decided(group, asked, origin);
    });
    if (!changed.ok) return changed;
    if (removed !== undefined) await gatherings.leave(id, removed);
    if (asked.do !== 'close') return answering(changed, owner);
    await gatherings.drop(id);
    return accept({});
  }

  async function addTable(id: string, guest: Guest, match: string): Seen {
    const [row, table] = await Promise.all([find(id), store.match(match)]);
    if (row === undefined || !isInGroup(groupOf(row), guest.id)) return refuse('no-such-group');
    if (table === undefined) return refuse('no-such-match');
    // Nobody shows the tables of others.
    if (table.host !== guest.id && !guestsOf(lobbyOf(table)).includes(guest.id)) return refuse('not-seated');
    await noteMatch(id, table.id);
    return accept(await inside(row, guest));
  }

  /** The group's chat is told of it, unless the table has a chat of its own. */
  async function noteMatch(id: string, match: string): Promise<void> {
    const row = await find(id);
    if (row === undefined) return;
    await gatherings.addMatch(id, match, now());
    const { webhook } = groupOf(row);
    if (webhook !== null && (await outbox.webhook(match)) === undefined)
      await outbox.putWebhook({ match, ...webhook });
  }

  return {
    create,
    view: async (id, guest, key) => {
      const row = await find(id);
      if (row === undefined) return refuse('no-such-group');
      const group = groupOf(row);
      if (guest !== undefined && isInGroup(group, guest.id)) return accept(await inside(row, guest));
      return key === group.key ? accept(outside(row)) : refuse('no-such-group');
    },
    of: async (guest) =>
      (await gatherings.of(guest.id, 'group', MOST_LISTED)).map((row) => {
        const { name, members } = groupOf(row);
        return { id: row.id, name, size: members.length };
      }),
    join,
    leave,
    change,
    addTable,
    noteRematch: async (old, next) => {
      const group = await gatherings.gatheringOfMatch(old, 'group');
      if (group !== undefined) await noteMatch(group, next);
    },
    nameFor: async (id, guest) => {
      const row = await find(id);
      const group = row && groupOf(row);
      return group !== undefined && isInGroup(group, guest) ? group.name : undefined;
    },
    noteMatch,
    forget: async (guest) => {
      for (const { id } of await gatherings.of(guest, 'group', MOST_LISTED))
        await leave(id, { id: guest, name: '' });
    },
  };
}
