// The three decks in reach, as a hand: what lies on top, how much is left, and what taking it would bring. While a
// wonder digs, the cards that it found lie in their place.

import type { Architects } from '@mirabilia/architects';
import {
  type Card,
  CENTRAL,
  type Consequence,
  cardFacts,
  centralDeck,
  deckAt,
  LEFT,
  NONE,
  RIGHT,
  type Table,
} from '@mirabilia/architects';
import type { Move, SeatView } from '@mirabilia/kernel';
import { labelled } from '../../../i18n/language.ts';
import { type DropTarget, draggable } from '../../../table/choreography/drag.ts';
import { findSeen } from '../../../table/choreography/places.ts';
import { hint } from '../../../ui/hint.tsx';
import { architectsWords } from '../../../words/index.ts';
import { CardBack, CardFace } from '../art/card-face.tsx';
import { actionOf, type Target, targetOf } from '../logic/choices.ts';
import { type Towards, towardsWith } from '../logic/towards.ts';
import { names } from '../names.ts';
import { cityAt, type TableState, useTable } from '../state.ts';
import { cardTitle, consequencesOf, doesOf, sentencesOf } from '../tell.ts';
import css from './decks.module.css';
import { Foot, type Keeps } from './foot.tsx';
import { nameOf } from './seat-name.tsx';

/** For screen readers: every part ends with a full stop, and none with two. */
const spoken = (parts: readonly string[]): string =>
  parts.map((part) => (part.endsWith('.') ? part : `${part}.`)).join(' ');

/** As they lie: the own deck at the left. */
export const REACH = [LEFT, CENTRAL, RIGHT] as const;
const TERMS = { [LEFT]: 'leftDeck', [CENTRAL]: 'centralDeck', [RIGHT]: 'rightDeck' } as const;

export const deckTitle = (place: (typeof REACH)[number]): string =>
  names.value.terms[TERMS[place] as 'leftDeck' | 'centralDeck' | 'rightDeck'];

/** Left and right are the player's own words: those who look on are told whose deck it is. */
export function titleOfDeck({ table, me, names: players }: TableState, deck: number): string {
  const all = table.value as Table;
  if (deck === centralDeck(all)) return deckTitle(CENTRAL);
  const seat = me.value;
  if (deck === seat) return deckTitle(LEFT);
  if (seat !== null && deck === deckAt(all, seat, RIGHT) && all.seat === seat) return deckTitle(RIGHT);
  return architectsWords.value.deckOf(players.value[deck] ?? '');
}

/** The card on a deck as far as the viewer knows it. */
export function topOf({ seatView, table }: TableState, deck: number): Card {
  const { tops, sizes } = table.value as Table;
  if (sizes[deck] === 0) return NONE;
  if (deck !== centralDeck(table.value as Table)) return tops[deck] as Card;
  return seatView.value?.private.holding.central ?? NONE;
}

function toldOf(state: TableState, target: Target) {
  const asked = state.ask.value;
  const move = state.choiceOf(target)?.moves[0];
  if (asked?.kind !== 'choose' || move === undefined) return undefined;
  return bringing(state, asked.view, move);
}

/** What a move brings, in signs and in words. */
export function bringing(state: TableState, view: SeatView<Architects>, move: Move) {
  const told = consequencesOf(view, move);
  const card = cardOfMove(state, move);
  const isNearer = card !== undefined && !told.some(({ kind }) => kind === 'stage-due');
  const towards = isNearer ? towardsWith(cityAt(view.public.table, view.viewer), card) : undefined;
  const keeps = card === undefined ? undefined : keptFor(card, told, towards);
  const words = architectsWords.value;
  return {
    told,
    towards,
    keeps,
    does: card === undefined ? undefined : doesOf(card),
    words: [
      ...sentencesOf(view, isSaid(card) ? told.filter(({ kind }) => kind !== 'points') : told, (seat) =>
        nameOf(state, seat),
      ),
      ...(towards === undefined ? [] : [words.towards(towards)]),
      ...(keeps === 'later' ? [words.forLater] : []),
    ],
  };
}

/** The points of this card are all that it brings, and what it does says them. */
function isSaid(card: Card | undefined): boolean {
  const effect = card === undefined ? undefined : cardFacts(card).effect;
  return effect?.kind === 'points' && effect.cats === 0;
}

/** What a card is good for besides what it completes or brings nearer. */
function keptFor(card: Card, told: readonly Consequence[], towards: Towards | undefined): Keeps | undefined {
  const brings = (due: Consequence['kind']): boolean => told.some(({ kind }) => kind === due);
  switch (cardFacts(card).effect.kind) {
    case 'shields':
      return 'shield';
    case 'symbol':
      return brings('set-due') ? undefined : 'symbol';
    case 'resource':
    case 'coin':
      return towards !== undefined || brings('stage-due') ? undefined : 'later';
    case 'points':
      return undefined;
  }
}

/** The card that a move takes, if it takes one that is known. */
function cardOfMove(state: TableState, move: Move): Card | undefined {
  const target = targetOf(move);
  if (target.kind === 'found') return target.card;
  if (target.kind !== 'deck' || actionOf(move) !== 'take') return undefined;
  const card = topOf(state, deckAt(state.table.value as Table, state.focus.value, target.place));
  return card === NONE ? undefined : card;
}

export function Decks() {
  const state = useTable();
  const found = state.seatView.value?.private.holding.found ?? null;
  const isDigging = state.table.value?.phase.kind === 'dig' && found !== null;
  return (
    <ul
      class={css.decks}
      data-hand={state.seatView.value?.public.decision ?? ''}
      data-decks
      aria-label={architectsWords.value.decks}
      data-count={isDigging ? found.length : 3}
    >
      {isDigging
        ? found.map((card, at) => <Found key={at} card={card} at={at} />)
        : REACH.map((place, at) => <Deck key={place} place={place} at={at} />)}
    </ul>
  );
}

/** A card can be dragged to my wonder, or just up; it is taken as by its button. */
const draggedTo = (state: TableState, target: Target) =>
  draggable<'take'>({
    canDrag: () => state.live !== undefined && state.choiceOf(target) !== undefined,
    onStart: () => {
      if (!state.isPicked(target)) state.point(target);
    },
    targets: (): readonly DropTarget<'take'>[] => {
      const element = findSeen(`[data-city="${state.focus.peek()}"]`);
      return element === undefined ? [] : [{ name: 'take', element }];
    },
    above: 'take',
    onDrop: () => state.commit(),
  });

function Deck({ place, at }: { readonly place: (typeof REACH)[number]; readonly at: number }) {
  const state = useTable();
  const table = state.table.value as Table;
  const deck = deckAt(table, state.focus.value, place);
  const left = table.sizes[deck] as number;
  const card = topOf(state, deck);
  const target: Target = { kind: 'deck', place };
  const result = toldOf(state, target);
  const isChosen = state.isPicked(target);
  const words = architectsWords.value;
  const isWatched = state.me.value === null;
  const title = isWatched ? titleOfDeck(state, deck) : deckTitle(place);
  const isSeen = place === CENTRAL && card !== NONE;
  const top = left === 0 ? words.empty : card === NONE ? words.faceDown : cardTitle(card);
  const label = spoken([
    labelled(title, top),
    ...(isSeen ? [words.catSaw] : []),
    words.cardsLeft(left),
    ...(card === NONE ? [] : [doesOf(card)]),
    ...(result?.words ?? []),
  ]);
  const foot = result === undefined ? undefined : <Foot {...result} viewer={state.focus.value} />;
  return (
    <li
      class={css.deck}
      data-deck={deck}
      data-lit={state.lit.value === deck || undefined}
      data-depth={Math.min(3, Math.ceil(left / 8))}
    >
      <button
        type="button"
        class={css.button}
        data-card={at}
        aria-pressed={isChosen}
        disabled={result === undefined}
        onClick={() => state.point(target)}
        {...draggedTo(state, target)}
        {...hint(top, ...(card === NONE ? [] : [doesOf(card)]), ...(result?.words ?? []))}
      >
        <span class="sr-only">{label}</span>
        <span class={css.face} aria-hidden="true">
          {left === 0 ? (
            <span class={css.empty}>{words.empty}</span>
          ) : card === NONE ? (
            <CardBack name={words.faceDown} foot={foot} isChosen={isChosen} />
          ) : (
            <CardFace card={card} foot={foot} isChosen={isChosen} />
          )}
        </span>
      </button>
      <span class={css.label} aria-hidden="true">
        {!isWatched && <kbd class={css.key}>{at + 1}</kbd>}
        {/* No line more for it: decks stay as large as they are. */}
        {isSeen ? <span class={css.seen}>{words.catSaw}</span> : <span>{title}</span>}
        <b>{left}</b>
      </span>
    </li>
  );
}

function Found({ card, at }: { readonly card: Card; readonly at: number }) {
  const state = useTable();
  const target: Target = { kind: 'found', card };
  const result = toldOf(state, target);
  const isChosen = state.isPicked(target);
  return (
    <li class={css.deck}>
      <button
        type="button"
        class={css.button}
        data-card={at}
        aria-pressed={isChosen}
        disabled={result === undefined}
        onClick={() => state.point(target)}
        {...draggedTo(state, target)}
        {...hint(cardTitle(card), doesOf(card), ...(result?.words ?? []))}
      >
        <span class="sr-only">{spoken([cardTitle(card), doesOf(card), ...(result?.words ?? [])])}</span>
        <span class={css.face} aria-hidden="true">
          <CardFace
            card={card}
            foot={result && <Foot {...result} viewer={state.focus.value} />}
            isChosen={isChosen}
          />
        </span>
      </button>
    </li>
  );
}
