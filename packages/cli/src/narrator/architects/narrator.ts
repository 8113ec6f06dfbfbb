import { type Architects, CARDS, CATEGORIES, type Category } from '@mirabilia/architects';
import type { ArchitectsReason } from '@mirabilia/bots/reasons';
import { type Look, namesByLook } from '../looks.ts';
import type { Narrator } from '../narrator.ts';
import type { Speech } from '../speech.ts';
import { tellChoices } from './choices.ts';
import { tellEvent } from './events.ts';
import { tellMove } from './moves.ts';
import { seatName } from './names.ts';
import { drawTable } from './picture.ts';
import { tellReason } from './reasons.ts';
import { REFUSALS } from './refusals.ts';
import { traitsIn } from './traits.ts';

type Table = Architects['table'];

const LOOKS: Readonly<Record<Category, Look>> = {
  wonder: 'wonder',
  cat: 'cat',
  blue: 'blue',
  military: 'red',
  progress: 'green',
};

function stepOf(speech: Speech, table: Table): string {
  const { steps } = speech.words.architects;
  const { kind } = table.phase;
  return kind === 'over' ? steps.over : steps[kind](seatName(speech, table, table.seat));
}

export function architectsNarrator(speech: Speech): Narrator<Architects> {
  const { words, architects } = speech;
  return {
    title: architects.title,
    categories: CATEGORIES.map((key) => ({ key, title: architects.categories[key], look: LOOKS[key] })),
    cards: namesByLook(CARDS.map(({ id, colour }) => ({ look: colour, name: architects.cards[id] }))),
    label: (table, seat) => seatName(speech, table, seat),
    traits: traitsIn(speech),
    moment: (table) => ({
      chapter:
        table.phase.kind === 'draft'
          ? words.architects.before
          : words.architects.round(Math.ceil(table.turn / table.players)),
      step: stepOf(speech, table),
    }),
    choices: (view, legal) => tellChoices(speech, view, legal),
    move: (move, seat, { table }) => tellMove(speech, move, seat, table),
    reason: (reason, { table }) => tellReason(speech, reason as ArchitectsReason, table),
    event: (event, context) => tellEvent(speech, event, context),
    picture: (view, names) => drawTable(speech, view, names),
    refusals: REFUSALS,
  };
}
