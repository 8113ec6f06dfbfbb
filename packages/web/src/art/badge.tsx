import type { Colour } from '@mirabilia/seven-wonders';
import type { JSX } from 'preact';
import { names } from '../games/seven-wonders/names.ts';
import { Badge } from './badge-mark.tsx';

export { MARKS } from './badge-mark.tsx';

export const ColourBadge = ({ colour }: { readonly colour: Colour }): JSX.Element => (
  <Badge colour={colour} label={names.words.colours[colour]} />
);
