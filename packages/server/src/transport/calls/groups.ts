import { refuse } from '@mirabilia/kernel';
import { groupChange, groupKey, groupTable, newGroup } from '@mirabilia/protocol';
import { groupAnswer, groupsAnswer, nothing } from '@mirabilia/protocol/answers';
import { anybodysCall, guestsCall } from '../call.ts';
import { NEW_GATHERINGS } from './tournaments.ts';

const create = guestsCall({
  method: 'post',
  path: '/api/groups',
  summary: 'Create a group; the creator owns it',
  body: newGroup,
  reply: groupAnswer,
  status: 201,
  refusals: ['bad-name', 'unavailable'],
  rates: NEW_GATHERINGS,
  run: (guest, { name }, { context }) => context.groups.create(guest, name),
});

const mine = guestsCall({
  method: 'get',
  path: '/api/groups/mine',
  summary: 'My groups',
  reply: groupsAnswer,
  refusals: ['unavailable'],
  run: async (guest, _, { context }) => ({ ok: true, value: { groups: await context.groups.of(guest) } }),
});

const view = anybodysCall({
  method: 'get',
  path: '/api/groups/{id}',
  summary: 'A group as its members see it; its name and size for somebody with the link',
  body: groupKey,
  reply: groupAnswer,
  refusals: ['no-such-group', 'unavailable'],
  run: ({ context, guest, id }, { key }) => context.groups.view(id, guest, key),
});

const join = guestsCall({
  method: 'post',
  path: '/api/groups/{id}/join',
  summary: 'Become a member, by the key of its link',
  body: groupKey,
  reply: groupAnswer,
  refusals: ['no-such-group', 'too-many', 'unavailable'],
  run: (guest, { key }, { context, id }) => context.groups.join(id, guest, key),
});

const leave = guestsCall({
  method: 'post',
  path: '/api/groups/{id}/leave',
  summary: 'Leave a group; with its last member it is closed',
  reply: nothing,
  refusals: ['no-such-group', 'unavailable'],
  run: (guest, _, { context, id }) => context.groups.leave(id, guest),
});

const table = guestsCall({
  method: 'post',
  path: '/api/groups/{id}/tables',
  summary: 'Show a table at which I sit to the group',
  body: groupTable,
  reply: groupAnswer,
  refusals: ['no-such-group', 'no-such-match', 'not-seated', 'unavailable'],
  run: (guest, { match }, { context, id }) => context.groups.addTable(id, guest, match),
});

const change = guestsCall({
  method: 'post',
  path: '/api/groups/{id}/change',
  summary: 'Rename it, remove a member, make a new link, set its webhook, or close it: owner only',
  body: groupChange,
  reply: groupAnswer.or(nothing),
  refusals: ['no-such-group', 'not-host', 'bad-name', 'no-such-person', 'bad-endpoint', 'unavailable'],
  run: async (guest, asked, { context, id, origin }) => {
    const isForbidden =
      asked.do === 'webhook' && asked.webhook !== null && !context.mayCall(asked.webhook.url);
    return isForbidden ? refuse('bad-endpoint') : context.groups.change(id, guest, asked, origin);
  },
});

export const GROUP_CALLS = [create, mine, view, join, leave, table, change];
