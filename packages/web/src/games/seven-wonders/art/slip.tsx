// A card that stands in a city: as a slip in its column, or as a mere mark where there is no room.

import { type Card, cardFacts, effectsOf } from '@mirabilia/seven-wonders';
import type { JSX } from 'preact';
import colours from '../../../art/colours.module.css';
import { names } from '../names.ts';
import { colourOf } from './card-face.tsx';
import { Effects } from './effects.tsx';
import { Emblem } from './emblem.tsx';
import style from './slip.module.css';
import { ColourBadge } from './symbols.tsx';

interface Props {
  readonly card: Card;
}

interface SlipProps extends Props {
  /** With what it does, where there is room. */
  readonly isWhole?: boolean;
}

export function Slip({ card, isWhole = false }: SlipProps): JSX.Element {
  const { name } = cardFacts(card);
  const colour = colourOf(card);
  return (
    <span class={`${style.slip} ${colours[colour]}`}>
      <ColourBadge colour={colour} />
      <Emblem card={name} />
      <span class={style.name}>{names.value.cards[name]}</span>
      {isWhole && (
        <span class={style.does}>
          <Effects effects={effectsOf(card)} />
        </span>
      )}
    </span>
  );
}

export function Chip({ card }: Props): JSX.Element {
  const { name } = cardFacts(card);
  return (
    <span class={`${style.chip} ${colours[colourOf(card)]}`} role="img" aria-label={names.value.cards[name]}>
      <Emblem card={name} />
    </span>
  );
}
