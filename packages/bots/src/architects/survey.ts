// Every city as others see it: the networks' inputs of all seats, and of all moves of a decision, are made of it.

import {
  type City,
  COIN,
  RESOURCE_KINDS,
  STAGES as STAGE_COUNT,
  type Table,
  wonderFacts,
} from '@mirabilia/architects';
import { shieldsOf } from '@mirabilia/architects/rules';
import { hornedOf, pointsOf } from './points.ts';

const MOST_PLAYERS = 7;

export const countBits = (bits: number): number => {
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
};

/** A city as others see it: how far it has come with its wonder and with which goods, its points and shields. */
export interface Works {
  stages: number;
  kinds: number;
  most: number;
  second: number;
  goods: number;
  coins: number;
  /** Goods missing for the nearest stage, and for all that don't stand. */
  next: number;
  needs: number;
  /** Points but for the cat, which may move. */
  points: number;
  shields: number;
  lasting: number;
}
export const newWorks = (): Works => ({
  stages: 0,
  kinds: 0,
  most: 0,
  second: 0,
  goods: 0,
  coins: 0,
  next: 0,
  needs: 0,
  points: 0,
  shields: 0,
  lasting: 0,
});

export function surveyCity(works: Works, city: City): void {
  const { cards, wonder, stages: standing } = city;
  let kinds = 0;
  let most = 0;
  let second = 0;
  let goods = 0;
  for (let r = 0; r < RESOURCE_KINDS; r++) {
    const count = cards[r] as number;
    goods += count;
    if (count > 0) kinds++;
    if (count > most) {
      second = most;
      most = count;
    } else if (count > second) second = count;
  }
  const coins = cards[COIN] as number;
  let next = 4;
  let needs = 0;
  const { stages } = wonderFacts(wonder);
  for (let at = 0; at < STAGE_COUNT; at++) {
    if ((standing & (1 << at)) !== 0) continue;
    const facts = stages[at] as (typeof stages)[number];
    needs += facts.count;
    if ((standing & facts.below) !== facts.below) continue;
    const missing = facts.count - (facts.rule === 'different' ? kinds : most) - coins;
    if (missing < next) next = missing;
  }
  works.stages = countBits(standing);
  works.kinds = kinds;
  works.most = most;
  works.second = second;
  works.goods = goods;
  works.coins = coins;
  works.next = Math.max(0, next);
  works.needs = Math.max(0, needs - goods - coins);
  works.points = pointsOf(city);
  works.shields = shieldsOf(city);
  works.lasting = works.shields - hornedOf(city);
}

/** Room for what is found in every city. */
export const newSurvey = (): Works[] => Array.from({ length: MOST_PLAYERS }, newWorks);

export function surveyAll(survey: readonly Works[], { cities, players }: Table): void {
  for (let seat = 0; seat < players; seat++) surveyCity(survey[seat] as Works, cities[seat] as City);
}
