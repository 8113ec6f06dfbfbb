// What a seat chooses from, and what each choice would bring.

import { type Architects, type Consequence, consequences } from '@mirabilia/architects';
import type { Move, SeatView } from '@mirabilia/kernel';
import type { Speech } from '../speech.ts';
import { tellMove } from './moves.ts';
import { cardName, seatName, tokenName } from './names.ts';

type Table = Architects['table'];
type ConsequenceOf<K extends Consequence['kind']> = Extract<Consequence, { kind: K }>;
type Tellings = {
  [K in Consequence['kind']]: (brought: ConsequenceOf<K>, speech: Speech, table: Table) => string;
};

const TELLINGS: Tellings = {
  card: ({ card }, speech) => (card === null ? speech.words.architects.brings.card : cardName(speech, card)),
  'deck-emptied': (_, { words }) => words.architects.brings['deck-emptied'],
  cat: (_, { words }) => words.architects.brings.cat,
  horns: ({ showing, of }, { words }) => words.architects.showBattle(showing, of),
  battle: ({ victories }, speech, table) => {
    const { battleNow, nobodyWins } = speech.words.architects;
    const winners = victories.flatMap((won, seat) =>
      won > 0 ? [`${seatName(speech, table, seat)} ${won}`] : [],
    );
    return speech.labelled(battleNow, winners.length === 0 ? nobodyWins : winners.join(', '));
  },
  stage: ({ points }, { words }) => words.points(points),
  effect: ({ effect }, { words }) => words.architects.effects[effect],
  'wonder-complete': (_, { words }) => words.architects.brings['wonder-complete'],
  'stage-due': ({ stage }, { words }) => words.architects.stageDue(stage),
  'set-due': (_, { words }) => words.architects.brings['set-due'],
  token: ({ token }, speech) =>
    token === null ? speech.words.architects.brings.token : tokenName(speech, token),
  'extra-card': ({ token }, speech) => speech.words.architects.extraCard(tokenName(speech, token)),
  points: ({ points }, { words }) => `${points > 0 ? '+' : '−'}${words.points(Math.abs(points))}`,
};

const TOLD_BY_THE_MOVE: readonly Consequence['kind'][] = ['stage', 'token'];

export function tellChoices(speech: Speech, view: SeatView<Architects>, legal: readonly Move[]): string[] {
  const { table } = view.public;
  return legal.map((move) => {
    const brought = consequences(view, move)
      .filter(({ kind }) => !TOLD_BY_THE_MOVE.includes(kind))
      // The table is exhaustive; the compiler just can't follow that kind and consequence belong together.
      .map((one) =>
        (TELLINGS[one.kind] as (one: Consequence, speech: Speech, table: Table) => string)(
          one,
          speech,
          table,
        ),
      );
    const told = tellMove(speech, move, view.viewer, table);
    return brought.length === 0 ? told : speech.labelled(told, brought.join(', '));
  });
}
