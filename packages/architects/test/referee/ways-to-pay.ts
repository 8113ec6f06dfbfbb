// Every way to pay for a stage, listed as a player finds them: which cards go together, then coins for what is missing.
// `payment.ts` comes from the other side and judges a single payment.

import { type CardId, RESOURCES, type Resource, type Stage } from './facts.ts';
import { countOf } from './lists.ts';
import type { Purse } from './payment.ts';
import type { Payment, PayToken } from './record.ts';

/** Grey cards, those of one kind side by side. */
type Grey = readonly Resource[];

interface Way {
  readonly grey: Grey;
  readonly coins: number;
  readonly using: readonly PayToken[];
}

/** Every choice of so many of these cards; cards of one kind are alike. */
function choicesOf(cards: Grey, many: number): Grey[] {
  if (many === 0) return [[]];
  return cards.flatMap((card, place) =>
    cards[place - 1] === card
      ? []
      : choicesOf(cards.slice(place + 1), many - 1).map((rest) => [card, ...rest]),
  );
}

/** The cards that fit together by the rule: one of each kind; or all of one kind, be it one that the seat lacks. */
function fittingTogether({ rule }: Stage, grey: Grey): Grey[] {
  if (rule === 'different') return [[...new Set(grey)]];
  const kinds = [...new Set(grey)].map((kind) => grey.filter((card) => card === kind));
  return kinds.length < RESOURCES.length ? [...kinds, []] : kinds;
}

function isWithinRule({ rule }: Stage, grey: Grey): boolean {
  const kinds = new Set(grey).size;
  return rule === 'different' ? kinds === grey.length : kinds <= 1;
}

/** Of cards that fit, as many as the stage asks for; where they are too few, all of them and coins for the rest. */
function waysWith(fitting: Grey, { count }: Stage, { cards, tokens }: Purse): Way[] {
  const missing = count - fitting.length;
  if (missing <= 0) return choicesOf(fitting, count).map((grey) => ({ grey, coins: 0, using: [] }));
  const coins = countOf(cards, 'coin');
  const ways: Way[] = [];
  if (coins >= missing) ways.push({ grey: fitting, coins: missing, using: [] });
  // [P8] One coin is worth two, where two are missing.
  if (tokens.includes('economy') && missing > 1 && coins >= missing - 1)
    ways.push({ grey: fitting, coins: missing - 1, using: ['economy'] });
  return ways;
}

function asPayment({ grey, coins, using }: Way): Payment {
  const paid: readonly CardId[] = [...grey, ...Array<CardId>(coins).fill('coin')];
  const kinds = [...RESOURCES, 'coin' as const].filter((card) => paid.includes(card));
  return { with: Object.fromEntries(kinds.map((card) => [card, countOf(paid, card)])), using };
}

export function waysToPay(stage: Stage, purse: Purse): Payment[] {
  const grey = RESOURCES.flatMap((resource) =>
    Array<Resource>(countOf(purse.cards, resource)).fill(resource),
  );
  const within = fittingTogether(stage, grey).flatMap((fitting) => waysWith(fitting, stage, purse));
  // [P10] To Engineering every grey card fits; it is not used up by what the rule allows.
  const mixed = purse.tokens.includes('engineering')
    ? waysWith(grey, stage, purse)
        .filter((way) => !isWithinRule(stage, way.grey))
        .map((way): Way => ({ ...way, using: [...way.using, 'engineering'] }))
    : [];
  return [...within, ...mixed].map(asPayment);
}
