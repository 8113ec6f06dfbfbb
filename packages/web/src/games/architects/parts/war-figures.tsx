import { type City, shieldsOf, VICTORY_POINTS } from '@mirabilia/architects';
import { Laurel, Shield } from '../../../art/tokens.tsx';
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
      <span class={look} role="img" aria-label={words.shields(shieldsOf(city))} data-shields>
        <Shield /> <b aria-hidden="true">{shieldsOf(city)}</b>
      </span>
      {city.victories > 0 && (
        <span class={look} role="img" aria-label={words.victories(city.victories)} data-victories>
          <Laurel points={city.victories * VICTORY_POINTS} />
        </span>
      )}
    </>
  );
}
