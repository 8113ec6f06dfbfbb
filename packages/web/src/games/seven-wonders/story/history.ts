// What happened so far, told from the table alone, so that players who come back read the same log as those who stayed.

import type { Move } from '@mirabilia/kernel';
import {
  type Age,
  actionIn,
  BUILD,
  bankPrice,
  boardFacts,
  type Card,
  type CompiledEffect,
  type Counts,
  cardFacts,
  cardIn,
  coinsBrought,
  DISCARD_COINS,
  FREE_CITY,
  freeIn,
  holderOfHand,
  isForFreeCity,
  leftIn,
  leftOf,
  POWER,
  rightIn,
  rightOf,
  STAGE,
  STARTING_COINS,
  type Table,
  TURNS,
} from '@mirabilia/seven-wonders';
import type { Act, AgeTold, Battle, TurnTold } from './told.ts';

/** What a city has at one moment of the story. */
interface CityCounts extends Counts {
  stages: number;
  coins: number;
  shields: number;
}

interface Telling {
  readonly table: Table;
  readonly cities: readonly CityCounts[];
  /** Cards that ever came to the discard pile, and how many of the salvaged ones have been told. */
  discarded: number;
  salvaged: number;
  /** The city that looks through the pile at the end of the turn; -1 for none. */
  due: number;
}

interface Taken {
  readonly city: number;
  readonly move: Move;
}

export function historyOf(table: Table): AgeTold[] {
  const telling: Telling = {
    table,
    cities: table.cities.map(({ colours }) => ({
      coins: STARTING_COINS,
      stages: 0,
      shields: 0,
      colours: colours.map(() => 0),
      battles: [],
    })),
    discarded: 0,
    salvaged: 0,
    due: -1,
  };
  return table.taken.map((_, at) => tellAge(telling, (at + 1) as Age));
}

/** The last turn of a history, if there was one. */
export function lastTurn(history: readonly AgeTold[]): TurnTold | undefined {
  return history.findLast(({ turns }) => turns.length > 0)?.turns.at(-1);
}

function tellAge(telling: Telling, age: Age): AgeTold {
  const { table, cities } = telling;
  const turns: TurnTold[] = [];
  const taken = takenByTurn(table, age);
  const sevenths = taken[TURNS] as readonly Taken[];
  let leftovers: number | undefined;
  for (let turn = 1; turn <= TURNS && (taken[turn - 1] as readonly Taken[]).length > 0; turn++) {
    const coinsBefore = cities.map(({ coins }) => coins);
    const acts = carryOut(telling, taken[turn - 1] as readonly Taken[]);
    if (turn === TURNS) {
      for (const seventh of sevenths) {
        acts.push(...carryOut(telling, [seventh]).map((act) => ({ ...act, isSeventh: true })));
      }
      if (leftoversAreOut(table, age)) {
        // With two players one card stays in the draw pile.
        leftovers = table.players - sevenths.length + (table.players === 2 ? 1 : 0);
        telling.discarded += leftovers;
      }
    }
    if (telling.due >= 0 && !isStillLooking(table, age, turn)) acts.push(look(telling));
    telling.due = -1;
    turns.push({ age, turn, acts, coinsBefore, coins: cities.map(({ coins }) => coins) });
  }
  return { age, turns, leftovers, battles: fightIn(telling, age) };
}

const leftoversAreOut = ({ age: current, turn, phase }: Table, age: Age): boolean =>
  age < current || (turn === TURNS && (phase.kind === 'salvage' || phase.kind === 'over'));

/** The turn is not over: somebody has a seventh card to play, or the pile to look through. */
const isStillLooking = ({ age: current, turn: now, phase }: Table, age: Age, turn: number): boolean =>
  age === current && turn === now && (phase.kind === 'salvage' || phase.kind === 'seventh');

/** What was taken from the hands of an Age, turn by turn in the order of cities; the seventh cards come last. */
function takenByTurn({ players, taken }: Table, age: Age): Taken[][] {
  const turns: Taken[][] = Array.from({ length: TURNS + 1 }, () => []);
  (taken[age - 1] as readonly (readonly Move[])[]).forEach((moves, hand) => {
    let turn = 0;
    for (const move of moves) {
      // With two players a card for the Free City is taken after the holder's own, in the same turn.
      if (!isForFreeCity(move)) turn++;
      const holder = holderOfHand({ players, age, turn: Math.min(turn, TURNS) }, hand);
      turns[turn - 1]?.push({ city: isForFreeCity(move) ? FREE_CITY : holder, move });
    }
  });
  for (const turn of turns) turn.sort((one, other) => one.city - other.city);
  return turns;
}

const FREE_WORDS = ['no', 'chain', 'wonder'] as const;

/** All pay, all lay, all count. */
function carryOut(telling: Telling, taken: readonly Taken[]): Act[] {
  for (const { city, move } of taken) pay(telling.cities, city, move);
  const effects = taken.map(({ city, move }) => lay(telling, city, move));
  return taken.map(({ city, move }, at) => {
    const earned = earn(telling.cities, city, effects[at]);
    const acting = { city, isSeventh: false, earned };
    const paying = { ...acting, left: leftIn(move), right: rightIn(move) };
    if (actionIn(move) === BUILD) {
      const free = FREE_WORDS[freeIn(move)] ?? 'no';
      return { kind: 'built', ...paying, card: cardIn(move), bank: bankPrice(move), free };
    }
    if (actionIn(move) === STAGE) {
      return { kind: 'buried', ...paying, stage: (telling.cities[city] as CityCounts).stages };
    }
    return { kind: 'sold', ...acting };
  });
}

function pay(cities: readonly CityCounts[], city: number, move: Move): void {
  (cities[city] as CityCounts).coins -= leftIn(move) + rightIn(move) + bankPrice(move);
  (cities[leftOf(city, cities.length)] as CityCounts).coins += leftIn(move);
  (cities[rightOf(city, cities.length)] as CityCounts).coins += rightIn(move);
}

/** Gives what was built; undefined for a card that was sold. */
function lay(telling: Telling, at: number, move: Move): CompiledEffect | undefined {
  const city = telling.cities[at] as CityCounts;
  if (actionIn(move) === BUILD) return layCard(city, cardIn(move));
  if (actionIn(move) !== STAGE) {
    telling.discarded++;
    return undefined;
  }
  const { board } = telling.table.cities[at] as Table['cities'][number];
  const effect = boardFacts(board).stages[city.stages]?.effect as CompiledEffect;
  city.stages++;
  city.shields += effect.shields;
  if ((effect.powers & POWER.salvage) !== 0) telling.due = at;
  return effect;
}

function layCard(city: CityCounts, card: Card): CompiledEffect {
  const { colour, effect } = cardFacts(card);
  city.colours[colour] = (city.colours[colour] as number) + 1;
  city.shields += effect.shields;
  return effect;
}

function earn(cities: readonly CityCounts[], at: number, effect: CompiledEffect | undefined): number {
  const coins = effect === undefined ? DISCARD_COINS : coinsBrought({ cities }, at, effect);
  (cities[at] as CityCounts).coins += coins;
  return coins;
}

/**
 * A card that was built from the pile is known by how many cards had been discarded by then. Where a city may look twice
 * with nothing discarded in between and builds once, the table doesn't tell when: the first look is taken for it.
 */
function look(telling: Telling): Act {
  const { table, cities, due: city, discarded } = telling;
  const next = table.salvaged[telling.salvaged];
  if (next?.after !== discarded) return { kind: 'left-pile', city, isSeventh: false, earned: 0 };
  telling.salvaged++;
  const earned = earn(cities, city, layCard(cities[city] as CityCounts, next.card));
  const nothing = { left: 0, right: 0, bank: 0, isSeventh: false };
  return { kind: 'built', city, card: next.card, ...nothing, free: 'salvage', earned };
}

/** The shields are those of this moment; what each side got stands on the table. */
function fightIn({ table, cities }: Telling, age: Age): Battle[] {
  const result = (city: number, side: number): number | undefined =>
    table.cities[city]?.battles[(age - 1) * 2 + side];
  if (result(0, 0) === undefined) return [];
  const shields = (city: number): number => (cities[city] as CityCounts).shields;
  cities.forEach(({ battles }, city) => {
    battles.push(result(city, 0) as number, result(city, 1) as number);
  });
  return cities.map((_, city) => {
    const other = leftOf(city, cities.length);
    return {
      cities: [city, other],
      shields: [shields(city), shields(other)],
      tokens: [result(city, 0) as number, result(other, 1) as number],
    };
  });
}
