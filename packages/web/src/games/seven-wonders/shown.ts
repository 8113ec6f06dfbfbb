import type { Table } from '@mirabilia/seven-wonders';
import type { TableState } from './state.ts';
import { stageOf } from './story/index.ts';

/** The table as it lies there: cities change when the cards of a reveal have landed. */
export const shownTable = (state: TableState): Table => stageOf(state).shown.table.value as Table;
