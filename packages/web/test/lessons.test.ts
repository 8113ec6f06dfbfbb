// The lessons, played without a page: their deals are those that the words are written for, and what is to be told comes.

import { architects, cardFacts as architectsCard, tokenFacts } from '@mirabilia/architects';
import { type Game, type GameTypes, seatView, startMatch } from '@mirabilia/kernel';
import { TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import { cardFacts, type SevenWonders, sevenWonders } from '@mirabilia/seven-wonders';
import { describe, expect, test, vi } from 'vitest';
import { LESSON_IDS, type LessonId } from '../src/learn/lesson-ids.ts';
import { LESSONS } from '../src/learn/lessons.ts';
import { isReached } from '../src/learn/seven-wonders/lessons.ts';
import { type Learner, type PlayedLesson, playLesson } from './kit/lesson-play.ts';

vi.setConfig({ testTimeout: TIME_FOR_MANY_CASES });

/** Of each kind; LESSONS.md was written with 200, which take minutes. */
const LEARNERS = 40;

const learners = (how: Omit<Learner, 'number'>, count = LEARNERS): Learner[] =>
  Array.from({ length: count }, (_, number) => ({ ...how, number }));

const FOLLOWS = { follows: 4, afterwards: 'easy' } as const;
const IGNORES = { follows: 0, afterwards: 'easy' } as const;

function begun<T extends GameTypes>(game: Game<T>, id: LessonId) {
  const { options, bots, seed } = LESSONS[id];
  const read = game.readOptions({ ...options, players: bots.length + 1 });
  if (!read.ok) throw new Error(read.refusal.code);
  return startMatch(game, read.value, seed);
}

const shareOf = (all: readonly PlayedLesson<GameTypes>[], id: string, before?: string): number =>
  all.filter(({ fired }) =>
    fired.some((one) => one.id === id && (before === undefined || one.when <= before)),
  ).length / all.length;

describe('the first match of 7 Wonders', () => {
  const lesson = LESSONS['first-wonders'];

  test('has the hands that its words are written for', () => {
    const { deal, state } = begun(sevenWonders, 'first-wonders');
    const ids = (cards: readonly number[]): string[] => cards.map((card) => cardFacts(card).id).toSorted();
    const [first, second, third] = deal.ages.map(({ hands }) => hands);
    expect(ids(seatView(state, 0).private.holding.hand)).toEqual(
      [
        'stone-pit',
        'clay-pool',
        'loom',
        'theater',
        'west-trading-post',
        'marketplace',
        'guard-tower',
      ].toSorted(),
    );
    // Hands go to the left in Age I: those of turns 2 and 3 come from the right, less what their holders took.
    expect(ids(first?.[2] ?? [])).toEqual(
      expect.arrayContaining([
        'timber-yard',
        'press',
        'baths',
        'east-trading-post',
        'barracks',
        'scriptorium',
      ]),
    );
    expect(ids(first?.[1] ?? [])).toEqual(
      expect.arrayContaining(['glassworks', 'altar', 'stockade', 'apothecary', 'workshop']),
    );
    expect(ids(second?.[0] ?? [])).toEqual(
      ['brickyard', 'loom-2', 'aqueduct', 'courthouse', 'caravansery', 'vineyard', 'dispensary'].toSorted(),
    );
    expect(ids(third?.[0] ?? [])).toEqual(
      [
        'pantheon',
        'town-hall',
        'lighthouse',
        'arsenal',
        'lodge',
        'strategists-guild',
        'magistrates-guild',
      ].toSorted(),
    );
  });

  test('shows everybody who follows what it has to teach, when it pays', () => {
    const all = learners(FOLLOWS).map((learner) => playLesson(lesson, learner));
    const inAgeI = {
      pick: '1.1',
      build: '1.1',
      pass: '1.2',
      'own-goods': '1.2',
      buy: '1.3',
      stage: '1.4',
      bought: '1.6',
      'stage-won': '1.6',
      last: '1.6',
    };
    for (const [id, before] of Object.entries(inAgeI)) {
      expect(shareOf(all, id, before), id).toBeGreaterThanOrEqual(0.9);
    }
    expect(shareOf(all, 'fought', '2.1')).toBe(1);
    expect(shareOf(all, 'chain', '2.1')).toBeGreaterThanOrEqual(0.9);
    for (const id of ['sold', 'science', 'age-3']) expect(shareOf(all, id), id).toBeGreaterThanOrEqual(0.9);
    const won = all.filter((one) => one.won).length / all.length;
    expect(won).toBeGreaterThanOrEqual(0.45);
    expect(won).toBeLessThanOrEqual(0.9);
  });

  test('meets those who play otherwise as well', () => {
    const all = learners(IGNORES).map((learner) => playLesson(lesson, learner));
    for (const id of ['own-goods', 'buy', 'stage', 'stage-won', 'fought']) {
      expect(shareOf(all, id), id).toBeGreaterThanOrEqual(0.9);
    }
  });

  test('never says more than two things in a turn', () => {
    for (const learner of [...learners(FOLLOWS, 5), ...learners(IGNORES, 5)]) {
      const { fired } = playLesson(lesson, learner);
      const counts = new Map<number, number>();
      for (const { decision } of fired) counts.set(decision, (counts.get(decision) ?? 0) + 1);
      // In the first turn one step leads to the next; and what must be done comes whatever was said.
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(3);
    }
  });
});

describe('the first match of Architects', () => {
  const lesson = LESSONS['first-architects'];

  test('has the decks that its words are written for', () => {
    const { deal, state } = begun(architects, 'first-architects');
    const { table } = state.public;
    const down = (deck: number): string[] =>
      (deal.decks[deck] ?? []).toReversed().map((card) => architectsCard(card).id);
    expect(down(0).slice(0, 10)).toEqual([
      'wood',
      'coin',
      'shield',
      'civic2cat',
      'gear',
      'shield-horn1',
      'shield-horn1',
      'shield',
      'compass',
      'tablet',
    ]);
    expect(down(2).slice(0, 4)).toEqual(['stone', 'civic2cat', 'glass', 'coin']);
    expect(table.row.map((token) => tokenFacts(token).id).toSorted()).toEqual([
      'architecture',
      'economy',
      'strategy',
    ]);
    expect(table.seat).toBe(0);
  });

  test('shows everybody who follows what it has to teach', () => {
    const all = learners(FOLLOWS).map((learner) => playLesson(lesson, learner));
    for (const id of [
      'take',
      'decks',
      'stage-1',
      'forced',
      'cat',
      'peek',
      'horn',
      'near',
      'battle',
      'token',
    ]) {
      expect(shareOf(all, id), id).toBeGreaterThanOrEqual(0.9);
    }
    const won = all.filter((one) => one.won).length / all.length;
    expect(won).toBeGreaterThanOrEqual(0.3);
    expect(won).toBeLessThanOrEqual(0.9);
  });
});

/** What each further lesson has to show to nine of ten who follow it. */
const TELLS: Readonly<Partial<Record<LessonId, readonly string[]>>> = {
  'trade-wonders': [
    'comes-back',
    'two-goods',
    'whom',
    'earned',
    'green-chain',
    'symbols',
    'rival',
    'deny',
    'forecast',
  ],
  'side-b-wonders': ['other-side', 'coin-stage', 'spend', 'four', 'seventh', 'last-stage', 'complete'],
  'free-city': ['two-choices', 'arm', 'between', 'its-turn', 'feed', 'buy-from-it', 'both-fight', 'shut-out'],
  'tempo-architects': ['race', 'other-kind', 'shared-deck', 'effect', 'deny'],
};

describe.for(LESSON_IDS.filter((id) => id in TELLS))('%s', (id) => {
  test('tells what it is about, and its goal is neither sure nor out of reach', () => {
    const lesson = LESSONS[id];
    const all = learners({ follows: 99, afterwards: 'easy' }, 20).map((learner) =>
      playLesson(lesson, learner),
    );
    for (const moment of TELLS[id] ?? []) expect(shareOf(all, moment), moment).toBeGreaterThanOrEqual(0.9);
    const reached = all.filter(({ match, won }) =>
      lesson.game === 'seven-wonders'
        ? isReached(id, match.state.public.table as SevenWonders['table'], 0)
        : won,
    ).length;
    expect(reached).toBeGreaterThan(2);
  });
});

test('equal learners play equal matches', () => {
  const [one, other] = [0, 1].map(() =>
    playLesson(LESSONS['first-wonders'], { follows: 4, afterwards: 'medium', number: 7 }),
  );
  expect(one?.match.history).toEqual(other?.match.history);
  expect(one?.fired).toEqual(other?.fired);
});
