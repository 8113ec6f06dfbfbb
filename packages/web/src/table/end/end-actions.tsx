import type { Result } from '@mirabilia/kernel';
import type { LobbyView } from '@mirabilia/protocol';
import { useSignal } from '@preact/signals';
import { go } from '../../app/routes.ts';
import type { MatchLink } from '../../match/link.ts';
import { talk } from '../../match/words/index.ts';
import type { Trouble } from '../../net/http.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { common } from '../../words/index.ts';
import css from './score.module.css';
import { ending } from './words/index.ts';

interface Props {
  readonly link: MatchLink;
  readonly onClose: () => void;
  readonly onChat?: (() => void) | undefined;
}

/** What can be done when it is over. */
export function EndActions({ link, onClose, onChat }: Props) {
  const { score: words } = ending.words;
  const busy = useSignal<'rematch' | 'record' | undefined>(undefined);
  const lobby = link.lobby.value;
  const rematch = lobby?.rematch ?? null;

  async function during<T>(
    what: 'rematch' | 'record',
    call: Promise<Result<T, Trouble>>,
  ): Promise<T | undefined> {
    busy.value = what;
    const answer = await call;
    busy.value = undefined;
    if (answer.ok) return answer.value;
    toast(common.words.troubles[answer.refusal.code], 'bad');
    return undefined;
  }
  const playAgain = async (): Promise<void> => {
    const next = await during('rematch', link.rematch());
    if (next !== undefined) go(link.pathOf(next));
  };
  const save = async ({ id, code }: LobbyView): Promise<void> => {
    const record = await during('record', link.record());
    if (record === undefined) return;
    download(`mirabilia-${code || id || lobby?.game}.json`, JSON.stringify(record, null, 1));
    toast(words.exported, 'good');
  };

  return (
    <div class={css.actions}>
      <Button icon="back" onClick={onClose}>
        {words.toTable}
      </Button>
      {onChat !== undefined && (
        <Button icon="chat" onClick={onChat}>
          {talk.words.title}
        </Button>
      )}
      {link.replayPath !== undefined && (
        <ButtonLink icon="play" href={link.replayPath}>
          {words.replay}
        </ButtonLink>
      )}
      {lobby !== undefined && (
        <Button icon="download" isBusy={busy.value === 'record'} onClick={() => void save(lobby)}>
          {words.exportRecord}
        </Button>
      )}
      <ButtonLink icon="home" href="/">
        {common.words.home}
      </ButtonLink>
      {rematch !== null ? (
        <Button look="primary" icon="door" onClick={() => go(link.pathOf({ id: rematch, code: '' }))}>
          {words.joinRematch}
        </Button>
      ) : (
        lobby !== undefined &&
        lobby.you.seat !== null && (
          <Button
            look="primary"
            icon="refresh"
            isBusy={busy.value === 'rematch'}
            onClick={() => void playAgain()}
          >
            {words.rematch}
          </Button>
        )
      )}
    </div>
  );
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the address by then.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
