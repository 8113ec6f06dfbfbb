import type { Table } from '@mirabilia/seven-wonders';
import type { TableState } from './state.ts';
import { presentationOf } from './story/index.ts';

/** The table as it lies there: cities change when the cards of a reveal have landed. */
export const shownTable = (state: TableState): Table => presentationOf(state).shown.table.value as Table;
