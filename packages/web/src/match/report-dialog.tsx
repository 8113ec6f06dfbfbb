// Somebody in the chat is reported to the people who run the server.

import { LONGEST_NOTE, REPORT_REASONS, type ReportReason } from '@mirabilia/protocol/facts';
import { useSignal } from '@preact/signals';
import { api } from '../net/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, Select } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords, peopleWords } from '../words/index.ts';
import css from './chat.module.css';

interface Props {
  readonly match: string;
  /** Their number in the chat. */
  readonly person: number;
  readonly name: string;
  readonly onClose: () => void;
}

export function ReportDialog({ match, person, name, onClose }: Props) {
  const { report: words } = peopleWords.value;
  const reason = useSignal<ReportReason>('insults');
  const note = useSignal('');
  const { ask, isBusy, trouble } = useAsking();
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const isSent = await ask(() => api.report({ match, person, reason: reason.value, note: note.value }));
    if (isSent === undefined) return;
    toast(words.sent, 'good');
    onClose();
  };
  return (
    <Dialog isOpen title={words.open(name)} size="small" onClose={onClose}>
      <form class={css.report} onSubmit={(event) => void send(event)}>
        <p>{words.text}</p>
        <Select
          label={words.reason}
          value={reason.value}
          options={REPORT_REASONS.map((each) => ({ value: each, label: words.reasons[each] }))}
          onChange={(chosen) => {
            reason.value = chosen;
          }}
        />
        <Field
          label={words.note}
          value={note.value}
          onText={(text) => {
            note.value = text;
          }}
          autoComplete="off"
          maxLength={LONGEST_NOTE}
        />
        <TroubleLine of={trouble} />
        <div class={css.tools}>
          <Button onClick={onClose}>{appWords.value.cancel}</Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {words.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
