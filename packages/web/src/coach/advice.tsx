// The coach's sentence on a choice, and below it the points that it is about.

import type { Explanation } from '@mirabilia/bots/reasons';
import type { Move } from '@mirabilia/kernel';
import { localeNow } from '../i18n/language.ts';
import { coachWords } from '../words/index.ts';
import css from './coach.module.css';
import type { Coach, CoachQuestion, MoveEstimate } from './coach.ts';
import { type CoachVoice, judgementOn, sentencesOf } from './said.ts';

interface Props {
  readonly coach: Coach;
  readonly asked: CoachQuestion;
  readonly estimates: readonly MoveEstimate[] | undefined;
  readonly chosen: Move | undefined;
  readonly voice: CoachVoice;
  readonly category: (category: string) => string;
}

export function Advice({ coach, asked, estimates = [], chosen, voice, category }: Props) {
  const judgement = judgementOn(voice, estimates, chosen);
  if (judgement === undefined) return null;
  const { compared } = judgement;
  const explanation = compared === undefined ? undefined : coach.reasons(asked, compared).value;
  const isWaiting = compared !== undefined && explanation === undefined;
  return (
    <div class={css.advice} data-advice={isWaiting ? 'thinks' : 'said'}>
      <p class={css.sentence} role="status">
        {judgement.chosen === undefined && <span aria-hidden="true">★ </span>}
        {sentencesOf(voice, judgement, explanation).join(' ')}
      </p>
      {coach.hasNumbers.value && explanation !== undefined && (
        <Swings explanation={explanation} category={category} />
      )}
    </div>
  );
}

/** The categories that surely differ. */
function Swings({
  explanation: { swings, worlds },
  category,
}: Pick<Props, 'category'> & { readonly explanation: Explanation }) {
  const sure = swings
    .filter(({ mean, margin }) => Math.abs(mean) > margin && Math.abs(mean) >= 0.5)
    .toSorted((a, b) => Math.abs(b.mean) - Math.abs(a.mean));
  if (sure.length === 0) return null;
  const plain = new Intl.NumberFormat(localeNow(), { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(localeNow(), { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return (
    <div>
      <p class={css.said}>{coachWords.value.swings(worlds)}</p>
      <dl class={css.swings}>
        {sure.map((each) => (
          <div key={each.category}>
            <dt>{category(each.category)}</dt>
            <dd>
              {signed.format(each.mean)} ± {plain.format(each.margin)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
