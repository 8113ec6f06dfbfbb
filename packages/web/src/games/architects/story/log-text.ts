// The story in words.

import { type CardId, cardOf, type Deck, type Event, type Table, tokenOf } from '@mirabilia/architects';
import { type Who, whoAt } from '../../../table/who.ts';
import { architectsWords, tableWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import type { OwnModel } from '../state.ts';
import type { Heard } from './chronicle.ts';

export const whoIn = (model: OwnModel): Naming => whoAt(model);

type Naming = (seat: number) => Who;

function fromDeck(deck: Deck, seat: number, { players }: Table, who: Naming): string {
  const { story } = architectsWords.value;
  if (deck === players) return story.fromCentral;
  return deck === seat ? story.fromOwn(who(seat)) : story.fromOther(who(deck));
}

function paidWords(paid: Readonly<Partial<Record<CardId, number>>>): string {
  return tableWords.value.frame.list(
    Object.entries(paid).map(([card, count]) => {
      const name = names.value.cards[card as CardId];
      return count === 1 ? name : architectsWords.value.counted(count, name);
    }),
  );
}

interface Context {
  readonly table: Table;
  readonly who: Naming;
}

type Sentences = {
  readonly [K in Heard['kind']]: (heard: Extract<Heard, { kind: K }>, context: Context) => string | undefined;
};

/** What needs no line of its own gives none. */
const untold = () => undefined;

const SENTENCES: Sentences = {
  gap: () => architectsWords.value.story.earlier,
  'wonder-chosen': ({ seat, wonder }, { who }) =>
    architectsWords.value.story.chose(who(seat), names.value.wonders[wonder]),
  'turn-began': untold,
  peeked: ({ seat }, { who }) => architectsWords.value.story.peeked(who(seat)),
  taken: ({ seat, deck, card, why }, { table, who }) => {
    const { story } = architectsWords.value;
    const said = story.taken(who(seat), names.value.cards[card], fromDeck(deck, seat, table, who));
    if (why === 'turn') return said;
    return `${said}, ${why === 'wonder' ? story.byWonder : story.byToken(names.value.tokens[why])}`;
  },
  'turned-up': untold,
  'cat-moved': ({ seat }, { who }) => architectsWords.value.story.cat(who(seat)),
  'horns-blown': ({ showing }, { table }) => architectsWords.value.story.horns(showing, table.conflict),
  declined: ({ seat, token }, { who }) =>
    architectsWords.value.story.declined(who(seat), names.value.tokens[token]),
  passed: ({ seat }, { who }) => architectsWords.value.story.passed(who(seat)),
  'stage-built': ({ seat, stage, paid }, { who }) =>
    `${architectsWords.value.story.built(who(seat), stage)}, ${architectsWords.value.story.paid(paidWords(paid))}`,
  'effect-lost': ({ seat }, { who }) => architectsWords.value.story.lost(who(seat)),
  'token-taken': ({ seat, token, from }, { who }) =>
    architectsWords.value.story.token(who(seat), names.value.tokens[token], from === 'pile'),
  'row-filled': untold,
  looked: ({ seat, deck, cards }, { table, who }) =>
    architectsWords.value.story.looked(who(seat), cards, fromDeck(deck, seat, table, who)),
  shuffled: () => architectsWords.value.story.shuffled,
  fought: ({ seat, shields, victories }, { who }) =>
    architectsWords.value.story.fought(who(seat), shields, victories),
  ended: () => architectsWords.value.story.ended,
};

export function sentenceOf(heard: Heard, context: Context): string | undefined {
  // The table is exhaustive; the compiler just can't follow that kind and event belong together.
  return (SENTENCES[heard.kind] as (heard: Heard, context: Context) => string | undefined)(heard, context);
}

/** The numbers of what an event is about, for its picture. */
export const cardIn = (event: Extract<Event, { kind: 'taken' }>): number => cardOf(event.card) as number;
export const tokenIn = (event: Extract<Event, { kind: 'token-taken' }>): number =>
  tokenOf(event.token) as number;
