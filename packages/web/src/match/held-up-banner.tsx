// People who wait for each other. Where no clock runs, somebody may keep the others waiting: a nudge, or a bot until they are back.

import { computed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { appWords } from '../words/index.ts';
import { troubleText } from '../words/trouble-text.ts';
import { Banner } from './banner.tsx';
import { heldUpBy } from './held-up.ts';
import type { MatchLink } from './link.ts';
import { namesOf } from './names.ts';
import { useNudges } from './use-nudges.ts';

/** Milliseconds until the table says whom it waits for: longer while they are there and think. */
const PATIENCE = { here: 45_000, reconnecting: 2000, away: 2000 } as const;

/** Milliseconds in which nobody nudges twice. */
const REST = 30_000;

const isTimed = (link: MatchLink): boolean =>
  link.clock.value?.deadlines.some((deadline) => deadline !== null) ?? false;

function useHeldUp(link: MatchLink) {
  return useMemo(
    () =>
      computed(() => {
        const { lobby, update, owed, controllers, presence, end } = link;
        if (lobby.value === undefined || end.value !== undefined || isTimed(link)) return undefined;
        const held = heldUpBy({
          me: update.value?.seat ?? null,
          owed: owed.value,
          seats: lobby.value.seats,
          controllers: controllers.value,
          presence: presence.value.seats,
        });
        return held && `${held.state} ${held.seat} ${update.value?.decision}`;
      }),
    [link],
  );
}

export default function HeldUpBanner({ link }: { readonly link: MatchLink }) {
  useNudges(link);
  const held = useHeldUp(link).value;
  const shown = useSignal<string | undefined>(undefined);
  const [state, seat] = (held ?? '').split(' ') as [keyof typeof PATIENCE, string];
  useEffect(() => {
    if (held === undefined) return undefined;
    const timer = setTimeout(() => {
      shown.value = held;
    }, PATIENCE[state]);
    return () => clearTimeout(timer);
  }, [held]);
  if (held === undefined || shown.value !== held) return null;
  return <HeldUp key={held} link={link} seat={Number(seat)} state={state} />;
}

interface HeldUpProps {
  readonly link: MatchLink;
  readonly seat: number;
  readonly state: keyof typeof PATIENCE;
}

function HeldUp({ link, seat, state }: HeldUpProps) {
  const { presence: words } = appWords.value;
  const hasNudged = useSignal(false);
  const name = link.lobby.value === undefined ? '' : (namesOf(link.lobby.value)[seat] ?? '');
  const sentence = { here: words.thinking, reconnecting: words.reconnecting, away: words.away }[state];
  const nudge = async (): Promise<void> => {
    const answer = await link.remind(seat);
    if (!answer.ok) return toast(troubleText(answer.refusal), 'bad');
    toast(words.nudged(name), 'good');
    hasNudged.value = true;
    setTimeout(() => {
      hasNudged.value = false;
    }, REST);
  };
  const letBotPlay = async (): Promise<void> => {
    const answer = await link.letBotPlay(seat);
    if (!answer.ok) toast(troubleText(answer.refusal), 'bad');
  };
  return (
    <Banner icon={state === 'here' ? 'hourglass' : 'offline'} mood="calm">
      <span>{sentence(name)}</span>
      {state !== 'reconnecting' && (
        <Button size="small" look="quiet" icon="bell" disabled={hasNudged.value} onClick={() => void nudge()}>
          {words.nudge}
        </Button>
      )}
      {state === 'away' && (
        <Button size="small" look="quiet" icon="bot" onClick={() => void letBotPlay()}>
          {words.letBotPlay}
        </Button>
      )}
    </Banner>
  );
}
