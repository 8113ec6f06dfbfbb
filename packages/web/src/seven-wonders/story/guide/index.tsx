// Rules and cards without leaving the table. Loaded when they are first asked for.

import { helpReady } from '../../help/index.ts';
import { Cards } from './cards.tsx';
import { Rules } from './rules.tsx';
import { guide } from './words/index.ts';

export interface Props {
  readonly part: 'rules' | 'cards';
  readonly players: number;
}

export const ready = (): Promise<unknown> => Promise.all([guide.ready(), helpReady()]);

export default function Guide({ part, players }: Props) {
  return part === 'rules' ? <Rules players={players} /> : <Cards players={players} />;
}
