// What is written down of a playout of 7 Wonders: reasons need numbers that come true.

import type { State } from '@mirabilia/kernel';
import {
  actionIn,
  boardFacts,
  type Card,
  type City,
  cardOf,
  costOf,
  leftOf,
  RESOURCES,
  rightOf,
  type Score,
  type SevenWonders,
  STAGE,
} from '@mirabilia/seven-wonders';
import { priceOf, scoreCity } from '@mirabilia/seven-wonders/rules';
import type { Observer } from '../paired.ts';

/** A stage that the viewer builds in its next turn: its price in coins. */
interface NextStage {
  readonly stage: number;
  readonly price: number;
}

export interface PlayedLine {
  /** At the end, by city. */
  readonly scores: readonly Score[];
  readonly structures: readonly (readonly Card[])[];
  /** The viewer's conflict results, left then right for each Age. */
  readonly battles: readonly number[];
  /** Coins to neighbours, and from the left and the right one. */
  readonly paid: number;
  readonly earned: readonly [number, number];
  /** Subject free by chain. */
  readonly chained: readonly Card[];
  /** By good: how often the viewer built something that costs it. */
  readonly needed: readonly number[];
  /** When the viewer chooses next: what neighbours sell, the coins, and whether a stage is built. */
  readonly next:
    | {
        readonly sold: readonly [City['sold'], City['sold']];
        readonly coins: number;
        readonly stage: NextStage | undefined;
      }
    | undefined;
  /** The hand that is held now, when it is back. */
  readonly back: readonly Card[] | undefined;
}

export const observeLine =
  (viewer: number) =>
  (world: State<SevenWonders>): Observer<SevenWonders, PlayedLine> => {
    const { decision, table } = world.public;
    const { age, turn, players } = table;
    const cities = table.cities.length;
    const [left, right] = [leftOf(viewer, cities), rightOf(viewer, cities)];
    const chained: Card[] = [];
    const needed = RESOURCES.map(() => 0);
    const earned: [number, number] = [0, 0];
    let paid = 0;
    let next: PlayedLine['next'];
    let back: PlayedLine['back'];

    function need(cost: Readonly<Partial<Record<string, number>>>): void {
      RESOURCES.forEach((good, at) => {
        if ((cost[good] ?? 0) > 0) needed[at] = (needed[at] as number) + 1;
      });
    }

    return {
      event: (event) => {
        if (event.kind !== 'built' && event.kind !== 'stage-built') return;
        // The coins of the neighbour on the left go to the city on its right.
        if (event.city === left) earned[0] += event.right;
        if (event.city === right) earned[1] += event.left;
        if (event.city !== viewer) return;
        paid += event.left + event.right;
        if (event.kind === 'stage-built') {
          const { board } = table.cities[viewer] as City;
          need(boardFacts(board).stages[event.stage - 1]?.cost ?? {});
        } else if (event.free === 'chain') chained.push(cardOf(event.card) as Card);
        else if (event.free === 'no') need(costOf(cardOf(event.card) as Card));
      },
      choice: (state, move) => {
        if (state.public.decision === decision || table.phase.kind !== 'turn') return;
        const city = table.cities[viewer] as City;
        next ??= {
          sold: [(table.cities[left] as City).sold, (table.cities[right] as City).sold],
          coins: city.coins,
          stage: actionIn(move) === STAGE ? { stage: city.stages + 1, price: priceOf(move) } : undefined,
        };
        if (table.age === age && table.turn === turn + players)
          back ??= state.private[viewer]?.holding.hand ?? [];
      },
      end: () => ({
        scores: table.cities.map((_, at) => scoreCity(table.cities, at).score),
        structures: table.cities.map(({ structures }) => structures),
        battles: (table.cities[viewer] as City).battles,
        paid,
        earned,
        chained,
        needed,
        next,
        back,
      }),
    };
  };
