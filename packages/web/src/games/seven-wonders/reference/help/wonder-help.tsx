// A wonder with what it makes and what each of its stages costs and does.

import { type Board, boardFacts, type Effect, resourceOf, stageEffectsOf } from '@mirabilia/seven-wonders';
import type { JSX } from 'preact';
import { labelled } from '../../../../i18n/language.ts';
import { sevenWondersWords } from '../../../../words/index.ts';
import { BoardPicture, Cost, Stage } from '../../art/index.ts';
import { names } from '../../names.ts';
import { EffectLines } from './effect-lines.tsx';
import { notesOn } from './facts.ts';
import style from './help.module.css';

interface Props {
  readonly board: Board;
  /** Stages that stand; without it the wonder is shown complete. */
  readonly built?: number;
}

/** Its name stands above it. */
export function WonderHelp({ board, built }: Props): JSX.Element {
  const { help: words } = sevenWondersWords.value;
  const { wonder, side, stages } = boardFacts(board);
  const { city } = names.value.wonders[wonder];
  const all = stages.flatMap((_, stage) => stageEffectsOf(board, stage));
  const start: Effect = { kind: 'produce', units: [[resourceOf(board)]], sold: true };
  return (
    <section class={style.wonder}>
      <div class={style.picture}>
        <BoardPicture board={board} {...(built === undefined ? {} : { built })} />
      </div>
      <p class={style.side}>
        {city} · {words.side(side)}
      </p>
      <h3 class={style.part}>{words.fromTheStart}</h3>
      <EffectLines effects={[start]} />
      {stages.map(({ cost }, stage) => (
        <div key={stage} class={style.stage}>
          <h3 class={style.part}>
            <span aria-hidden="true">
              <Stage built={stage < (built ?? 0)} />
            </span>{' '}
            {words.stage(stage + 1)}
            {built !== undefined && stage < built && ` (${words.stageBuilt})`}
          </h3>
          <p class={style.cost}>
            <span>{labelled(words.cost, '').trim()}</span>
            <span class={style.icons}>
              <Cost cost={cost} />
            </span>
          </p>
          <EffectLines effects={stageEffectsOf(board, stage)} />
        </div>
      ))}
      {notesOn(all).map((note) => (
        <p key={note} class={style.note}>
          {words.notes[note]}
        </p>
      ))}
    </section>
  );
}
