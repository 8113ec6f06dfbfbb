// How to show the table on a television: enter a short address and a code there, or open it here and cast it.

import { tvPath } from '../app/routes.ts';
import type { MatchView } from '../match/link.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CopyLink } from '../ui/copy-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { appWords, tableWords } from '../words/index.ts';
import css from './big-screen-dialog.module.css';
import { isBigScreenOffered } from './big-screen-offer.tsx';

export const ready = (): Promise<unknown> => tableWords.ready();

export default function BigScreenDialog({ link }: { readonly link: MatchView }) {
  const lobby = link.lobby.value;
  const { tv: words } = tableWords.value;
  if (lobby === undefined) return null;
  const path = tvPath(lobby.code === '' ? lobby.id : lobby.code);
  const close = () => {
    isBigScreenOffered.value = false;
  };
  return (
    <Dialog isOpen title={appWords.value.bigScreen} onClose={close}>
      <div class={css.offer}>
        <p>{words.hint}</p>
        {lobby.code !== '' && (
          <p>
            {words.how(`${location.host}/tv`)}
            <b class={css.code}>{lobby.code}</b>
          </p>
        )}
        <CopyLink
          label={appWords.value.lobby.linkLabel}
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
