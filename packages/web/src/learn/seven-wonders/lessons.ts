// The lessons of 7 Wonders: what each says, and what it asks for.

import {
  boardFacts,
  type City,
  COLOURS,
  scoreCity,
  sevenWonders,
  type Table,
} from '@mirabilia/seven-wonders';
import type { LessonId } from '../lesson-ids.ts';
import { FIRST_WONDERS } from './first.ts';
import { FREE_CITY_WONDERS } from './free-city.ts';
import { SIDE_B_WONDERS } from './side-b.ts';
import { TRADE_WONDERS } from './trade.ts';

export const WONDERS_MOMENTS = {
  'first-wonders': FIRST_WONDERS,
  'trade-wonders': TRADE_WONDERS,
  'side-b-wonders': SIDE_B_WONDERS,
  'free-city': FREE_CITY_WONDERS,
};

const GUILDS = COLOURS.indexOf('purple');

export function isReached(lesson: LessonId, table: Table, me: number): boolean {
  const { stages, board, battles, colours } = table.cities[me] as City;
  switch (lesson) {
    case 'trade-wonders':
      return scoreCity(table.cities, me).symbols.every((count) => count > 0) && colours[GUILDS] !== 0;
    case 'side-b-wonders':
      return stages === boardFacts(board).stages.length;
    case 'free-city':
      return battles.some((points) => points > 0);
    default:
      return (sevenWonders.outcome(table)?.winners ?? []).includes(me);
  }
}
