import type { Rng, State } from '@mirabilia/kernel';
import { atRandom, type Choose, type Facts } from '@mirabilia/kernel/testkit';
import { cardFacts, type Options, type SevenWonders, sevenWonders } from '../src/index.ts';
import { actionIn, DISCARD } from '../src/move.ts';

export function optionsFor(given: Partial<Options>): Options {
  const read = sevenWonders.readOptions(given);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}

/** Every card of the match, wherever it lies. */
function inventory({ public: { table }, private: seats, secret }: State<SevenWonders>): string[] {
  const isDealt = (at: number): boolean => table.taken[at] !== undefined;
  return [
    ...seats.flatMap(({ holding }) => holding.hand),
    ...table.cities.flatMap(({ structures }) => structures),
    ...secret.discards,
    ...secret.buried.flat(),
    ...secret.piles.flat(),
    // The hands of Ages to come; those of the current one are in the holdings.
    ...secret.hands.flatMap((hands, at) => (isDealt(at) ? [] : hands.flat())),
  ]
    .map((card) => cardFacts(card).id)
    .sort();
}

/** The table counts piles that lie face down. */
function disagreement({ public: { table }, secret }: State<SevenWonders>): string | undefined {
  if (table.discards !== secret.discards.length) {
    return `the table counts ${table.discards} of ${secret.discards.length} discarded cards`;
  }
  const lying = secret.piles[table.age - 1]?.length ?? 0;
  return table.pile === lying
    ? undefined
    : `the table counts ${table.pile} of ${lying} cards in the draw pile`;
}

/** What the game tells the laws about itself. */
export const facts: Facts<SevenWonders> = { inventory, disagreement, announces: ['salvage-void'] };

/** Cards are sold only where nothing else can be done with any. */
export const builders = (rng: Rng): Choose => {
  const choose = atRandom(rng);
  return (moves) => {
    const building = moves.filter((move) => actionIn(move) !== DISCARD);
    return choose(building.length > 0 ? building : moves);
  };
};
