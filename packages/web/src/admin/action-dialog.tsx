// Asks before something is done to a person or a match, and for what it needs.

import type { AdminActionWish } from '@mirabilia/protocol';
import { signal, useSignal } from '@preact/signals';
import { labelled } from '../i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, Select } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { adminWords, appWords } from '../words/index.ts';
import css from './admin.module.css';
import { adminApi } from './admin-api.ts';
import { done } from './use-asked.ts';

export type AskedAction =
  | {
      readonly do: 'rename' | 'mute' | 'ban' | 'sign-out' | 'delete-person';
      readonly person: string;
      readonly name: string;
    }
  | { readonly do: 'delete-match'; readonly match: string; readonly name: string }
  | {
      readonly do: 'delete-chat';
      readonly match: string;
      readonly person?: string | undefined;
      readonly name: string;
    }
  | { readonly do: 'ban-address'; readonly name: string };

/** What is being asked, if anything. */
export const asked = signal<AskedAction | undefined>(undefined);

/** Does what needs no question. */
export async function doNow(action: AdminActionWish): Promise<void> {
  const answer = await adminApi.act(action);
  if (answer.ok) toast(adminWords.value.form.done, 'good');
  else toast(appWords.value.troubles[answer.refusal.code], 'bad');
  done.value++;
}

const FOR_EVER = 0;
const HOURS = { hour: 1, day: 24, week: 168, month: 720, forever: FOR_EVER } as const;
const DURATIONS = ['hour', 'day', 'week', 'month', 'forever'] as const;

interface Given {
  readonly text: string;
  readonly reason: string;
  readonly hours: number;
  readonly withAddress: boolean;
}

function actionOf(wish: AskedAction, { text, reason, hours: given, withAddress }: Given): AdminActionWish {
  const hours = given === FOR_EVER ? null : given;
  switch (wish.do) {
    case 'rename':
      return { do: 'rename', person: wish.person, name: text };
    case 'mute':
      return { do: 'mute', person: wish.person, hours, reason };
    case 'ban':
      return { do: 'ban', person: wish.person, hours, reason, withAddress };
    case 'ban-address':
      return { do: 'ban-address', address: text.trim(), hours, reason };
    case 'delete-match':
      return { do: wish.do, match: wish.match };
    case 'delete-chat':
      return { do: wish.do, match: wish.match, person: wish.person };
    default:
      return { do: wish.do, person: wish.person };
  }
}

export function ActionDialog() {
  const wish = asked.value;
  // A key of its own makes the fields of the next question empty.
  return wish === undefined ? null : <Question key={JSON.stringify(wish)} wish={wish} />;
}

function Question({ wish }: { readonly wish: AskedAction }) {
  const { actions, about, form } = adminWords.value;
  const given = useSignal<Given>({ text: '', reason: '', hours: HOURS.day, withAddress: false });
  const change = (more: Partial<Given>): void => {
    given.value = { ...given.value, ...more };
  };
  const { ask, isBusy, trouble } = useAsking();
  const close = (): void => {
    asked.value = undefined;
  };
  const carryOut = async (event: Event): Promise<void> => {
    event.preventDefault();
    const isDone = await ask(() => adminApi.act(actionOf(wish, given.value)));
    if (isDone === undefined) return;
    close();
    toast(form.done, 'good');
    done.value++;
  };
  const ends = wish.do === 'mute' || wish.do === 'ban' || wish.do === 'ban-address';
  const label = wish.do === 'rename' ? form.name : form.address;
  return (
    <Dialog
      isOpen
      title={wish.name === '' ? actions[wish.do] : labelled(actions[wish.do], wish.name)}
      size="small"
      onClose={close}
    >
      <form class={css.form} onSubmit={(event) => void carryOut(event)}>
        <p>{about[wish.do]}</p>
        {(wish.do === 'rename' || wish.do === 'ban-address') && (
          <Field
            label={label}
            value={given.value.text}
            onText={(text) => change({ text })}
            autoComplete="off"
            spellcheck={false}
            required
          />
        )}
        {ends && (
          <>
            <Select
              label={form.duration}
              value={given.value.hours}
              options={DURATIONS.map((each) => ({ value: HOURS[each], label: form[each] }))}
              onChange={(hours) => change({ hours })}
            />
            <Field
              label={form.reason}
              value={given.value.reason}
              onText={(reason) => change({ reason })}
              autoComplete="off"
              maxLength={200}
            />
          </>
        )}
        {wish.do === 'ban' && (
          <Toggle
            label={form.withAddress}
            hint={about['ban-address']}
            isOn={given.value.withAddress}
            onChange={(withAddress) => change({ withAddress })}
          />
        )}
        <TroubleLine of={trouble} />
        <div class={css.row}>
          <Button onClick={close}>{appWords.value.cancel}</Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {actions[wish.do]}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What can be done with somebody. */
export function PersonActions({ person, name }: { readonly person: string; readonly name: string }) {
  const { actions } = adminWords.value;
  return (
    <div class={css.row}>
      {(['mute', 'ban', 'rename', 'sign-out', 'delete-person'] as const).map((each) => (
        <Button
          key={each}
          size="small"
          aria-label={labelled(actions[each], name)}
          onClick={() => {
            asked.value = { do: each, person, name };
          }}
        >
          {actions[each]}
        </Button>
      ))}
    </div>
  );
}
