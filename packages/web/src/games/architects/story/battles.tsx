// A battle at the end of a turn: neighbour against neighbour round the table, then what each has won.

import type { Table } from '@mirabilia/architects';
import { VICTORY_POINTS } from '@mirabilia/architects';
import { Laurel, Shield } from '../../../art/tokens.tsx';
import css from '../../../table/conflict-sequence.module.css';
import { ConflictSequence, fromMine } from '../../../table/conflict-sequence.tsx';
import spoilsCss from '../../../table/spoils.module.css';
import { architectsWords, tableWords } from '../../../words/index.ts';
import { battlesOf } from '../logic/battle.ts';
import type { OwnModel } from '../state.ts';
import { chronicleOf, type Fought } from './chronicle.ts';
import { whoIn } from './log-text.ts';

export function Battles({ model }: { readonly model: OwnModel }) {
  const { battle, endBattle } = chronicleOf(model);
  const fought = battle.value;
  if (fought === undefined) return null;
  return (
    <Shown
      key={fought.map(({ shields }) => shields).join()}
      model={model}
      fought={fought}
      onEnd={endBattle}
    />
  );
}

interface Props {
  readonly model: OwnModel;
  readonly fought: readonly Fought[];
}

function Shown({ model, fought, onEnd }: Props & { readonly onEnd: () => void }) {
  const { story } = architectsWords.value;
  const who = whoIn(model);
  const battles = fromMine(battlesOf(fought), model.me.value);
  const isOver = model.table.value?.phase.kind === 'over';
  return (
    <ConflictSequence
      title={story.battle}
      said={fought.map(({ seat, victories }) => story.battleSummary(who(seat), victories))}
      battles={battles}
      who={who}
      goOn={isOver ? tableWords.value.ending.battles.toScore : story.battleGoOn}
      result={() => <Mine model={model} fought={fought} />}
      spoils={(done) => done >= battles.length && <Spoils model={model} fought={fought} />}
      onEnd={onEnd}
    />
  );
}

/** What the viewer has won, and what everybody gave up for it. */
function Mine({ model, fought }: Props) {
  const { story } = architectsWords.value;
  const mine = fought.find(({ seat }) => seat === model.me.value);
  const discarded = fought.reduce((sum, one) => sum + one.discarded, 0);
  return (
    <div class={css.mine}>
      {mine !== undefined && mine.victories > 0 && (
        <span class={css.tokens} aria-hidden="true">
          {Array.from({ length: mine.victories }, (_, i) => (
            <Laurel key={i} points={VICTORY_POINTS} />
          ))}
        </span>
      )}
      {mine !== undefined && <p>{story.battleSummary(whoIn(model)(mine.seat), mine.victories)}</p>}
      <small>{story.discards(discarded)}</small>
    </div>
  );
}

function Spoils({ model, fought }: Props) {
  const { story } = architectsWords.value;
  const { cities } = model.table.value as Table;
  const who = whoIn(model);
  return (
    <table class={spoilsCss.spoils}>
      <thead>
        <tr>
          <th scope="col">{story.city}</th>
          <th scope="col">
            <Shield />
          </th>
          <th scope="col">{story.won}</th>
          <th scope="col">{story.soFar}</th>
        </tr>
      </thead>
      <tbody>
        {fought.map(({ seat, shields, victories }) => {
          const { name, isYou } = who(seat);
          return (
            <tr key={seat} data-you={isYou ? '' : undefined}>
              <th scope="row">{isYou ? tableWords.value.frame.you : name}</th>
              <td>{shields}</td>
              <td class={spoilsCss.sum}>{architectsWords.value.winsNow(victories)}</td>
              <td class={spoilsCss.total}>{cities[seat]?.victories}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
