// The stages of a wonder as they stand above and beside each other: what each costs, is worth and does. Those that can
// be built now are buttons, here as on the picture.

import { type City, type StageEffect, stageFacts } from '@mirabilia/architects';
import type { JSX } from 'preact';
import { Laurel, Shield, Stage } from '../../../art/tokens.tsx';
import { hint } from '../../../ui/hint.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { architectsWords } from '../../../words/index.ts';
import { Emblem } from '../art/emblem.tsx';
import { CostMark } from '../art/marks.tsx';
import type { Target } from '../logic/choices.ts';
import { layersOf, stageState } from '../logic/city.ts';
import { names } from '../names.ts';
import { useTable } from '../state.ts';
import { effectPhrase } from '../tell.ts';
import css from './ladder.module.css';

interface Props {
  readonly city: Pick<City, 'wonder' | 'stages'>;
  /** The viewer's own: its stages can be chosen. */
  readonly isOwn?: boolean;
}

export function Ladder({ city, isOwn = false }: Props) {
  return (
    <div class={css.frame}>
      <ol class={css.ladder} data-rungs aria-label={architectsWords.value.stages}>
        {layersOf(city).map((layer) => (
          <li key={layer[0]} class={css.layer} data-count={layer.length}>
            {layer.map((stage) => (
              <Rung key={stage} city={city} stage={stage} isOwn={isOwn} />
            ))}
          </li>
        ))}
      </ol>
      <Legend />
    </div>
  );
}

/** What the signs behind a price mean; each stage says it in words to those who hear it. */
function Legend() {
  const { identical, different } = names.value.terms;
  return (
    <p class={css.legend} data-legend aria-hidden="true">
      <span>
        <b>=</b> {identical}
      </span>
      <span>
        <b>≠</b> {different}
      </span>
    </p>
  );
}

function Rung({ city, stage, isOwn }: Required<Props> & { readonly stage: number }) {
  const state = useTable();
  const words = architectsWords.value;
  const { count, rule, points, effect } = stageFacts(city.wonder, stage);
  const stand = stageState(city, stage);
  const phrase = effectPhrase(effect);
  const target: Target = { kind: 'stage', stage };
  const isOpen = isOwn && state.choiceOf(target) !== undefined;
  const facts = [
    words.stageState[stand],
    ...(stand === 'built' ? [] : [words.cost(count, rule)]),
    words.points(points),
    ...(phrase === undefined ? [] : [phrase]),
  ].join(', ');
  const label = `${words.stage(stage)}, ${facts}`;
  const content = (
    <>
      <span class={css.number}>{stand === 'built' ? <Stage built /> : stage}</span>
      {stand !== 'built' && <CostMark count={count} rule={rule} />}
      <span class={css.worth}>
        <Laurel points={points} />
      </span>
      {effect !== undefined && (
        <span class={css.effect} aria-hidden="true">
          {MARKS[effect.kind]()}
        </span>
      )}
    </>
  );
  if (isOpen) {
    return (
      <button
        type="button"
        class={css.rung}
        data-stage={stage}
        data-state="buildable"
        aria-pressed={state.isPicked(target)}
        {...hint(words.stage(stage), facts)}
        onClick={() => state.point(target)}
      >
        <span class="sr-only">{label}</span>
        <span class={css.plain} aria-hidden="true">
          {content}
        </span>
      </button>
    );
  }
  return (
    <span class={css.rung} data-state={stand} {...hint(words.stage(stage), facts)}>
      <span class="sr-only">{label}</span>
      <span class={css.plain} aria-hidden="true">
        {content}
      </span>
    </span>
  );
}

const MARKS: Readonly<Record<StageEffect['kind'], () => JSX.Element>> = {
  take: () => <Icon name="cards" />,
  gift: () => <Emblem of="science" />,
  dig: () => <Icon name="eye" />,
  shields: () => <Shield />,
};
