import { VICTORY_POINTS } from '@mirabilia/architects';
import type { JSX } from 'preact';
import { Laurel, Shield, Stage } from '../../../art/tokens.tsx';
import { marksOf } from '../art/card-face.tsx';
import { Cat, Horn, TokenDisc } from '../art/marks.tsx';
import type { Heard } from './chronicle.ts';
import { cardIn } from './log-text.ts';

type Marks = {
  readonly [K in Heard['kind']]: (heard: Extract<Heard, { kind: K }>) => JSX.Element | undefined;
};

const none = () => undefined;

const MARKS: Marks = {
  gap: none,
  'wonder-chosen': none,
  'turn-began': none,
  peeked: none,
  taken: (event) => <>{marksOf(cardIn(event))}</>,
  'turned-up': none,
  'cat-moved': () => <Cat />,
  'horns-blown': () => <Horn />,
  declined: none,
  passed: none,
  'stage-built': () => <Stage built />,
  'effect-lost': none,
  'token-taken': ({ token }) => <TokenDisc token={token} />,
  'row-filled': none,
  looked: none,
  shuffled: none,
  fought: ({ victories }) => (victories === 0 ? <Shield /> : <Laurel points={victories * VICTORY_POINTS} />),
  ended: none,
};

/** A picture of what happened; the sentence says it in words. */
export const markOf = (heard: Heard): JSX.Element | undefined =>
  (MARKS[heard.kind] as (heard: Heard) => JSX.Element | undefined)(heard);

/** Those that say most at a glance. */
export const BRIEF: readonly Heard['kind'][] = ['taken', 'stage-built', 'token-taken'];
