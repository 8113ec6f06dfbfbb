// Who plays what, and the games that were counted before.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_IDS, GAMES, type GameId } from '../games/index.ts';
import { localeNow } from '../i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/field.tsx';
import page from '../ui/page.module.css';
import { Panel } from '../ui/panel.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { toast } from '../ui/toast.tsx';
import { appWords, scorePadWords } from '../words/index.ts';
import type { Pad, PadPlayer } from './pad.ts';
import { PAD_GAMES } from './pad-game.ts';
import css from './screen.module.css';
import { beginPad, open, pads, remove } from './state.ts';

const MOST_NAME = 24;
const NOBODY: PadPlayer = { name: '', wonder: '', counts: {} };

export const nameIn = (players: readonly PadPlayer[], at: number): string =>
  players[at]?.name.trim() || scorePadWords.value.playerNumber(at + 1);

export const dayOf = ({ at }: Pad): string =>
  new Intl.DateTimeFormat(localeNow(), { dateStyle: 'medium' }).format(at);

type Wonders = readonly (readonly [id: string, name: string])[];

export function Start() {
  const words = appWords.value;
  const pad = scorePadWords.value;
  const last = pads.value[0];
  const game = useSignal<GameId>(last?.game ?? GAME_IDS[0]);
  const count = useSignal(last?.players.length ?? GAMES[game.value].players.usual);
  // At the same table the same people sit again, with other wonders.
  const people = useSignal<readonly PadPlayer[]>(
    (last?.players ?? []).map(({ name }) => ({ ...NOBODY, name })),
  );
  const wonders = useSignal<Wonders>([]);
  useEffect(() => {
    let isWanted = true;
    wonders.value = [];
    PAD_GAMES[game.value]()
      .then(async ({ padGame, ready }) => {
        await ready();
        if (isWanted) wonders.value = padGame().wonders;
      })
      // Wonders are optional; the sheet itself says what is missing.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [game.value, wonders]);

  const { min, max } = GAMES[game.value].players;
  const players = Array.from({ length: count.value }, (_, at) => people.value[at] ?? NOBODY);
  const set = (at: number, more: Partial<PadPlayer>) => {
    people.value = players.map((player, i) => (i === at ? { ...player, ...more } : player));
  };
  const isHalfFree = game.value === 'seven-wonders' && count.value === 2;
  return (
    <div class={page.columns}>
      <Panel title={pad.newGame}>
        <p class={css.soft}>{pad.about}</p>
        <form
          class={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            beginPad(game.value, players);
          }}
        >
          <Segmented
            label={words.front.game}
            value={game.value}
            options={GAME_IDS.map((id) => ({ value: id, label: words.games[id].title }))}
            onChange={(id) => {
              game.value = id;
              people.value = players.map((player) => ({ ...player, wonder: '' }));
            }}
          />
          <Segmented
            label={words.players}
            value={count.value}
            options={Array.from({ length: max - min + 1 }, (_, i) => ({
              value: min + i,
              label: String(min + i),
            }))}
            onChange={(chosen) => {
              people.value = players;
              count.value = chosen;
            }}
          />
          {isHalfFree && <p class={css.soft}>{pad.freeCity}</p>}
          <ol class={css.players}>
            {players.map((player, at) => (
              <li key={at} class={css.player}>
                <Field
                  label={pad.nameOf(at + 1)}
                  isLabelHidden
                  placeholder={pad.playerNumber(at + 1)}
                  value={player.name}
                  maxLength={MOST_NAME}
                  autoComplete="off"
                  spellcheck={false}
                  onText={(name) => set(at, { name })}
                />
                <Select
                  label={pad.wonderOf(at + 1)}
                  isLabelHidden
                  value={player.wonder}
                  options={[
                    { value: '', label: pad.noWonder },
                    ...wonders.value
                      .filter(([id]) => !isTaken(players, at, id))
                      .map(([value, label]) => ({ value, label })),
                  ]}
                  onChange={(wonder) => set(at, { wonder })}
                />
              </li>
            ))}
          </ol>
          <p class={css.soft}>{pad.wonderHint}</p>
          <Button type="submit" look="primary" size="large" icon="pencil" isWide>
            {pad.begin}
          </Button>
        </form>
      </Panel>
      <History />
    </div>
  );
}

/** A wonder is at the table once, whichever of its sides. */
const isTaken = (players: readonly PadPlayer[], at: number, id: string): boolean =>
  players.some((player, i) => i !== at && player.wonder.split(' ')[0] === id.split(' ')[0]);

function History() {
  const pad = scorePadWords.value;
  return (
    <Panel title={pad.history}>
      {pads.value.length === 0 ? (
        <p class={css.soft}>{pad.historyEmpty}</p>
      ) : (
        <ul class={css.history}>
          {pads.value.map((each) => (
            <li key={each.id} class={css.entry}>
              <button type="button" class={css.again} data-pad onClick={() => open(each.id)}>
                <b>{appWords.value.games[each.game].title}</b>
                <span class={css.soft}>
                  {[dayOf(each), ...(each.isDone ? [] : [pad.unfinished])].join(' · ')}
                </span>
                <span data-shortens>{each.players.map((_, at) => nameIn(each.players, at)).join(', ')}</span>
              </button>
              <Button
                look="quiet"
                icon="trash"
                aria-label={pad.remove(dayOf(each))}
                onClick={() => {
                  remove(each.id);
                  toast(pad.removed);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
