import { keptRecord, record } from '@mirabilia/protocol/answers';
import { importRecord, keptRecordOf } from '../../records.ts';
import { anybodysCall, guestsCall } from '../call.ts';

const keep = guestsCall({
  method: 'post',
  path: '/api/records',
  summary: 'Check a record and keep it for replay; a tampered one is refused with the move at fault',
  body: record,
  largest: 'recordBytes',
  reply: keptRecord,
  status: 201,
  refusals: ['no-such-game', 'bad-record', 'unavailable'],
  rates: [{ name: 'records', of: 'address', own: 'own-records' }],
  run: (_, given, { context }) => importRecord(context.store, given),
});

const kept = anybodysCall({
  method: 'get',
  path: '/api/records/{id}',
  summary: 'A record that was kept',
  reply: record,
  refusals: ['no-such-record'],
  run: ({ context, id }) => keptRecordOf(context.store, id),
});

export const RECORD_CALLS = [keep, kept];
