// Reasons about stages, and the end of the match.

import {
  type Card,
  type City,
  COIN,
  cardFacts,
  completedBy,
  KINDS,
  NONE,
  RESOURCE_KINDS,
  STAGES,
  stageFacts,
} from '@mirabilia/architects';
import { isAvailable, purseOf } from '@mirabilia/architects/rules';
import {
  type ArchitectsComparison,
  type ArchitectsTemplate,
  broughtBy,
  type TriedMove,
} from './comparison.ts';
import { neighboursOn } from './decks.ts';

const EFFECT_WORTH = 1.5;

export const build: ArchitectsTemplate = ({ best, other, city }) => {
  const due = broughtBy(best, 'stage-due');
  if (due === undefined || broughtBy(other, 'stage-due') !== undefined) return undefined;
  const { points, effect } = stageFacts(city.wonder, due.stage);
  return {
    reason: { kind: 'build', stage: due.stage, points, effect: effect?.kind ?? null },
    weight: points + (effect === undefined ? 0 : EFFECT_WORTH),
    topic: 'wonder',
  };
};

/** The cards that would complete a stage after the move, and the lowest stage. */
function waitedFor({ after }: TriedMove, me: number): { stage: number; cards: Card[] } | undefined {
  if (after === undefined) return undefined;
  const found = Array.from({ length: KINDS }, (_, card) => ({
    card,
    stage: completedBy(after, me, card).stages[0],
  })).filter((each): each is { card: Card; stage: number } => each.stage !== undefined);
  const stage = Math.min(...found.map((each) => each.stage));
  const cards = found.filter((each) => each.stage === stage).map(({ card }) => card);
  return found.length === 0 ? undefined : { stage, cards };
}

export const oneShort: ArchitectsTemplate = ({ best, other, me, table }) => {
  if (best.card === NONE || broughtBy(best, 'stage-due') !== undefined) return undefined;
  const isBefore = Array.from({ length: KINDS }, (_, card) => completedBy(table, me, card)).some(
    ({ stages }) => stages.length > 0,
  );
  const found = waitedFor(best, me);
  // An unseen card may do as much.
  const isOnlyHere = other.after !== undefined && waitedFor(other, me) === undefined;
  if (isBefore || found === undefined || !isOnlyHere || broughtBy(other, 'stage-due') !== undefined)
    return undefined;
  return {
    reason: { kind: 'one-short', stage: found.stage, cards: found.cards.map((card) => cardFacts(card).id) },
    weight: 2,
    topic: 'wonder',
  };
};

const openStages = (city: City): number[] =>
  Array.from({ length: STAGES }, (_, at) => at + 1).filter((stage) =>
    isAvailable(city, stageFacts(city.wonder, stage), stage),
  );

const isResource = (card: Card): boolean => card !== NONE && card < RESOURCE_KINDS;

export const twin: ArchitectsTemplate = ({ other, city, table }) => {
  if (!isResource(other.card) || (city.cards[other.card] ?? 0) === 0) return undefined;
  const stages = openStages(city);
  const [first] = stages;
  const areDifferent = stages.every((stage) => stageFacts(city.wonder, stage).rule === 'different');
  if (first === undefined || !areDifferent || canMix({ city, table })) return undefined;
  return {
    reason: { kind: 'twin', stage: first, card: cardFacts(other.card).id },
    weight: 2,
    topic: 'wonder',
    isOfOther: true,
  };
};

export const flexible: ArchitectsTemplate = ({ best, other, city, table }) => {
  if (best.card !== COIN || !isResource(other.card) || canMix({ city, table })) return undefined;
  // What completes a stage is spent at once.
  if ([best, other].some((each) => broughtBy(each, 'stage-due') !== undefined)) return undefined;
  return {
    reason: { kind: 'flexible', card: cardFacts(other.card).id },
    weight: 1.5,
    topic: 'wonder',
  };
};

export const finish: ArchitectsTemplate = ({ best, other }) => {
  if (best.ending === undefined || best.ending.lead <= 0 || other.ending !== undefined) return undefined;
  return { reason: { kind: 'finish', points: best.ending.lead }, weight: 20, topic: 'end' };
};

export const hold: ArchitectsTemplate = (comparison) => {
  const { best, other } = comparison;
  if (other.ending === undefined || other.ending.lead >= 0 || best.ending !== undefined) return undefined;
  if (isRivalAboutToFinish(comparison)) return undefined;
  return {
    reason: { kind: 'hold', points: -other.ending.lead },
    weight: 20,
    topic: 'end',
    isOfOther: true,
  };
};

/** Could another player complete a wonder with a card that lies open before them? */
function isRivalAboutToFinish({ table, me }: ArchitectsComparison): boolean {
  return table.cities.some((city, seat) => {
    const missing = STAGES - stagesBuilt(city);
    if (seat === me || missing !== 1) return false;
    return neighboursOn(table, seat).tops.some((card) => completedBy(table, seat, card).stages.length > 0);
  });
}

export const stagesBuilt = ({ stages }: City): number =>
  Array.from({ length: STAGES }, (_, at) => (stages >> at) & 1).reduce((sum, each) => sum + each, 0);

/** With Engineering any resources will do. */
function canMix({ city, table }: Pick<ArchitectsComparison, 'city' | 'table'>): boolean {
  return purseOf(table, city).canMix;
}
