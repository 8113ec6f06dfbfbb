// Moves in words: `build library L2`, `stage library R1`, `build senate chain`, `free-city discard altar`.

import type { Move, Notation } from '@mirabilia/kernel';
import { boardFacts, boardOf, cardFacts, cardOf } from './catalogue.ts';
import {
  ACTIONS,
  type Action,
  actionIn,
  boardIn,
  boardMove,
  buildMove,
  cardIn,
  declineMove,
  discardMove,
  FACE_DOWN,
  FREE,
  faceOf,
  forFreeCity,
  freeIn,
  isForFreeCity,
  leftIn,
  rightIn,
  salvageMove,
  stageMove,
} from './move.ts';

const FREE_CITY_MARK = 'free-city ';
const FREE_MARKS = ['', ' chain', ' wonder'];
const PATTERN =
  /^(free-city )?([a-z]+)(?: ([a-z0-9?/AB-]+))?( chain| wonder)?(?: L(\d{1,2}))?(?: R(\d{1,2}))?$/;

function objectOf(move: Move, action: Action): string {
  if (action === 'decline') return '';
  if (action === 'board') {
    const { wonder, side } = boardFacts(boardIn(move));
    return ` ${wonder}/${side}`;
  }
  return cardIn(move) === FACE_DOWN ? ' ?' : ` ${cardFacts(cardIn(move)).id}`;
}

function make(move: Move): string {
  const action = ACTIONS[actionIn(move)] as Action;
  const left = leftIn(move);
  const right = rightIn(move);
  return [
    isForFreeCity(move) ? FREE_CITY_MARK : '',
    action,
    objectOf(move, action),
    FREE_MARKS[freeIn(move)] ?? '',
    left > 0 ? ` L${left}` : '',
    right > 0 ? ` R${right}` : '',
  ].join('');
}

/** A move for each action; `parse` takes it only if it reads back the same, so what doesn't belong is refused. */
const READ: Readonly<Record<Action, (object: string, way: number, free: number) => Move | undefined>> = {
  build: (object, way, free) => withCard(object, (card) => buildMove(card, way, free)),
  stage: (object, way) => withCard(object, (card) => stageMove(card, way)),
  discard: (object) => withCard(object, discardMove),
  salvage: (object) => withCard(object, salvageMove),
  decline: () => declineMove(),
  board: (object) => {
    const [wonder = '', side = ''] = object.split('/');
    const board = boardOf(wonder, side);
    return board === undefined ? undefined : boardMove(board);
  },
};

function withCard(id: string, then: (card: number) => Move): Move | undefined {
  const card = cardOf(id);
  return card === undefined ? undefined : then(card);
}

function parse(text: string): Move | undefined {
  const [, mark, action = '', object = '', free = '', left = '0', right = '0'] = PATTERN.exec(text) ?? [];
  if (!(ACTIONS as readonly string[]).includes(action)) return undefined;
  if (Number(left) > 31 || Number(right) > 31) return undefined;
  const way = Number(left) | (Number(right) << 5);
  const move = READ[action as Action](object, way, Math.max(FREE_MARKS.indexOf(free), FREE.no));
  if (move === undefined) return undefined;
  const whole = mark === undefined ? move : forFreeCity(move);
  return make(whole) === text ? whole : undefined;
}

export const notation: Notation = { make, parse, face: (move) => make(faceOf(move)) };
