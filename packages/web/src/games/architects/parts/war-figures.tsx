import { type City, shieldsOf, VICTORY_POINTS } from '@mirabilia/architects';
import { Laurel, Shield } from '../../../art/tokens.tsx';
import { hint } from '../../../ui/hint.tsx';
import { architectsWords } from '../../../words/index.ts';

interface Props {
  readonly city: City;
  readonly class: string | undefined;
}

/** What a city has for conflicts, and what it has won in them. */
export function WarFigures({ city, class: look }: Props) {
  const words = architectsWords.value;
  return (
    <>
      <span
        class={look}
        role="img"
        aria-label={words.shields(shieldsOf(city))}
        data-shields
        {...hint(words.shields(shieldsOf(city)))}
      >
        <Shield /> <b aria-hidden="true">{shieldsOf(city)}</b>
      </span>
      {city.victories > 0 && (
        <span
          class={look}
          role="img"
          aria-label={words.victories(city.victories)}
          data-victories
          {...hint(words.victories(city.victories))}
        >
          <Laurel points={city.victories * VICTORY_POINTS} />
        </span>
      )}
    </>
  );
}
