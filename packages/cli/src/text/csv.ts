/** A table as RFC 4180 has it, but with the line ends of the platform’s tools. */
export type CsvCell = string | number | undefined;

export const csvOf = (rows: readonly (readonly CsvCell[])[]): string[] =>
  rows.map((row) => row.map(cellOf).join());

function cellOf(value: CsvCell = ''): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
