// Each city in two or three lines: wonder, coins, shields, science, conflicts; then its structures by colour.

import type { View } from '@mirabilia/kernel';
import {
  boardFacts,
  type City,
  COLOURS,
  cardFacts,
  type SevenWonders,
  SYMBOLS,
  type Table,
} from '@mirabilia/seven-wonders';
import type { Speech } from '../speech.ts';
import { boardName, cardName } from './names.ts';

export function drawTable(
  speech: Speech,
  { public: { table } }: View<SevenWonders>,
  names: readonly string[],
): string[] {
  const { discardPile, drawPile } = speech.words.sevenWonders;
  const titles = table.cities.map((city, at) => titleOf(speech, city, { at, name: names[at] }));
  const width = Math.max(...titles.map((title) => title.length));
  const lines = table.cities.flatMap((city, at) => [
    `${(titles[at] ?? '').padEnd(width)}  ${figures(speech, city)}`,
    ...belongings(speech, table, city, at).map((line) => `    ${line}`),
  ]);
  const piles = [
    speech.labelled(discardPile, table.discards),
    ...(table.players === 2 ? [speech.labelled(drawPile, table.pile)] : []),
  ];
  return [...lines, piles.join(', ')];
}

/** Seats are told by their number, as the record numbers them. */
function titleOf(
  speech: Speech,
  { board }: City,
  { at, name }: { at: number; name: string | undefined },
): string {
  const wonder = board < 0 ? speech.words.sevenWonders.noWonder : boardName(speech, board);
  const whose = name === undefined ? speech.sevenWonders.terms.freeCity : `${speech.words.seat(at)}, ${name}`;
  return `${wonder} (${whose})`;
}

function belongings(speech: Speech, table: Table, city: City, at: number): string[] {
  const structures = structuresOf(speech, city);
  const buried = (table.opened?.buried[at] ?? []).map((card) => cardName(speech, card));
  return [
    ...(structures === '' ? [] : [structures]),
    ...(buried.length === 0
      ? []
      : [speech.labelled(speech.words.sevenWonders.underWonder, buried.join(', '))]),
  ];
}

function figures({ words, sevenWonders }: Speech, city: City): string {
  const { stages, coins, shields, symbols, battles } = city;
  const { held } = words.sevenWonders;
  const all = city.board < 0 ? 0 : boardFacts(city.board).stages.length;
  const science = SYMBOLS.map((symbol, i) => [symbol, symbols[i] ?? 0] as const)
    .filter(([, count]) => count > 0)
    .map(([symbol, count]) => `${sevenWonders.symbols[symbol]} ${count}`);
  return [
    '▲'.repeat(stages) + '△'.repeat(all - stages),
    `${held.coins} ${coins}`,
    `${held.shields} ${shields}`,
    ...science,
    ...(battles.length > 0 ? [`${held.conflicts} ${battles.map(token).join(' ')}`] : []),
  ].join('  ');
}

const token = (result: number): string => (result > 0 ? `+${result}` : result < 0 ? '−1' : '0');

function structuresOf(speech: Speech, { structures }: City): string {
  return COLOURS.flatMap((colour, index) => {
    const built = structures.filter((card) => cardFacts(card).colour === index);
    if (built.length === 0) return [];
    const names = built.map((card) => cardName(speech, card)).join(', ');
    return [speech.labelled(speech.words.sevenWonders.colours[colour], names)];
  }).join(' | ');
}
