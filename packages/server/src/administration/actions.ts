// What an administrator can do. Each action is carried out, and then noted in the log.

import { accept, type Result, refuse } from '@mirabilia/kernel';
import type { Guest } from '@mirabilia/match-service';
import { type AdminAction, type Code, readName } from '@mirabilia/protocol';
import { eraseGuest, withoutChat, withoutChatOf } from '../profile/erasure.ts';
import { renameGuest } from '../profile/renaming.ts';
import { newId } from '../random-ids.ts';
import type { AdminLogEntry, Sanction } from '../storage/administration.ts';
import { allMatchesOf } from '../storage/retention.ts';
import { guestOfRow } from '../transport/identity.ts';
import type { ServerContext } from '../transport/server-context.ts';
import { newGuestId } from '../transport/tokens.ts';

/** What the log says of it. */
type Done = Pick<AdminLogEntry, 'subject' | 'name' | 'detail'>;
type Act<K extends AdminAction['do']> = (
  action: Extract<AdminAction, { readonly do: K }>,
  context: ServerContext,
) => Promise<Result<Done, Code>>;

const HOUR = 3_600_000;
const MINUTE = 60_000;

const done = (subject: string, name = '', detail = ''): Result<Done, Code> =>
  accept({ subject, name, detail });

/** Does something with a person that there is. */
const withPerson =
  <A extends { readonly person: string }>(
    act: (person: Guest, action: A, context: ServerContext) => Promise<Result<Done, Code>>,
  ) =>
  async (action: A, context: ServerContext): Promise<Result<Done, Code>> => {
    const row = await context.store.guest(action.person);
    return row === undefined ? refuse('no-such-person') : act(guestOfRow(row), action, context);
  };

/** Their names or words are no longer what is in memory. */
async function reload({ matchService }: ServerContext, matches: readonly string[]): Promise<void> {
  for (const match of matches) await matchService.reload(match);
}

type Shut = Pick<Sanction, 'kind' | 'target' | 'value' | 'name' | 'reason'>;

async function shutOut(
  { store, house, now }: ServerContext,
  shut: Shut,
  hours: number | null,
): Promise<void> {
  await store.administration.addSanction({
    ...shut,
    id: newId(),
    createdAt: now(),
    expiresAt: hours === null ? null : now() + hours * HOUR,
  });
  await house.refresh();
}

const detailOf = ({ hours, reason }: { readonly hours: number | null; readonly reason: string }): string =>
  [hours === null ? '' : `${hours} h`, reason].filter((each) => each !== '').join(', ');

const ACTS: { readonly [K in AdminAction['do']]: Act<K> } = {
  rename: withPerson(async (person, { name: given }, context) => {
    const name = readName(given);
    if (name === undefined) return refuse('bad-name');
    const matches = await renameGuest(person, name, context.store);
    context.renamed({ ...person, name });
    await reload(context, matches);
    return done(person.id, name, person.name);
  }),
  mute: withPerson(async ({ id, name }, { hours, reason }, context) => {
    await shutOut(context, { kind: 'mute', target: 'person', value: id, name, reason }, hours);
    return done(id, name, detailOf({ hours, reason }));
  }),
  ban: withPerson(async ({ id, name }, { hours, reason, withAddress }, context) => {
    const addresses = withAddress ? context.addressesOf(id) : [];
    for (const value of addresses)
      await shutOut(context, { kind: 'ban', target: 'address', value, name, reason }, hours);
    await shutOut(context, { kind: 'ban', target: 'person', value: id, name, reason }, hours);
    return done(id, name, detailOf({ hours, reason }));
  }),
  'ban-address': async ({ address, hours, reason }, context) => {
    await shutOut(context, { kind: 'ban', target: 'address', value: address, name: '', reason }, hours);
    return done(address, '', detailOf({ hours, reason }));
  },
  lift: async ({ sanction: id }, { store, house }) => {
    const sanction = await store.administration.sanction(id);
    if (sanction === undefined || !(await store.administration.liftSanction(id)))
      return refuse('no-such-person');
    await house.refresh();
    return done(sanction.value, sanction.name, sanction.kind);
  },
  'sign-out': withPerson(async ({ id, name }, _, { store, now, signedOut }) => {
    await store.profiles.signOut(id, now());
    signedOut(id);
    return done(id, name);
  }),
  'delete-person': withPerson(async (person, _, context) => {
    const matches: string[] = [];
    for await (const match of allMatchesOf(context.store.retention, person.id)) matches.push(match);
    await eraseGuest(person, { ...context, newGuestId });
    context.signedOut(person.id);
    await reload(context, matches);
    await context.house.refresh();
    return done(person.id);
  }),
  'delete-match': async ({ match }, context) => {
    const row = await context.store.match(match);
    if (row === undefined) return refuse('no-such-match');
    await context.store.retention.dropMatch(row.id);
    await context.matchService.reload(row.id);
    return done(row.id, '', row.game);
  },
  'delete-chat': async ({ match, person }, context) => {
    const row = await context.store.match(match);
    if (row === undefined) return refuse('no-such-match');
    await context.store.retention.rewriteMatch(
      row.id,
      person === undefined ? withoutChat : withoutChatOf(person),
    );
    await context.matchService.reload(row.id);
    return done(row.id, '', person ?? '');
  },
  'close-report': async ({ report: id }, { store, now }) => {
    const report = await store.administration.report(id);
    const isClosed = await store.administration.closeReport(id, now());
    return report !== undefined && isClosed
      ? done(report.person, report.personName)
      : refuse('no-such-person');
  },
  announce: async ({ text, minutes }, { house, now }) => {
    const at = now();
    const announcement = text === '' ? null : { id: newId(), text, at, until: at + minutes * MINUTE };
    await house.change({ announcement });
    return done('', '', text);
  },
  drain: async ({ on }, { house, now }) => {
    await house.change({ closedAt: on ? now() : null });
    return done('', '', on ? 'on' : 'off');
  },
  'revoke-access': async ({ access }, { store }) =>
    (await store.administration.revokeAccess(access)) ? done(access) : refuse('no-such-person'),
};

export async function carryOut(
  action: AdminAction,
  by: string,
  context: ServerContext,
): Promise<Result<Done, Code>> {
  // cast: the table is exhaustive, but the compiler can't see that action and act belong together.
  const answer = await (ACTS[action.do] as Act<AdminAction['do']>)(action as never, context);
  if (!answer.ok) return answer;
  await context.store.administration.note({
    id: newId(),
    at: context.now(),
    by,
    action: action.do,
    ...answer.value,
  });
  context.log.info({ action: action.do }, 'an administrator has acted');
  return answer;
}
