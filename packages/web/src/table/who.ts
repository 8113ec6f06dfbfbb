import type { GameTypes } from '@mirabilia/kernel';
import type { TableModel } from './model.ts';

/** Somebody at the table, as sentences need them. */
export interface Who {
  readonly name: string;
  readonly isYou: boolean;
  /** Where they sit; a city without a player has no seat. */
  readonly seat?: number | undefined;
}

/** Follows the names and the viewer's seat. `unnamed`: what a city without a player is called. */
export function whoAt<T extends GameTypes>(
  { names, you }: Pick<TableModel<T>, 'names' | 'you'>,
  unnamed = '',
): (city: number) => Who {
  const given = names.value;
  const seat = you.value;
  return (city) => ({
    name: given[city] || unnamed,
    isYou: city === seat,
    seat: city < given.length ? city : undefined,
  });
}
