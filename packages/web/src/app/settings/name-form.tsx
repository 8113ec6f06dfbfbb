import { useSignal } from '@preact/signals';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAsking } from '../../ui/use-asking.ts';
import { appWords } from '../../words/index.ts';
import { troubleText } from '../../words/trouble-text.ts';
import { becomeGuest, guest } from '../guest.ts';
import css from './settings-form.module.css';

export function NameForm() {
  const words = appWords.value;
  const name = useSignal(guest.value?.name ?? '');
  const { ask, isBusy, trouble } = useAsking();
  const save = async (event: Event) => {
    event.preventDefault();
    const known = await ask(() => becomeGuest(name.value));
    if (known === undefined) return;
    name.value = known.name;
    toast(words.settings.saved, 'good');
  };
  return (
    <form class={css.row} onSubmit={save}>
      <Field
        label={words.yourName}
        hint={words.nameHint}
        error={trouble === undefined ? undefined : troubleText(trouble)}
        value={name.value}
        onText={(text) => {
          name.value = text;
        }}
        autoComplete="nickname"
        spellcheck={false}
        required
      />
      <Button type="submit" isBusy={isBusy} disabled={name.value.trim() === (guest.value?.name ?? '')}>
        {words.save}
      </Button>
    </form>
  );
}
