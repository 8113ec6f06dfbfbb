// A record from a file, by choosing, dropping or pasting it. It is read here; nothing is sent anywhere.

import { isObject, type Refusal } from '@mirabilia/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { TopBar } from '../app/home/top-bar.tsx';
import { isGameId } from '../games/index.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Panel } from '../ui/panel.tsx';
import { appWords, tableWords } from '../words/index.ts';
import css from './open-file.module.css';
import { recordsIn } from './open-record.ts';

interface Props {
  readonly onRecord: (record: unknown) => void;
  readonly onFault: (fault: Refusal) => void;
}

/** Of a file with many records so many are listed. */
const MOST_LISTED = 100;

export function OpenFile({ onRecord, onFault }: Props) {
  const { open: words } = tableWords.value.replay;
  const picker = useRef<HTMLInputElement>(null);
  const area = useId();
  const text = useSignal('');
  const isOver = useSignal(false);
  const several = useSignal<readonly unknown[]>([]);

  const read = (given: string): void => {
    const records = recordsIn(given);
    if (!records.ok) onFault(records.refusal);
    else if (records.value.length === 1) onRecord(records.value[0]);
    else several.value = records.value;
  };
  const readFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      read(await file.text());
    } catch {
      onFault({ code: 'not-text' });
    }
  };
  useEffect(() => {
    const isFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    const onDrag = (event: DragEvent) => {
      if (!isFile(event)) return;
      event.preventDefault();
      isOver.value = event.type === 'dragover';
    };
    const onDrop = (event: DragEvent) => {
      if (!isFile(event)) return;
      event.preventDefault();
      isOver.value = false;
      void readFile(event.dataTransfer?.files[0]);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (event.target instanceof HTMLTextAreaElement) return;
      const { clipboardData } = event;
      const file = clipboardData?.files[0];
      const pasted = clipboardData?.getData('text') ?? '';
      if (file !== undefined) void readFile(file);
      else if (pasted.trim() !== '') read(pasted);
    };
    addEventListener('dragover', onDrag);
    addEventListener('dragleave', onDrag);
    addEventListener('drop', onDrop);
    addEventListener('paste', onPaste);
    return () => {
      removeEventListener('dragover', onDrag);
      removeEventListener('dragleave', onDrag);
      removeEventListener('drop', onDrop);
      removeEventListener('paste', onPaste);
    };
  }, []);

  return (
    <>
      <TopBar />
      <main class={css.page}>
        <h1 class={css.title}>{tableWords.value.replay.title}</h1>
        {several.value.length > 0 ? (
          <Several records={several.value} onRecord={onRecord} />
        ) : (
          <Panel title={words.title}>
            <p class={css.hint}>{words.hint}</p>
            <div class={classes(css.drop, isOver.value && css.over)}>
              <Button look="primary" size="large" icon="upload" onClick={() => picker.current?.click()}>
                {words.choose}
              </Button>
              <span class={css.hint}>{words.drop}</span>
              <input
                ref={picker}
                type="file"
                hidden
                aria-label={words.choose}
                accept=".json,.jsonl,.txt,application/json"
                onChange={({ currentTarget }) => {
                  void readFile(currentTarget.files?.[0]);
                  // The same file may be chosen again.
                  currentTarget.value = '';
                }}
              />
            </div>
            <form
              class={css.paste}
              onSubmit={(event) => {
                event.preventDefault();
                read(text.value);
              }}
            >
              <label for={area}>{words.paste}</label>
              <textarea
                id={area}
                class={css.text}
                rows={5}
                spellcheck={false}
                value={text.value}
                onInput={({ currentTarget }) => {
                  text.value = currentTarget.value;
                }}
              />
              <Button type="submit" icon="play" disabled={text.value.trim() === ''}>
                {words.go}
              </Button>
            </form>
          </Panel>
        )}
      </main>
    </>
  );
}

/** Who plays what, as far as the record says so. */
function titleOf(record: unknown): string {
  if (!isObject(record)) return '–';
  const { game, seats } = record;
  const title = typeof game === 'string' && isGameId(game) ? appWords.value.games[game].title : '–';
  const names = Array.isArray(seats)
    ? seats.map((seat) => (isObject(seat) && typeof seat.name === 'string' ? seat.name : '–'))
    : [];
  return [title, names.join(', ').slice(0, 80)].join(' · ');
}

function Several({
  records,
  onRecord,
}: {
  readonly records: readonly unknown[];
  readonly onRecord: Props['onRecord'];
}) {
  const { open: words } = tableWords.value.replay;
  const leftOut = records.length - MOST_LISTED;
  return (
    <Panel title={words.several(records.length)}>
      <ol class={css.several}>
        {records.slice(0, MOST_LISTED).map((record, at) => (
          <li key={at}>
            <button type="button" class={css.one} onClick={() => onRecord(record)}>
              <b>{words.record(at + 1)}</b> <span>{titleOf(record)}</span>
            </button>
          </li>
        ))}
      </ol>
      {leftOut > 0 && <p class={css.hint}>{words.leftOut(leftOut)}</p>}
    </Panel>
  );
}
