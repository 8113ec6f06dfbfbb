// What a player who remembers would know of the hands that go round: the cards that they passed on, and what left since.

import type { Move, Seat } from '@mirabilia/kernel';
import {
  type Card,
  cardIn,
  FACE_DOWN,
  freeCityHand,
  type Holding,
  handHeld,
  holderOfHand,
  type Table,
  TURNS,
} from '@mirabilia/seven-wonders';

export interface SeenHand {
  /** Who holds it now. */
  readonly holder: Seat;
  /** The turn of this Age in which it was last passed on. */
  readonly seenIn: number;
  /** The turn in which it comes back; undefined if it doesn't in this Age. */
  readonly backIn: number | undefined;
  /** What may still be in it. */
  readonly rest: readonly Card[];
  /** What was seen and is gone: built for all to see, or no longer there now that the hand is back. */
  readonly gone: readonly Card[];
  /** How many left it face down and are not known yet. */
  readonly hidden: number;
}

function take(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

/** One entry for each hand of this Age that was passed on. The hand held now comes first if it was. */
export function seenHands(table: Table, seat: Seat, room: Pick<Holding, 'passed' | 'hand'>): SeenHand[] {
  const { players, age, turn } = table;
  const before = (age - 1) * TURNS;
  const latest = new Map<number, number>();
  for (let past = 1; past < turn && before + past <= room.passed.length; past++) {
    latest.set(handHeld({ players, age, turn: past }, seat), past);
  }
  const seen = [...latest].map(([hand, seenIn]): SeenHand => {
    const passed = room.passed[before + seenIn - 1] ?? [];
    const holder = holderOfHand(table, hand);
    const found =
      holder === seat ? compared(passed, room.hand) : remembered(passed, facesSince(table, hand, seenIn));
    return { holder, seenIn, backIn: comesBack(table, seat, hand), ...found };
  });
  const order = ({ holder, backIn }: SeenHand): number => (holder === seat ? 0 : (backIn ?? TURNS + 1));
  return seen.toSorted((a, b) => order(a) - order(b));
}

function comesBack({ players, age, turn }: Table, seat: Seat, hand: number): number | undefined {
  for (let next = turn + 1; next <= TURNS; next++) {
    if (handHeld({ players, age, turn: next }, seat) === hand) return next;
  }
  return undefined;
}

/** What was taken from a hand after it was passed on. With two players one hand gives two cards a turn. */
function facesSince({ players, age, taken }: Table, hand: number, seenIn: number): readonly Move[] {
  const aTurn = players === 2 && hand === freeCityHand(age) ? 2 : 1;
  return (taken[age - 1]?.[hand] ?? []).slice(seenIn * aTurn);
}

type Found = Pick<SeenHand, 'rest' | 'gone' | 'hidden'>;

function compared(passed: readonly Card[], now: readonly Card[]): Found {
  const here = now.slice();
  return { rest: now, gone: passed.filter((card) => !take(here, card)), hidden: 0 };
}

function remembered(passed: readonly Card[], faces: readonly Move[]): Found {
  const rest = passed.slice();
  const built = faces.map(cardIn).filter((card) => card !== FACE_DOWN);
  return { gone: built.filter((card) => take(rest, card)), rest, hidden: faces.length - built.length };
}
