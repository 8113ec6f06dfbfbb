import {
  ACTIONS,
  type Action,
  type Architects,
  actionIn,
  cardFacts,
  cardIn,
  cardsOfSet,
  deckAt,
  FOR_TOKEN,
  FOR_WONDER,
  FROM_PILE,
  NONE,
  paidIn,
  placeIn,
  setIn,
  stageIn,
  tokenFacts,
  tokenIn,
  usedIn,
  wayIn,
  whyIn,
  wonderFacts,
  wonderIn,
} from '@mirabilia/architects';
import type { Move, Seat } from '@mirabilia/kernel';
import type { Speech } from '../speech.ts';
import { cardName, counted, deckName, tokenName } from './names.ts';

type Table = Architects['table'];

/** By which token or effect, if by one. */
function reason(speech: Speech, why: number): string[] {
  const { byToken, byWonder } = speech.words.architects;
  if (why >= FOR_TOKEN) return [byToken(tokenName(speech, tokenFacts(why - FOR_TOKEN).id))];
  return why === FOR_WONDER ? [byWonder] : [];
}

const deckOf = (speech: Speech, move: Move, seat: Seat, table: Table): string =>
  deckName(speech, table, seat, deckAt(table, seat, placeIn(move)));

/** The token that a move takes, if it lies face up. */
function tokenTaken(speech: Speech, move: Move, { row }: Table): string {
  const token = placeIn(move) === FROM_PILE ? NONE : (row[placeIn(move)] ?? NONE);
  return token === NONE ? speech.words.architects.blindToken : tokenName(speech, tokenFacts(token).id);
}

/** The parts of a sentence. */
type Telling = (move: Move, speech: Speech, seat: Seat, table: Table) => readonly string[];

const TELLINGS: Readonly<Record<Action, Telling>> = {
  take: (move, speech, seat, table) => [
    speech.words.architects.take(deckOf(speech, move, seat, table)),
    ...reason(speech, whyIn(move)),
  ],
  decline: (move, speech) => [
    speech.words.architects.decline(tokenName(speech, tokenFacts(tokenIn(move)).id)),
  ],
  look: (move, speech, seat, table) => [speech.words.architects.look(deckOf(speech, move, seat, table))],
  dig: (move, speech, seat, table) => [
    speech.words.architects.dig(
      cardName(speech, cardFacts(cardIn(move)).id),
      deckOf(speech, move, seat, table),
    ),
  ],
  stage: (move, speech) => {
    const { stage, helped } = speech.words.architects;
    const using = usedIn(wayIn(move)).map((token) => tokenName(speech, token));
    return [
      stage(stageIn(move), counted(speech, paidIn(wayIn(move)))),
      ...(using.length === 0 ? [] : [helped(speech.and(using))]),
    ];
  },
  progress: (move, speech, _seat, table) => {
    const { takeToken, forCards, byWonder } = speech.words.architects;
    const spent = cardsOfSet(setIn(move)).map((card) => cardName(speech, cardFacts(card).id));
    return [
      takeToken(tokenTaken(speech, move, table)),
      spent.length === 0 ? byWonder : forCards(spent.join(', ')),
    ];
  },
  pass: (_move, { words }) => [words.architects.pass],
  wonder: (move, { words, architects }) => [
    words.architects.chooseWonder(architects.wonders[wonderFacts(wonderIn(move)).id]),
  ],
};

export const tellMove = (speech: Speech, move: Move, seat: Seat, table: Table): string =>
  TELLINGS[ACTIONS[actionIn(move)] as Action](move, speech, seat, table).join(' ');
