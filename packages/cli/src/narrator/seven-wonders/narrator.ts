import type { SevenWondersReason } from '@mirabilia/bots/reasons';
import type { Seat } from '@mirabilia/kernel';
import {
  CARDS,
  CATEGORIES,
  type Category,
  type City,
  COLOURS,
  type SevenWonders,
  TURNS,
} from '@mirabilia/seven-wonders';
import { type Look, namesByLook } from '../looks.ts';
import type { Narrator } from '../narrator.ts';
import type { Speech } from '../speech.ts';
import { tellChoices } from './choices.ts';
import { AGES, tellEvent } from './events.ts';
import { tellMove } from './moves.ts';
import { boardName, cityName } from './names.ts';
import { drawTable } from './picture.ts';
import { tellReason } from './reasons.ts';
import { REFUSALS } from './refusals.ts';
import { traitsIn } from './traits.ts';

type Table = SevenWonders['table'];

const LOOKS: Readonly<Record<Category, Look>> = {
  military: 'red',
  treasury: 'treasury',
  wonder: 'wonder',
  civilian: 'blue',
  science: 'green',
  commerce: 'yellow',
  guilds: 'purple',
};

function stepOf(speech: Speech, table: Table): string {
  const { steps } = speech.words.sevenWonders;
  const { phase } = table;
  switch (phase.kind) {
    case 'turn':
      return steps.turn(table.turn, TURNS);
    case 'seventh':
      return steps.seventh(cityName(speech, table, phase.seat));
    case 'salvage':
      return steps.salvage(cityName(speech, table, phase.city));
    default:
      return steps[phase.kind];
  }
}

/** The wonder with its side; before it is drafted, the seat. */
function seatLabel(speech: Speech, table: Table, seat: Seat): string {
  const { board } = table.cities[seat] as City;
  return board < 0 ? cityName(speech, table, seat) : boardName(speech, board);
}

export function sevenWondersNarrator(speech: Speech): Narrator<SevenWonders> {
  const { words, sevenWonders } = speech;
  return {
    title: words.sevenWonders.title,
    categories: CATEGORIES.map((key) => ({ key, title: sevenWonders.categories[key], look: LOOKS[key] })),
    cards: namesByLook(
      CARDS.map(({ name, colour }) => ({ look: COLOURS[colour] as Look, name: sevenWonders.cards[name] })),
    ),
    label: (table, seat) => seatLabel(speech, table, seat),
    traits: traitsIn(speech),
    moment: (table) => ({
      chapter:
        table.phase.kind === 'draft' || table.phase.kind === 'sides'
          ? words.sevenWonders.before
          : words.sevenWonders.age(AGES[table.age]),
      step: stepOf(speech, table),
    }),
    choices: (view, legal) => tellChoices(speech, view, legal),
    move: (move, seat, { table }) => tellMove(speech, move, seat, table),
    reason: (reason, { table }) => tellReason(speech, reason as SevenWondersReason, table),
    event: (event, context) => tellEvent(speech, event, context),
    picture: (view, names) => drawTable(speech, view, names),
    refusals: REFUSALS,
  };
}
