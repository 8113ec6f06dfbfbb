import { Chip, Coin, Stage as StageMark } from '../../art/index.ts';
import type { TableModel } from '../model.ts';
import { signed } from './coin-change.tsx';
import { historyOf, lastTurn } from './history.ts';
import css from './last-turn.module.css';
import { stageOf } from './stage.ts';
import type { Act, TurnTold } from './told.ts';
import { actWhole, briefly, whoIn } from './tongue.ts';
import { story } from './words/index.ts';
import type { Who } from './words/words.ts';

interface Props {
  readonly model: TableModel;
  /** Pictures alone, where there is no room for words; a screen reader is told all the same. */
  readonly isShort?: boolean;
}

/** What everybody just played; stays until the next reveal. */
export function LastTurn({ model, isShort = false }: Props) {
  const table = stageOf(model).shown.table.value;
  const { brief } = story.words;
  if (table === undefined) return null;
  const turn = lastTurn(historyOf(table));
  const who = whoIn(model);
  return (
    <section class={css.strip} data-short={isShort ? '' : undefined} aria-label={brief.lastTurn}>
      {turn === undefined ? (
        <p class={css.none}>{brief.nothingYet}</p>
      ) : (
        <ul class={css.list}>
          {turn.acts.map((act, at) => (
            <Line key={`${turn.age}-${turn.turn}-${at}`} act={act} turn={turn} who={who} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({
  act,
  turn,
  who,
}: {
  readonly act: Act;
  readonly turn: TurnTold;
  readonly who: (city: number) => Who;
}) {
  const { name, isYou } = who(act.city);
  const before = turn.coinsBefore[act.city] ?? 0;
  // What a salvage or a seventh card brought is told with it; the rest stands with the city's first act.
  const isFirst = turn.acts.find(({ city }) => city === act.city) === act;
  const change = isFirst ? (turn.coins[act.city] ?? 0) - before : 0;
  const whole = actWhole(act, who, turn.coins.length);
  return (
    <li class={css.act} title={whole}>
      <span class="sr-only">{whole}</span>
      <span class={css.mark} aria-hidden="true">
        <Mark act={act} />
      </span>
      <span class={css.words} aria-hidden="true">
        <b class={css.name} data-you={isYou ? '' : undefined}>
          {isYou ? story.words.you : name}
        </b>{' '}
        {briefly(act)}
      </span>
      {change !== 0 && (
        <span class={css.change} data-sign={Math.sign(change)} aria-hidden="true">
          {signed(change)}
        </span>
      )}
    </li>
  );
}

function Mark({ act }: { readonly act: Act }) {
  if (act.kind === 'built') return <Chip card={act.card} />;
  return act.kind === 'buried' ? <StageMark built /> : <Coin />;
}
