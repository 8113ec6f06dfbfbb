import type { Architects, Event } from '@mirabilia/architects';
import type { NarrationContext } from '../narrator.ts';
import type { Speech } from '../speech.ts';
import { cardName, counted, deckName, deckOf, seatName, tokenName } from './names.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
type Context = NarrationContext<Architects>;
type Tellings = { [K in Event['kind']]: (event: EventOf<K>, context: Context, speech: Speech) => string };

/** “Giza builds stage 2 with 2 × Wood using Architecture.” */
const sentence = (
  { seat }: { readonly seat: number },
  { table }: Context,
  speech: Speech,
  parts: readonly string[],
): string => `${seatName(speech, table, seat)} ${parts.join(' ')}.`;

const TELLINGS: Tellings = {
  'wonder-chosen': ({ seat, wonder }, { names }, { words, architects }) =>
    `${names[seat] ?? words.seat(seat)} ${words.architects.chooseWonder(architects.wonders[wonder])}.`,
  'turn-began': ({ seat, turn }, { table }, speech) =>
    speech.words.architects.turnBegan(turn, seatName(speech, table, seat)),
  peeked: ({ seat }, { table }, speech) => speech.words.architects.peeked(seatName(speech, table, seat)),
  taken: ({ seat, deck, card }, { table }, speech) =>
    speech.words.architects.got(
      seatName(speech, table, seat),
      cardName(speech, card),
      deckName(speech, table, seat, deck),
    ),
  'turned-up': ({ deck, card }, { table }, speech) => {
    const { emptied, turnedUp } = speech.words.architects;
    const where = deckOf(speech, table, deck);
    return card === null ? emptied(where) : turnedUp(cardName(speech, card), where);
  },
  'cat-moved': ({ seat, from }, { table }, speech) => {
    const { catMoved, catMovedFrom } = speech.words.architects;
    const name = seatName(speech, table, seat);
    return from === null ? catMoved(name) : catMovedFrom(name, seatName(speech, table, from));
  },
  'horns-blown': ({ turned, showing }, { table }, { words: { architects } }) =>
    turned === 0 ? architects.allShowBattle : architects.horns(showing, table.conflict),
  declined: (event, context, speech) =>
    sentence(event, context, speech, [speech.words.architects.decline(tokenName(speech, event.token))]),
  passed: (event, context, speech) => sentence(event, context, speech, [speech.words.architects.pass]),
  'stage-built': (event, context, speech) => {
    const { stage, helped } = speech.words.architects;
    const using = event.using.map((token) => tokenName(speech, token));
    return sentence(event, context, speech, [
      stage(event.stage, counted(speech, event.paid)),
      ...(using.length === 0 ? [] : [helped(speech.and(using))]),
    ]);
  },
  'effect-lost': ({ seat }, { table }, speech) =>
    speech.words.architects.effectLost(seatName(speech, table, seat)),
  'token-taken': (event, context, speech) => {
    const { takeToken, fromPile, forCards } = speech.words.architects;
    const spent = event.spent.map((card) => cardName(speech, card));
    return sentence(event, context, speech, [
      takeToken(tokenName(speech, event.token)),
      ...(event.from === 'pile' ? [fromPile] : []),
      ...(spent.length === 0 ? [] : [forCards(spent.join(', '))]),
    ]);
  },
  'row-filled': ({ token }, _, speech) => speech.words.architects.rowFilled(tokenName(speech, token)),
  looked: ({ seat, deck, cards }, { table }, speech) =>
    speech.words.architects.looked(seatName(speech, table, seat), cards, deckName(speech, table, seat, deck)),
  shuffled: ({ deck }, { table }, speech) => speech.words.architects.shuffled(deckOf(speech, table, deck)),
  fought: ({ seat, shields, victories, discarded }, { table }, speech) => {
    const { fought, discards } = speech.words.architects;
    const name = seatName(speech, table, seat);
    const told = fought(name, shields, victories);
    return discarded === 0 ? told : `${told} ${discards(name, discarded)}`;
  },
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
