// A wonder alone on the screen in the light of the evening: the one that ended the match, before anything is counted, or the
// winner's, when all is.

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { playCue } from '../../sound/player.ts';
import { announce } from '../../ui/announcer.tsx';
import { paceNow } from '../choreography/play.ts';
import { Crown } from './crown.tsx';
import css from './finished-wonder.module.css';
import { Laurels } from './laurels.tsx';

/** Milliseconds. */
export const FINISHED_WONDER = 2000;

export interface Finished {
  readonly picture: ComponentChildren;
  readonly name: string;
  /** Who has completed it. */
  readonly caption: string;
}

interface Props extends Finished {
  readonly hasSound: boolean;
  /** It is the winner's: `laurels` if they sit here. Who has won is said by whoever counted. */
  readonly crown?: 'gold' | 'laurels' | undefined;
  /** Only to be seen through what comes over it. */
  readonly isPast?: boolean;
  /** Its time is over, or somebody pressed something. */
  readonly onEnd: () => void;
}

export function FinishedWonder({ picture, name, caption, hasSound, crown, isPast = false, onEnd }: Props) {
  useEffect(() => {
    if (crown === undefined) announce(caption);
    const silence = hasSound ? playCue('stone', { at: 150 * paceNow() }) : () => {};
    const end = (): void => {
      stop();
      onEnd();
    };
    const skip = (): void => {
      silence();
      end();
    };
    const timer = setTimeout(end, FINISHED_WONDER * paceNow());
    function stop(): void {
      clearTimeout(timer);
      removeEventListener('pointerdown', skip, { capture: true });
      removeEventListener('keydown', skip, { capture: true });
    }
    addEventListener('pointerdown', skip, { capture: true });
    addEventListener('keydown', skip, { capture: true });
    return stop;
  }, []);
  const isShown = isPast ? undefined : '';
  return (
    <section
      class={css.stage}
      aria-label={name}
      aria-hidden={isPast}
      inert={isPast}
      data-covers={isShown}
      data-finished-wonder={isShown}
    >
      {crown === 'laurels' && <Laurels />}
      {crown !== undefined && (
        <span class={css.crown}>
          <Crown isFalling />
        </span>
      )}
      <div class={css.picture}>{picture}</div>
      <h1 class={css.name}>{name}</h1>
      <p class={css.caption}>{caption}</p>
    </section>
  );
}
