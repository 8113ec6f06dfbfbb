// A person's emblem: a charge on a coloured shield. It is saved with each choice.

import type { OwnProfile } from '@mirabilia/protocol/answers';
import { EMBLEM_CHARGES } from '@mirabilia/protocol/facts';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { api } from '../net/api.ts';
import type { Failure } from '../net/http.ts';
import { TroubleLine } from '../ui/trouble.tsx';
import { profileWords } from '../words/index.ts';
import { type EmblemChoice, PersonEmblem, readEmblem } from './person-emblem.tsx';
import css from './profile.module.css';

interface Props {
  readonly profile: OwnProfile;
  readonly onChange: (profile: OwnProfile) => void;
}

export function EmblemForm({ profile, onChange }: Props) {
  const words = profileWords.value.account;
  const trouble = useSignal<Failure | undefined>(undefined);
  // Shown at once, and taken back if it can't be saved.
  const wanted = useSignal<EmblemChoice | undefined>(undefined);
  const chosen = wanted.value ?? readEmblem(profile.emblem);
  const shown: EmblemChoice = chosen ?? { charge: EMBLEM_CHARGES[0], colour: 0 };
  const choose = async (emblem: EmblemChoice) => {
    wanted.value = emblem;
    const saved = await api.changeProfile({ emblem: `${emblem.charge}-${emblem.colour}` });
    // Another one is wanted by now.
    if (wanted.peek() !== emblem) return;
    wanted.value = undefined;
    trouble.value = saved.ok ? undefined : saved.refusal;
    if (saved.ok) onChange(saved.value);
  };
  return (
    <>
      <TroubleLine of={trouble.value} />
      <Choice
        label={words.emblem}
        options={EMBLEM_CHARGES.map((charge) => ({
          name: words.charges[charge],
          emblem: { ...shown, charge },
        }))}
        isChosen={({ charge }) => chosen?.charge === charge}
        onChoose={choose}
      />
      <Choice
        label={words.colour}
        options={words.colours.map((name, colour) => ({ name, emblem: { ...shown, colour } }))}
        isChosen={({ colour }) => chosen?.colour === colour}
        onChoose={choose}
      />
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly name: string; readonly emblem: EmblemChoice }[];
  readonly isChosen: (emblem: EmblemChoice) => boolean;
  readonly onChoose: (emblem: EmblemChoice) => Promise<void>;
}

function Choice({ label, options, isChosen, onChoose }: ChoiceProps) {
  const group = useId();
  return (
    <fieldset class={css.emblems}>
      <legend>{label}</legend>
      {options.map(({ name, emblem }) => (
        <label key={name} class={css.emblem} title={name}>
          <input
            type="radio"
            name={group}
            checked={isChosen(emblem)}
            onChange={() => void onChoose(emblem)}
          />
          <PersonEmblem of={emblem} />
          <span class="sr-only">{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
