import type { Effect } from '@mirabilia/seven-wonders';
import type { JSX } from 'preact';
import { Effects, sentenceOf } from '../../art/index.ts';
import style from './help.module.css';

/** What a card or a stage does: a picture and a sentence for each effect. */
export function EffectLines({ effects }: { readonly effects: readonly Effect[] }): JSX.Element {
  return (
    <ul class={style.effects}>
      {effects.map((effect) => (
        <li key={effect.kind}>
          <span class={style.icons} aria-hidden="true">
            <Effects effects={[effect]} />
          </span>
          <span>{sentenceOf(effect)}</span>
        </li>
      ))}
    </ul>
  );
}
