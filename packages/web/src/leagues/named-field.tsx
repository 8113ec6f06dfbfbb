// Whoever joins or creates something for the first time says their name.

import { type Signal, useSignal } from '@preact/signals';
import { guest, suggestName } from '../app/guest.ts';
import type { Failure } from '../net/http.ts';
import { Field } from '../ui/field.tsx';
import { appWords } from '../words/index.ts';
import { troubleText } from '../words/trouble-text.ts';

export interface OwnName {
  /** As it is shown now. */
  readonly shown: string;
  readonly written: Signal<string | undefined>;
}

export function useOwnName(): OwnName {
  const written = useSignal<string | undefined>(undefined);
  const suggested = useSignal(suggestName());
  return { written, shown: written.value ?? guest.value?.name ?? suggested.value };
}

export function NameField({
  name,
  trouble,
}: {
  readonly name: OwnName;
  readonly trouble: Failure | undefined;
}) {
  return (
    <Field
      label={appWords.value.yourName}
      error={trouble?.code === 'bad-name' ? troubleText(trouble) : undefined}
      value={name.shown}
      onText={(text) => {
        name.written.value = text;
      }}
      autoComplete="nickname"
      spellcheck={false}
      required
    />
  );
}
