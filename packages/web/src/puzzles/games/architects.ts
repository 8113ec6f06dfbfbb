import {
  type Action,
  type Architects,
  architects,
  CATEGORIES,
  cardIn,
  centralDeck,
  deckAt,
  FAR,
  FROM_PILE,
  LEFT,
  NONE,
  placeIn,
  stageIn,
  type Token,
} from '@mirabilia/architects';
import type { ArchitectsReason } from '@mirabilia/bots/reasons';
import { sayArchitects } from '@mirabilia/bots/say';
import { type Move, orIn, type SeatView } from '@mirabilia/kernel';
import { actionOf } from '../../games/architects/logic/choices.ts';
import { cardTitle, momentOf, tokenName } from '../../games/architects/tell.ts';
import { language } from '../../i18n/language.ts';
import { seatName } from '../../match/names.ts';
import { architectsWords, architectsNames as names, puzzleWords, reasonWords } from '../../words/index.ts';
import type { PuzzleGame } from './puzzle-game.ts';

type View = SeatView<Architects>;

function deckTitle({ viewer, public: { table } }: View, place: number): string {
  const { terms } = names.value;
  if (place >= FAR) return architectsWords.value.deckOf(seatName(BOT, place - FAR));
  if (deckAt(table, viewer, place) === centralDeck(table)) return terms.centralDeck;
  return place === LEFT ? terms.leftDeck : terms.rightDeck;
}

const BOT = { kind: 'bot', name: null, isYou: false, isHost: false } as const;

/** The card on top of a deck, if the viewer knows it. */
function topOf({ viewer, public: { table }, private: { holding } }: View, place: number): string | undefined {
  const deck = deckAt(table, viewer, place);
  const card = deck === centralDeck(table) ? holding.central : (table.tops[deck] ?? NONE);
  return card === NONE ? undefined : cardTitle(card);
}

const NAMES: Readonly<Record<Action, (view: View, move: Move) => string>> = {
  take: (view, move) =>
    puzzleWords.value.moves.take(topOf(view, placeIn(move)), deckTitle(view, placeIn(move))),
  look: (view, move) => puzzleWords.value.moves.look(deckTitle(view, placeIn(move))),
  dig: (_, move) => puzzleWords.value.moves.keep(cardTitle(cardIn(move))),
  stage: (_, move) => puzzleWords.value.moves.stage(stageIn(move), undefined),
  progress: ({ public: { table } }, move) =>
    puzzleWords.value.moves.token(
      placeIn(move) === FROM_PILE ? undefined : tokenName(table.row[placeIn(move)] as Token),
    ),
  decline: () => architectsWords.value.does.decline,
  pass: () => architectsWords.value.does.pass,
  wonder: () => architectsWords.value.does.wonder,
};

/** The decks in reach lie as the own one, the central one, the right one. */
const DECK_PLACES = [0, 2, 1];

const PLACES: Partial<Readonly<Record<Action, (move: Move) => string>>> = {
  take: (move) =>
    placeIn(move) >= FAR
      ? `[data-far="${placeIn(move) - FAR}"]`
      : `[data-card="${DECK_PLACES[placeIn(move)]}"]`,
  look: (move) => `[data-card="${DECK_PLACES[placeIn(move)]}"]`,
  stage: (move) => `[data-stage="${stageIn(move)}"]`,
  progress: (move) => `[data-token="${placeIn(move)}"]`,
};

export const architectsPuzzles: PuzzleGame<Architects> = {
  game: architects,
  ready: () => Promise.all([names.ready(), architectsWords.ready(), reasonWords.ready()]),
  momentOf: ({ public: { table } }) => momentOf(table),
  nameOf: (view, move) => NAMES[actionOf(move)](view, move),
  say: (reason, players) =>
    sayArchitects(
      reasonWords.value,
      {
        card: (card) => names.value.cards[card],
        token: (token) => names.value.tokens[token],
        seat: (seat) => players[seat] ?? '',
        or: orIn(language.value),
      },
      reason as ArchitectsReason,
    ),
  placeOf: (view, move) => {
    if (actionOf(move) !== 'dig') return PLACES[actionOf(move)]?.(move) ?? '';
    return `[data-card="${(view.private.holding.found ?? []).indexOf(cardIn(move))}"]`;
  },
  categories: () => CATEGORIES.map((category) => names.value.categories[category]),
};
