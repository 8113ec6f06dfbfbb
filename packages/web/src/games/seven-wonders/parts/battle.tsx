// The conflict with both neighbours, if the Age ended now.

import { signed } from '../../../table/signed.ts';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { sevenWondersWords } from '../../../words/index.ts';
import { Shield } from '../art/index.ts';
import { battleNow } from '../logic/battle.ts';
import { shownTable } from '../shown.ts';
import { cityAt, useTable } from '../state.ts';
import css from './battle.module.css';
import { nameOf } from './seat-name.tsx';

const moodOf = (points: number) => (points > 0 ? 'win' : points < 0 ? 'loss' : 'draw');

export function BattlePreview() {
  const state = useTable();
  const { left, right } = state.round.value;
  return (
    <div class={css.preview} data-conflict="both">
      <Front at={left} side="left" />
      <Front at={right} side="right" />
    </div>
  );
}

/** The other's shields stand on their side. */
function Front({ at, side }: { readonly at: number; readonly side: 'left' | 'right' }) {
  const state = useTable();
  const table = shownTable(state);
  const focus = state.focus.value;
  const { own, other, points } = battleNow(cityAt(table, focus), cityAt(table, at), table.age);
  const name = nameOf(state, at);
  const theirs = (
    <span class={css.side}>
      <span class={css.name} data-shortens title={name}>
        {name}
      </span>
      <span class={css.shields}>
        <Shield />
        <b>{other}</b>
      </span>
    </span>
  );
  const mine = (
    <span class={classes(css.side, css.mine)}>
      <span class={css.shields}>
        <Shield />
        <b>{own}</b>
      </span>
      <span class={css.name} data-shortens>
        {nameOf(state, focus)}
      </span>
    </span>
  );
  return (
    <div
      class={classes(css.front, css[side])}
      data-conflict={side}
      data-mood={moodOf(points)}
      {...hint(
        sevenWondersWords.value.battle(name, own, other, points),
        sevenWondersWords.value.help.notes.conflict,
      )}
    >
      <span class="sr-only">{sevenWondersWords.value.battle(name, own, other, points)}</span>
      <span class={css.scales} aria-hidden="true">
        {side === 'left' ? theirs : mine}
        <span class={css.swords}>⚔</span>
        {side === 'left' ? mine : theirs}
      </span>
      <b class={css.points} aria-hidden="true">
        {signed(points)}
      </b>
    </div>
  );
}

/** The same in the room of a word: an arrow to the neighbour, their shields, and the result. */
export function BattleMark({ side }: { readonly side: 'left' | 'right' }) {
  const state = useTable();
  const table = shownTable(state);
  const at = state.round.value[side];
  const { own, other, points } = battleNow(cityAt(table, state.focus.value), cityAt(table, at), table.age);
  return (
    <span class={css.mark} data-conflict={side} data-mood={moodOf(points)}>
      <span class="sr-only">{sevenWondersWords.value.battle(nameOf(state, at), own, other, points)}</span>
      <span class={css.markShields} aria-hidden="true">
        {side === 'left' && '◂'}
        {other}
        {side === 'right' && '▸'}
      </span>
      <b aria-hidden="true">{points === 0 ? '=' : signed(points)}</b>
    </span>
  );
}
