import type { LobbyView } from '@mirabilia/protocol';
import { titleOf } from '../app/home/match-line.tsx';
import { instanceName } from '../app/instance.ts';
import { matchPath } from '../app/routes.ts';
import { offerBigScreen } from '../tv/big-screen-offer.tsx';
import { Button } from '../ui/button.tsx';
import { CopyLink } from '../ui/copy-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { Qr } from '../ui/qr.tsx';
import { appWords } from '../words/index.ts';
import css from './lobby.module.css';

/** The link, the code and the QR code: three ways to the same table. */
export function Invite({ lobby }: { readonly lobby: LobbyView }) {
  const { lobby: words, share, bigScreen } = appWords.value;
  const link = `${location.origin}${matchPath(lobby.code)}`;
  const shared = { title: instanceName.value, text: words.shareText(titleOf(lobby.game)), url: link };
  const hasShareSheet = 'share' in navigator && navigator.canShare?.(shared) === true;
  return (
    <Panel title={words.invite}>
      <p class={css.soft}>{words.inviteHint}</p>
      <div class={css.invite}>
        <Qr text={link} label={words.qr} />
        <div class={css.inviteWords}>
          <p>
            <span class={css.codeLabel}>{words.code}</span>
            <br />
            <span class={css.code}>{lobby.code}</span>
          </p>
          <CopyLink label={words.linkLabel} link={link} action={words.copyLink} />
          {hasShareSheet && (
            // Closing the share sheet without a choice is no error.
            <Button icon="share" onClick={() => navigator.share(shared).catch(() => undefined)}>
              {share}
            </Button>
          )}
          <Button icon="screen" onClick={offerBigScreen}>
            {bigScreen}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
