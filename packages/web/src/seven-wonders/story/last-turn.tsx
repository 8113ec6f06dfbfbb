import type { TableModel } from '../model.ts';
import { historyOf, lastTurn } from './history.ts';
import css from './last-turn.module.css';
import { stageOf } from './stage.ts';
import { actWhole, briefly, whoIn } from './tongue.ts';
import { story } from './words/index.ts';

/** What everybody just played; stays until the next reveal. */
export function LastTurn({ model }: { readonly model: TableModel }) {
  const { shown } = stageOf(model);
  const table = shown.table.value;
  const { brief } = story.words;
  if (table === undefined) return null;
  const turn = lastTurn(historyOf(table));
  const who = whoIn(model);
  return (
    <section class={css.strip} aria-label={brief.lastTurn}>
      <h2 class={css.head}>{brief.lastTurn}</h2>
      {turn === undefined ? (
        <p class={css.none}>{brief.nothingYet}</p>
      ) : (
        <ul class={css.list}>
          {turn.acts.map((act, at) => (
            <li key={`${act.city}-${at}`} class={css.act} title={actWhole(act, who, table.cities.length)}>
              <span class={css.name}>{who(act.city).isYou ? story.words.you : who(act.city).name}</span>
              <span class={css.what}>{briefly(act)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
