import { useSignal } from '@preact/signals';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { adminWords } from '../words/index.ts';
import css from './admin.module.css';

interface Props {
  readonly label: string;
  readonly onSearch: (text: string) => void;
}

export function SearchForm({ label, onSearch }: Props) {
  const text = useSignal('');
  return (
    <form
      class={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.value.trim());
      }}
    >
      <Field
        label={label}
        value={text.value}
        onText={(typed) => {
          text.value = typed;
        }}
        autoComplete="off"
        spellcheck={false}
        maxLength={64}
      />
      <Button type="submit">{adminWords.value.find}</Button>
    </form>
  );
}
