import type { Architects, Event } from '@mirabilia/architects';
import { en } from '@mirabilia/architects/i18n/en';
import type { NarrationContext } from '../narrator.ts';
import { cardName, counted, deckName, plural, seatName, tokenName } from './words.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
type Tellings = {
  [K in Event['kind']]: (event: EventOf<K>, context: NarrationContext<Architects>) => string;
};

/** A deck as everybody calls it. */
const deckOf = ({ table }: NarrationContext<Architects>, deck: number): string =>
  deck === table.players ? 'the central deck' : `the deck of ${seatName(table, deck)}`;

const TELLINGS: Tellings = {
  'wonder-chosen': ({ seat, wonder }, { names }) =>
    `${names[seat] ?? `Seat ${seat}`} takes ${en.wonders[wonder]}.`,
  'turn-began': ({ seat, turn }, { table }) => `Turn ${turn}: ${seatName(table, seat)}.`,
  peeked: ({ seat }, { table }) => `${seatName(table, seat)} has the cat and looks at the central top card.`,
  taken: ({ seat, deck, card }, context) =>
    `${seatName(context.table, seat)} gets ${cardName(card)} from ${deckName(context, seat, deck)}.`,
  'turned-up': ({ deck, card }, context) =>
    card === null
      ? `Now ${deckOf(context, deck)} is empty.`
      : `${cardName(card)} is turned up on ${deckOf(context, deck)}.`,
  'cat-moved': ({ seat, from }, { table }) =>
    `The cat comes to ${seatName(table, seat)}${from === null ? '' : ` from ${seatName(table, from)}`}.`,
  'horns-blown': ({ turned, showing }, { table }) =>
    turned === 0
      ? 'The horn sounds, but all conflict tokens show battle.'
      : `The horn sounds: ${showing} of ${plural(table.conflict, 'conflict token')} show battle.`,
  declined: ({ seat, token }, { table }) =>
    `${seatName(table, seat)} does without the extra card of ${tokenName(token)}.`,
  passed: ({ seat }, { table }) => `${seatName(table, seat)} has no card in reach and passes.`,
  'stage-built': ({ seat, stage, paid, using }, { table }) => {
    const help = using.length === 0 ? '' : ` with ${using.map(tokenName).join(' and ')}`;
    return `${seatName(table, seat)} builds stage ${stage} for ${counted(paid)}${help}.`;
  },
  'effect-lost': ({ seat }, { table }) => `The effect of ${seatName(table, seat)} is lost.`,
  'token-taken': ({ seat, token, from, spent }, { table }) => {
    const price = spent.length === 0 ? '' : ` for ${spent.map(cardName).join(', ')}`;
    return `${seatName(table, seat)} takes ${tokenName(token)}${from === 'pile' ? ' unseen' : ''}${price}.`;
  },
  'row-filled': ({ token }) => `${tokenName(token)} joins the progress tokens on offer.`,
  looked: ({ seat, deck, cards }, context) =>
    `${seatName(context.table, seat)} looks at ${plural(cards, 'card')} of ${deckName(context, seat, deck)}.`,
  shuffled: ({ deck }, context) => `The rest goes back, and ${deckOf(context, deck)} is shuffled.`,
  fought: ({ seat, shields, victories, discarded }, { table }) =>
    `Battle: ${seatName(table, seat)} has ${plural(shields, 'shield')}, wins ${plural(victories, 'token')}` +
    `${discarded === 0 ? '' : ` and discards ${plural(discarded, 'card')} with horns`}.`,
  ended: () => 'The match is over.',
};

export function tellEvent(event: Event, context: NarrationContext<Architects>): string {
  // The table is exhaustive; the compiler just can't follow that kind and event belong together.
  return (TELLINGS[event.kind] as (event: Event, context: NarrationContext<Architects>) => string)(
    event,
    context,
  );
}
