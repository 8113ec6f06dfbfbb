import type { CardId, TokenId } from '@mirabilia/architects';
import type { JSX } from 'preact';
import { Icon } from '../../../art/icon.tsx';
import { spriteAt } from '../../../art/sprite.ts';
import file from './emblems.svg';

const sprite = spriteAt(file);

/** Before the first card is drawn: a card without its picture looks empty. */
export const emblemsReady = sprite.ready;

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
      <path fill="currentColor" d={sprite.outlineOf(of)} />
    </Icon>
  );
}
