// The facts of the game as tables that a person can lay beside the printed cards, one row a card or stage.
//
// Cards: id | colour | cost | free with any one of | copies (least number of players of each) | effects
// Stages: wonder | side | stage | cost | effects
//
// `makes` can be bought by neighbours, `keeps` cannot; `wood/clay` is one unit of either.
// `cheap raw left`: raw materials from the left neighbour at 1 coin a unit.

import { cardOf, lines, wondersOf } from './notation.ts';
import type { Card, Wonder } from './vocabulary.ts';

const AGE_1 = `
  lumber-yard | brown | -    | - | 3 4 | makes wood
  stone-pit   | brown | -    | - | 3 5 | makes stone
  clay-pool   | brown | -    | - | 3 5 | makes clay
  ore-vein    | brown | -    | - | 3 4 | makes ore
  tree-farm   | brown | coin | - | 6   | makes wood/clay
  excavation  | brown | coin | - | 4   | makes stone/clay
  clay-pit    | brown | coin | - | 3   | makes clay/ore
  timber-yard | brown | coin | - | 3   | makes stone/wood
  forest-cave | brown | coin | - | 5   | makes wood/ore
  mine        | brown | coin | - | 6   | makes ore/stone

  loom       | grey | - | - | 3 6 | makes loom
  glassworks | grey | - | - | 3 6 | makes glass
  press      | grey | - | - | 3 6 | makes papyrus

  pawnshop | blue | -     | - | 4 7 | points 3
  baths    | blue | stone | - | 3 7 | points 3
  altar    | blue | -     | - | 3 5 | points 2
  theater  | blue | -     | - | 3 6 | points 2

  tavern            | yellow | - | - | 4 5 7 | coins 5
  east-trading-post | yellow | - | - | 3 7   | cheap raw right
  west-trading-post | yellow | - | - | 3 7   | cheap raw left
  marketplace       | yellow | - | - | 3 6   | cheap manufactured left right

  stockade    | red | wood | - | 3 7 | shields 1
  barracks    | red | ore  | - | 3 5 | shields 1
  guard-tower | red | clay | - | 3 4 | shields 1

  apothecary  | green | loom    | - | 3 5 | science compass
  workshop    | green | glass   | - | 3 7 | science gear
  scriptorium | green | papyrus | - | 3 4 | science tablet
`;

const AGE_2 = `
  sawmill   | brown | coin | - | 3 4 | makes wood wood
  quarry    | brown | coin | - | 3 4 | makes stone stone
  brickyard | brown | coin | - | 3 4 | makes clay clay
  foundry   | brown | coin | - | 3 4 | makes ore ore

  loom-2       | grey | - | - | 3 5 | makes loom
  glassworks-2 | grey | - | - | 3 5 | makes glass
  press-2      | grey | - | - | 3 5 | makes papyrus

  aqueduct   | blue | stone stone stone | baths       | 3 7 | points 5
  temple     | blue | wood clay glass   | altar       | 3 6 | points 3
  statue     | blue | wood ore ore      | theater     | 3 7 | points 4
  courthouse | blue | clay clay loom    | scriptorium | 3 5 | points 4

  forum       | yellow | clay clay | east-trading-post west-trading-post | 3 6 7 | keeps glass/loom/papyrus
  caravansery | yellow | wood wood | marketplace                         | 3 5 6 | keeps wood/stone/clay/ore
  vineyard    | yellow | -         | -                                   | 3 6   | coins 1 per brown of self left right
  bazar       | yellow | -         | -                                   | 4 7   | coins 2 per grey of self left right

  walls           | red | stone stone stone | -          | 3 7   | shields 2
  training-ground | red | wood ore ore      | -          | 4 6 7 | shields 2
  stables         | red | wood clay ore     | apothecary | 3 5   | shields 2
  archery-range   | red | wood wood ore     | workshop   | 3 6   | shields 2

  dispensary | green | ore ore glass     | apothecary  | 3 4 | science compass
  laboratory | green | clay clay papyrus | workshop    | 3 5 | science gear
  library    | green | stone stone loom  | scriptorium | 3 6 | science tablet
  school     | green | wood papyrus      | -           | 3 7 | science tablet
`;

const AGE_3 = `
  pantheon  | blue | clay clay ore glass loom papyrus       | temple  | 3 6   | points 7
  gardens   | blue | wood clay clay                         | statue  | 3 4   | points 5
  town-hall | blue | stone stone ore glass                  | -       | 3 5 6 | points 6
  palace    | blue | wood stone clay ore glass loom papyrus | -       | 3 7   | points 8
  senate    | blue | wood wood stone ore                    | library | 3 5   | points 6

  haven               | yellow | wood ore loom     | forum       | 3 4   | coins 1 points 1 per brown of self
  lighthouse          | yellow | stone glass       | caravansery | 3 6   | coins 1 points 1 per yellow of self
  chamber-of-commerce | yellow | clay clay papyrus | -           | 4 6   | coins 2 points 2 per grey of self
  arena               | yellow | stone stone ore   | dispensary  | 3 5 7 | coins 3 points 1 per stage of self

  fortifications | red | stone ore ore ore     | walls           | 3 7   | shields 3
  circus         | red | stone stone stone ore | training-ground | 4 5 6 | shields 3
  arsenal        | red | wood wood ore loom    | -               | 3 4 7 | shields 3
  siege-workshop | red | wood clay clay clay   | laboratory      | 3 5   | shields 3

  lodge       | green | clay clay loom papyrus  | dispensary | 3 6 | science compass
  observatory | green | ore ore glass loom      | laboratory | 3 7 | science gear
  university  | green | wood wood glass papyrus | library    | 3 4 | science tablet
  academy     | green | stone stone stone glass | school     | 3 7 | science compass
  study       | green | wood loom papyrus       | school     | 3 5 | science gear

  workers-guild      | purple | wood stone clay ore ore      | - | - | points 1 per brown of left right
  craftsmens-guild   | purple | stone stone ore ore          | - | - | points 2 per grey of left right
  traders-guild      | purple | glass loom papyrus           | - | - | points 1 per yellow of left right
  philosophers-guild | purple | clay clay clay loom papyrus  | - | - | points 1 per green of left right
  spies-guild        | purple | clay clay clay glass         | - | - | points 1 per red of left right
  strategists-guild  | purple | stone ore ore loom           | - | - | points 1 per defeat of left right
  shipowners-guild   | purple | wood wood wood glass papyrus | - | - | points 1 per brown+grey+purple of self
  scientists-guild   | purple | wood wood ore ore papyrus    | - | - | science compass/gear/tablet
  magistrates-guild  | purple | wood wood wood stone loom    | - | - | points 1 per blue of left right
  builders-guild     | purple | stone stone clay clay glass  | - | - | points 1 per stage of self left right
`;

const WONDERS_AND_STAGES = `
  rhodos makes ore
  rhodos        | A | 1 | wood wood                       | points 3
  rhodos        | A | 2 | clay clay clay                  | shields 2
  rhodos        | A | 3 | ore ore ore ore                 | points 7
  rhodos        | B | 1 | stone stone stone               | shields 1; points 3; coins 3
  rhodos        | B | 2 | ore ore ore ore                 | shields 1; points 4; coins 4

  alexandria makes glass
  alexandria    | A | 1 | stone stone                     | points 3
  alexandria    | A | 2 | ore ore                         | keeps wood/stone/clay/ore
  alexandria    | A | 3 | glass glass                     | points 7
  alexandria    | B | 1 | clay clay                       | keeps wood/stone/clay/ore
  alexandria    | B | 2 | wood wood                       | keeps glass/loom/papyrus
  alexandria    | B | 3 | stone stone stone               | points 7

  ephesos makes papyrus
  ephesos       | A | 1 | stone stone                     | points 3
  ephesos       | A | 2 | wood wood                       | coins 9
  ephesos       | A | 3 | papyrus papyrus                 | points 7
  ephesos       | B | 1 | stone stone                     | points 2; coins 4
  ephesos       | B | 2 | wood wood                       | points 3; coins 4
  ephesos       | B | 3 | glass loom papyrus              | points 5; coins 4

  babylon makes clay
  babylon       | A | 1 | clay clay                       | points 3
  babylon       | A | 2 | wood wood wood                  | science compass/gear/tablet
  babylon       | A | 3 | clay clay clay clay             | points 7
  babylon       | B | 1 | clay loom                       | points 3
  babylon       | B | 2 | wood wood glass                 | seventh-card
  babylon       | B | 3 | clay clay clay papyrus          | science compass/gear/tablet

  olympia makes wood
  olympia       | A | 1 | wood wood                       | points 3
  olympia       | A | 2 | stone stone                     | free-build
  olympia       | A | 3 | ore ore                         | points 7
  olympia       | B | 1 | wood wood                       | cheap raw left right
  olympia       | B | 2 | stone stone                     | points 5
  olympia       | B | 3 | ore ore loom                    | copy-guild

  halikarnassos makes loom
  halikarnassos | A | 1 | clay clay                       | points 3
  halikarnassos | A | 2 | ore ore ore                     | salvage
  halikarnassos | A | 3 | loom loom                       | points 7
  halikarnassos | B | 1 | ore ore                         | points 2; salvage
  halikarnassos | B | 2 | clay clay clay                  | points 1; salvage
  halikarnassos | B | 3 | glass loom papyrus              | salvage

  gizah makes stone
  gizah         | A | 1 | stone stone                     | points 3
  gizah         | A | 2 | wood wood wood                  | points 5
  gizah         | A | 3 | stone stone stone stone         | points 7
  gizah         | B | 1 | wood wood                       | points 3
  gizah         | B | 2 | stone stone stone               | points 5
  gizah         | B | 3 | clay clay clay                  | points 5
  gizah         | B | 4 | stone stone stone stone papyrus | points 7
`;

export const CARDS: readonly Card[] = [AGE_1, AGE_2, AGE_3].flatMap((table, index) =>
  lines(table).map((line) => cardOf(line, index + 1)),
);

export const WONDERS: readonly Wonder[] = wondersOf(WONDERS_AND_STAGES);

const CARD_BY_ID = new Map(CARDS.map((card) => [card.id, card]));
const WONDER_BY_ID = new Map(WONDERS.map((wonder) => [wonder.id, wonder]));

export function isCard(id: unknown): id is string {
  return typeof id === 'string' && CARD_BY_ID.has(id);
}

export function isWonder(id: unknown): id is string {
  return typeof id === 'string' && WONDER_BY_ID.has(id);
}

export function card(id: string): Card {
  const found = CARD_BY_ID.get(id);
  if (found === undefined) throw new Error(`no such card: ${id}`);
  return found;
}

export function wonder(id: string): Wonder {
  const found = WONDER_BY_ID.get(id);
  if (found === undefined) throw new Error(`no such wonder: ${id}`);
  return found;
}
