import { cardOf, type Event, type SevenWonders } from '@mirabilia/seven-wonders';
import type { NarrationContext } from '../narrator.ts';
import type { Speech } from '../speech.ts';
import { cardName, cityName, paying } from './names.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
type Context = NarrationContext<SevenWonders>;
type Tellings = { [K in Event['kind']]: (event: EventOf<K>, context: Context, speech: Speech) => string };

export const AGES = { 1: 'I', 2: 'II', 3: 'III' } as const;

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

/** “Giza builds Altar, free (chain).” */
const sentence = (
  { city }: { readonly city: number },
  { table }: Context,
  speech: Speech,
  parts: readonly string[],
): string => `${cityName(speech, table, city)} ${parts.join(', ')}.`;

function nameOf(speech: Speech, id: EventOf<'built'>['card']): string {
  const card = cardOf(id);
  return card === undefined ? id : cardName(speech, card);
}

/** What was built, and why for nothing. */
function builtParts({ card, free }: EventOf<'built'>, speech: Speech): string[] {
  const { build, salvage, chain, power } = speech.words.sevenWonders;
  const name = nameOf(speech, card);
  if (free === 'salvage') return [salvage(name)];
  return [build(name), ...(free === 'chain' ? [chain] : free === 'wonder' ? [power] : [])];
}

const TELLINGS: Tellings = {
  'board-chosen': ({ city, wonder, side }, { names }, { words, sevenWonders }) =>
    `${names[city] ?? words.seat(city)} ${words.sevenWonders.take(`${sevenWonders.wonders[wonder].city} ${side}`)}.`,
  'age-began': ({ age }, _, { words }) => words.sevenWonders.ageBegins(AGES[age]),
  built: (event, context, speech) =>
    sentence(event, context, speech, [
      ...builtParts(event, speech),
      ...paying(speech, context.table, event.city, event),
    ]),
  'stage-built': (event, context, speech) =>
    sentence(event, context, speech, [
      speech.words.sevenWonders.stage(event.stage),
      ...paying(speech, context.table, event.city, { ...event, bank: 0 }),
    ]),
  discarded: (event, context, speech) =>
    sentence(event, context, speech, [speech.words.sevenWonders.discard]),
  earned: (event, context, speech) => {
    const { earn, coins } = speech.words.sevenWonders;
    return sentence(event, context, speech, [earn(coins(event.coins))]);
  },
  'salvage-declined': (event, context, speech) =>
    sentence(event, context, speech, [speech.words.sevenWonders.decline]),
  'salvage-void': (event, context, speech) =>
    sentence(event, context, speech, [speech.words.sevenWonders.foundNothing]),
  'hands-passed': ({ to }, { table }, { words: { sevenWonders } }) =>
    table.players === 2 ? sevenWonders.swapped : sevenWonders.passed[to],
  'leftovers-discarded': ({ cards }, _, { words }) => words.sevenWonders.leftovers(cards),
  fought: ({ age, city, left, right }, { table }, speech) =>
    speech.words.sevenWonders.fought(AGES[age], cityName(speech, table, city), signed(left), signed(right)),
  ended: (_event, _context, { words }) => words.over,
};

export function tellEvent(speech: Speech, event: Event, context: Context): string {
  // The table is exhaustive; the compiler just can't follow that kind and event belong together.
  return (TELLINGS[event.kind] as (event: Event, context: Context, speech: Speech) => string)(
    event,
    context,
    speech,
  );
}
