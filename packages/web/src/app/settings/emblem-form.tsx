// A person chooses their arms: a sign and a colour, which are kept with their name.

import {
  EMBLEM_CHARGES,
  EMBLEM_COLOURS,
  type Emblem,
  type EmblemCharge,
  type EmblemColour,
} from '@mirabilia/protocol/facts';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Shield } from '../../table/seat-emblem.tsx';
import { designOf, partsOf } from '../../table/seat-emblems.ts';
import { Button } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { TroubleLine } from '../../ui/trouble.tsx';
import { useAsking } from '../../ui/use-asking.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { peopleWords } from '../../words/index.ts';
import { asGuest, chooseEmblem, guest } from '../guest.ts';
import css from './emblem-form.module.css';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly all: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  readonly picture: (value: T) => ComponentChildren;
}

function Choice<T extends string>({ label, all, names, value, onChange, picture }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class={css.group}>
      <legend>{label}</legend>
      <div class={css.choices}>
        {all.map((each) => (
          <label key={each} class={css.choice} title={names[each]}>
            <input
              type="radio"
              class={css.radio}
              name={name}
              aria-label={names[each]}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            {picture(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Form() {
  const { emblem: words } = peopleWords.value;
  const { ask, isBusy, trouble } = useAsking();
  // What is chosen shows at once, whatever the server takes to answer.
  const wish = useSignal<Emblem | null | undefined>(undefined);
  const emblem = wish.value === undefined ? (guest.value?.emblem ?? null) : wish.value;
  const [charge, colour] = emblem === null ? [undefined, undefined] : partsOf(emblem);
  const choose = async (wanted: Emblem | null): Promise<void> => {
    const isUnderWay = wish.peek() !== undefined;
    wish.value = wanted;
    if (isUnderWay) return;
    // One after the other: what was chosen last is what is kept.
    for (let sent = wanted; ; sent = wish.peek() ?? null) {
      await ask(() => asGuest(() => chooseEmblem(sent)));
      if (wish.peek() === sent) break;
    }
    wish.value = undefined;
  };
  // Whoever has chosen only one of them sees the other as their first one.
  const shownCharge: EmblemCharge = charge ?? 'sun';
  const shownColour: EmblemColour = colour ?? 'blue';
  return (
    <div class={css.form}>
      <p class={css.title}>
        {words.title}
        {emblem !== null && <Shield design={designOf(shownCharge, shownColour)} />}
      </p>
      <p class={css.hint}>{words.hint}</p>
      <Choice
        label={words.charge}
        all={EMBLEM_CHARGES}
        names={words.charges}
        value={charge}
        onChange={(wanted) => void choose(`${wanted}-${shownColour}`)}
        picture={(each) => <Shield design={designOf(each, shownColour)} />}
      />
      <Choice
        label={words.colour}
        all={EMBLEM_COLOURS}
        names={words.colours}
        value={colour}
        onChange={(wanted) => void choose(`${shownCharge}-${wanted}`)}
        picture={(each) => <Shield design={designOf(shownCharge, each)} />}
      />
      <TroubleLine of={trouble} />
      {emblem !== null && (
        <Button size="small" look="quiet" isBusy={isBusy} onClick={() => void choose(null)}>
          {words.none}
        </Button>
      )}
    </div>
  );
}

export const EmblemForm = lazy(async () => {
  await peopleWords.ready();
  return { default: Form };
}, Waiting);
