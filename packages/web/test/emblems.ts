// The sprites and the credits, made from the tables of emblems and the icons as they were published.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AUTHORS, type Drawn } from './emblem-table.ts';
import { roundPath } from './round-path.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as IconSet;

type Table = Readonly<Record<string, Drawn>>;

const entriesOf = (table: Table) => Object.entries(table).toSorted(([a], [b]) => (a < b ? -1 : 1));

const outlined = (body: string): string =>
  body.replaceAll(/ d="([^"]+)"/g, (_, path: string) => ` d="${roundPath(path)}"`);

export function spriteOf(table: Table): string {
  const symbols = entriesOf(table).map(([card, [icon]]) => {
    const found = set.icons[icon];
    if (found === undefined) throw new Error(`game-icons has no ${icon}`);
    return `<symbol id="${card}" viewBox="0 0 512 512">${outlined(found.body)}</symbol>`;
  });
  const credit = '<!-- Icons of game-icons.net, CC BY 3.0; docs/credits.md names who drew which. -->';
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${credit}\n${symbols.join('\n')}\n</svg>\n`;
}

const rowsOf = (table: Table) =>
  entriesOf(table).map(([card, [icon, author]]) => `| ${card} | ${icon} | ${AUTHORS[author]} |`);

export function creditsOf(sevenWonders: Table, architects: Table): string {
  return `# Credits

The emblems on cards and tokens are icons of [game-icons.net](https://game-icons.net), used under
[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/) by way of the npm package \`@iconify-json/game-icons\`. Their
outlines are rounded to the grid that they are drawn on, and the page gives them its own colours. All other pictures
(goods, coins, symbols, badges, wonders) are drawn for Mirabilia and fall under its licence. The typefaces are Cinzel and
Source Sans 3, both under the [SIL Open Font License 1.1](https://openfontlicense.org); of the latter the page has the
letters of Europe.

## 7 Wonders

| emblem of | icon | drawn by |
| --- | --- | --- |
${rowsOf(sevenWonders).join('\n')}

## Architects

| emblem of | icon | drawn by |
| --- | --- | --- |
${rowsOf(architects).join('\n')}
`;
}
