// Tables as markup. A click on a column sorts by it; on a phone each row is a block of its own, so that nothing is cut.

import { escapeText, tag } from './svg.ts';

export type ReportTable = readonly (readonly string[])[];

/** `display` takes the meaning of tables away in some browsers, so that it is said again. */
export function tableOf([head = [], ...rows]: ReportTable, caption: string): string {
  const columns = head.map((name) =>
    tag('th', { scope: 'col', role: 'columnheader' }, tag('button', { type: 'button' }, escapeText(name))),
  );
  const lines = rows.map((row) =>
    tag(
      'tr',
      { role: 'row' },
      ...row.map((cell, at) => tag('td', { role: 'cell', 'data-label': head[at] ?? '' }, escapeText(cell))),
    ),
  );
  return tag(
    'table',
    { role: 'table', 'aria-label': caption },
    tag('thead', { role: 'rowgroup' }, tag('tr', { role: 'row' }, ...columns)),
    tag('tbody', { role: 'rowgroup' }, ...lines, ''),
  );
}

/** Numbers first go from the highest down, words from A on. Times have units. */
export const SORT_SCRIPT = `
const units = { 'µs': 0.001, ms: 1, s: 1000 };
const valueOf = (text) => {
  const [, number, unit] = /^([−-]?[\\d.]+)\\s*(µs|ms|s)?/.exec(text) ?? [];
  return number === undefined ? undefined : Number(number.replace('−', '-')) * (units[unit] ?? 1);
};
const collator = new Intl.Collator('en', { numeric: true });
for (const button of document.querySelectorAll('th button')) {
  button.addEventListener('click', () => {
    const column = button.parentElement;
    const at = column.cellIndex;
    const body = column.closest('table').tBodies[0];
    const rows = [...body.rows].map((row) => ({ row, text: row.cells[at].textContent, value: valueOf(row.cells[at].textContent) }));
    const isNumbers = at > 0 && rows.some(({ value }) => value !== undefined);
    const before = column.getAttribute('aria-sort');
    const order = before ? (before === 'ascending' ? 'descending' : 'ascending') : isNumbers ? 'descending' : 'ascending';
    const sign = order === 'ascending' ? 1 : -1;
    rows.sort((a, b) => sign * (isNumbers ? (a.value ?? -Infinity) - (b.value ?? -Infinity) || 0 : collator.compare(a.text, b.text)));
    body.append(...rows.map(({ row }) => row));
    for (const other of column.parentElement.cells) other.removeAttribute('aria-sort');
    column.setAttribute('aria-sort', order);
  });
}`;
