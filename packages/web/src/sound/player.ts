// What the page says to its loudspeaker. Sounds are on and low after the first press, and their code is loaded then.

import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings/settings.ts';
import type { MatchLink } from '../match/link.ts';
import type { Channel, Cue, TimeOfDay } from './cues.ts';
import { listen } from './listen.ts';
import type { Gains } from './mixer.ts';
import type { Studio } from './studio.ts';

export interface CueTime {
  /** Milliseconds after the start. */
  readonly at?: number;
  /** When the timeline began, by `performance.now()`; now, if nothing is said. */
  readonly start?: number;
  /** From -1 (left) to 1 (right). */
  readonly pan?: number;
  readonly gain?: number;
}

/** Milliseconds between sounds that come together where nothing moves. */
const STAGGER = 150;
/** Milliseconds that a sample of the background is heard, while no match is. */
const SAMPLE = 5000;
const SAMPLES: Readonly<Record<Exclude<Channel, 'ambience'>, Cue>> = {
  cards: 'flip',
  stone: 'stone',
  chime: 'chime',
};

let studio: Studio | undefined;
let opening: Promise<Studio | undefined> | undefined;
/** The match that is followed: without one there is nothing to hear. */
const isFollowing = signal(false);
const time = signal<TimeOfDay | undefined>(undefined);
const isHidden = signal(false);
/** Browsers let a page play sounds only after a press. */
const isPressed = signal(false);

/** Ears hear proportions: half of the slider is a quarter of the gain. */
const gainOf = (volume: number): number => (volume / 100) ** 2;

function gains(): Gains {
  const { master, cards, stone, chime, ambience } = settings.volumes.value;
  return {
    master: gainOf(master),
    cards: gainOf(cards),
    stone: gainOf(stone),
    chime: gainOf(chime),
    ambience: gainOf(ambience),
  };
}

/** The game works without sounds. */
function open(): Promise<Studio | undefined> {
  opening ??= import('./studio.ts')
    .then(async ({ openStudio }) => {
      studio = await openStudio(gains());
      return studio;
    })
    .catch(() => undefined);
  return opening;
}

/** Who asks for little data has a weak device or battery as often: no background for them. */
const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection
    ?.saveData === true;

const isOn = (): boolean => isFollowing.value && isPressed.value && !settings.muted.value;

/** The background sounds while somebody may be looking at the match. */
const background = (): TimeOfDay | undefined =>
  isHidden.value || settings.volumes.value.ambience === 0 || savesData() ? undefined : time.value;

function silence(): void {
  void studio?.setAmbience(undefined);
  void studio?.rest();
}

/** Brings the loudspeaker to what is wanted now. */
async function keepUp(): Promise<void> {
  if (!isOn()) return silence();
  await open();
  // The match may have been left while it opened.
  if (!isOn()) return silence();
  studio?.setGains(gains());
  await studio?.wake();
  void studio?.setAmbience(isOn() ? background() : undefined);
}

/**
 * Plays a sound at its time on a timeline, beside all others. In a hidden page only the chime is heard, which calls somebody back.
 * Gives how to silence it, for a timeline that is skipped.
 */
export function playCue(cue: Cue, { at = 0, start, pan, gain }: CueTime = {}): () => void {
  if (settings.muted.peek() || (document.hidden && cue !== 'chime')) return () => {};
  const delay = at + (start === undefined ? 0 : start - performance.now());
  return studio?.play(cue, { in: delay / 1000, pan, gain }) ?? (() => {});
}

/** Where nothing moves, one after the other. */
const playTogether = (cues: readonly Cue[]): void =>
  cues.forEach((cue, at) => void playCue(cue, { at: at * STAGGER }));

/** Plays a sample when a volume is changed, even while sounds are off. */
export async function preview(channel: Channel | 'master'): Promise<void> {
  await open();
  if (studio === undefined) return;
  studio.setGains(gains());
  await studio.wake();
  if (channel !== 'ambience') studio.play(SAMPLES[channel === 'master' ? 'cards' : channel], { in: 0 });
  else void studio.setAmbience(time.peek() ?? 'morning');
  setTimeout(() => void keepUp(), SAMPLE);
}

/** For a short time only: while a match is on the screen. */
function notice(): () => void {
  const press = () => {
    isPressed.value = true;
    if (isOn()) void studio?.wake();
  };
  const look = () => {
    isHidden.value = document.hidden;
  };
  isPressed.value ||= navigator.userActivation?.hasBeenActive ?? false;
  look();
  addEventListener('pointerdown', press, { capture: true });
  addEventListener('keydown', press, { capture: true });
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('pointerdown', press, { capture: true });
    removeEventListener('keydown', press, { capture: true });
    document.removeEventListener('visibilitychange', look);
  };
}

export function useSounds(link: MatchLink): void {
  useEffect(() => {
    isFollowing.value = true;
    const stops = [
      notice(),
      listen(link, {
        play: playTogether,
        setTime: (now) => {
          time.value = now;
        },
      }),
      effect(() => {
        // What is read here is what it follows; the rest happens later.
        if (isOn()) [gains(), background()];
        void keepUp();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      time.value = undefined;
      isFollowing.value = false;
      void keepUp();
    };
  }, [link]);
}
