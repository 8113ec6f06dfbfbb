// What is counted for one player in one category, with buttons for a thumb.

import { useId } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { scorePadWords, tableWords } from '../words/index.ts';
import css from './editor.module.css';
import { type Pad, type PadPlayer, withCount } from './pad.ts';
import type { Counter, PadGame, PadScore } from './pad-game.ts';
import type { Cell } from './sheet.tsx';
import { nameIn } from './start.tsx';
import { change } from './state.ts';

interface Props {
  readonly pad: Pad;
  readonly game: PadGame;
  readonly score: PadScore;
  readonly at: Cell;
  readonly onGo: (cell: Cell | 'end') => void;
}

export function Editor({ pad, game, score, at, onGo }: Props) {
  const words = scorePadWords.value;
  const id = useId();
  const { category, name, mark, ground } = game.categories[at.category] as PadGame['categories'][number];
  const player = pad.players[at.player] as PadPlayer;
  const counters = game.counters(category, player);
  const points = score.points[category] ?? 0;
  const set = (counter: Counter, count: number) => {
    const bounded = Math.max(0, Math.min(counter.most, Math.trunc(count)));
    if (bounded === (player.counts[counter.id] ?? 0) && player.counts[counter.id] !== undefined) return;
    change({
      players: withCount(
        pad.players,
        { player: at.player, counter: counter.id, count: bounded },
        counter.isOnlyOne,
      ),
    });
  };
  /** Category by category, in each from player to player; what was skipped is none. */
  const step = (by: number): Cell | 'end' => {
    const place = at.category * pad.players.length + at.player + by;
    return place >= game.categories.length * pad.players.length
      ? 'end'
      : { category: Math.floor(place / pad.players.length), player: place % pad.players.length };
  };
  const goOn = () => {
    const untouched = counters.filter((counter) => player.counts[counter.id] === undefined);
    const first = untouched[0];
    if (first !== undefined && untouched.length === counters.length) set(first, 0);
    onGo(step(1));
  };
  const isFirst = at.category + at.player === 0;
  const next = step(1);
  return (
    <section class={css.editor} data-editor aria-labelledby={id}>
      <header class={css.head}>
        <h2 id={id} class={css.title}>
          <span class={classes(css.mark, ground)}>{mark}</span>
          <span class={css.words}>
            <span data-shortens>{nameIn(pad.players, at.player)}</span>
            <span class={css.category}>{name}</span>
          </span>
        </h2>
        <output class={css.points} aria-live="polite">
          {tableWords.value.signs.points(points)}
        </output>
      </header>
      <div class={css.counters} data-many={counters.length > 3 || undefined}>
        {counters.map((counter) => (
          <Stepper
            key={`${at.player} ${counter.id}`}
            counter={counter}
            count={player.counts[counter.id] ?? 0}
            onChange={(count) => set(counter, count)}
          />
        ))}
      </div>
      <p class={css.reason}>{game.reason(category, player)}</p>
      <div class={css.go}>
        <Button
          size="large"
          icon="back"
          aria-label={words.previous}
          disabled={isFirst}
          onClick={() => onGo(step(-1))}
        />
        <Button look="primary" size="large" isWide icon={next === 'end' ? 'crown' : 'forward'} onClick={goOn}>
          {next === 'end'
            ? words.finish
            : next.category === at.category
              ? `${words.next} · ${nameIn(pad.players, next.player)}`
              : `${words.next} · ${game.categories[next.category]?.name}`}
        </Button>
      </div>
    </section>
  );
}

interface StepperProps {
  readonly counter: Counter;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

function Stepper({ counter: { name, mark, most, steps = [] }, count, onChange }: StepperProps) {
  const words = scorePadWords.value;
  const id = useId();
  if (most === 1) {
    return (
      <button
        type="button"
        class={classes(css.counter, css.switch)}
        aria-pressed={count > 0}
        onClick={() => onChange(count > 0 ? 0 : 1)}
      >
        <Label name={name} mark={mark} />
      </button>
    );
  }
  return (
    <fieldset class={css.counter}>
      <legend class="sr-only">{name}</legend>
      <label for={id} class={css.label}>
        <Label name={name} mark={mark} />
      </label>
      <div class={css.steps}>
        <Button
          icon="minus"
          class={css.step}
          aria-label={words.less(name)}
          disabled={count <= 0}
          onClick={() => onChange(count - 1)}
        />
        <input
          id={id}
          class={css.number}
          inputMode="numeric"
          autoComplete="off"
          value={count}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            const typed = Number.parseInt(currentTarget.value, 10);
            if (Number.isNaN(typed)) currentTarget.value = String(count);
            else onChange(typed);
          }}
        />
        <Button
          icon="plus"
          class={css.step}
          aria-label={words.more(name)}
          disabled={count >= most}
          onClick={() => onChange(count + 1)}
        />
      </div>
      {steps.length > 0 && (
        <div class={css.quick}>
          {steps.map((step) => (
            <Button
              key={step}
              class={css.step}
              disabled={count >= most}
              onClick={() => onChange(count + step)}
            >
              +{step}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

const Label = ({ name, mark }: Pick<Counter, 'name' | 'mark'>) => (
  <span class={css.what}>
    {mark !== undefined && (
      <span class={css.sign} aria-hidden="true">
        {mark}
      </span>
    )}
    {name}
  </span>
);
