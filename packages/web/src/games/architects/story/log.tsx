import type { Table } from '@mirabilia/architects';
import css from '../../../table/log.module.css';
import { SeatEmblem } from '../../../table/seat-emblem.tsx';
import { architectsWords } from '../../../words/index.ts';
import type { OwnModel } from '../state.ts';
import { roundOf } from '../tell.ts';
import { chronicleOf, turnsIn } from './chronicle.ts';
import { sentenceOf, whoIn } from './log-text.ts';
import { markOf } from './mark.tsx';

/** Everything that was heard, newest first. */
export function Log({ model }: { readonly model: OwnModel }) {
  const { heard } = chronicleOf(model);
  const words = architectsWords.value;
  const table = model.table.value as Table;
  const who = whoIn(model);
  const turns = turnsIn(heard.value).filter((turn) => turn.heard.length > 0);
  const newest = turns.toReversed();
  const roundAt = (at: number): number => roundOf(newest[at]?.turn ?? 0, table);
  if (turns.length === 0) return <p class={css.empty}>{words.story.empty}</p>;
  return (
    <div class={css.log}>
      {newest.map((turn, at) => (
        <section key={turns.length - at}>
          {turn.turn > 0 && roundAt(at) !== roundAt(at - 1) && (
            <h2 class={css.turn}>{words.round(roundAt(at))}</h2>
          )}
          <ul class={css.list}>
            {turn.heard.map((one, line) => {
              const sentence = sentenceOf(one, { table, who });
              if (sentence === undefined) return null;
              const isYours = 'seat' in one && who(one.seat).isYou;
              return (
                <li key={line} data-you={isYours ? '' : undefined}>
                  <span class={css.mark} aria-hidden="true">
                    {markOf(one)}
                  </span>
                  {'seat' in one && <SeatEmblem seat={one.seat} />}
                  <span>{sentence}</span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
