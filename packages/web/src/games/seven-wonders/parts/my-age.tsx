// At the end of an Age no hand is left: in its place lies what I did with each card, while the conflicts are fought.

import { type Age, DISCARD_COINS } from '@mirabilia/seven-wonders';
import { labelled } from '../../../i18n/language.ts';
import { hint } from '../../../ui/hint.tsx';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { CardBack, CardFace, Coin, Stage } from '../art/index.ts';
import { shownTable } from '../shown.ts';
import { useTable } from '../state.ts';
import { historyOf } from '../story/index.ts';
import { actWhole, whoIn } from '../story/log-text.ts';
import type { Act } from '../story/told.ts';
import hand from './hand.module.css';
import { handShape } from './hand.tsx';
import css from './my-age.module.css';

export function MyAge({ age }: { readonly age: Age }) {
  const state = useTable();
  const table = shownTable(state);
  const who = whoIn(state);
  const acts = (historyOf(table)[age - 1]?.turns ?? []).flatMap((turn) =>
    turn.acts.filter(({ city, kind }) => city === state.me.value && kind !== 'left-pile'),
  );
  const label = labelled(tableWords.value.frame.you, sevenWondersWords.value.age(age));
  return (
    <div class={hand.hand}>
      <ul class={hand.cards} style={handShape(acts.length)} aria-label={label} data-my-age={age}>
        {acts.map((act, at) => (
          <li
            key={at}
            class={css.card}
            style={{ '--at': at }}
            {...hint(actWhole(act, who, table.cities.length))}
          >
            <span class="sr-only">{actWhole(act, who, table.cities.length)}</span>
            <span aria-hidden="true">
              <Played act={act} age={age} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Played({ act, age }: { readonly act: Act; readonly age: Age }) {
  if (act.kind === 'built') return <CardFace card={act.card} size="hand" />;
  return (
    <span class={css.under}>
      <CardBack age={age} />
      <span class={css.mark}>
        {act.kind === 'buried' ? <Stage built /> : <Coin amount={DISCARD_COINS} />}
      </span>
    </span>
  );
}
