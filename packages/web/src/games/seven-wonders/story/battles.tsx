// The end of an Age: conflicts at the borders around the table.

import { useMemo } from 'preact/hooks';
import { fromMine } from '../../../table/battle.tsx';
import { Conflicts } from '../../../table/choreography/conflicts.tsx';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { roman } from '../roman.ts';
import type { TableState } from '../state.ts';
import { historyOf } from './history.ts';
import { battleSentence, whoIn } from './log-text.ts';
import { presentationOf } from './presentation.ts';

export function Battles({ model }: { readonly model: TableState }) {
  const age = presentationOf(model).battles.value;
  return age === undefined ? null : <OfAge key={age} model={model} age={age} />;
}

function OfAge({ model, age }: { readonly model: TableState; readonly age: number }) {
  // The newest: the table itself may still show what was before.
  const table = model.link.update.value?.view.public.table;
  const focus = model.focus.value;
  const battles = useMemo(
    () => fromMine(table === undefined ? [] : (historyOf(table)[age - 1]?.battles ?? []), focus),
    [table, age, focus],
  );
  const { battles: words } = sevenWondersWords.value.story;
  const who = whoIn(model);
  const tokens = table?.cities[focus]?.battles.slice((age - 1) * 2, age * 2) ?? [];
  const sum = tokens.reduce((points, token) => points + token, 0);
  return (
    <Conflicts
      title={words.title(roman(age))}
      said={battles.map((battle) => battleSentence(battle, who))}
      battles={battles}
      weight={age}
      who={who}
      viewer={focus}
      plaque={{
        summary: words.summary(who(focus), sum).replace('-', '−'),
        goOn: age === 3 ? tableWords.value.ending.battles.toScore : words.goOn(roman(age + 1)),
      }}
      onEnd={presentationOf(model).endBattles}
    />
  );
}
