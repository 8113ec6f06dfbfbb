// The end of an Age: battle after battle round the table, then what each city got. A tap, Escape or Enter goes on.

import type { Table } from '@mirabilia/seven-wonders';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { type Motion, settings } from '../../settings.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import type { TableModel } from '../model.ts';
import css from './battles.module.css';
import { Duel, Token } from './duel.tsx';
import { historyOf } from './history.ts';
import { Spoils } from './spoils.tsx';
import { stageOf } from './stage.ts';
import type { Battle } from './told.ts';
import { battleSentence, roman, whoIn } from './tongue.ts';
import { story } from './words/index.ts';

/** Milliseconds for all battles together, and the most and least for one. */
const SWEEP = 4200;
const LONGEST = 1100;
const SHORTEST = 600;
const SPEED: Readonly<Record<Motion, number>> = { off: 0, quick: 0.5, full: 1 };

export function Battles({ model }: { readonly model: TableModel }) {
  const age = stageOf(model).battles.value;
  return age === undefined ? null : <Sweep key={age} model={model} age={age} />;
}

/** Beginning with the viewer's own. */
function fromMine(battles: readonly Battle[], me: number | null): readonly Battle[] {
  return [...battles.slice(me ?? 0), ...battles.slice(0, me ?? 0)];
}

function Sweep({ model, age }: { readonly model: TableModel; readonly age: number }) {
  const stage = stageOf(model);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const table = model.table.value;
  const battles = useMemo(
    () => fromMine(table === undefined ? [] : (historyOf(table)[age - 1]?.battles ?? []), model.me.value),
    [table, age, model],
  );
  const speed = SPEED[settings.motion.value];
  const length = Math.min(LONGEST, Math.max(SHORTEST, SWEEP / battles.length)) * speed;
  /** How many battles have been fought on the screen. */
  const fought = useSignal(speed === 0 ? battles.length : 0);
  const isDone = fought.value >= battles.length;

  useEffect(() => {
    const open = dialog.current;
    open?.showModal();
    const who = whoIn(model);
    announce(
      [story.words.battles.title(roman(age)), ...battles.map((battle) => battleSentence(battle, who))].join(
        '. ',
      ),
    );
    return () => open?.close();
  }, []);
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => {
      fought.value++;
    }, length);
    return () => clearTimeout(timer);
  }, [fought.value, isDone, length, fought]);

  const goOn = (): void => {
    if (isDone) stage.endBattles();
    else fought.value = battles.length;
  };
  const { words } = story;
  const isLast = age === 3;
  const current = battles[fought.value];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and Enter do by keyboard what a press does
    <dialog
      ref={dialog}
      class={css.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        goOn();
      }}
      onClick={(event) => {
        // While battles are fought a press anywhere goes on; afterwards only beside the dialog.
        if (!isDone || event.target === event.currentTarget) goOn();
      }}
    >
      <div class={css.inside}>
        <h2 id={heading} class={css.title}>
          {words.battles.title(roman(age))}
        </h2>
        <div class={css.field} style={{ '--length': `${length}ms` }}>
          {current !== undefined && <Duel key={fought.value} battle={current} who={whoIn(model)} />}
          {isDone && table !== undefined && <Mine model={model} table={table} age={age} />}
        </div>
        {table !== undefined && (
          <Spoils model={model} table={table} age={age} battles={battles} fought={fought.value} />
        )}
        <div class={css.actions}>
          <Button
            look={isDone ? 'primary' : 'secondary'}
            icon={isDone ? 'forward' : 'skip'}
            onClick={(event) => {
              event.stopPropagation();
              goOn();
            }}
          >
            {isDone
              ? isLast
                ? words.battles.toScore
                : words.battles.goOn(roman(age + 1))
              : words.battles.skip}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

/** What the viewer's own two battles came to. */
function Mine({
  model,
  table,
  age,
}: {
  readonly model: TableModel;
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
      <p>{story.words.battles.summary(whoIn(model)(me), sum).replace('-', '−')}</p>
    </div>
  );
}
