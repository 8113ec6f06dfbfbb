// The end of an Age: battle after battle round the table, then what each city got.

import type { Table } from '@mirabilia/seven-wonders';
import { useMemo } from 'preact/hooks';
import css from '../../../table/conflict-sequence.module.css';
import { ConflictSequence, fromMine } from '../../../table/conflict-sequence.tsx';
import { Token } from '../../../table/duel.tsx';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { roman } from '../roman.ts';
import type { OwnModel } from '../state.ts';
import { historyOf } from './history.ts';
import { battleSentence, whoIn } from './log-text.ts';
import { presentationOf } from './presentation.ts';
import { Spoils } from './spoils.tsx';

export function Battles({ model }: { readonly model: OwnModel }) {
  const age = presentationOf(model).battles.value;
  return age === undefined ? null : <OfAge key={age} model={model} age={age} />;
}

function OfAge({ model, age }: { readonly model: OwnModel; readonly age: number }) {
  const table = model.table.value;
  const battles = useMemo(
    () => fromMine(table === undefined ? [] : (historyOf(table)[age - 1]?.battles ?? []), model.me.value),
    [table, age, model],
  );
  const { battles: words } = sevenWondersWords.value.story;
  const who = whoIn(model);
  return (
    <ConflictSequence
      title={words.title(roman(age))}
      said={battles.map((battle) => battleSentence(battle, who))}
      battles={battles}
      who={who}
      goOn={age === 3 ? tableWords.value.ending.battles.toScore : words.goOn(roman(age + 1))}
      result={() => table !== undefined && <Mine model={model} table={table} age={age} />}
      spoils={(fought) =>
        table !== undefined && (
          <Spoils model={model} table={table} age={age} battles={battles} fought={fought} />
        )
      }
      onEnd={presentationOf(model).endBattles}
    />
  );
}

/** What the viewer's own two battles came to. */
function Mine({
  model,
  table,
  age,
}: {
  readonly model: OwnModel;
  readonly table: Table;
  readonly age: number;
}) {
  const me = model.me.value;
  if (me === null) return null;
  const tokens = table.cities[me]?.battles.slice((age - 1) * 2, age * 2) ?? [];
  const sum = tokens.reduce((points, token) => points + token, 0);
  return (
    <div class={css.mine}>
      <span class={css.tokens}>
        {tokens.map((token, side) => (
          <Token key={side} token={token} />
        ))}
      </span>
      <p>{sevenWondersWords.value.story.battles.summary(whoIn(model)(me), sum).replace('-', '−')}</p>
    </div>
  );
}
