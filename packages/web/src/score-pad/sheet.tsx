// The sheet as in the box: a row for each category, a column for each player; and under the thumb what is being counted.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { appWords, scorePadWords } from '../words/index.ts';
import { Editor } from './editor.tsx';
import type { Pad } from './pad.ts';
import type { PadGame, PadScore } from './pad-game.ts';
import css from './sheet.module.css';
import { nameIn } from './start.tsx';
import { canUndo, change, open, undo } from './state.ts';

interface Props {
  readonly pad: Pad;
  readonly game: PadGame;
}

/** A category of a player. */
export interface Cell {
  readonly category: number;
  readonly player: number;
}

export function Counting({ pad, game }: Props) {
  const words = scorePadWords.value;
  const at = useSignal<Cell>({ category: 0, player: 0 });
  const { players } = pad;
  const scores = players.map(game.score);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      // In the field of a number the browser takes back what was typed there.
      if (event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <header class={css.bar}>
        <Button look="quiet" icon="close" aria-label={appWords.value.close} onClick={() => open(undefined)} />
        <h1 class={css.title}>{words.sheet}</h1>
        <Button size="small" icon="refresh" class={css.undo} disabled={!canUndo.value} onClick={undo}>
          {words.undo}
        </Button>
      </header>
      <div class={css.table}>
        <Sheet
          pad={pad}
          game={game}
          scores={scores}
          at={at.value}
          onOpen={(cell) => {
            at.value = cell;
          }}
        />
      </div>
      <Editor
        pad={pad}
        game={game}
        score={scores[at.value.player] as PadScore}
        at={at.value}
        onGo={(cell) => {
          if (cell === 'end') change({ isDone: true });
          else at.value = cell;
        }}
      />
    </>
  );
}

interface SheetProps extends Props {
  readonly scores: readonly PadScore[];
  readonly at?: Cell;
  /** Without it the sheet is only read. */
  readonly onOpen?: (cell: Cell) => void;
}

export function Sheet({ pad, game, scores, at, onOpen }: SheetProps) {
  const words = scorePadWords.value;
  const names = pad.players.map((_, player) => nameIn(pad.players, player));
  return (
    <table class={css.sheet} data-many={names.length > 4 || undefined}>
      <thead>
        <tr>
          <th scope="col">
            <span class="sr-only">{words.sheet}</span>
          </th>
          {names.map((name, player) => (
            <th key={player} scope="col" class={css.name}>
              <span data-shortens>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {game.categories.map(({ category, name, mark, ground }, row) => (
          <tr key={category}>
            <th scope="row">
              <span class={classes(css.category, ground)}>
                {mark}
                <span class={css.categoryName}>{name}</span>
              </span>
            </th>
            {names.map((player, column) => (
              <td key={column}>
                {onOpen === undefined ? (
                  <span class={css.points}>
                    {pointsIn(game, pad, scores, { category: row, player: column })}
                  </span>
                ) : (
                  <button
                    type="button"
                    class={css.cell}
                    aria-pressed={at?.category === row && at.player === column}
                    aria-label={`${words.cell(player, name)}, ${scores[column]?.points[category] ?? 0}`}
                    data-cell={`${category} ${column}`}
                    onClick={() => onOpen({ category: row, player: column })}
                  >
                    {pointsIn(game, pad, scores, { category: row, player: column })}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{game.totalName}</th>
          {scores.map(({ total }, player) => (
            <td key={player} class={css.total} data-total={player}>
              {total}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** A dash where nothing was counted yet. */
function pointsIn(game: PadGame, pad: Pad, scores: readonly PadScore[], { category, player }: Cell): string {
  const { category: id } = game.categories[category] as PadGame['categories'][number];
  const of = pad.players[player] as Pad['players'][number];
  const isCounted = game.counters(id, of).some((counter) => of.counts[counter.id] !== undefined);
  const points = scores[player]?.points[id] ?? 0;
  if (!isCounted) return '–';
  return points < 0 ? `−${-points}` : String(points);
}
