// What the lessons of Architects look at: the learner's view, what each take would bring, what happened since their choice.

import {
  type Architects,
  architects,
  type Card,
  CENTRAL,
  type City,
  type Consequence,
  cardFacts,
  centralDeck,
  consequences,
  deckAt,
  type Event,
  LEFT,
  leftOf,
  NONE,
  RIGHT,
  rightOf,
  STAGES,
  type StageFacts,
  stageFacts,
  type Table,
} from '@mirabilia/architects';
import type { Move, SeatView } from '@mirabilia/kernel';
import { choicesOf } from '../../games/architects/logic/choices.ts';
import { stageState } from '../../games/architects/logic/city.ts';
import type { Situation } from '../moments.ts';

/** A card in reach: its deck, the card as far as it is known, and what taking it would bring. */
export interface Reach {
  readonly place: number;
  readonly deck: number;
  /** NONE while it isn't known. */
  readonly card: Card;
  readonly move: Move;
  readonly brings: readonly Consequence[];
}

export interface ArchitectsSituation extends Situation {
  readonly view: SeatView<Architects>;
  readonly table: Table;
  readonly me: number;
  readonly city: City;
  readonly left: number;
  readonly right: number;
  /** The learner's own turns, counted from 1. */
  readonly round: number;
  readonly legal: readonly Move[];
  /** What can be taken now. */
  readonly reach: readonly Reach[];
  readonly events: readonly Event[];
  readonly nameOf: (seat: number) => string;
}

interface Given {
  readonly view: SeatView<Architects>;
  readonly picked: Move | undefined;
  readonly events: readonly Event[];
  readonly nameOf: (seat: number) => string;
}

/** From here on the learner knows how a turn goes: one bubble in each is enough. */
const CALM = 4;

export function architectsSituation({ view, picked, events, nameOf }: Given): ArchitectsSituation {
  const { table, decision } = view.public;
  const me = view.viewer;
  const legal = table.phase.kind === 'over' ? [] : architects.legalMoves(view);
  const round = Math.ceil(table.turn / table.players);
  return {
    decision,
    isChoosing: legal.length > 0,
    picked,
    most: round < CALM ? 2 : 1,
    view,
    table,
    me,
    city: table.cities[me] as City,
    left: leftOf(me, table.players),
    right: rightOf(me, table.players),
    round,
    legal,
    reach: reachOf(view, legal),
    events,
    nameOf,
  };
}

function reachOf(view: SeatView<Architects>, legal: readonly Move[]): Reach[] {
  const { table } = view.public;
  return choicesOf(legal).flatMap(({ target, moves }) => {
    const [move] = moves;
    if (move === undefined || target.kind !== 'deck' || ![LEFT, CENTRAL, RIGHT].includes(target.place))
      return [];
    if (table.phase.kind === 'look') return [];
    const deck = deckAt(table, view.viewer, target.place);
    const card = deck === centralDeck(table) ? view.private.holding.central : (table.tops[deck] ?? NONE);
    return [{ place: target.place, deck, card, move, brings: consequences(view, move) }];
  });
}

export const bringing = <K extends Consequence['kind']>({ reach }: ArchitectsSituation, kind: K) => {
  for (const each of reach) {
    const told = each.brings.find((one): one is Extract<Consequence, { kind: K }> => one.kind === kind);
    if (told !== undefined) return { ...each, told };
  }
  return undefined;
};

export const topThat = ({ reach }: ArchitectsSituation, is: (card: Card) => boolean): Reach | undefined =>
  reach.find(({ card }) => card !== NONE && is(card));

export const ownEvent = <K extends Event['kind']>({ events, me }: ArchitectsSituation, kind: K) =>
  events.find(
    (event): event is Extract<Event, { kind: K }> =>
      event.kind === kind && 'seat' in event && event.seat === me,
  );

export const horns = (card: Card): number => cardFacts(card).horns;

/** The stages that a city may build next. */
export const nextStages = (city: City): readonly (StageFacts & { readonly stage: number })[] =>
  Array.from({ length: STAGES }, (_, i) => i + 1)
    .filter((stage) => city.wonder !== NONE && stageState(city, stage) === 'open')
    .map((stage) => ({ ...stageFacts(city.wonder, stage), stage }));

export const stagesBuilt = ({ stages }: City): number =>
  Array.from({ length: STAGES }, (_, i) => (stages >> i) & 1).reduce((sum, bit) => sum + bit, 0);
