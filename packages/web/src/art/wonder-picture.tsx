import type { Side, WonderId } from '@mirabilia/seven-wonders';
import type { JSX } from 'preact';
import { names } from '../seven-wonders/names.ts';
import { phrases } from './words/index.ts';

interface Props {
  readonly wonder: WonderId;
  readonly side: Side;
  /** Stages that stand, of how many. */
  readonly built: number;
  readonly stages: number;
}

export function WonderPicture({ wonder, built, stages }: Props): JSX.Element {
  return (
    <svg
      viewBox="0 0 400 120"
      role="img"
      aria-label={phrases.words.wonder(names.words.wonders[wonder].name, built, stages)}
    >
      {Array.from({ length: stages }, (_, stage) => (
        <rect
          key={stage}
          x={120 + stage * 20}
          y={100 - (stage + 1) * (90 / stages)}
          width={160 - stage * 40}
          height={90 / stages}
          fill={stage < built ? 'var(--gold)' : 'none'}
          stroke="var(--ink-soft)"
          stroke-dasharray={stage < built ? undefined : '4 3'}
        />
      ))}
    </svg>
  );
}
