import type { CardName } from '@mirabilia/seven-wonders';
import type { JSX } from 'preact';
import { Icon } from '../../../art/icon.tsx';
import { spriteAt } from '../../../art/sprite.ts';
import file from './emblems.svg';

const sprite = spriteAt(file);

/** Before the first card is drawn: a card without its picture looks empty. */
export const emblemsReady = sprite.ready;

/** A picture for each name of a card, from one file that the browser keeps. It takes the colour of the text. */
export function Emblem({ card }: { readonly card: CardName }): JSX.Element {
  return (
    <Icon viewBox="0 0 512 512">
      <path fill="currentColor" d={sprite.outlineOf(card)} />
    </Icon>
  );
}
