// Small symmetric matrices, as lists of rows.

export type Matrix = number[][];

export const zeros = (size: number): Matrix =>
  Array.from({ length: size }, () => new Array<number>(size).fill(0));

/** x with matrix · x = right, by Gauss. The matrix is positive definite, so no rows need to change places. */
export function solve(matrix: Matrix, right: readonly number[]): number[] {
  const rows = matrix.map((cells, row) => [...cells, right[row] as number]);
  for (const [at, pivot] of rows.entries()) {
    for (const row of rows.slice(at + 1)) {
      const factor = (row[at] as number) / (pivot[at] as number);
      for (let column = at; column < row.length; column++) {
        row[column] = (row[column] as number) - factor * (pivot[column] as number);
      }
    }
  }
  const found = new Array<number>(rows.length).fill(0);
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at] as number[];
    let rest = row.at(-1) as number;
    for (let column = at + 1; column < rows.length; column++) {
      rest -= (row[column] as number) * (found[column] as number);
    }
    found[at] = rest / (row[at] as number);
  }
  return found;
}

/** The inverse: what is uncertain where so much is known. */
export const covarianceOf = (information: Matrix): Matrix =>
  information.map((_, at) =>
    solve(
      information,
      information.map((__, row) => (row === at ? 1 : 0)),
    ),
  );

export const multiply = (left: Matrix, right: Matrix): Matrix =>
  left.map((cells) =>
    cells.map((_, column) =>
      cells.reduce((sum, cell, at) => sum + cell * ((right[at] as number[])[column] as number), 0),
    ),
  );
