// Faults of the rules themselves: such a game obeys every law of games, but it is not this game. The referee, who
// replays records by the rules alone, and the recount of points from events say so.

import type { Game } from '@mirabilia/kernel';
import {
  type Architects,
  type Card,
  type City,
  cardFacts,
  NONE,
  type Options,
  type Score,
  WONDERS,
} from '../../src/index.ts';
import { FAR, FOR_TURN, takeMove } from '../../src/move.ts';
import { afterwards, cityOf, honest, offering, type Played, told } from './fault.ts';

export type Judge = 'referee' | 'recount';

export interface RuleFault {
  readonly fault: string;
  readonly judge: Judge;
  readonly spoil: () => Game<Architects>;
  readonly options?: Partial<Options>;
}

/** The match ends as it does, but points are counted in another way. */
const scoring = (spoil: (score: Score, city: City) => Score): Game<Architects> => ({
  ...honest,
  outcome: (table) => {
    const outcome = honest.outcome(table);
    return (
      outcome && {
        ...outcome,
        scores: outcome.scores.map((score, seat) => spoil(score, table.cities[seat] as City)),
      }
    );
  },
});

/** Moves cards between a city and the discard pile. */
function giveBack({ public: { table } }: Played, city: City, cards: readonly Card[]): void {
  for (const card of cards) {
    city.cards[card] = (city.cards[card] ?? 0) + 1;
    table.discards[card] = (table.discards[card] ?? 0) - 1;
  }
}

const GIZA = WONDERS.findIndex(({ id }) => id === 'giza');

const HORNED = [12, 13].filter((card) => cardFacts(card).horns > 0);
/** The cards with horns of a city, one by one. */
const hornsOf = ({ cards }: City): Card[] =>
  HORNED.flatMap((card) => new Array<Card>(cards[card] ?? 0).fill(card));

export const RULES: readonly RuleFault[] = [
  {
    fault: 'a wonder that somebody has may be chosen again',
    judge: 'referee',
    options: { wonders: 'draft' },
    spoil: () =>
      afterwards(({ public: { table } }) => {
        const { phase } = table;
        if (phase.kind === 'draft') table.phase = { ...phase, offer: [...new Set([...phase.offer, GIZA])] };
      }),
  },
  {
    fault: 'the cat is worth three points',
    judge: 'referee',
    spoil: () => scoring((score) => ({ ...score, cat: score.cat === 0 ? 0 : 3 })),
  },
  {
    fault: 'a military victory is worth two points',
    judge: 'recount',
    spoil: () =>
      scoring((score, { victories }) => ({
        ...score,
        military: 2 * victories,
        total: score.total - victories,
      })),
  },
  {
    fault: 'blue cards with a cat are worth three points',
    judge: 'recount',
    spoil: () =>
      scoring((score, { cards }) => {
        const cats = cards[7] ?? 0;
        return { ...score, blue: score.blue + cats, total: score.total + cats };
      }),
  },
  {
    fault: 'the total leaves out progress',
    judge: 'recount',
    spoil: () => scoring((score) => ({ ...score, total: score.total - score.progress })),
  },
  {
    fault: 'most stages win, whatever the points',
    judge: 'referee',
    spoil: () => ({
      ...honest,
      outcome: (table) => {
        const outcome = honest.outcome(table);
        if (outcome === undefined) return undefined;
        const stages = outcome.scores.map((score) => score.stages);
        const most = Math.max(...stages);
        return { ...outcome, winners: [...stages.keys()].filter((seat) => stages[seat] === most) };
      },
    }),
  },
  {
    fault: 'a horn turns one conflict token too many',
    judge: 'referee',
    spoil: () =>
      afterwards(({ public: { table } }, { events }) => {
        if (told(events, 'horns-blown').length > 0) table.turned = Math.min(table.conflict, table.turned + 1);
      }),
  },
  {
    fault: 'there is a conflict token too few',
    judge: 'referee',
    spoil: () => ({
      ...honest,
      begin: (options, deal) => {
        const begun = honest.begin(options, deal);
        return { ...begun, table: { ...begun.table, conflict: begun.table.conflict - 1 } };
      },
    }),
  },
  {
    fault: 'horns stay after the conflict',
    judge: 'referee',
    spoil: () =>
      afterwards((state, { before, events }) => {
        for (const { seat } of told(events, 'fought'))
          giveBack(state, cityOf(state, seat), hornsOf(cityOf(before, seat)));
      }),
  },
  {
    fault: 'conflict tokens stay turned after the conflict',
    judge: 'referee',
    spoil: () =>
      afterwards(({ public: { table } }, { events }) => {
        if (told(events, 'fought').length > 0) table.turned = table.conflict;
      }),
  },
  {
    fault: 'a later seat fights against a neighbour whose horns are gone already',
    judge: 'referee',
    spoil: () =>
      afterwards((state, { events }) => {
        const fought = told(events, 'fought');
        for (const { seat, shields, victories } of fought) {
          const before = fought[(seat + fought.length - 1) % fought.length];
          if (seat === 0 || before === undefined || shields > before.shields) continue;
          const isWon = shields > before.shields - before.discarded;
          cityOf(state, seat).victories += isWon && victories < 2 ? 1 : 0;
        }
      }),
  },
  {
    fault: 'a tie in a conflict is a victory for seat 0',
    judge: 'recount',
    spoil: () =>
      afterwards((state, { events }) => {
        const [own, ...others] = told(events, 'fought');
        if (own !== undefined && others.some(({ shields }) => shields === own.shields))
          cityOf(state, 0).victories++;
      }),
  },
  {
    fault: 'the cat stays with the seat that had it first',
    judge: 'referee',
    spoil: () =>
      afterwards(({ public: { table } }, { before }) => {
        if (before.public.table.cat !== NONE) table.cat = before.public.table.cat;
      }),
  },
  {
    fault: 'a deck that lies far away is in reach',
    judge: 'referee',
    spoil: () =>
      offering(({ viewer, public: { table } }, moves) => {
        const far = (viewer + 1) % table.players;
        const isFree = table.phase.kind === 'free-take' && moves.length > 0 && (table.sizes[far] ?? 0) > 0;
        return isFree ? [...moves, takeMove(FAR + far, FOR_TURN)] : moves;
      }),
  },
  {
    fault: 'turns go round the other way',
    judge: 'referee',
    spoil: () =>
      afterwards(({ public: { table } }, { before }) => {
        const { seat, players } = before.public.table;
        if (table.turn !== before.public.table.turn) table.seat = (seat + players - 1) % players;
      }),
  },
  {
    fault: 'a token gives its extra card more than once in a turn',
    judge: 'referee',
    spoil: () =>
      afterwards(({ public: { table } }, { events }) => {
        if (table.phase.kind !== 'act') return;
        for (const { kind } of events) if (kind === 'taken' && table.spent !== 0) table.open |= table.spent;
      }),
  },
  {
    fault: 'a set of green cards stays when it has brought a token',
    judge: 'referee',
    spoil: () =>
      afterwards((state, { before, events }) => {
        for (const { seat, spent } of told(events, 'token-taken')) {
          if (spent.length > 0)
            giveBack(state, cityOf(state, seat), greenOf(cityOf(before, seat), cityOf(state, seat)));
        }
      }),
  },
  {
    fault: 'the first stage stands without being paid for',
    judge: 'referee',
    spoil: () =>
      afterwards((state, { events }) => {
        for (const { seat } of told(events, 'stage-built')) cityOf(state, seat).stages |= 1;
      }),
  },
];

/** The green cards that a city has lost. */
const greenOf = (before: City, after: City): Card[] =>
  [8, 9, 10].flatMap((card) =>
    new Array<Card>((before.cards[card] ?? 0) - (after.cards[card] ?? 0)).fill(card),
  );
