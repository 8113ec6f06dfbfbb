// Opens a match by its code. The server is asked first whether there is one.

import { refuse } from '@mirabilia/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { api } from '../../net/api.ts';
import { Field } from '../../ui/field.tsx';
import { useAsking } from '../../ui/use-asking.ts';
import { appWords } from '../../words/index.ts';
import { troubleText } from '../../words/trouble-text.ts';
import { go } from '../routes.ts';
import { matchCodeIn } from './match-code.ts';

interface CodeFormProps {
  readonly class: string | undefined;
  /** The address to open for a code. */
  pathOf(code: string): string;
  /** The button that submits the form. */
  children(isBusy: boolean): ComponentChildren;
}

export function CodeForm({ class: look, pathOf, children }: CodeFormProps) {
  const words = appWords.value;
  const text = useSignal('');
  const { ask, isBusy, trouble } = useAsking();
  const open = async (event: Event) => {
    event.preventDefault();
    const code = matchCodeIn(text.value);
    const match = await ask(async () => (code === undefined ? refuse('no-such-match') : api.match(code)));
    if (match !== undefined && code !== undefined) go(pathOf(code));
  };
  return (
    <form class={look} onSubmit={open}>
      <Field
        label={words.front.code}
        hint={words.front.codeHint}
        error={trouble === undefined ? undefined : troubleText(trouble)}
        value={text.value}
        onText={(typed) => {
          text.value = typed;
        }}
        autoComplete="off"
        autocapitalize="characters"
        spellcheck={false}
        maxLength={200}
        required
      />
      {children(isBusy)}
    </form>
  );
}
