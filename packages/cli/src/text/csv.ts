/** A table as RFC 4180 has it, but with the line ends of the platform’s tools. */
export type Cell = string | number | undefined;

export const csvOf = (rows: readonly (readonly Cell[])[]): string[] =>
  rows.map((row) => row.map(cellOf).join());

function cellOf(value: Cell = ''): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
