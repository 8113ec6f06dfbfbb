// What the terminal says when it tells a match. Cards, wonders and tokens have their names in the games' packages.

import type { Consequence, Phase, StageEffect } from '@mirabilia/architects';
import type { Colour } from '@mirabilia/seven-wonders';

/** A match is told line by line; nothing is pressed. @screen Terminal */
export interface TerminalWords {
  /** The first line; `seed` is a text in quotes. */
  readonly botsPlay: (title: string, bots: number, seed: string) => string;
  /** In place of a name. */
  readonly seat: (seat: number) => string;
  /** `who` is a name with a wonder; a list of possible moves follows. */
  readonly mayChoose: (who: string) => string;
  /** The record ends before the match does. */
  readonly unfinished: string;
  readonly over: string;
  /** Heads of the score table. */
  readonly player: string;
  readonly board: string;
  readonly points: (count: number) => string;
  readonly sevenWonders: SevenWondersTold;
  readonly architects: ArchitectsTold;
}

/** What a city does follows its name: “Giza builds Altar”. @screen Terminal, 7 Wonders */
interface SevenWondersTold {
  readonly title: string;
  /** Where a match is: before the boards are known, or in an Age, in Roman figures. */
  readonly before: string;
  readonly age: (age: string) => string;
  /** What is decided. */
  readonly steps: {
    readonly draft: string;
    readonly sides: string;
    readonly turn: (turn: number, of: number) => string;
    readonly seventh: (city: string) => string;
    readonly salvage: (city: string) => string;
    readonly over: string;
  };

  /** Follows a name. */
  readonly build: (card: string) => string;
  /** Follows a name: from the discard pile. */
  readonly salvage: (card: string) => string;
  /** Follows a name. */
  readonly stage: (stage: number) => string;
  /** Follows a name: the card under the wonder is known. */
  readonly stageWith: (card: string, stage: number) => string;
  /** Follows a name. */
  readonly discard: string;
  /** Follows a name. */
  readonly discardFor: (card: string, coins: string) => string;
  /** Follows a name. */
  readonly earn: (coins: string) => string;
  /** Follows a name: takes nothing from the discard pile. */
  readonly decline: string;
  /** Follows a name: the discard pile has nothing that may be built. */
  readonly foundNothing: string;
  /** Follows a name; `board` is a city and a side. */
  readonly take: (board: string) => string;
  /** After what was built: why it costs nothing. Also on its own, as a price. */
  readonly chain: string;
  readonly power: string;
  /** After what was built; `parts` say how much goes to whom. */
  readonly pay: (parts: string) => string;
  readonly toLeft: (coins: string, city: string) => string;
  readonly toRight: (coins: string, city: string) => string;
  readonly toBank: (coins: string) => string;
  readonly coins: (count: number) => string;
  /** Before what the Free City does. */
  readonly forFreeCity: string;

  readonly ageBegins: (age: string) => string;
  readonly swapped: string;
  readonly passed: { readonly left: string; readonly right: string };
  readonly leftovers: (cards: number) => string;
  /** The results of a city are +1, −1 or 0. */
  readonly fought: (age: string, city: string, left: string, right: string) => string;

  /** Of a choice. */
  readonly nothing: string;
  readonly free: string;
  /** Before the reason why a card can't be built. */
  readonly closed: string;
  /** Reasons, in small letters. */
  readonly stands: string;
  readonly complete: string;
  readonly duty: string;
  readonly unsold: (goods: string) => string;
  readonly poor: (price: string, purse: number) => string;
  readonly dear: (goods: string, price: string, purse: number) => string;
  /** Before a price: a stage with one of these cards, or with any card. */
  readonly stageFor: (stage: number, cards: string | undefined) => string;
  /** Before the reason. */
  readonly noStage: string;
  /** One of these cards, or any card. */
  readonly discardTo: (cards: string | undefined, coins: string) => string;

  /** Beside numbers, in small letters. */
  readonly held: Readonly<Record<'coins' | 'shields' | 'conflicts', string>>;
  readonly noWonder: string;
  readonly discardPile: string;
  readonly drawPile: string;
  /** Before the cards that lie there when a match is over. */
  readonly underWonder: string;
  /** Short names of the kinds of structures. */
  readonly colours: Readonly<Record<Colour, string>>;
}

type EffectKind = StageEffect['kind'];

/** What a seat does follows the name of its wonder: “Giza takes the top card of the left deck”. @screen Terminal, Architects */
interface ArchitectsTold {
  readonly before: string;
  readonly round: (round: number) => string;
  /** What is decided. */
  readonly steps: Readonly<Record<Exclude<Phase['kind'], 'over'>, (name: string) => string>> & {
    readonly over: string;
  };
  /** Used in the sentences below. */
  readonly decks: {
    readonly central: string;
    readonly left: string;
    readonly right: string;
    readonly of: (owner: string) => string;
  };

  /** Follows a name. */
  readonly take: (deck: string) => string;
  /** After what was taken. */
  readonly byToken: (token: string) => string;
  readonly byWonder: string;
  /** Follows a name. */
  readonly decline: (token: string) => string;
  readonly look: (deck: string) => string;
  readonly dig: (card: string, deck: string) => string;
  readonly stage: (stage: number, cards: string) => string;
  /** After a stage that was built. */
  readonly helped: (tokens: string) => string;
  /** Follows a name. */
  readonly takeToken: (token: string) => string;
  readonly blindToken: string;
  /** After a token: the cards that it takes. */
  readonly forCards: (cards: string) => string;
  /** After a token that came from the pile. */
  readonly fromPile: string;
  /** Follows a name. */
  readonly pass: string;
  readonly chooseWonder: (wonder: string) => string;

  readonly turnBegan: (turn: number, name: string) => string;
  readonly peeked: (name: string) => string;
  readonly got: (name: string, card: string, deck: string) => string;
  readonly emptied: (deck: string) => string;
  readonly turnedUp: (card: string, deck: string) => string;
  readonly catMoved: (name: string) => string;
  readonly catMovedFrom: (name: string, from: string) => string;
  readonly allShowBattle: string;
  readonly horns: (showing: number, of: number) => string;
  readonly effectLost: (name: string) => string;
  readonly rowFilled: (token: string) => string;
  readonly looked: (name: string, cards: number, deck: string) => string;
  readonly shuffled: (deck: string) => string;
  readonly fought: (name: string, shields: number, victories: number) => string;
  /** After a battle: shields with horns. */
  readonly discards: (name: string, cards: number) => string;

  /** What a choice would bring, in small letters. */
  readonly brings: Readonly<
    Record<
      Exclude<
        Consequence['kind'],
        'effect' | 'horns' | 'battle' | 'stage' | 'stage-due' | 'extra-card' | 'points'
      >,
      string
    >
  >;
  readonly effects: Readonly<Record<EffectKind, string>>;
  readonly showBattle: (showing: number, of: number) => string;
  /** Before who would win how many victory tokens. */
  readonly battleNow: string;
  readonly nobodyWins: string;
  readonly stageDue: (stage: number) => string;
  readonly extraCard: (token: string) => string;

  /** Beside numbers, in small letters. */
  readonly held: Readonly<Record<'shields' | 'victories', string>>;
  readonly cat: string;
  readonly noWonder: string;
  readonly cards: string;
  readonly noCards: string;
  readonly deck: string;
  readonly onTop: (card: string, cards: number) => string;
  readonly seenOnTop: (card: string) => string;
  readonly empty: string;
  readonly tokens: string;
  readonly pile: string;
  readonly conflict: string;
}
