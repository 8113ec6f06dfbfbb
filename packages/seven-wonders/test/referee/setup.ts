// What chance gave: the right cards for the number of players, dealt in the right numbers.

import { CARDS } from './facts.ts';
import { tally } from './lists.ts';
import type { Deal, MatchRecord } from './record.ts';

export const HAND_SIZE = 7;
export const AGES = [1, 2, 3] as const;

/** The cards of an Age for so many players, the guilds aside; two players use those of three. */
export function deckOf(age: number, players: number): string[] {
  const table = Math.max(players, 3);
  return CARDS.filter((card) => card.age === age).flatMap((card) =>
    card.copies.filter((least) => least <= table).map(() => card.id),
  );
}

export const GUILDS: readonly string[] = CARDS.filter((card) => card.colour === 'purple').map(
  (card) => card.id,
);

export function guildCount(players: number): number {
  return Math.max(players, 3) + 2;
}

function deckComplaints(cards: readonly string[], age: number, players: number): string[] {
  const place = `setup: Age ${age}`;
  const dealt = tally(cards.filter((id) => !GUILDS.includes(id)));
  const wanted = tally(deckOf(age, players));
  const complaints: string[] = [];
  for (const id of new Set([...dealt.keys(), ...wanted.keys()])) {
    const [has, needs] = [dealt.get(id) ?? 0, wanted.get(id) ?? 0];
    if (has !== needs) complaints.push(`${place} holds ${id} ${has} times instead of ${needs}`);
  }
  const guilds = cards.filter((id) => GUILDS.includes(id));
  const guildsWanted = age === 3 ? guildCount(players) : 0;
  if (guilds.length !== guildsWanted) {
    complaints.push(`${place} holds ${guilds.length} guilds instead of ${guildsWanted}`);
  }
  for (const [id, count] of tally(guilds)) {
    if (count > 1) complaints.push(`${place} holds ${id} ${count} times, there is only one`);
  }
  return complaints;
}

function dealComplaints(deal: Deal, age: number, players: number): string[] {
  const complaints: string[] = [];
  if (deal.hands.length !== players) {
    complaints.push(`setup: Age ${age} has ${deal.hands.length} hands for ${players} players`);
  }
  deal.hands.forEach((hand, seat) => {
    if (hand.length !== HAND_SIZE) {
      complaints.push(`setup: Age ${age} deals ${hand.length} cards to seat ${seat} instead of ${HAND_SIZE}`);
    }
  });
  const pileSize = deal.pile?.length ?? 0;
  if (players === 2 && pileSize !== HAND_SIZE) {
    complaints.push(`setup: Age ${age} has ${pileSize} cards in the pile instead of ${HAND_SIZE}`);
  }
  if (players > 2 && deal.pile !== undefined) {
    complaints.push(`setup: Age ${age} has a pile, which only two players use`);
  }
  return [...complaints, ...deckComplaints([...deal.hands.flat(), ...(deal.pile ?? [])], age, players)];
}

export function setupComplaints(record: MatchRecord): string[] {
  const { seats, setup, result } = record;
  const players = seats.length;
  const complaints: string[] = [];
  if ((setup.freeCity !== undefined) !== (players === 2)) {
    complaints.push('setup: there is a Free City with two players, and only then');
  }
  const boards = [...seats, ...(setup.freeCity === undefined ? [] : [setup.freeCity])];
  for (const [wonder, count] of tally(boards.map((board) => board.wonder))) {
    if (count > 1) complaints.push(`setup: ${wonder} is given to ${count} cities`);
  }
  // A match that still runs is told without the Ages that are not dealt yet.
  if (setup.ages.length > AGES.length || (result !== undefined && setup.ages.length < AGES.length)) {
    complaints.push(`setup: there are ${setup.ages.length} Ages instead of ${AGES.length}`);
  }
  setup.ages.forEach((deal, index) => {
    complaints.push(...dealComplaints(deal, index + 1, players));
  });
  return complaints;
}
