// Reasons about green cards, tokens, battles and the cat.

import {
  CAT_POINTS,
  cardFacts,
  NONE,
  STAGES,
  SYMBOL_CARDS,
  type Table,
  VICTORY_POINTS,
} from '@mirabilia/architects';
import { type ArchitectsTemplate, broughtBy, type TriedMove } from './comparison.ts';
import { neighboursOn } from './decks.ts';
import { stagesBuilt } from './stages.ts';

export const set: ArchitectsTemplate = ({ best, other, me }) => {
  if (best.after === undefined || broughtBy(best, 'set-due') === undefined) return undefined;
  if (broughtBy(other, 'set-due') !== undefined) return undefined;
  const { cards } = best.after.cities[me] as Table['cities'][number];
  const isPair = SYMBOL_CARDS.some((card) => (cards[card] as number) > 1);
  return { reason: { kind: 'set', set: isPair ? 'pair' : 'triple' }, weight: 4, topic: 'set' };
};

const pointsOf = (tried: TriedMove): number => broughtBy(tried, 'points')?.points ?? 0;

export const token: ArchitectsTemplate = ({ best, other }) => {
  const told = broughtBy(best, 'token');
  const points = pointsOf(best);
  if (told?.token == null || best.action !== 'progress' || points <= 0) return undefined;
  if (other.action !== 'progress' || pointsOf(other) >= points) return undefined;
  return { reason: { kind: 'token', token: told.token, points }, weight: points, topic: 'token' };
};

/** The victories of each seat if the battle comes with this move. */
const battleBy = (tried: TriedMove): readonly number[] | undefined => broughtBy(tried, 'battle')?.victories;

export const fight: ArchitectsTemplate = ({ best, other, me }) => {
  const mine = battleBy(best)?.[me] ?? 0;
  if (mine === 0 || battleBy(other) !== undefined) return undefined;
  return {
    reason: { kind: 'fight', points: mine * VICTORY_POINTS },
    weight: mine * VICTORY_POINTS,
    topic: 'battle',
  };
};

export const avoid: ArchitectsTemplate = ({ best, other, me }) => {
  const victories = battleBy(other);
  if (victories === undefined || battleBy(best) !== undefined) return undefined;
  const most = Math.max(...victories);
  if (most <= (victories[me] as number)) return undefined;
  return {
    reason: { kind: 'avoid', seat: victories.indexOf(most) },
    weight: VICTORY_POINTS,
    topic: 'battle',
    isOfOther: true,
  };
};

/** With so many stages somewhere the match is likely over before a second battle. */
const LATE = STAGES - 1;

export const lasting: ArchitectsTemplate = ({ best, other, table }) => {
  if (best.card === NONE || other.card === NONE) return undefined;
  const [mine, theirs] = [cardFacts(best.card), cardFacts(other.card)];
  const isIt = mine.shields > 0 && mine.horns === 0 && theirs.shields > 0 && theirs.horns > 0;
  if (!isIt || table.cities.some((city) => stagesBuilt(city) >= LATE)) return undefined;
  return { reason: { kind: 'lasting' }, weight: 2, topic: 'battle' };
};

export const cat: ArchitectsTemplate = ({ best, other, table }) => {
  const comes = broughtBy(best, 'cat');
  if (comes === undefined || broughtBy(other, 'cat') !== undefined || best.card === NONE) return undefined;
  const { from } = comes;
  // With another cat on top of a deck the cat goes back at once.
  const isBackAtOnce =
    from !== null &&
    neighboursOn(table, from)
      .decks.filter((deck) => deck !== best.deck && table.tops[deck] !== NONE)
      .some((deck) => cardFacts(table.tops[deck] as number).cats > 0);
  if (isBackAtOnce) return undefined;
  const points = cardFacts(best.card).points + CAT_POINTS;
  return { reason: { kind: 'cat', points, from }, weight: points, topic: 'cat' };
};
