import type { Seat } from '@mirabilia/kernel';
import { CATEGORIES, type City, type SevenWonders, TURNS } from '@mirabilia/seven-wonders';
import { en } from '@mirabilia/seven-wonders/i18n/en';
import type { Narrator } from '../narrator.ts';
import { tellChoices } from './choices.ts';
import { AGES, tellEvent } from './events.ts';
import { tellMove } from './moves.ts';
import { drawTable } from './picture.ts';
import { REFUSALS } from './refusals.ts';
import { TRAITS } from './traits.ts';
import { boardName, cityName } from './words.ts';

type Phase = SevenWonders['table']['phase'];

const STEPS: Readonly<Record<Phase['kind'], (table: SevenWonders['table']) => string>> = {
  draft: () => 'the wonders are drafted',
  sides: () => 'the sides are chosen',
  turn: ({ turn }) => `turn ${turn} of ${TURNS}`,
  seventh: (table) => `${cityOf(table)} plays its seventh card`,
  salvage: (table) => `${cityOf(table)} looks through the discard pile`,
  over: () => 'the end',
};

function cityOf(table: SevenWonders['table']): string {
  const { phase } = table;
  if (phase.kind === 'seventh') return cityName(table, phase.seat);
  return phase.kind === 'salvage' ? cityName(table, phase.city) : '';
}

/** The wonder with its side; before it is drafted, the seat. */
function seatLabel(table: SevenWonders['table'], seat: Seat): string {
  const { board } = table.cities[seat] as City;
  return board < 0 ? cityName(table, seat) : boardName(board);
}

export const sevenWondersNarrator: Narrator<SevenWonders> = {
  title: '7 Wonders',
  categories: CATEGORIES.map((key) => ({ key, title: en.categories[key] })),
  label: seatLabel,
  traits: TRAITS,
  moment: (table) => ({
    chapter:
      table.phase.kind === 'draft' || table.phase.kind === 'sides'
        ? 'Before the first Age'
        : `Age ${AGES[table.age]}`,
    step: STEPS[table.phase.kind](table),
  }),
  choices: tellChoices,
  move: (move, seat, { table }) => tellMove(move, seat, table),
  event: tellEvent,
  picture: drawTable,
  refusals: REFUSALS,
};
