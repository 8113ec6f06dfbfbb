// Each city in two or three lines: wonder, coins, shields, science, conflicts; then its structures by colour.

import type { View } from '@mirabilia/kernel';
import {
  boardFacts,
  type City,
  COLOURS,
  type Colour,
  cardFacts,
  type SevenWonders,
  SYMBOLS,
  type Table,
} from '@mirabilia/seven-wonders';
import { en } from '@mirabilia/seven-wonders/i18n/en';
import { boardName, cardName } from './words.ts';

const SHORT: Readonly<Record<Colour, string>> = {
  brown: 'raw',
  grey: 'goods',
  blue: 'civil',
  yellow: 'trade',
  red: 'military',
  green: 'science',
  purple: 'guilds',
};

export function drawTable({ public: { table } }: View<SevenWonders>, names: readonly string[]): string[] {
  const titles = table.cities.map((city, at) => titleOf(city, { at, name: names[at] }));
  const width = Math.max(...titles.map((title) => title.length));
  const lines = table.cities.flatMap((city, at) => [
    `${(titles[at] ?? '').padEnd(width)}  ${figures(city)}`,
    ...belongings(table, city, at).map((line) => `    ${line}`),
  ]);
  const piles = table.players === 2 ? `, draw pile: ${table.pile}` : '';
  return [...lines, `discard pile: ${table.discards}${piles}`];
}

/** Seats are told by their number, as the record numbers them. */
function titleOf(city: City, { at, name }: { at: number; name: string | undefined }): string {
  const wonder = city.board < 0 ? 'No wonder yet' : boardName(city.board);
  return name === undefined ? `${wonder} (${en.terms.freeCity})` : `${wonder} (seat ${at}, ${name})`;
}

function belongings(table: Table, city: City, at: number): string[] {
  const structures = structuresOf(city);
  const buried = table.opened?.buried[at] ?? [];
  return [
    ...(structures === '' ? [] : [structures]),
    ...(buried.length === 0 ? [] : [`under the wonder: ${buried.map(cardName).join(', ')}`]),
  ];
}

function figures(city: City): string {
  const { stages, coins, shields, symbols, battles } = city;
  const all = city.board < 0 ? 0 : boardFacts(city.board).stages.length;
  const science = SYMBOLS.map((symbol, i) => [symbol, symbols[i] ?? 0] as const)
    .filter(([, count]) => count > 0)
    .map(([symbol, count]) => `${symbol} ${count}`);
  return [
    '▲'.repeat(stages) + '△'.repeat(all - stages),
    `coins ${coins}`,
    `shields ${shields}`,
    ...science,
    ...(battles.length > 0 ? [`conflicts ${battles.map(token).join(' ')}`] : []),
  ].join('  ');
}

const token = (result: number): string => (result > 0 ? `+${result}` : result < 0 ? '−1' : '0');

function structuresOf({ structures }: City): string {
  return COLOURS.map((colour, index) => {
    const built = structures.filter((card) => cardFacts(card).colour === index).map(cardName);
    return built.length === 0 ? '' : `${SHORT[colour]}: ${built.join(', ')}`;
  })
    .filter((text) => text !== '')
    .join(' | ');
}
