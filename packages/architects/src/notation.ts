// Moves in words: `take left`, `take central wonder`, `take right science`, `decline science`, `look left`,
// `dig left gear`, `stage 3 wood+coin+coin economy`, `progress 1 gear+gear`, `progress pile`, `pass`, `wonder giza`.

import type { Move, Notation } from '@mirabilia/kernel';
import { COIN, cardFacts, cardOf, TOKENS, tokenFacts, tokenOf, wonderFacts, wonderOf } from './catalogue.ts';
import { deckName } from './geometry.ts';
import {
  ACTIONS,
  type Action,
  actionIn,
  cardIn,
  countIn,
  declineMove,
  digMove,
  FOR_TOKEN,
  FROM_PILE,
  farPlace,
  lookMove,
  PAYING_KINDS,
  paidPart,
  passMove,
  placeIn,
  progressMove,
  setIn,
  stageIn,
  stageMove,
  TRIPLE,
  takeMove,
  WITH_ANY,
  WITH_DOUBLE,
  wayIn,
  whyIn,
  wonderIn,
  wonderMove,
} from './move.ts';
import { usedIn } from './rules/build.ts';
import { cardsOfSet } from './rules/science.ts';
import type { Why } from './types.ts';
import { DECK_POSITIONS, STAGES } from './vocabulary.ts';

export const whyWord = (why: number): Why => {
  if (why >= FOR_TOKEN) return tokenFacts(why - FOR_TOKEN).id;
  return why === 0 ? 'turn' : 'wonder';
};

export function whyOf(word: unknown): number | undefined {
  if (word === 'turn') return 0;
  if (word === 'wonder') return 1;
  const token = tokenOf(word);
  return token === undefined ? undefined : FOR_TOKEN + token;
}

const FAR_MARK = 'of-';

const placeWord = (place: number): string => {
  const name = deckName(place);
  return typeof name === 'string' ? name : `${FAR_MARK}${name.of}`;
};

function placeOfWord(word: string): number | undefined {
  const near = (DECK_POSITIONS as readonly string[]).indexOf(word);
  if (near >= 0) return near;
  return /^of-[0-6]$/.test(word) ? farPlace(Number(word.slice(FAR_MARK.length))) : undefined;
}

/** The cards of a payment, one by one. */
export function cardsPaid(way: number): number[] {
  return Array.from({ length: PAYING_KINDS }, (_, card) =>
    new Array<number>(countIn(way, card)).fill(card),
  ).flat();
}

const cardWords = (cards: readonly number[]): string => cards.map((card) => cardFacts(card).id).join('+');

const MAKE: Readonly<Record<Action, (move: Move) => string[]>> = {
  take: (move) => [placeWord(placeIn(move)), ...(whyIn(move) === 0 ? [] : [whyWord(whyIn(move))])],
  decline: (move) => [whyWord(whyIn(move))],
  look: (move) => [placeWord(placeIn(move))],
  dig: (move) => [placeWord(placeIn(move)), cardFacts(cardIn(move)).id],
  stage: (move) => [`${stageIn(move)}`, cardWords(cardsPaid(wayIn(move))), ...usedIn(wayIn(move))],
  progress: (move) => [
    placeIn(move) === FROM_PILE ? 'pile' : `${placeIn(move)}`,
    ...(setIn(move) === 0 ? [] : [cardWords(cardsOfSet(setIn(move)))]),
  ],
  pass: () => [],
  wonder: (move) => [wonderFacts(wonderIn(move)).id],
};

function make(move: Move): string {
  const action = ACTIONS[actionIn(move)] as Action;
  return [action, ...MAKE[action](move)].join(' ');
}

/** The set that these green cards are. */
export function setOf(cards: readonly (number | undefined)[]): number | undefined {
  const wanted = String(cards.toSorted());
  for (let set = 0; set <= TRIPLE; set++) if (String(cardsOfSet(set).toSorted()) === wanted) return set;
  return undefined;
}

const HELPERS: Readonly<Record<string, number>> = { 'double-coin': WITH_DOUBLE, 'any-resources': WITH_ANY };

/** The payment with these cards and the help of these tokens. */
export function wayOf(cards: readonly (number | undefined)[], using: readonly unknown[]): number | undefined {
  const counts = new Array<number>(PAYING_KINDS).fill(0);
  for (const card of cards) {
    if (card === undefined || card > COIN) return undefined;
    counts[card] = (counts[card] as number) + 1;
  }
  let way = 0;
  for (const [card, count] of counts.entries()) {
    if (count > STAGES) return undefined;
    way |= paidPart(card, count);
  }
  for (const id of using) {
    const helper = HELPERS[TOKENS[tokenOf(id) ?? -1]?.effect.kind ?? ''];
    if (helper === undefined) return undefined;
    way |= helper;
  }
  return way;
}

const cardsIn = (words: string): (number | undefined)[] =>
  words === '' ? [] : words.split('+').map((id) => cardOf(id));

/** A move for each action; `parse` takes it only if it reads back the same, so what doesn't belong is refused. */
const READ: Readonly<Record<Action, (words: readonly string[]) => Move | undefined>> = {
  take: ([place = '', why = 'turn']) => both(placeOfWord(place), whyOf(why), takeMove),
  decline: ([token = '']) => both(tokenOf(token), 0, declineMove),
  look: ([place = '']) => both(placeOfWord(place), 0, lookMove),
  dig: ([place = '', card = '']) => both(placeOfWord(place), cardOf(card), digMove),
  stage: ([stage = '', cards = '', ...using]) =>
    both(/^[1-5]$/.test(stage) ? Number(stage) : undefined, wayOf(cardsIn(cards), using), stageMove),
  progress: ([from = '', cards = '']) =>
    both(
      /^[012]$/.test(from) ? Number(from) : from === 'pile' ? FROM_PILE : undefined,
      setOf(cardsIn(cards)),
      progressMove,
    ),
  pass: () => passMove(),
  wonder: ([id = '']) => both(wonderOf(id), 0, wonderMove),
};

function both(
  a: number | undefined,
  b: number | undefined,
  then: (a: number, b: number) => Move,
): Move | undefined {
  return a === undefined || b === undefined ? undefined : then(a, b);
}

function parse(text: string): Move | undefined {
  const [action = '', ...words] = text.split(' ');
  if (!(ACTIONS as readonly string[]).includes(action)) return undefined;
  const move = READ[action as Action](words);
  return move !== undefined && make(move) === text ? move : undefined;
}

/** Every move is made in the open: what is hidden are cards, not what is done with them. */
export const notation: Notation = { make, parse, face: make };
