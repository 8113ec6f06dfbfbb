// What the cards, wonders and tokens of a game are, for programs that don't carry the engine. A door of its own, because
// it loads the names in all languages.

import * as architects from '@mirabilia/architects';
import { WORDS as ARCHITECTS_WORDS } from '@mirabilia/architects/i18n';
import { type JsonObject, LANGUAGES, type Language } from '@mirabilia/kernel';
import * as sevenWonders from '@mirabilia/seven-wonders';
import { WORDS as SEVEN_WONDERS_WORDS } from '@mirabilia/seven-wonders/i18n';
import type { GameId } from './ids.ts';

export type GameData = JsonObject & {
  readonly game: GameId;
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly cards: readonly JsonObject[];
  readonly wonders: readonly JsonObject[];
  readonly tokens: readonly JsonObject[];
  /** The cards of each deck, by id: in 7 Wonders by number of players and age, in Architects by wonder. */
  readonly decks: JsonObject;
  /** Names by language. */
  readonly names: Readonly<Record<string, JsonObject>>;
};

const DATA: Readonly<Record<GameId, () => GameData>> = {
  'seven-wonders': sevenWondersData,
  architects: architectsData,
};

export const gameData = (id: GameId): GameData => DATA[id]();

/** Plain data: the engine's tables are constants with narrower types. */
const plain = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;

const namesIn = (words: Readonly<Record<Language, unknown>>): GameData['names'] =>
  Object.fromEntries(LANGUAGES.map((language) => [language, plain(words[language])]));

function sevenWondersData(): GameData {
  const { sevenWonders: game, CARDS, BOARDS, WONDERS, GUILDS } = sevenWonders;
  const idOf = (card: number): string => sevenWonders.cardFacts(card).id;
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  return {
    game: 'seven-wonders',
    rulesVersion: game.rulesVersion,
    players: game.seats,
    cards: CARDS.map(({ id, name, age, colour }, card) =>
      plain({
        id,
        name,
        age,
        colour: sevenWonders.COLOURS[colour],
        cost: sevenWonders.costOf(card),
        chain: sevenWonders.chainOf(card),
        effects: sevenWonders.effectsOf(card),
      }),
    ),
    wonders: WONDERS.map((id) => ({
      id,
      sides: Object.fromEntries(
        [...BOARDS.entries()]
          .filter(([, { wonder }]) => wonder === id)
          .map(([board, { side, stages }]) => [
            side,
            plain({
              resource: sevenWonders.resourceOf(board),
              stages: stages.map(({ cost }, at) => ({
                cost,
                effects: sevenWonders.stageEffectsOf(board, at),
              })),
            }),
          ]),
      ),
    })),
    tokens: [],
    decks: Object.fromEntries(
      counts.map((players) => [
        players,
        {
          1: sevenWonders.deckOf(1, players).map(idOf),
          2: sevenWonders.deckOf(2, players).map(idOf),
          3: sevenWonders.deckOf(3, players).map(idOf),
          guilds: { from: GUILDS.map(idOf), drawn: sevenWonders.guildsUsed(players) },
        },
      ]),
    ),
    names: namesIn(SEVEN_WONDERS_WORDS),
  };
}

function architectsData(): GameData {
  const { architects: game, CARDS, WONDERS, TOKENS } = architects;
  const deckOf = (deck: Parameters<typeof architects.copiesIn>[0]): string[] =>
    architects.cardsOf(architects.copiesIn(deck)).map((card) => architects.cardFacts(card).id);
  return {
    game: 'architects',
    rulesVersion: game.rulesVersion,
    players: game.seats,
    cards: CARDS.map(({ id, colour, effect }) => plain({ id, colour, effect })),
    wonders: WONDERS.map(({ id, layers, stages }) =>
      plain({
        id,
        // Bottom to top: the numbers of the stages that stand side by side, from 1.
        layers,
        stages: stages.map(({ count, rule, points, effect = null }) => ({ count, rule, points, effect })),
      }),
    ),
    tokens: TOKENS.map((token) => plain(token)),
    decks: {
      ...Object.fromEntries(WONDERS.map(({ id }) => [id, deckOf(id)])),
      central: deckOf('central'),
    },
    names: namesIn(ARCHITECTS_WORDS),
  };
}
