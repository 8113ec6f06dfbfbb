// How to join with a phone: a QR code for its camera, or a code to type.

import type { LobbyView } from '@mirabilia/protocol';
import { matchPath } from '../app/routes.ts';
import { Qr } from '../ui/qr.tsx';
import { appWords, tableWords } from '../words/index.ts';
import css from './join-panel.module.css';

interface Props {
  readonly lobby: LobbyView;
  /** Large in the lobby; in a corner at the table. */
  readonly look: 'large' | 'corner';
}

export function JoinPanel({ lobby, look }: Props) {
  const { tv: words } = tableWords.value;
  const link = `${location.origin}${matchPath(lobby.code === '' ? lobby.id : lobby.code)}`;
  return (
    <aside class={css.way} data-look={look} aria-label={look === 'large' ? words.scan : words.scanLater}>
      <div class={css.qr}>
        <Qr text={link} label={appWords.value.lobby.qr} />
      </div>
      <p class={css.words}>
        <b class={css.scan}>{look === 'large' ? words.scan : words.scanLater}</b>
        {lobby.code !== '' && (
          <>
            {look === 'large' && <span class={css.or}>{words.orType(location.host)}</span>}
            <span class={css.code}>{lobby.code}</span>
          </>
        )}
      </p>
    </aside>
  );
}
