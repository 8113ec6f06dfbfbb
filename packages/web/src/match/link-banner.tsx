// How it stands with the connection, when there is something to say about it.

import { useSignal } from '@preact/signals';
import { isRenewable, renew } from '../app/service-worker.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { appWords } from '../words/index.ts';
import { troubleText } from '../words/trouble-text.ts';
import { Banner } from './banner.tsx';
import type { MatchLink } from './link.ts';

/** A bot keeps my seat: the match goes on without me until I come back. */
function KeptByBot({ link }: { readonly link: MatchLink }) {
  const words = appWords.value;
  const takeBack = async () => {
    const answer = await link.takeBack();
    if (!answer.ok) toast(troubleText(answer.refusal), 'bad');
  };
  return (
    <Banner icon="bot" mood="calm">
      <span>{words.link.keptByBot}</span>
      <Button size="small" look="primary" onClick={takeBack}>
        {words.link.takeBack}
      </Button>
    </Banner>
  );
}

/** `onLater`: where nothing depends on it, it can wait. */
export function Outdated({ onLater }: { readonly onLater?: () => void }) {
  const words = appWords.value;
  return (
    <Banner icon="info" mood="bad">
      <span>{words.link.outdated}</span>
      <Button size="small" look="primary" icon="refresh" onClick={renew}>
        {words.reload}
      </Button>
      {onLater !== undefined && (
        <Button size="small" look="quiet" icon="close" aria-label={words.close} onClick={onLater} />
      )}
    </Banner>
  );
}

/** A newer page waits; what is played on this device goes on with either. */
export function Renewal() {
  const isLater = useSignal(false);
  if (!isRenewable.value || isLater.value) return null;
  return (
    <Outdated
      onLater={() => {
        isLater.value = true;
      }}
    />
  );
}

export function LinkBanner({ link }: { readonly link: MatchLink }) {
  const words = appWords.value;
  const state = link.state.value;
  switch (state.kind) {
    case 'connecting':
      return (
        <Banner icon="hourglass" mood="calm" isPatient>
          <span>{words.link.connecting}</span>
        </Banner>
      );
    case 'reconnecting':
      return (
        <Banner icon="refresh" mood="bad" isPatient>
          <span>{state.isRestarting ? words.link.restarting : words.link.reconnecting}</span>
        </Banner>
      );
    case 'stalled':
      return (
        <Banner icon="hourglass" mood="bad" isPatient>
          <span>{words.link.stalled}</span>
        </Banner>
      );
    case 'elsewhere':
      return (
        <Banner icon="info" mood="bad">
          <span>{words.link.elsewhere}</span>
          <Button size="small" look="primary" onClick={state.takeOver}>
            {words.link.takeOver}
          </Button>
        </Banner>
      );
    case 'outdated':
      return <Outdated />;
    case 'refused':
      return (
        <Banner icon="warning" mood="bad">
          <span>{troubleText(state.why)}</span>
          <ButtonLink size="small" icon="home" href="/">
            {words.home}
          </ButtonLink>
        </Banner>
      );
    case 'live': {
      const seat = link.update.value?.seat ?? null;
      const isKept = seat !== null && link.controllers.value[seat] === 'bot' && link.end.value === undefined;
      return isKept ? <KeptByBot link={link} /> : null;
    }
  }
}
