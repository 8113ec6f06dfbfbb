import type { CardId, TokenId } from '@mirabilia/architects';
import type { JSX } from 'preact';
import { Icon } from '../../art/icon.tsx';
import sprite from './emblems.svg';

/** A picture for each card and token, from one file that the browser keeps. It takes the colour of the text. */
export function Emblem({
  of,
  label,
}: {
  readonly of: CardId | TokenId;
  readonly label?: string;
}): JSX.Element {
  return (
    <Icon viewBox="0 0 512 512" label={label}>
      <use href={`${sprite}#${of}`} />
    </Icon>
  );
}
