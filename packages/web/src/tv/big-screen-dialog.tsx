// How to get the table onto a television: type a short address and a code there, or open it here and cast it.

import { tvPath } from '../app/routes.ts';
import type { MatchView } from '../match/link.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CopyLink } from '../ui/copy-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { common } from '../words/index.ts';
import css from './big-screen-dialog.module.css';
import { isBigScreenOffered } from './big-screen-offer.tsx';
import { tv } from './words/index.ts';

export const ready = (): Promise<unknown> => tv.ready();

export default function BigScreenDialog({ link }: { readonly link: MatchView }) {
  const lobby = link.lobby.value;
  const { words } = tv;
  if (lobby === undefined) return null;
  const path = tvPath(lobby.code === '' ? lobby.id : lobby.code);
  const close = () => {
    isBigScreenOffered.value = false;
  };
  return (
    <Dialog isOpen title={common.words.bigScreen} onClose={close}>
      <div class={css.offer}>
        <p>{words.hint}</p>
        {lobby.code !== '' && (
          <p>
            {words.how(`${location.host}/tv`)}
            <b class={css.code}>{lobby.code}</b>
          </p>
        )}
        <CopyLink
          label={common.words.lobby.linkLabel}
          link={`${location.origin}${path}`}
          action={words.link}
        />
        <ButtonLink look="primary" icon="screen" href={path} target="_blank" onClick={close}>
          {words.here}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
