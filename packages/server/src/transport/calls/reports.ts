import { refuse } from '@mirabilia/kernel';
import { reportPerson } from '@mirabilia/protocol';
import { nothing } from '@mirabilia/protocol/answers';
import { newId } from '../../random-ids.ts';
import { guestsCall } from '../call.ts';

/** What they said last goes with the report. */
const MOST_SAID = 20;

const report = guestsCall({
  method: 'post',
  path: '/api/reports',
  summary:
    'Report somebody in the chat of a match to those who run the server, with what they said there last',
  body: reportPerson,
  reply: nothing,
  status: 201,
  refusals: ['no-such-match', 'no-such-person', 'unavailable'],
  rates: [
    { name: 'reports', of: 'guest' },
    { name: 'reports-of-address', of: 'address' },
  ],
  async run(guest, { match, person, reason, note }, { context: { store, matchService, now } }) {
    const found = await matchService.personIn(match, guest, person);
    if (!found.ok) return found;
    const row = await store.guest(found.value.guest);
    if (row === undefined || row.id === guest.id) return refuse('no-such-person');
    const said = (await store.entries(found.value.match, 0)).flatMap(({ at, body }) =>
      body.kind === 'chat' && body.guest === row.id ? [{ at, text: body.text }] : [],
    );
    await store.administration.addReport({
      id: newId(),
      at: now(),
      reporter: guest.id,
      reporterName: guest.name,
      person: row.id,
      personName: row.name,
      match: found.value.match,
      reason,
      note,
      said: said.slice(-MOST_SAID),
      closedAt: null,
    });
    return { ok: true, value: {} };
  },
});

export const REPORT_CALLS = [report];
