// Adds games that the server doesn't know of to the own history: those of this device, and files.

import { isObject, type JsonObject } from '@mirabilia/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { asGuest } from '../app/guest.ts';
import { api, type MyMatch } from '../net/api.ts';
import { recordsIn } from '../replay/open-record.ts';
import { solo } from '../solo/client.ts';
import { findLocalMatches, localMatches } from '../solo/local-matches.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { toast } from '../ui/toast.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { profileWords } from '../words/index.ts';
import { addedMatches, noteAdded } from './added-matches.ts';
import css from './profile.module.css';

/** A record, and when it was played. */
interface Found {
  readonly record: JsonObject;
  readonly at: number;
}

const peopleIn = ({ seats }: JsonObject): readonly string[] =>
  Array.isArray(seats)
    ? seats.filter(isObject).flatMap(({ name, kind }) => (kind === 'human' ? [String(name)] : []))
    : [];

const seatOf = ({ seats }: JsonObject, name: string): number =>
  (seats as readonly JsonObject[]).findIndex((seat) => seat.kind === 'human' && seat.name === name);

const isFinished = (record: unknown): record is JsonObject =>
  isObject(record) && isObject(record.result) && peopleIn(record).length > 0;

export function AddMatches({ onAdded }: { readonly onAdded: () => void }) {
  const { add: words } = profileWords.value;
  const { ask, isBusy, trouble } = useAsking();
  useEffect(() => void findLocalMatches(), []);
  const waiting = localMatches.value.filter(
    ({ id, status, you }) => status === 'over' && you.seat !== null && !addedMatches.value.has(id),
  );
  const say = (count: number, isAnyKnown: boolean): void => {
    toast(count === 0 && isAnyKnown ? words.known : words.added(count), 'good');
    if (count > 0) onAdded();
  };
  const addLocal = async () => {
    let added = 0;
    for (const match of waiting) {
      const answer = await ask(() => sendLocal(match));
      if (answer === undefined) break;
      noteAdded(match.id);
      if (answer.isNew) added++;
    }
    say(added, waiting.length > 0);
  };
  const addFound = async (found: readonly Found[], name: string) => {
    let added = 0;
    const own = found.filter(({ record }) => seatOf(record, name) >= 0);
    for (const { record, at } of own) {
      const answer = await ask(() => asGuest(() => api.addResult(record, seatOf(record, name), at)));
      if (answer === undefined) return;
      if (answer.isNew) added++;
    }
    say(added, own.length > 0);
  };
  return (
    <Panel title={words.title}>
      <p class={css.soft}>{words.about}</p>
      <TroubleLine of={trouble} />
      {waiting.length > 0 && (
        <Button icon="device" isBusy={isBusy} onClick={() => void addLocal()}>
          {words.fromDevice(waiting.length)}
        </Button>
      )}
      <FromFile isBusy={isBusy} onFound={addFound} />
    </Panel>
  );
}

const sendLocal = async ({ id, you, createdAt }: MyMatch) => {
  const record = await solo.record(id);
  if (!record.ok) return record;
  return asGuest(() => api.addResult(record.value, you.seat ?? 0, createdAt));
};

interface FromFileProps {
  readonly isBusy: boolean;
  readonly onFound: (found: readonly Found[], name: string) => Promise<void>;
}

function FromFile({ isBusy, onFound }: FromFileProps) {
  const { add: words } = profileWords.value;
  const picker = useRef<HTMLInputElement>(null);
  const found = useSignal<readonly Found[]>([]);
  const name = useSignal('');
  const names = [...new Set(found.value.flatMap(({ record }) => peopleIn(record)))];
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const records = recordsIn(await file.text().catch(() => ''));
    const all = (records.ok ? records.value : []).filter(isFinished);
    const people = new Set(all.flatMap(peopleIn));
    const [first] = people;
    if (first === undefined) return toast(words.noRecord, 'bad');
    const matches = all.map((record) => ({ record, at: file.lastModified }));
    if (people.size === 1) return onFound(matches, first);
    found.value = matches;
    name.value = first;
  };
  const add = async () => {
    await onFound(found.value, name.value);
    found.value = [];
  };
  return (
    <>
      <Button icon="upload" isBusy={isBusy} onClick={() => picker.current?.click()}>
        {words.file}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".json,.jsonl,application/json"
        hidden
        aria-label={words.file}
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      {found.value.length > 0 && (
        <div class={css.row}>
          <Select
            label={words.whichSeat}
            value={name.value}
            options={names.map((each) => ({ value: each, label: each }))}
            onChange={(each) => (name.value = each)}
          />
          <Button look="primary" isBusy={isBusy} onClick={() => void add()}>
            {words.add}
          </Button>
        </div>
      )}
    </>
  );
}
