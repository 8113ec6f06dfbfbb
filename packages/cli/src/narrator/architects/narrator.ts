import { type Architects, CATEGORIES, type Phase } from '@mirabilia/architects';
import { en } from '@mirabilia/architects/i18n/en';
import type { Narrator } from '../narrator.ts';
import { tellChoices } from './choices.ts';
import { tellEvent } from './events.ts';
import { tellMove } from './moves.ts';
import { drawTable } from './picture.ts';
import { REFUSALS } from './refusals.ts';
import { TRAITS } from './traits.ts';
import { seatName } from './words.ts';

const STEPS: Readonly<Record<Phase['kind'], string>> = {
  draft: 'chooses a wonder',
  'free-take': 'takes a card',
  act: 'goes on',
  bonus: 'takes cards by its effect',
  gift: 'takes a token by its effect',
  look: 'chooses a deck to look into',
  dig: 'keeps one of the cards found',
  over: 'the end',
};

export const architectsNarrator: Narrator<Architects> = {
  title: en.title,
  categories: CATEGORIES.map((key) => ({ key, title: en.categories[key] })),
  label: seatName,
  traits: TRAITS,
  moment: (table) => ({
    chapter:
      table.phase.kind === 'draft'
        ? 'Before the first round'
        : `Round ${Math.ceil(table.turn / table.players)}`,
    step:
      table.phase.kind === 'over' ? STEPS.over : `${seatName(table, table.seat)} ${STEPS[table.phase.kind]}`,
  }),
  choices: tellChoices,
  move: (move, seat, { table }) => tellMove(move, seat, table),
  event: tellEvent,
  picture: drawTable,
  refusals: REFUSALS,
};
