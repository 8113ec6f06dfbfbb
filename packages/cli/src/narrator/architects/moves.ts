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
import { en } from '@mirabilia/architects/i18n/en';
import type { Move, Seat } from '@mirabilia/kernel';
import { cardName, counted, deckName, tokenName } from './words.ts';

type Table = Architects['table'];

function reason(why: number): string {
  if (why >= FOR_TOKEN) return ` by ${tokenName(tokenFacts(why - FOR_TOKEN).id)}`;
  return why === FOR_WONDER ? ' by the wonder’s effect' : '';
}

const deckOf = (move: Move, seat: Seat, table: Table): string =>
  deckName({ table }, seat, deckAt(table, seat, placeIn(move)));

/** The token that a move takes, if it lies face up. */
function tokenTaken(move: Move, { row }: Table): string {
  const token = placeIn(move) === FROM_PILE ? NONE : (row[placeIn(move)] ?? NONE);
  return token === NONE ? 'the top progress token of the pile' : tokenName(tokenFacts(token).id);
}

const TELLINGS: Readonly<Record<Action, (move: Move, seat: Seat, table: Table) => string>> = {
  take: (move, seat, table) => `takes the top card of ${deckOf(move, seat, table)}${reason(whyIn(move))}`,
  decline: (move) => `does without the extra card of ${tokenName(tokenFacts(tokenIn(move)).id)}`,
  look: (move, seat, table) => `looks into ${deckOf(move, seat, table)}`,
  dig: (move, seat, table) =>
    `keeps ${cardName(cardFacts(cardIn(move)).id)} out of ${deckOf(move, seat, table)}`,
  stage: (move) => {
    const using = usedIn(wayIn(move)).map(tokenName);
    const help = using.length === 0 ? '' : ` with the help of ${using.join(' and ')}`;
    return `builds stage ${stageIn(move)} for ${counted(paidIn(wayIn(move)))}${help}`;
  },
  progress: (move, _seat, table) => {
    const spent = cardsOfSet(setIn(move)).map((card) => cardName(cardFacts(card).id));
    const price = spent.length === 0 ? ' by the wonder’s effect' : ` for ${spent.join(', ')}`;
    return `takes ${tokenTaken(move, table)}${price}`;
  },
  pass: () => 'passes: no deck in reach has a card',
  wonder: (move) => `takes ${en.wonders[wonderFacts(wonderIn(move)).id]}`,
};

export const tellMove = (move: Move, seat: Seat, table: Table): string =>
  TELLINGS[ACTIONS[actionIn(move)] as Action](move, seat, table);
