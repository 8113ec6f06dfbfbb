// Other ways to do what is pointed at: what a stage is paid with, which green cards are given up, which token is used.

import {
  type Action,
  type Card,
  cardsOfSet,
  countIn,
  PAYING_KINDS,
  setIn,
  tokenIn,
  usedIn,
  wayIn,
} from '@mirabilia/architects';
import type { Move } from '@mirabilia/kernel';
import type { JSX } from 'preact';
import { architectsWords, tableWords } from '../../../words/index.ts';
import { marksOf } from '../art/card-face.tsx';
import { TokenDisc } from '../art/marks.tsx';
import { actionOf, type TargetChoice } from '../logic/choices.ts';
import { names } from '../names.ts';
import { useTable } from '../state.ts';
import { cardTitle, tokenName } from '../tell.ts';
import css from './ways.module.css';

interface Way {
  readonly marks: readonly JSX.Element[];
  readonly words: string;
}

const paidCards = (move: Move): readonly Card[] =>
  Array.from({ length: PAYING_KINDS }, (_, card) =>
    new Array<Card>(countIn(wayIn(move), card)).fill(card),
  ).flat();

const cardMarks = (cards: readonly Card[]): JSX.Element[] =>
  cards.map((card, at) => (
    <span key={at} class={css.mark}>
      {marksOf(card)}
    </span>
  ));

const none = (): undefined => undefined;

const WAYS: Readonly<Record<Action, (move: Move) => Way | undefined>> = {
  stage: (move) => {
    const cards = paidCards(move);
    const using = usedIn(wayIn(move));
    return {
      marks: [...cardMarks(cards), ...using.map((token) => <TokenDisc key={token} token={token} />)],
      words: [
        tableWords.value.frame.list(cards.map(cardTitle)),
        ...using.map((token) => architectsWords.value.withHelp(names.value.tokens[token])),
      ].join(', '),
    };
  },
  progress: (move) => {
    const cards = cardsOfSet(setIn(move));
    return { marks: cardMarks(cards), words: tableWords.value.frame.list(cards.map(cardTitle)) };
  },
  take: (move) => ({ marks: [], words: tokenName(tokenIn(move)) }),
  look: none,
  dig: none,
  decline: none,
  pass: none,
  wonder: none,
};

/** What is given for it, if there is something to give. */
export const wayOf = (move: Move): Way | undefined => WAYS[actionOf(move)](move);

const TITLES: Readonly<Partial<Record<Action, () => string>>> = {
  stage: () => architectsWords.value.payWith,
  progress: () => architectsWords.value.spend,
  take: () => architectsWords.value.useToken,
};

export function Ways({
  choice: { moves },
  picked,
}: {
  readonly choice: TargetChoice;
  readonly picked: Move;
}) {
  const state = useTable();
  if (moves.length < 2) return null;
  const title = TITLES[actionOf(picked)]?.() ?? architectsWords.value.choice;
  return (
    <fieldset class={css.ways}>
      <legend class={css.title}>{title}</legend>
      {moves.map((move) => {
        const way = wayOf(move);
        return (
          <button
            key={move}
            type="button"
            class={css.way}
            data-way
            aria-pressed={move === picked}
            aria-label={way?.words ?? ''}
            onClick={() => state.pick(move)}
          >
            <span aria-hidden="true" class={css.face}>
              {way === undefined || way.marks.length === 0 ? way?.words : way.marks}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
