// What a seat chooses from, and what each choice would bring.

import { type Architects, type Consequence, consequences } from '@mirabilia/architects';
import type { Move, SeatView } from '@mirabilia/kernel';
import { tellMove } from './moves.ts';
import { cardName, plural, seatName, tokenName } from './words.ts';

type Table = Architects['table'];
type ConsequenceOf<K extends Consequence['kind']> = Extract<Consequence, { kind: K }>;
type Tellings = { [K in Consequence['kind']]: (brought: ConsequenceOf<K>, table: Table) => string };

const EFFECTS: Readonly<Record<ConsequenceOf<'effect'>['effect'], string>> = {
  take: 'the wonder gives cards',
  gift: 'the wonder gives a progress token',
  dig: 'the wonder looks into a deck',
  shields: 'the wonder gives a shield',
};

const TELLINGS: Tellings = {
  card: ({ card }) => (card === null ? 'an unseen card' : cardName(card)),
  'deck-emptied': () => 'the last card of its deck',
  cat: () => 'the cat comes',
  horns: ({ showing, of }) => `${showing} of ${of} conflict tokens show battle`,
  battle: ({ victories }, table) => {
    const winners = victories.flatMap((won, seat) => (won > 0 ? [`${seatName(table, seat)} ${won}`] : []));
    return `battle, as it stands: ${winners.length === 0 ? 'nobody wins' : winners.join(', ')}`;
  },
  stage: ({ points }) => plural(points, 'point'),
  effect: ({ effect }) => EFFECTS[effect],
  'wonder-complete': () => 'the wonder is complete',
  'stage-due': ({ stage }) => `then stage ${stage} is to be built`,
  'set-due': () => 'then a progress token is to be taken',
  token: ({ token }) => (token === null ? 'an unseen token' : tokenName(token)),
  'extra-card': ({ token }) => `${tokenName(token)} offers a card`,
  points: ({ points }) => `${points > 0 ? '+' : '−'}${plural(Math.abs(points), 'point')}`,
};

const TOLD_BY_THE_MOVE: readonly Consequence['kind'][] = ['stage', 'token'];

export function tellChoices(view: SeatView<Architects>, legal: readonly Move[]): string[] {
  const { table } = view.public;
  return legal.map((move) => {
    const brought = consequences(view, move)
      .filter(({ kind }) => !TOLD_BY_THE_MOVE.includes(kind))
      // The table is exhaustive; the compiler just can't follow that kind and consequence belong together.
      .map((one) => (TELLINGS[one.kind] as (one: Consequence, table: Table) => string)(one, table));
    const told = tellMove(move, view.viewer, table);
    return brought.length === 0 ? told : `${told}: ${brought.join(', ')}`;
  });
}
