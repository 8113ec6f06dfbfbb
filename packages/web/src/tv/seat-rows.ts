/** Seats round the table as two rows of a screen: clockwise, the near row from right to left. Up to three fit in one row. */
export function seatRows(count: number): {
  readonly far: readonly number[];
  readonly near: readonly number[];
} {
  const seats = [...Array(count).keys()];
  const far = count <= 3 ? count : Math.ceil(count / 2);
  return { far: seats.slice(0, far), near: seats.slice(far).toReversed() };
}
