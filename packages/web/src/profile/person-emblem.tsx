import { EMBLEM_CHARGES, type EmblemCharge } from '@mirabilia/protocol/facts';
import { Icon } from '../art/icon.tsx';
import { SEAT_EMBLEMS } from '../table/seat-emblems.ts';

const SHIELD = 'M2.5 1.5h19v10c0 5.8-3.9 9.2-9.5 11.3-5.6-2.1-9.5-5.5-9.5-11.3z';

/** The emblem that a person has chosen: `ship-3` is a ship in the fourth colour. The charges are those of the seats. */
export interface EmblemChoice {
  readonly charge: EmblemCharge;
  readonly colour: number;
}

export function readEmblem(text: string | null | undefined): EmblemChoice | undefined {
  const [name, colour = ''] = text?.split('-') ?? [];
  const charge = EMBLEM_CHARGES.find((each) => each === name);
  return charge === undefined || SEAT_EMBLEMS[Number(colour)] === undefined
    ? undefined
    : { charge, colour: Number(colour) };
}

export function PersonEmblem({
  of: { charge, colour },
  class: extra,
}: {
  readonly of: EmblemChoice;
  readonly class?: string | undefined;
}) {
  const design = SEAT_EMBLEMS[EMBLEM_CHARGES.indexOf(charge)];
  const { field, figure } = SEAT_EMBLEMS[colour] ?? { field: '', figure: '' };
  return (
    <Icon class={extra}>
      <path fill={field} d={SHIELD} />
      <path fill={figure} d={design?.charge} />
    </Icon>
  );
}
