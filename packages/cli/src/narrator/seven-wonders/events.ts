import { cardOf, type Event, type SevenWonders, type Table } from '@mirabilia/seven-wonders';
import { en } from '@mirabilia/seven-wonders/i18n/en';
import type { NarrationContext } from '../narrator.ts';
import { cardName, cityName, coins, paying } from './words.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
type Tellings = {
  [K in Event['kind']]: (event: EventOf<K>, context: NarrationContext<SevenWonders>) => string;
};

export const AGES = { 1: 'I', 2: 'II', 3: 'III' } as const;

const FREE: Readonly<Record<EventOf<'built'>['free'], string>> = {
  no: '',
  chain: ', free by a chain',
  wonder: ', free by its wonder’s power',
  salvage: ' from the discard pile',
};

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

const TELLINGS: Tellings = {
  'board-chosen': ({ city, wonder, side }, { names }) =>
    `${names[city] ?? `Seat ${city}`} takes ${en.wonders[wonder].city}, side ${side}.`,
  'age-began': ({ age }) => `Age ${AGES[age]} begins.`,
  built: ({ city, card, left, right, bank, free }, { table }) =>
    `${cityName(table, city)} builds the ${nameOf(card)}${FREE[free]}${paying(table, city, { left, right, bank })}.`,
  'stage-built': ({ city, stage, left, right }, { table }) =>
    `${cityName(table, city)} builds stage ${stage} of its wonder with a card face down` +
    `${paying(table, city, { left, right, bank: 0 })}.`,
  discarded: ({ city }, { table }) => `${cityName(table, city)} discards a card face down.`,
  earned: ({ city, coins: earned }, { table }) => `${cityName(table, city)} earns ${coins(earned)}.`,
  'salvage-declined': ({ city }, { table }) =>
    `${cityName(table, city)} takes nothing from the discard pile.`,
  'salvage-void': ({ city }, { table }) =>
    `${cityName(table, city)} finds nothing to build in the discard pile.`,
  'hands-passed': ({ to }, { table }) =>
    table.players === 2 ? 'The hands are swapped.' : `The hands go to the ${to}.`,
  'leftovers-discarded': ({ cards }) =>
    `${cards} left-over ${cards === 1 ? 'card is' : 'cards are'} discarded.`,
  fought: ({ age, city, left, right }, { table }) => fight(table, age, { city, left, right }),
  ended: () => 'The match is over.',
};

function nameOf(id: EventOf<'built'>['card']): string {
  const card = cardOf(id);
  return card === undefined ? id : cardName(card);
}

function fight(
  table: Table,
  age: keyof typeof AGES,
  { city, left, right }: { city: number; left: number; right: number },
): string {
  return `Conflict of Age ${AGES[age]}: ${cityName(table, city)} gets ${signed(left)} on the left, ${signed(right)} on the right.`;
}

export function tellEvent(event: Event, context: NarrationContext<SevenWonders>): string {
  // The table is exhaustive; the compiler just can't follow that kind and event belong together.
  return (TELLINGS[event.kind] as (event: Event, context: NarrationContext<SevenWonders>) => string)(
    event,
    context,
  );
}
