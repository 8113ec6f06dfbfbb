// `npm run lessons -- find <lesson> <count>`: deals for a lesson, ranked by how many of its moments come, how early, and how
// often its goal is reached. `npm run lessons -- report <lesson> <count>`: how often each moment comes with the present deal.

import { isLessonId, type LessonId } from '../packages/web/src/learn/lesson-ids.ts';
import { LESSONS } from '../packages/web/src/learn/lessons.ts';
import { isReached } from '../packages/web/src/learn/seven-wonders/lessons.ts';
import { type Fired, type Learner, playLesson } from '../packages/web/test/kit/lesson-play.ts';

const [what, id = '', number = '20', from = '0'] = process.argv.slice(2);
if (!isLessonId(id) || (what !== 'find' && what !== 'report')) {
  console.error('usage: npm run lessons -- find|report <lesson> [count] [first]');
  process.exit(1);
}
const lesson = LESSONS[id as LessonId];
const count = Number(number);

const following = (learner: number): Learner => ({ follows: 99, afterwards: 'easy', number: learner });

function reached(
  seed: string,
  learner: Learner,
): { readonly goal: boolean; readonly fired: readonly Fired[] } {
  const { match, won, fired } = playLesson({ ...lesson, seed }, learner);
  const isGoal =
    lesson.game === 'seven-wonders' ? isReached(lesson.id, match.state.public.table as never, 0) : won;
  return { goal: isGoal, fired };
}

if (what === 'report') {
  for (const learner of [
    { follows: 99, afterwards: 'easy' },
    { follows: 4, afterwards: 'easy' },
    { follows: 4, afterwards: 'medium' },
    { follows: 0, afterwards: 'easy' },
    { follows: 0, afterwards: 'random' },
  ] as const) {
    const all = Array.from({ length: count }, (_, at) => reached(lesson.seed, { ...learner, number: at }));
    const share = (is: (one: (typeof all)[number]) => boolean): string =>
      `${Math.round((100 * all.filter(is).length) / count)} %`;
    const ids = [...new Set(all.flatMap(({ fired }) => fired.map((one) => one.id)))];
    console.log(`follows ${learner.follows}, then ${learner.afterwards}: goal ${share(({ goal }) => goal)}`);
    for (const each of ids) {
      const first = all.flatMap(({ fired }) => fired.find((one) => one.id === each)?.when ?? []);
      const usual = first.toSorted()[first.length >> 1];
      console.log(
        `  ${each.padEnd(14)} ${share(({ fired }) => fired.some((one) => one.id === each))} at ${usual}`,
      );
    }
  }
} else {
  const prefix = lesson.seed.replace(/-\d+$/, '');
  const ranked: { readonly seed: string; readonly score: number; readonly told: string }[] = [];
  for (let n = Number(from); n < Number(from) + count; n++) {
    const seed = `${prefix}-${n}`;
    const all = [0, 1].map((at) => reached(seed, following(at)));
    const early = all.reduce(
      (sum, { fired }) =>
        sum +
        [...new Set(fired.map((one) => one.id))].reduce(
          (score, each) => score + 20 / (10 + (fired.find((one) => one.id === each)?.decision ?? 0)),
          0,
        ),
      0,
    );
    const goals = all.filter(({ goal }) => goal).length;
    const score = early + goals;
    const told = (all[0]?.fired ?? []).map((one) => `${one.id} ${one.when}`).join(', ');
    ranked.push({ seed, score, told });
    ranked.sort((one, other) => other.score - one.score);
    if ((n + 1) % 25 === 0) console.error(n + 1, ranked[0]?.seed, ranked[0]?.score.toFixed(1));
  }
  for (const { seed, score, told } of ranked.slice(0, 5)) console.log(seed, score.toFixed(2), told);
}
