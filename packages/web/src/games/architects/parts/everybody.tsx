// One table of everybody, side by side; a press on a heading sorts by it.

import { type City, COIN, scoreOf, shieldsOf, type Table } from '@mirabilia/architects';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Badge } from '../../../art/badge.tsx';
import { Coin, Shield, Stage } from '../../../art/tokens.tsx';
import css from '../../../table/everybody.module.css';
import { classes } from '../../../ui/classes.ts';
import { Emblem } from '../art/emblem.tsx';
import { Good } from '../art/marks.tsx';
import { resourcesIn, standingIn } from '../logic/city.ts';
import { names } from '../names.ts';
import { cityAt, useTable } from '../state.ts';
import { say } from '../words/index.ts';
import type { Measure } from '../words/words.ts';
import { nameOf, Thinking } from './seat-name.tsx';

interface Column {
  readonly head: () => JSX.Element;
  readonly of: (city: City, table: Table, seat: number) => number;
}

const COLUMNS: Readonly<Record<Measure, Column>> = {
  points: { head: () => <span>Σ</span>, of: (_, table, seat) => scoreOf(table, seat).total },
  stages: { head: () => <Stage built />, of: standingIn },
  shields: { head: () => <Shield />, of: shieldsOf },
  victories: { head: () => <span class={css.swords}>⚔</span>, of: ({ victories }) => victories },
  blue: {
    head: () => <Badge colour="blue" label={names.words.colours.blue} />,
    of: (_, table, seat) => scoreOf(table, seat).blue,
  },
  resources: { head: () => <Good good="stone" />, of: resourcesIn },
  coins: { head: () => <Coin />, of: ({ cards }) => cards[COIN] as number },
  tokens: { head: () => <Emblem of="science" />, of: ({ tokens }) => tokens.length },
};
const MEASURES = Object.keys(COLUMNS) as readonly Measure[];

export function Everybody() {
  const state = useTable();
  const { words } = say;
  const by = useSignal<Measure | undefined>(undefined);
  const table = state.table.value as Table;
  const measured = (seat: number, measure: Measure): number =>
    COLUMNS[measure].of(cityAt(table, seat), table, seat);
  const sort = by.value;
  const ring = [state.focus.value, ...state.round.value.others];
  const seats =
    sort === undefined ? ring : ring.toSorted((one, other) => measured(other, sort) - measured(one, sort));
  return (
    <div class={css.frame}>
      <table class={css.table}>
        <caption class="sr-only">{words.everybody}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr-only">{words.player}</span>
            </th>
            {MEASURES.map((measure) => (
              <th key={measure} scope="col" aria-sort={sort === measure ? 'descending' : 'none'}>
                <button
                  type="button"
                  class={css.head}
                  aria-label={words.measures[measure]}
                  title={words.measures[measure]}
                  onClick={() => {
                    by.value = sort === measure ? undefined : measure;
                  }}
                >
                  {COLUMNS[measure].head()}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat} class={classes(seat === state.focus.value && css.mine)}>
              <th scope="row" class={css.name}>
                {nameOf(state, seat)} <Thinking seat={seat} />
              </th>
              {MEASURES.map((measure) => (
                <td key={measure} class={classes(sort === measure && css.sorted)}>
                  {measured(seat, measure)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
