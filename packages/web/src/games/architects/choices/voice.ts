// How the coach names moves and says reasons in Architects.

import {
  ACTIONS,
  type Action,
  type Architects,
  actionIn,
  CENTRAL,
  cardFacts,
  cardIn,
  centralDeck,
  deckAt,
  FAR,
  FROM_PILE,
  LEFT,
  NONE,
  placeIn,
  stageIn,
  tokenFacts,
  wonderFacts,
  wonderIn,
} from '@mirabilia/architects';
import { ideaOf } from '@mirabilia/bots/architects/idea';
import type { ArchitectsReason } from '@mirabilia/bots/reasons';
import { sayArchitects } from '@mirabilia/bots/say';
import { type Move, orIn, type SeatView } from '@mirabilia/kernel';
import type { CoachVoice } from '../../../coach/said.ts';
import { language } from '../../../i18n/language.ts';
import { reasonWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import { nameOf } from '../parts/seat-name.tsx';
import type { TableState } from '../state.ts';

type Seen = SeatView<Architects>;

/** The card that comes, if it is known, and from which deck. */
function takeLabel({ public: { table }, private: { holding } }: Seen, place: number): string {
  const { cards, terms } = names.value;
  const deck = deckAt(table, table.seat, place);
  const card = deck === centralDeck(table) ? holding.central : (table.tops[deck] ?? NONE);
  const from =
    place === CENTRAL
      ? terms.centralDeck
      : place === LEFT
        ? terms.leftDeck
        : place < FAR
          ? terms.rightDeck
          : undefined;
  if (card === NONE) return from ?? '';
  const name = cards[cardFacts(card).id];
  return from === undefined ? name : `${name} · ${from}`;
}

const LABELS: Readonly<Record<Action, (view: Seen, move: Move) => string>> = {
  take: (view, move) => takeLabel(view, placeIn(move)),
  look: (view, move) => takeLabel(view, placeIn(move)),
  dig: (_, move) => names.value.cards[cardFacts(cardIn(move)).id],
  stage: (_, move) => reasonWords.value.moves.stage(stageIn(move)),
  progress: ({ public: { table } }, move) =>
    placeIn(move) === FROM_PILE
      ? reasonWords.value.moves.tokenFromPile
      : names.value.tokens[tokenFacts(table.row[placeIn(move)] as number).id],
  decline: () => reasonWords.value.moves.nothing,
  pass: () => reasonWords.value.moves.pass,
  wonder: (_, move) => names.value.wonders[wonderFacts(wonderIn(move)).id],
};

export const voiceOf = (state: TableState, view: Seen): CoachVoice => ({
  ideaOf,
  label: (move) => LABELS[ACTIONS[actionIn(move)] as Action](view, move),
  reason: (reason) =>
    sayArchitects(
      reasonWords.value,
      {
        card: (card) => names.value.cards[card],
        token: (token) => names.value.tokens[token],
        seat: (seat) => nameOf(state, seat),
        or: orIn(language.value),
      },
      reason as ArchitectsReason,
    ),
});

export const category = (id: string): string => names.value.categories[id as 'wonder'];
