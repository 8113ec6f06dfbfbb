// How results change what is known of players' strength: Weng and Lin, "A Bayesian Approximation Method for Online Ranking"
// (2011), algorithm 4 (Plackett-Luce), for matches in which everyone plays for themselves.

/** What is known of somebody's strength: a mean and its standard deviation. */
export interface Strength {
  readonly mean: number;
  readonly deviation: number;
}

export interface Placed extends Strength {
  /** 1 for the winners; players who share a place have tied. */
  readonly place: number;
  /** How much of the result counts for this player, from 0 to 1. */
  readonly weight: number;
}

/** Somebody of whom nothing is known. */
export const UNKNOWN: Strength = { mean: 25, deviation: 25 / 3 };
/** The variance of how well somebody plays from one match to the next. */
const BETA_SQUARED = (25 / 6) ** 2;
/** What is left of a variance at least. */
const SMALLEST = 0.0001;

/** The strength of each player after the match. */
export function plackettLuce(players: readonly Placed[]): Strength[] {
  const scale = Math.sqrt(players.reduce((sum, { deviation }) => sum + deviation ** 2 + BETA_SQUARED, 0));
  const odds = players.map(({ mean }) => Math.exp(mean / scale));
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
  /** For each player: the odds of all who came in with them or later, and how many share their place. */
  const rounds = players.map(({ place }) => ({
    place,
    odds: sum(odds.filter((_, at) => (players[at] as Placed).place >= place)),
    sharing: players.filter((other) => other.place === place).length,
  }));
  return players.map(({ mean, deviation, place, weight }, at) => {
    const terms = rounds.flatMap((round, winner) => {
      if (round.place > place) return [];
      const chance = (odds[at] as number) / round.odds;
      return [
        {
          gain: ((winner === at ? 1 : 0) - chance) / round.sharing,
          spread: (chance * (1 - chance)) / round.sharing,
        },
      ];
    });
    const step = deviation ** 2 / scale;
    const shrinking = (deviation / scale) * (step / scale) * sum(terms.map(({ spread }) => spread));
    return {
      mean: mean + weight * step * sum(terms.map(({ gain }) => gain)),
      deviation: deviation * Math.sqrt(Math.max(1 - weight * shrinking, SMALLEST)),
    };
  });
}
