// Is this decision a puzzle? It is asked cheaply first: what weak bots do, then a few worlds, and only the few decisions that
// are left are looked at closely.

import type { Difficulty, Puzzle, PuzzleAnswer } from '@mirabilia/games/puzzles';
import type { Game, GameTypes, Move, SeatView } from '@mirabilia/kernel';
import { rngFrom } from '@mirabilia/kernel';
import { actionIn, DISCARD, type SevenWonders } from '@mirabilia/seven-wonders';
import { evaluatorOf } from '../../src/evaluators.ts';
import { BOTS } from '../../src/index.ts';
import { countOut, isLastTurn } from './count.ts';
import { playOut } from './play-out.ts';
import { newJudge, type Runner } from './race.ts';
import { type Result, traitsOf } from './traits.ts';

/** What is found out about a decision; where it stands in its match is added by who asks. */
export type Found = Pick<Puzzle, 'kind' | 'difficulty' | 'right' | 'answers'> & { readonly likeness: string };

/** Ideas that are compared closely, those that seem best first. */
const MOST_IDEAS = 7;
const FEWEST_IDEAS = 3;
/** The match is open. */
const OPEN = { least: 0.15, most: 0.92 };
/** What the weakest bot finds more often is too plain; what it nearly always does isn't looked at. */
const PLAIN = 0.4;
const PLAIN_COUNT = 0.6;
const FORCED = 0.85;
/** A glance at the ideas that seem best drops most decisions; then a look at all, and two more with other chance. */
const GLANCE = { ideas: 4, lead: 0.05, fewest: 4, most: 4 };
const LOOK = { fewest: 24, most: 120 };
const AGAIN = { fewest: 40, most: 160 };
/** The two that look again may find a slightly smaller lead. */
const SLACK = 0.83;
const LABEL_WORLDS = 40;
/** Matches played to the end: so many tell what each idea brings, and more whether the best one really wins more often. */
const PLAY_OUTS = 32;
const CONFIRMATION = { worlds: 160, lead: 0.05 };
/** Within this an answer is as good as another; a little more for another card under the same stage. */
const NEARLY = 0.04;
const NEARLY_BY_CARD = 0.06;
/** A lead in which a card that is given away is the point. */
const DECISIVE = 0.08;

/** How probable each move is for a bot that strays by so many points. */
function habits(rates: ArrayLike<number>, count: number, temperature: number): number[] {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < count; at++) most = Math.max(most, rates[at] as number);
  const weights = Array.from({ length: count }, (_, at) =>
    Math.exp(((rates[at] as number) - most) / temperature),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

const percent = (part: number): number => Math.round(100 * part);

const rates = new Float64Array(512);

/** One idea, with one of its cards where a card is given away, and its chance to win. */
export interface Weighed {
  readonly idea: number;
  readonly moves: readonly Move[];
  readonly face: Move;
  readonly win: number;
}

/** The answers that are right, the best first; undefined if another idea is too close. */
export function solvedIn(ranked: readonly Weighed[], lead: number): readonly Weighed[] | undefined {
  const [best] = ranked as [Weighed];
  const second = ranked.find(({ idea }) => idea !== best.idea);
  if (second === undefined || best.win - second.win < lead) return undefined;
  return ranked.filter((each) => best.win - each.win <= NEARLY_BY_CARD);
}

/** The right ones, then the wrong ones: cards that make no difference to an idea are one answer. */
export function answersFrom(ranked: readonly Weighed[], solved: readonly Weighed[]): readonly Weighed[] {
  const answers: Weighed[] = [...solved];
  for (const option of ranked) {
    if (solved.includes(option)) continue;
    const like = answers.findIndex(
      (each) => !solved.includes(each) && each.idea === option.idea && each.win - option.win <= NEARLY,
    );
    const known = answers[like];
    if (known === undefined) answers.push(option);
    else answers[like] = { ...known, moves: [...known.moves, ...option.moves] };
  }
  return answers;
}

interface Idea {
  readonly key: number;
  /** All its moves, and the one that seems best at first sight. */
  readonly moves: readonly Move[];
  readonly face: Move;
}

export function newFinder<T extends GameTypes>(game: Game<T>) {
  const traits = traitsOf<T>(game);
  const judge = newJudge(game);
  const evaluator = evaluatorOf(game);
  const hard = BOTS.hard.newBot(game);

  function ideasOf(legal: readonly Move[], rateOf: (move: Move) => number): Idea[] {
    const groups = new Map<number, Move[]>();
    for (const move of legal) {
      const key = traits.ideaOf(move);
      groups.set(key, [...(groups.get(key) ?? []), move]);
    }
    const best = (moves: readonly Move[]): Move => moves.reduce((a, b) => (rateOf(b) > rateOf(a) ? b : a));
    return [...groups]
      .map(([key, moves]) => ({ key, moves, face: best(moves) }))
      .sort((a, b) => rateOf(b.face) - rateOf(a.face));
  }

  interface Asked {
    readonly view: SeatView<T>;
    readonly legal: readonly Move[];
    readonly ideas: readonly Idea[];
    /** How often the weak bots choose one of the moves. */
    hits(temperature: number, moves: readonly Move[]): number;
    readonly seed: string;
  }

  function difficultyOf({ view, legal, ideas, hits, seed }: Asked, right: readonly Move[]): Difficulty {
    const budget = BOTS.hard.budget(game.id, view.public.owed.length);
    const tries = [0, 1, 2].filter((at) =>
      right.includes(hard.choose({ view, legal, rng: rngFrom(seed, `hard ${at}`), budget })),
    );
    if (tries.length < 2) return 5;
    if (ideas.findIndex(({ moves }) => moves.some((move) => right.includes(move))) >= 2) return 4;
    if (hits(traits.medium, right) < 0.5) return 3;
    return hits(traits.easy, right) < 0.3 ? 2 : 1;
  }

  const answerOf = (
    { view, legal }: Asked,
    moves: readonly Move[],
    worth: number,
    { points, totals }: Pick<Result, 'points' | 'totals'>,
  ): PuzzleAnswer => {
    const seats = totals.length;
    const left = totals[(view.viewer + 1) % seats] as number;
    const right = totals[(view.viewer + seats - 1) % seats] as number;
    return [
      moves.map((move) => legal.indexOf(move)),
      worth,
      points.map(Math.round),
      [Math.round(left), Math.round(right)],
    ];
  };

  /** By what search finds. */
  function byJudging(asked: Asked): Found | undefined {
    const { view, ideas, hits, seed } = asked;
    const [plainest] = ideas as [Idea];
    if (hits(traits.easy, plainest.moves) > FORCED) return undefined;
    const { lead } = traits;
    const faces = ideas.slice(0, MOST_IDEAS).map(({ face }) => face);
    const glanced = judge.race(view, faces.slice(0, GLANCE.ideas), GLANCE, rngFrom(seed, 'glance'));
    const seeming = ideas.find(({ face }) => face === glanced?.[0]?.move);
    if (seeming === undefined || hits(traits.easy, seeming.moves) > PLAIN) return undefined;
    const looked = judge.race(view, faces, { lead, ...LOOK }, rngFrom(seed, 'look'));
    if (looked === undefined) return undefined;
    const [first] = looked as [Runner];
    const chance = judge.chance(view, first);
    if (chance < OPEN.least || chance > OPEN.most) return undefined;
    const idea = ideas.find(({ moves }) => moves.includes(first.move)) as Idea;
    if (hits(traits.easy, idea.moves) > PLAIN) return undefined;

    const closest = looked.slice(0, 4).map(({ move }) => move);
    for (const look of ['second', 'third']) {
      const rules = { lead: lead * SLACK, ...AGAIN };
      const again = judge.race(view, closest, rules, rngFrom(seed, look));
      if (again?.[0]?.move !== first.move) return undefined;
    }
    return labelled(asked, idea);
  }

  /** In matches that are really played to the end the best move has to win more often than the best wrong one. */
  function isConfirmed({ view, seed }: Asked, best: Move, rival: Move): boolean {
    const { worlds, lead } = CONFIRMATION;
    const asked = { view, moves: [best, rival], worlds, categories: [], rng: rngFrom(seed, 'confirm') };
    const [won, lost] = playOut(game, asked) as [Result, Result];
    return won.wins - lost.wins >= lead;
  }

  /** Every idea, and of those that give a card away every card, with its chance; the best first. */
  function weighed({ view, ideas, seed }: Pick<Asked, 'view' | 'ideas' | 'seed'>): Weighed[] {
    const options = ideas.flatMap((idea) => {
      const byCard = Map.groupBy(idea.moves, (move) => traits.givenAway(move));
      return [...byCard.values()].map((moves) => ({
        idea: idea.key,
        moves,
        face: moves.includes(idea.face) ? idea.face : (moves[0] as Move),
      }));
    });
    const faces = options.map(({ face }) => face);
    const runners = judge.run(view, faces, LABEL_WORLDS, rngFrom(seed, 'label'));
    const winOf = (face: Move): number =>
      judge.chance(view, runners.find(({ move }) => move === face) as Runner);
    return options.map((option) => ({ ...option, win: winOf(option.face) })).sort((a, b) => b.win - a.win);
  }

  /** With an answer for every legal move; undefined if the closest look contradicts. */
  function labelled(asked: Asked, idea: Idea): Found | undefined {
    const { view, hits, seed } = asked;
    const ranked = weighed(asked);
    const solved = solvedIn(ranked, traits.lead);
    const [best] = ranked as [Weighed];
    if (solved === undefined || best.idea !== idea.key) return undefined;
    if (best.win < OPEN.least || best.win > OPEN.most) return undefined;
    const rightMoves = solved.flatMap(({ moves }) => moves);
    if (hits(traits.easy, rightMoves) > PLAIN) return undefined;

    const answers = answersFrom(ranked, solved);
    const rival = answers[solved.length];
    if (rival === undefined || !isConfirmed(asked, best.face, rival.face)) return undefined;
    const played = playOut(game, {
      view,
      moves: answers.map(({ face }) => face),
      worlds: PLAY_OUTS,
      categories: traits.categories,
      rng: rngFrom(seed, 'play out'),
    });
    const variants = ranked.filter((each) => each.idea === best.idea);
    const worst = variants.at(-1) as Weighed;
    const isCardDecisive =
      variants.length > 2 && best.win - worst.win >= DECISIVE && solved.length <= variants.length / 2;
    const results = [played[0], played[solved.length]] as [Result, Result];
    return {
      kind: traits.kindOf(view, asked.legal, { best: best.face, results, isCardDecisive }),
      difficulty: difficultyOf(asked, rightMoves),
      right: solved.length,
      answers: answers.map(({ moves, win }, at) =>
        answerOf(asked, moves, percent(win), played[at] as Result),
      ),
      likeness: traits.likeness(view, best.face),
    };
  }

  /** By counting; only the last turn of 7 Wonders can be counted out. */
  function byCounting(asked: Asked): Found | undefined {
    const { ideas, hits, seed } = asked;
    const view = asked.view as unknown as SeatView<SevenWonders>;
    const counted = countOut(view, rngFrom(seed, 'count'), traits.ideaOf);
    const [best] = counted ?? [];
    if (counted === undefined || best === undefined) return undefined;
    const faces = ideas
      .map(({ moves }) => ({ moves, top: counted.find(({ move }) => moves.includes(move)) }))
      .flatMap(({ moves, top }) => (top === undefined ? [] : [{ moves, top }]))
      .sort((a, b) => b.top.behind - a.top.behind);
    const [first, ...others] = faces as [(typeof faces)[number], ...typeof faces];
    // Of one idea, every way to pay that scores as much is right; dearer ones are answers of their own.
    const right = counted.filter(({ move, behind }) => first.moves.includes(move) && behind === 0);
    const dearer = counted.filter(({ move, behind }) => first.moves.includes(move) && behind < 0);
    const rightMoves = right.map(({ move }) => move);
    const isClose = others.filter(({ top }) => top.behind >= -CLOSE).length >= 2;
    const thrown = Math.max(...faces.filter(({ top }) => isDiscard(top.move)).map(({ top }) => top.behind));
    if (!isClose || thrown > -WORTHWHILE || hits(traits.easy, rightMoves) > PLAIN_COUNT) return undefined;
    const answer = (moves: readonly Move[], { behind, score }: (typeof counted)[number]): PuzzleAnswer => {
      const points = traits.categories.map((category) => score[category as keyof typeof score] as number);
      return answerOf(asked, moves, behind, { points, totals: view.public.owed.map(() => 0) });
    };
    return {
      kind: 'count',
      difficulty: difficultyOf(asked, rightMoves),
      right: 1,
      answers: [
        answer(rightMoves, best),
        ...[
          ...dearer.map((each) => answer([each.move], each)),
          ...others.map(({ moves, top }) => answer(moves, top)),
        ].sort((a, b) => b[1] - a[1]),
      ],
      likeness: traits.likeness(asked.view, best.move),
    };
  }

  return (view: SeatView<T>, legal: readonly Move[], seed: string): Found | undefined => {
    if (legal.length < FEWEST_IDEAS) return undefined;
    evaluator.rate(view, legal, rates);
    const own = Float64Array.from(rates.subarray(0, legal.length));
    const ideas = ideasOf(legal, (move) => own[legal.indexOf(move)] as number);
    if (ideas.length < FEWEST_IDEAS) return undefined;
    const hits = (temperature: number, moves: readonly Move[]): number => {
      const chances = habits(own, legal.length, temperature);
      return moves.reduce((sum, move) => sum + (chances[legal.indexOf(move)] as number), 0);
    };
    const asked = { view, legal, ideas, hits, seed };
    if (game.id === 'seven-wonders' && isLastTurn(view as unknown as SeatView<SevenWonders>))
      return byCounting(asked);
    return byJudging(asked);
  };
}

/** Two wrong ideas are so close that they have to be counted, and the best brings so much more than three coins. */
const CLOSE = 5;
const WORTHWHILE = 2;

const isDiscard = (move: Move): boolean => actionIn(move) === DISCARD;
