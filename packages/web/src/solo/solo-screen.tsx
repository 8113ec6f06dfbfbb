// The screen of a match that is stored in this browser.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isDailyMatch } from '../daily/attempts.ts';
import { LinkBanner, Renewal } from '../match/link-banner.tsx';
import { Refused, SceneOf } from '../match/scenes.tsx';
import { useSounds } from '../sound/player.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Notice } from '../ui/notice.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { appWords } from '../words/index.ts';
import { LocalMatch } from './local-match.ts';

const DailyBanner = lazy(
  () => import('../daily/daily-banner.tsx'),
  () => null,
);

export default function SoloScreen({ match }: { readonly match: string }) {
  const opened = useSignal<LocalMatch | undefined>(undefined);
  useEffect(() => {
    const link = new LocalMatch(match);
    opened.value = link;
    return () => link.close();
  }, [match, opened]);
  const link = opened.value;
  if (link === undefined) return <Waiting hasFailed={false} />;
  const lobby = link.lobby.value;
  const state = link.state.value;
  if (lobby === undefined && state.kind === 'refused') return <Refused why={state.why} />;
  if (lobby === undefined && state.kind === 'elsewhere') return <Elsewhere takeOver={state.takeOver} />;
  return (
    <>
      {lobby === undefined ? <Waiting hasFailed={false} /> : <Played game={lobby.game} link={link} />}
      {state.kind === 'live' ? <Renewal /> : <LinkBanner link={link} />}
      {link.end.value !== undefined && isDailyMatch(match) && <DailyBanner />}
    </>
  );
}

function Played({ game, link }: { readonly game: string; readonly link: LocalMatch }) {
  useSounds(link);
  return <SceneOf game={game} link={link} />;
}

function Elsewhere({ takeOver }: { readonly takeOver: () => void }) {
  const words = appWords.value;
  return (
    <Notice title={words.link.elsewhere}>
      <Button look="primary" icon="play" onClick={takeOver}>
        {words.link.takeOver}
      </Button>
      <ButtonLink icon="home" href="/">
        {words.home}
      </ButtonLink>
    </Notice>
  );
}
