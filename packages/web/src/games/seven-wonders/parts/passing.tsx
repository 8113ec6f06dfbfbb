// Hands on their way, drawn between the seats. The header says it in words.

import type { Table } from '@mirabilia/seven-wonders';
import { classes } from '../../../ui/classes.ts';
import { type Between, wayOf } from '../logic/passing.ts';
import { useTable } from '../state.ts';
import css from './passing.module.css';

interface Props {
  readonly between: Between;
  readonly class?: string | undefined;
}

export function Passing({ between, class: place }: Props) {
  const { table, round } = useTable();
  const way = wayOf(table.value as Table, round.value, between);
  if (way === undefined) return null;
  return <i class={classes(css.pass, css[way], place)} aria-hidden="true" />;
}
