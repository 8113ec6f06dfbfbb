// The end as it is shown: a wonder that ended the match, then the score.

import type { ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import { Ending } from './ending.tsx';
import { finaleOf } from './finale.ts';
import { FinishedWonder } from './finished-wonder.tsx';

export function Shown<C extends string>(props: Omit<ComponentProps<typeof Ending<C>>, 'isFresh'>) {
  const { link, finished } = props;
  const finale = finaleOf(link);
  const [isFresh] = useState(() => finale.begin(finished !== undefined));
  const [hasWonder] = useState(() => finale.act.peek() === 'wonder');
  const isScore = finale.act.value !== 'wonder';
  return (
    <>
      {/* The score comes up over it: nothing else is seen between the two. */}
      {hasWonder && finished !== undefined && (
        <FinishedWonder
          {...finished}
          hasSound={link.kind === 'live'}
          isPast={isScore}
          onEnd={finale.showScore}
        />
      )}
      {isScore && <Ending {...props} isFresh={isFresh} />}
    </>
  );
}
