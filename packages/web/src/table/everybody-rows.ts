// The rows of the table of everybody.

export interface EverybodyRow<Measure extends string> {
  readonly city: number;
  readonly values: Readonly<Record<Measure, number>>;
}

/** The most first; equal ones stay in table order. */
export const sorted = <Measure extends string, Row extends EverybodyRow<Measure>>(
  rows: readonly Row[],
  by: Measure | undefined,
): readonly Row[] => (by === undefined ? rows : rows.toSorted((a, b) => b.values[by] - a.values[by]));
