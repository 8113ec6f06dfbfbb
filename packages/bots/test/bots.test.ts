import { architects } from '@mirabilia/architects';
import { GAME_IDS, withGame } from '@mirabilia/games';
import {
  advance,
  determinize,
  type Game,
  type GameTypes,
  type Match,
  pending,
  playForced,
  rngFrom,
  type SeatView,
  seatView,
  seedOfMatch,
  startMatch,
} from '@mirabilia/kernel';
import { sevenWonders } from '@mirabilia/seven-wonders';
import { describe, expect, test } from 'vitest';
import { evaluatorOf } from '../src/evaluators.ts';
import { BOT_IDS, BOTS, type BotId, isBotId } from '../src/index.ts';
import { search } from '../src/search.ts';

/** Enough to search, little enough for a quick test. */
const BUDGET = 12;
const SEARCHING: readonly BotId[] = [
  'hard',
  'expert',
  'hard:scholar',
  'hard:general',
  'hard:merchant',
  'uct-1000',
  'expert-0',
];

function begin<T extends GameTypes>(game: Game<T>, players: number, given: object = {}): Match<T> {
  const read = game.readOptions({ players, ...given });
  if (!read.ok) throw new Error(read.refusal.code);
  return startMatch(game, read.value, seedOfMatch('bots', players));
}

/** Views of a match that the bot plays against itself, as many as asked for, spread over the whole match. */
function viewsOf<T extends GameTypes>(game: Game<T>, players: number, every: number): SeatView<T>[] {
  const match = begin(game, players);
  const { choose } = BOTS.easy.newBot(game);
  const rng = rngFrom('views', 'test');
  const views: SeatView<T>[] = [];
  playForced(match);
  for (let count = 0; ; count++) {
    const [seat] = pending(match.state);
    if (seat === undefined) return views;
    const view = seatView(match.state, seat);
    const legal = game.legalMoves(view);
    if (legal.length > 1 && count % every === every - 1) views.push(structuredClone(view));
    advance(match, seat, choose({ view, legal, rng, budget: 0 }));
    playForced(match);
  }
}

describe.for(GAME_IDS)('%s', (id) => {
  test.for(BOT_IDS.filter((bot) => BOTS[bot].plays(id)))(
    '%s plays a legal match at every number of players',
    (bot) => {
      withGame(id, (game) => {
        for (let players = game.seats.min; players <= game.seats.max; players++) {
          const match = begin(game, players);
          const player = BOTS[bot].newBot(game);
          const quick = BOTS.easy.newBot(game);
          const rng = rngFrom('legal', 'test');
          playForced(match);
          let asked = 0;
          for (let [seat] = pending(match.state); seat !== undefined; [seat] = pending(match.state)) {
            const view = seatView(match.state, seat);
            const legal = game.legalMoves(view);
            // Every few decisions the bot itself, so that the test stays short.
            const isAsked = asked++ % (4 * players) === 0;
            const move = (isAsked ? player : quick).choose({ view, legal, rng, budget: BUDGET });
            expect(legal).toContain(move);
            advance(match, seat, move);
            playForced(match);
          }
        }
      });
    },
  );

  test.for(BOT_IDS.filter((bot) => BOTS[bot].plays(id)))(
    '%s chooses the same in worlds that its view can’t tell apart, and changes nothing',
    (bot) => {
      withGame(id, (game) => {
        const player = BOTS[bot].newBot(game);
        for (const view of [...viewsOf(game, 3, 17), ...viewsOf(game, 2, 29)]) {
          const legal = game.legalMoves(view);
          const choose = (seen: SeatView<typeof view extends SeatView<infer T> ? T : never>) =>
            player.choose({ view: seen, legal, rng: rngFrom('its own', 'test'), budget: BUDGET });
          const before = JSON.stringify(view);
          const chosen = choose(view);
          expect(JSON.stringify(view)).toBe(before);
          for (const other of ['one', 'two']) {
            const world = determinize(game, view, rngFrom(other, 'test'));
            expect(choose(seatView(world, view.viewer))).toBe(chosen);
          }
        }
      });
    },
  );

  test.for(SEARCHING)('what %s thinks best is what it chooses, and it thinks of every move', (bot) => {
    withGame(id, (game) => {
      const player = BOTS[bot].newBot(game);
      for (const view of viewsOf(game, 4, 23)) {
        const legal = game.legalMoves(view);
        const budget = Math.max(BUDGET, legal.length);
        const estimates = player.analyse(view, rngFrom('same', 'test'), budget);
        expect(estimates.map(({ move }) => move).toSorted()).toEqual(legal.toSorted());
        expect(estimates[0]?.move).toBe(player.choose({ view, legal, rng: rngFrom('same', 'test'), budget }));
        for (const { win, margin, visits, score } of estimates) {
          expect(win).toBeGreaterThanOrEqual(0);
          expect(win).toBeLessThanOrEqual(1);
          expect(margin).toBeGreaterThan(0);
          expect(visits).toBeGreaterThan(0);
          expect(Number.isFinite(score)).toBe(true);
        }
      }
    });
  });

  test.for(['easy', 'medium', 'random'] as const)('%s explains every move', (bot) => {
    withGame(id, (game) => {
      const [view] = viewsOf(game, 3, 11);
      if (view === undefined) throw new Error('no view');
      const estimates = BOTS[bot].newBot(game).analyse(view, rngFrom('a', 'test'), BUDGET);
      expect(estimates.map(({ move }) => move).toSorted()).toEqual(game.legalMoves(view).toSorted());
    });
  });

  test('easy beats random and medium beats easy, more often than their share', () => {
    withGame(id, (game) => {
      expect(winsOf(game, 'easy', 'random')).toBeGreaterThan(1 / 3);
      expect(winsOf(game, 'medium', 'easy')).toBeGreaterThan(1 / 3);
    });
  });
});

/** One of the first kind, in each seat once, against two of the other: the share of matches that it wins. */
function winsOf<T extends GameTypes>(game: Game<T>, one: BotId, other: BotId, deals = 12): number {
  let wins = 0;
  const read = game.readOptions({ players: 3 });
  if (!read.ok) throw new Error(read.refusal.code);
  for (let deal = 0; deal < deals; deal++) {
    for (let favourite = 0; favourite < 3; favourite++) {
      const match = startMatch(game, read.value, seedOfMatch('strength', deal));
      const rng = rngFrom(`${deal} ${favourite}`, 'test');
      playForced(match);
      for (let [seat] = pending(match.state); seat !== undefined; [seat] = pending(match.state)) {
        const view = seatView(match.state, seat);
        const { choose } = BOTS[seat === favourite ? one : other].newBot(game);
        advance(match, seat, choose({ view, legal: game.legalMoves(view), rng, budget: 0 }));
        playForced(match);
      }
      const winners = game.outcome(match.state.public.table)?.winners ?? [];
      if (winners.includes(favourite)) wins += 1 / winners.length;
    }
  }
  return wins / deals / 3;
}

test.for(['hard', 'expert', 'uct-1000'] as const)('%s chooses the same whoever else is ready', (bot) => {
  const { choose } = BOTS[bot].newBot(sevenWonders);
  const quick = BOTS.easy.newBot(sevenWonders);
  const match = begin(sevenWonders, 3);
  for (let asked = 0; asked < 12; asked++) {
    const answers = pending(match.state).map((seat) => {
      const view = seatView(match.state, seat);
      const legal = sevenWonders.legalMoves(view);
      const question = { view, legal, rng: rngFrom(`${asked}`, 'test'), budget: BUDGET };
      return { seat, alone: choose(question), move: quick.choose(question), legal };
    });
    for (const { seat, alone, move, legal } of answers) {
      const view = seatView(match.state, seat);
      expect(choose({ view, legal, rng: rngFrom(`${asked}`, 'test'), budget: BUDGET })).toBe(alone);
      advance(match, seat, move);
    }
  }
});

test.for(GAME_IDS)('%s: with noise the choice varies, without it is the best move', (id) => {
  withGame(id, (game) => {
    const [view] = viewsOf(game, 3, 9);
    if (view === undefined) throw new Error('nothing was to be chosen');
    const legal = game.legalMoves(view);
    const params = {
      depth: 1,
      width: legal.length,
      temperature: 0,
      ownTemperature: 0,
      victory: () => 10,
      trust: 1e9,
    };
    const choicesWith = (noise: number): Set<number> => {
      const { choose } = search(game, evaluatorOf(game), { ...params, noise });
      const rngs = Array.from({ length: 20 }, (_, i) => rngFrom(`noise ${i}`, 'test'));
      return new Set(rngs.map((rng) => choose({ view, legal, rng, budget: 1 })));
    };
    expect(choicesWith(0).size).toBe(1);
    expect(choicesWith(1000).size).toBeGreaterThan(1);
  });
});

test.for(GAME_IDS)('%s: what a victory is worth is asked with the number of players', (id) => {
  withGame(id, (game) => {
    const [view] = viewsOf(game, 5, 9);
    if (view === undefined) throw new Error('nothing was to be chosen');
    const asked = new Set<number>();
    const victory = (players: number): number => {
      asked.add(players);
      return 10;
    };
    const params = { depth: 1, width: 4, temperature: 0, ownTemperature: 0, victory, trust: 1 };
    search(game, evaluatorOf(game), params).analyse(view, rngFrom('victory', 'test'), 8);
    expect([...asked]).toEqual([5]);
  });
});

test.for(GAME_IDS)('%s: wonders are chosen, too', (id) => {
  withGame(id, (game) => {
    for (const bot of BOT_IDS.filter((each) => BOTS[each].plays(id))) {
      const match = begin(game, 3, { wonders: 'draft', ...(id === 'seven-wonders' && { sides: 'choice' }) });
      const [seat = 0] = pending(match.state);
      const view = seatView(match.state, seat);
      const legal = game.legalMoves(view);
      const { choose, analyse } = BOTS[bot].newBot(game);
      expect(legal).toContain(choose({ view, legal, rng: rngFrom('draft', 'test'), budget: 30 }));
      // The coach asks the same bots.
      expect(analyse(view, rngFrom('draft', 'test'), 30)).toHaveLength(legal.length);
    }
  });
});

test('in Architects the policy takes the strongest wonder that is left', () => {
  const match = begin(architects, 7, { wonders: 'draft' });
  const { choose } = evaluatorOf(architects);
  const taken: string[] = [];
  while (match.state.public.table.phase.kind === 'draft') {
    const [seat = 0] = pending(match.state);
    const view = seatView(match.state, seat);
    const move = choose(view, architects.legalMoves(view), { rng: rngFrom('draft', 'test'), temperature: 0 });
    taken.push(architects.notation.make(move));
    advance(match, seat, move);
  }
  expect(taken.slice(0, 2)).toEqual(['wonder rhodes', 'wonder alexandria']);
  expect(taken).toHaveLength(7);
});

test('ids are told from other words', () => {
  expect(isBotId('hard:scholar')).toBe(true);
  expect(isBotId('hard:cook')).toBe(false);
});

test.for(GAME_IDS)('who plays %s by the clock stops when time is up, and chooses something legal', (id) => {
  withGame(id, (game) => {
    let worlds = 0;
    const counted: typeof game = {
      ...game,
      determinize: (...given) => {
        worlds++;
        return game.determinize(...given);
      },
    };
    const [view] = viewsOf(game, 3, 11);
    if (view === undefined) throw new Error('no view');
    const legal = game.legalMoves(view);
    const worldsFor = (isLate: (part: number) => boolean): number => {
      worlds = 0;
      const { choose } = BOTS.expert.newBot(counted);
      expect(legal).toContain(choose({ view, legal, rng: rngFrom('late', 'test'), budget: 200, isLate }));
      return worlds;
    };
    expect(worldsFor(() => true)).toBe(1);
    const all = worldsFor(() => false);
    // Half of the time is for the first part; the rest is for those that are still in question.
    const some = worldsFor((part) => worlds > all * 0.2 * part);
    expect(some).toBeGreaterThan(1);
    expect(some).toBeLessThan(all);
  });
});
