// Two true sentences about a result: where the learner's points come from, and where those of the winner do.

import { learnWords } from '../words/index.ts';

interface Result {
  readonly me: number;
  readonly winners: readonly number[];
  /** From the first to the last. */
  readonly order: readonly number[];
  readonly scoreOf: (city: number) => Readonly<Record<string, number>>;
  readonly categoryName: (category: string) => string;
  readonly who: (city: number) => string;
}

const NO_CATEGORY = ['total', 'stages'];

export function bestOf({ me, winners, order, scoreOf, categoryName, who }: Result): readonly string[] {
  const best = (city: number) =>
    Object.entries(scoreOf(city))
      .filter(([category]) => !NO_CATEGORY.includes(category))
      .reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0]);
  const [own, points] = best(me);
  const other = winners.includes(me) ? order.find((city) => city !== me) : winners[0];
  const { end } = learnWords.value;
  const sentences = points > 0 ? [end.ownBest(categoryName(own), points)] : [];
  if (other === undefined) return sentences;
  const [category, most] = best(other);
  if (most === 0) return sentences;
  return [...sentences, end.otherBest(who(other), categoryName(category), most)];
}
