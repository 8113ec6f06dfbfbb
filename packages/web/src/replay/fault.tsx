import type { Refusal } from '@mirabilia/kernel';
import { labelled } from '../i18n/language.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { appWords, tableWords } from '../words/index.ts';
import { entryIn, kindOf } from './faults.ts';
import css from './open-file.module.css';

interface Props {
  readonly fault: Refusal;
  /** Undefined if there is nothing to see. */
  readonly onWatch: (() => void) | undefined;
  readonly onAnother: () => void;
}

/** What is wrong with a record: a sentence, where, and the code for those who look it up. */
export function Fault({ fault, onWatch, onAnother }: Props) {
  const { fault: words } = tableWords.value.replay;
  const entry = entryIn(fault);
  return (
    <Notice title={onWatch === undefined ? words.nothing : words.title}>
      <p role="alert">
        {words.kinds[kindOf(fault)]} {entry === undefined ? '' : words.atEntry(entry)}
      </p>
      <p class={css.code}>
        {labelled(words.code, '')}
        <code>{fault.code}</code>. {words.nothingLost}
      </p>
      {onWatch !== undefined && (
        <Button icon="play" onClick={onWatch}>
          {words.watchAnyway}
        </Button>
      )}
      <Button look="primary" icon="upload" onClick={onAnother}>
        {words.another}
      </Button>
      <ButtonLink icon="home" href="/">
        {appWords.value.home}
      </ButtonLink>
    </Notice>
  );
}
